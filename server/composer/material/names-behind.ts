import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Unit } from './units.ts'

/** "On behalf of the children, | Ann, | Tom and Liz": names behind a comma say who was meant before it. */
export function withNamesBehind(reading: Reading, units: readonly Unit[]): Unit[] {
  const joined: Unit[] = []
  for (const unit of units) {
    const before = joined.at(-1)
    if (before && (areNamesBehind(reading, unit, before) || isUntilBehind(reading, unit, before)))
      joined.splice(-1, 1, { ...before, span: [before.span[0], unit.span[1]] })
    else joined.push(unit)
  }
  return joined
}

const ofPeople: readonly Unit['role'][] = ['person', 'audience']

function areNamesBehind({ text }: Reading, unit: Unit, before: Unit): boolean {
  const { role, span, sentence, list } = unit
  const between = text.raw.slice(before.span[1], span[0])
  const isBehind = before.sentence === sentence && /^,\s*$/.test(between)
  if (!isBehind || list || !ofPeople.includes(role) || !ofPeople.includes(before.role)) return false
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const isName = (from: number) => /^\p{Lu}\p{Ll}/u.test(text.raw.slice(from))
  return words.every(({ start, end }) => isName(start) || isFunctionWord(text, start, end))
}

/** "Confirm with Ana on 378 555 0142 | before 25 October": until when one rings stands behind the number. */
function isUntilBehind({ text, contacts }: Reading, { span }: Unit, before: Unit): boolean {
  const isNext = /^ +$/.test(text.raw.slice(before.span[1], span[0]))
  const endsWithWay = contacts.some((way) => way.span[1] === before.span[1])
  return isNext && endsWithWay && tagAt(text, span[0], 'dates.until') !== undefined
}
