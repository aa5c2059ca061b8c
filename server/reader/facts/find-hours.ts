import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import { parseHours } from '../grammars/hours/parse-hours.ts'
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
  const spans = pieces
    .filter(({ role }) => role === 'hours')
    .map(({ span }) => span)
    .filter((span) => lexHours(text, span, blocked).some(isTelling))
  const value = parseHours(text, spans, { blocked, nightly: nightly.has(industry) })
  if (!value || value.length > longest) return undefined
  const whole: Span = [Math.min(...spans.map(([at]) => at)), Math.max(...spans.map(([, at]) => at))]
  return found(value, whole, 0.9)
}

const isTelling = ({ kind, ...piece }: { kind: string; word?: string }): boolean =>
  kind === 'days' || kind === 'time' || piece.word === 'always'
