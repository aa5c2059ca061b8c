import type { Span } from '../text/trim.ts'

/** Fewer may be sums: "9.30 soup, 10.00 pie". */
const leastTimes = 3
const earliest = 7 * 60

const dotted = /(?<=^|[.,;:!?\n]\s*)([01]?\d|2[0-3])\.(00|15|30|45)(?=\s\p{L})/gu

interface Dotted {
  span: Span
  minutes: number
}

/**
 * "9.30 welcome, 10.00 dough, 12.30 lunch": clock times with a dot, that only their order tells from
 * sums: each begins an entry, each is later than the one before, and one at least is no full hour.
 */
export function dottedTimes(said: string): Span[] {
  const all = [...said.matchAll(dotted)].map(
    ({ 0: written, 1: hour, 2: minute, index }): Dotted => ({
      span: [index, index + written.length],
      minutes: Number(hour) * 60 + Number(minute),
    }),
  )
  const isLater = ({ minutes }: Dotted, i: number) =>
    minutes > (all[i - 1]?.minutes ?? earliest - 1)
  const isDay = all.length >= leastTimes && all.every(isLater)
  return isDay && all.some(({ minutes }) => minutes % 60 > 0) ? all.map(({ span }) => span) : []
}
