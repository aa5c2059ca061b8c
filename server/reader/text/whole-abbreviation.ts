import type { Span } from './trim.ts'

/** Letters with a point each, of which one may be in the span already: "e.V.", "e. V.", "S.p.A." */
const begun = /(?<![\p{L}\p{N}])\p{L}$/u
const rest = /^\.(?:\s?\p{L}\.)+/u
const whole = /^\s\p{L}\.(?:\s?\p{L}\.)+/u

/** A stretch with the abbreviation it ends in, or that stands right behind it, to its last point. */
export function withWholeAbbreviation(raw: string, [start, end]: Span): Span {
  const isBegun = begun.test(raw.slice(start, end))
  const found = (isBegun ? rest : whole).exec(raw.slice(end))
  return [start, end + (found?.[0].length ?? 0)]
}
