import { literal } from '#shared/page/corrected-words.ts'
import type { Draft } from '../draft.ts'
import type { Span } from '../text/trim.ts'
import type { FoundPlace } from './find-place.ts'
import { found } from './found.ts'

/** What may stand between a street and its town, and behind the town. */
const codeBefore = String.raw`,? (?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3}| [A-Z]{2})? `
const codeBehind = String.raw`,? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b`

/**
 * "Studio in Erfurt, Lange Brücke 8, 99084 Erfurt", "in Ludlow, 12 Corve Street, Ludlow SY8 1DA": the address
 * has the town of its own, with its postcode, and is read as it stands.
 */
export function withTownOnce({ text: { raw }, towns }: Draft, place: FoundPlace): FoundPlace {
  const first = towns.find(({ start }) => start === place.span[0])
  const ahead = first && /^, (?=.*\d)/.exec(raw.slice(first.end, place.span[1]))?.[0].length
  const [street, town] = place.parts ?? (ahead ? [[first.end + ahead, place.span[1]]] : [])
  const name = town ? raw.slice(...town) : first && raw.slice(first.start, first.end)
  if (!street || !name) return place
  const own = new RegExp(
    `^[^.\\n]*?(?:${codeBefore}${literal(name)}|${literal(name)}${codeBehind})`,
  )
  const said = own.exec(raw.slice(street[0]))?.[0].length
  const isNear = said !== undefined && said <= street[1] - street[0] + mostBehindStreet
  if (!isNear) return place
  const span: Span = [street[0], street[0] + said]
  return { ...found(raw.slice(...span), span, place.confidence), kind: place.kind }
}

/** Letters of a postcode and a town. */
const mostBehindStreet = 40
