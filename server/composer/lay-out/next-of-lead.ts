import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { shownOrTimed } from '../material/holds-fact.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { speaksOfSomebody } from '../material/speaks-of-somebody.ts'
import type { Statement } from '../material/statement.ts'
import { leastIntroduction } from './introduction.ts'
import { type Lead, longestLead } from './lead-under.ts'

/** From 0 to 1. */
const leastOffer = 0.5

/** "Quiet, natural pictures, no posing.": the sentence behind an introduction the headline says all of. */
export function remarkBehind(
  reading: Reading,
  statements: readonly Statement[],
  told: readonly (Statement | undefined)[],
): readonly Statement[] {
  const all = statements.filter(({ role }) => !asked.has(role))
  const sentences = [...Map.groupBy(all, ({ sentence }) => sentence).values()]
  const at = sentences.findIndex((parts, i) => i > 0 && parts.some(({ untold }) => untold > 0))
  const isSaid = ([one]: readonly Statement[]) => one?.untold === 0 || told.includes(one)
  if (at < 0 || !sentences.slice(0, at).every(isSaid)) return []
  const parts = statements.filter(({ sentence }) => sentence === sentences[at]?.[0]?.sentence)
  const [start, end] = [parts[0]?.span[0] ?? 0, parts.at(-1)?.span[1] ?? 0]
  const { raw } = reading.text
  const isWhole = /[.!?。！？\n]\s*$/.test(raw.slice(0, start)) && /^[.!。！]/.test(raw.slice(end))
  const isDenial = tagAt(reading.text, start, 'words.negations') !== undefined
  const isPlain = shownOrTimed.every((kind) => countClaims(reading, [start, end], kind) === 0)
  // "Boiler repairs, leaks, new bathrooms" is a list of what they do.
  const isList =
    parts.length > 1 && parts.every(({ span }) => chanceOf(reading, span, ['offer']) >= leastOffer)
  const says =
    parts.every((part) => tellsMore(reading, part) && !part.list) &&
    // "Do not forget your booklet" further down is none.
    (at === 1 || parts.every(({ section }) => section !== 'rule')) &&
    parts.reduce((sum, { words }) => sum + words, 0) >= leastIntroduction
  const fits = isWhole && isPlain && end - start <= longestLead
  return says && fits && !isDenial && !isList ? parts : []
}

/** Letters of a lead that leaves room for what follows it, and of both together. */
const shortLead = 150
const longestPair = 320

/** What a brief says first of what it has introduced: "It tells you when the tide turns at 140 beaches." */
export function nextOfLead(
  reading: Reading,
  { words, statement }: Lead,
  statements: readonly Statement[],
): readonly Statement[] {
  if (!statement || words.text.length > shortLead) return []
  const next = statements.find(({ at }) => at === statement.at + 1)
  if (!next || !isProse(reading, statement) || !isProse(reading, next)) return []
  const isAlone = statements.every((one) => one === next || one.sentence !== next.sentence)
  const [start, end] = next.span
  const isPlain = shownOrTimed.every((kind) => countClaims(reading, next.span, kind) === 0)
  const fits = words.text.length + end - start <= longestPair
  return tellsMore(reading, next) && isPlain && fits && isAlone ? [next] : []
}

const more: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'process', 'kind', 'audience'])

/** What it does or has; who they are is told in a section of its own. */
const tellsMore = (reading: Reading, statement: Statement): boolean =>
  more.has(statement.role) ||
  (statement.section === 'story' && !speaksOfSomebody(reading, statement))

/** A sentence written with its capital and its stop. */
function isProse({ text: { raw } }: Reading, { words, span, list }: Statement): boolean {
  const isWritten = isDense(raw.slice(...span)) || /^\P{L}*\p{Lu}/u.test(raw.slice(...span))
  return words > leastIntroduction && !list && isWritten && /^[.!。！]/.test(raw.slice(span[1]))
}
