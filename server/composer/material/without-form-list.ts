import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { isForReaders, namesPage } from './asked-of-builder.ts'
import { formList } from './form-list.ts'
import { countClaims } from './requests.ts'
import type { Unit } from './units.ts'

/** Words behind the list that are a sentence of their own. */
const leastBehind = 3

/**
 * Units without what the form of the page asks: "Reply by 15 July | through a form: name, how many" is
 * told up to there, and "Book through a form: name, date" by the form alone.
 */
export function withoutFormList(reading: Reading, units: readonly Unit[]): Unit[] {
  const form = formList(reading)
  if (!form || form.isNamed) return [...units]
  const { raw } = reading.text
  // Where the verb stands last, the clause ends behind the word for the form.
  const isVerbLast =
    isUnspaced(raw[form.span[0]]) || /\p{Script=Hangul}/u.test(raw[form.span[0]] ?? '')
  const from = isVerbLast ? form.mark : form.lead
  return units.map((unit) => {
    const [start, end] = unit.span
    if (start >= form.span[1] || end <= from) return unit
    const behind: Span = [Math.min(end, form.span[1]), end]
    const goesOn = tokensIn(reading.text, ...behind).filter(({ kind }) => kind === 'word')
    if (goesOn.length >= leastBehind) return unit
    const head = trimmed(raw, [start, Math.max(start, from)])
    const isDated = countClaims(reading, head, 'date') > 0
    if (isDated) return { ...unit, span: head }
    const isCounted = counts(reading, [start, Math.max(start, form.lead)])
    const told = isVerbLast && isCounted ? head : clausesBefore(reading, head)
    return told ? { ...unit, span: told, role: 'policy' } : { ...unit, role: 'instruction' }
  })
}

/** Words of clauses before that tell something: "For bookings, a form: …" only asks. */
const leastBefore = 4

/** "The hall seats ninety, | so people should book by form: …": why is told, and what the form asks is not. */
function clausesBefore(reading: Reading, [start, end]: Span): Span | null {
  const { text } = reading
  const mark = /^[\s\S]*(?=[,;–—、])/.exec(text.raw.slice(start, end))?.[0]
  const told = trimmed(text.raw, [start, start + (mark?.length ?? 0)])
  const words = tokensIn(text, ...told).filter(({ kind }) => kind === 'word')
  const isTold = words.length >= leastBefore && isForReaders(reading, told)
  return isTold || counts(reading, told) ? told : null
}

/** "There are 12 seats": a number that no other fact is read from, and not of the page. */
function counts(reading: Reading, [start, end]: Span): boolean {
  if (namesPage(reading, [start, end])) return false
  const isRead = (at: number) => reading.claims.some(({ span }) => span[0] <= at && at < span[1])
  return [...reading.text.raw.slice(start, end).matchAll(/\d+/g)].some(
    ({ index }) => !isRead(start + index),
  )
}
