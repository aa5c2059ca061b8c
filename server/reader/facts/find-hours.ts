import type { Industry } from '#shared/page/industries.ts'
import type { Claim } from '../claims.ts'
import type { Draft } from '../draft.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import { parseHours } from '../grammars/hours/parse-hours.ts'
import { hasTag, type TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found } from './found.ts'

const nightly: ReadonlySet<Industry> = new Set(['bar', 'restaurant', 'event', 'music'])
const longest = 300

/**
 * The opening hours, where every statement about days and times is understood; what names neither
 * ("closed in August") stays a note beside them.
 */
export function findHours(
  { text, pieces, claims }: Draft,
  industry: Industry,
): Found<string> | undefined {
  const blocked = claims
    .filter(({ kind }) => kind === 'phone' || kind === 'money' || kind === 'date')
    .map(({ span }) => span)
  const told = pieces
    .filter(({ role }) => role === 'hours')
    .map(({ span }) => span)
    .filter((span) => lexHours(text, span, blocked).some(isTelling))
  const opening = told.filter((span) => !isOfSomethingElse(text, claims, span))
  const spans = opening.length > 0 ? opening : told
  const value = parseHours(text, spans, { blocked, nightly: nightly.has(industry) })
  if (!value || value.length > longest) return undefined
  const whole: Span = [Math.min(...spans.map(([at]) => at)), Math.max(...spans.map(([, at]) => at))]
  return found(value, whole, 0.9)
}

/**
 * "Classes for beginners: six weeks, £160, Tuesdays 7–9pm": beside other hours, those of a sentence
 * about a class, a concert or a sum are of it and no opening.
 */
function isOfSomethingElse(
  text: TaggedText,
  claims: readonly Claim[],
  [start, end]: Span,
): boolean {
  const { raw } = text
  const from = Math.max(raw.lastIndexOf('. ', start), raw.lastIndexOf('\n', start)) + 1
  const isPaid = claims.some(
    ({ kind, span }) => kind === 'money' && span[0] >= from && span[1] <= start,
  )
  return isPaid || hasTag(text, from, end, 'hours.notHours')
}

const isTelling = ({ kind, ...piece }: { kind: string; word?: string }): boolean =>
  kind === 'days' || kind === 'time' || piece.word === 'always'
