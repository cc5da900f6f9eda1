"""Ratings over HTTP: what a game made of them, mine over time, and the leaderboard."""

from litestar import get

from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, my_table


@get("/rooms/{room:str}/ratings")
async def show_game_ratings(request: Asked, services: Ours, room: RoomId) -> wire.GameRatings:
    """Return whether a game counted and what it made of everybody's rating; final when its luck is known."""
    hosted, _person = await my_table(request, services, room)
    return await services.ratings.of_game(hosted.table.room)


@get("/me/rating")
async def my_rating(request: Asked, services: Ours) -> wire.RatingCourse:
    """Return my rating over time."""
    return await services.ratings.of_person(await services.identity.person(request.scope))


@get("/leaderboard")
async def show_leaderboard(request: Asked, services: Ours) -> wire.Leaderboard:
    """Return the leaderboard; it is read anew every few seconds."""
    return await services.ratings.leaderboard(await services.identity.person(request.scope))


handlers = (show_game_ratings, my_rating, show_leaderboard)
