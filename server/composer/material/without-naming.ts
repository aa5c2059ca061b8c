import { namingAround } from '#server/reader/candidates/naming-cues.ts'
import { pageNaming } from '#server/reader/facts/page-naming.ts'
import type { Reading } from '#server/reader/read.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Unit } from './units.ts'

/** Letters left of a sentence that tell nothing by themselves. */
const leastTold = 2

/** "My name is Ann | and the page can be called Ann's Sums": the name is used, and nobody is told of it. */
export function withoutNaming(reading: Reading, units: readonly Unit[]): Unit[] {
  const { text } = reading
  const naming = pageNaming(text)
  if (!naming) return units.map((unit) => withoutOutright(reading, withoutCalled(reading, unit)))
  const [from, to] = naming.span
  return units.map((unit) => {
    const [start, end] = unit.span
    if (end <= from || start >= to) return unit
    const before = text.raw.slice(start, Math.max(start, from)).trim()
    if (before.length > leastTold) return { ...unit, span: [start, from] }
    const behind = text.raw.slice(Math.min(end, to), end).trim()
    if (behind.length > leastTold) return { ...unit, span: [to, end] }
    return { ...unit, role: 'instruction' }
  })
}

/** "Marrow Lane is the name, | we do veg boxes": a clause that tells nothing else, or remarks on it in brackets, is above the page. */
function withoutOutright(reading: Reading, unit: Unit): Unit {
  const [start, end] = unit.span
  const to = beforeOutright(reading, unit.span)
  if (to !== undefined) return { ...unit, span: [start, to] }
  const from = behindOutright(reading, unit.span)
  if (from === undefined) return unit
  return end - from > leastTold ? { ...unit, span: [from, end] } : { ...unit, role: 'instruction' }
}

/** Whether a statement tells the name and nothing else. */
export function tellsOnlyName(reading: Reading, span: Span): boolean {
  const from = behindOutright(reading, span)
  return from !== undefined && span[1] - from <= leastTold
}

/** "We are the Tibbo family, | it's called Bite Me": the name ends a sentence that says something else before. */
function beforeOutright(
  { text, facts: { name } }: Reading,
  [start, end]: Span,
): number | undefined {
  const clause = name && namingAround(text, name.span)
  if (!clause || clause[0] <= start || clause[1] > end) return undefined
  const comma = /(?<=[\p{L}\d])\s*[,;]\s*$/u.exec(text.raw.slice(start, clause[0]))
  const isLast = /^["'’”»」』]?\s*$/u.test(text.raw.slice(clause[1], end))
  // "So, it's called Bite Me"
  const isTold =
    comma !== null &&
    comma.index > leastTold &&
    /\s/.test(text.raw.slice(start, start + comma.index))
  return isTold && isLast ? start + comma.index : undefined
}

/** Where what is told begins behind a clause that tells the name, where a statement begins with one. */
function behindOutright(
  { text, facts: { name } }: Reading,
  [start, end]: Span,
): number | undefined {
  const clause = name && namingAround(text, name.span)
  if (!clause || clause[0] < start || clause[1] > end) return undefined
  const [lead, rest] = [text.raw.slice(start, clause[0]), text.raw.slice(clause[1], end)]
  const mark = /^["'’”»」』]?\s*(?:\([^()\d]*\)\s*)?(?:[,;:.!–—、。]\s*|$)/u.exec(rest)?.[0]
  if (/[\p{L}\d]/u.test(lead) || mark === undefined) return undefined
  const from = clause[1] + mark.length
  const and = tagAt(text, from, 'words.conjunctions')
  return and && /^\s/.test(text.raw.slice(and.end)) ? and.end + 1 : from
}

/** 이름은 두레농원이구요 | 부사 10키로 5만원: typed without a mark, what is told begins behind the name. */
function withoutCalled({ text, facts: { name } }: Reading, unit: Unit): Unit {
  const [start, end] = unit.span
  if (!name || name.span[0] < start || name.span[1] >= end) return unit
  const leads = tagAt(text, start, 'names.before')
  const closes = tagAt(text, name.span[1], 'names.after')
  const isCalled = leads && text.raw.slice(leads.end, name.span[0]).trim() === ''
  const rest = closes && /^\p{L}*\s+/u.exec(text.raw.slice(closes.end, end))?.[0].length
  const from = rest ? closes.end + rest : end
  return isCalled && end - from > leastTold ? { ...unit, span: [from, end] } : unit
}
