import type { Random } from './random.ts'

/** The point at `reach` from a centre, in the direction of an angle in radians. */
export const around = (x: number, y: number, reach: number, angle: number) =>
  [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach)] as const

/** Angles in radians, evenly around from `start`. */
export const turns = (count: number, start: number) =>
  Array.from({ length: count }, (_, at) => start + (at / count) * Math.PI * 2)

/** Where a row of round things stands: one to a slot, none of them quite in the middle. */
export function slots(random: Random, w: number, h: number, share: number) {
  const count = Math.max(1, Math.round(w / (h * share)))
  const width = w / count
  return Array.from({ length: count }, (_, at) => ({
    at,
    x: width * (at + random.between(0.42, 0.58)),
    room: Math.min(width, h),
  }))
}
