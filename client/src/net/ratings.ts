// The server's calls for ratings; only pages that show them load this.
import type { GameRatings, Leaderboard, RatingCourse } from '../wire'
import { call } from './api'

export const ofGame = (room: string) => call<GameRatings>(`/rooms/${encodeURIComponent(room)}/ratings`)
export const mine = () => call<RatingCourse>('/me/rating')
export const leaderboard = () => call<Leaderboard>('/leaderboard')
