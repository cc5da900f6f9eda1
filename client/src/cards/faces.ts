// The faces of the cards, drawn from their parts.
import type { Card } from '../wire'
import { kindOf, valueOf } from '../words/faces'
import { figure, shape } from './art'
import { niche, NICHE } from './goods'
import { moved } from './moved'
import { FACE, GOLD, PALETTE } from './palette'
import { circle, filled, tesserae } from './paths'
import { letteredPicture } from './pictures'
import { merchantFace } from './portraits'

/** The picture of a whole card, and of a small one. */
export const cardPicture = (face: Card): string =>
  letteredPicture(`card ${face}`, kindOf(face), '0 0 100 140', () => wholeCard(face))
export const miniPicture = (face: Card): string =>
  letteredPicture(`mini ${face}`, kindOf(face), '0 0 60 84', () => smallCard(face))

export function wholeCard(face: string): string {
  const kind = kindOf(face)
  if (kind === 'M') return merchant()
  const { g, on, 'on-shape': onShape } = PALETTE[kind]
  const value = valueOf(face)
  return (
    `<rect x=".6" y=".6" width="98.8" height="138.8" rx="9" fill="${FACE}" stroke="#b9a884" stroke-width="1.2"/>` +
    filled('M12 5H36.5V135H12A6 6 0 0 1 6 129V11A6 6 0 0 1 12 5Z', g) +
    figure(value, 9.2, 13, 24.5, on) +
    shape(kind, 7.4, 55, 28, on, onShape) +
    niche(kind, value)
  )
}

function merchant(): string {
  const { g, on } = PALETTE.M
  return (
    `<rect x=".9" y=".9" width="98.2" height="138.2" rx="9" fill="${g}" stroke="#d9ad57" stroke-width="1.8"/>` +
    figure('M', 8.5, 13, 25, on, 8.5) +
    shape('M', 6.4, 53, 30, on, on) +
    filled(NICHE, GOLD.deep) +
    `<path d="M46 129V38A21.5 22 0 0 1 89 38V129" fill="${GOLD.leaf}" stroke="${GOLD.light}" stroke-width="6" stroke-dasharray="5 1"/>` +
    tesserae(circle(67.5, 68, 21.5), '#7d2a5c', 3.4) +
    moved(merchantFace(true), 67.5 - 50 * 0.74, 72 - 50 * 0.74, 0.74)
  )
}

export function smallCard(face: string): string {
  const kind = kindOf(face)
  const { g, on, 'on-shape': onShape } = PALETTE[kind]
  const ground = `<rect x="1.2" y="1.2" width="57.6" height="81.6" rx="7" fill="${g}" stroke="${kind === 'M' ? '#d9ad57' : FACE}" stroke-width="2.4"/>`
  if (kind === 'M') return ground + moved(merchantFace(false), 30 - 50 * 0.54, 31 - 50 * 0.54, 0.54) + `<rect x="2.4" y="56" width="55.2" height="25.6" rx="5" fill="${g}"/>` + figure('M', 20, 57, 20, on, 9)
  return ground + figure(valueOf(face), 16, 9, 28, on) + shape(kind, 16, 52, 28, on, onShape)
}

/** The back of a card: one and the same for every hidden card. */
export const back = (): string =>
  `<rect x=".8" y=".8" width="58.4" height="82.4" rx="7" fill="#541840" stroke="#e2b654" stroke-width="1.6"/>` +
  '<path d="M8 77V34A22 24 0 0 1 52 34V77Z" fill="#6f2453" stroke="#d9ad57" stroke-width="3" stroke-dasharray="3 .8"/>' +
  '<path d="M30 34L41 52L30 70L19 52Z" fill="#d9ad57"/><path d="M30 43L35.5 52L30 61L24.5 52Z" fill="#541840"/>'

/** A coin, with what it is worth or a cross. */
export const coin = (worth: number | null): string =>
  `<circle cx="20" cy="20" r="18.5" fill="#f0c75e" stroke="${GOLD.deep}" stroke-width="2"/><circle cx="20" cy="20" r="14.5" fill="none" stroke="#a97912" stroke-width="2" stroke-dasharray="2 1.6"/>` +
  (worth === null ? `<path d="M18 11H22V18H29V22H22V30H18V22H11V18H18Z" fill="${GOLD.deep}"/>` : figure(worth, 12.5, 9.5, 15, '#3d2604', 8))
