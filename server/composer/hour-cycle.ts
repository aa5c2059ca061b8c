import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { HourCycle } from '#shared/regional-tag.ts'

/** 19:30, 09:00: nobody who counts to twelve writes so. */
const ofTwentyFour = /^(0\d|1[3-9]|2[0-4])(?=[^\d]|$)/

/** How the brief counts its hours; undefined where it tells none, or both. */
export function hourCycleOf({ text, claims }: Reading): HourCycle | undefined {
  const times = claims.filter(({ kind }) => kind === 'time')
  const isHalf = times.some(({ span }) =>
    ['hours.am', 'hours.pm'].some((half) => hasTag(text, ...span, half)),
  )
  const isFull = times.some(({ span }) => ofTwentyFour.test(text.raw.slice(...span)))
  if (isHalf === isFull) return undefined
  return isHalf ? 'h12' : 'h23'
}
