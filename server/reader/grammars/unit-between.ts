import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Amount } from './read-amounts.ts'
import { isPeriod, unitBehind } from './read-units.ts'

/** "Men 18 child 12": a unit with nothing between it and the next number is the next one's thing. */
export function unitBetween(text: TaggedText, amount: Amount, next: Amount | undefined) {
  const unit = unitBehind(text, amount.end)
  const between = unit && next && text.folded.slice(unit.end, next.start)
  const isLed = unit !== null && amount.currency !== null && isLedUnit(text, unit)
  const isThing = between?.trim() === '' && !isLed
  // "16 cut n blow dry 24": behind a bare number only a time is surely a unit.
  const isNext =
    unit && between && !amount.currency && !isPeriod(unit.unit) && !/[,;\n/|•·(（]/.test(between)
  // "2 horas $80 hora extra $25": neither "a" nor "per" makes it the unit of what stands before it.
  const isBare =
    between && amount.currency && !isLed && /^ \p{L}[^,;\n/|•·(（、]*$/u.test(between)
      ? !tagAt(text, unit.end + 1, 'money.divide')
      : false
  return isThing || isNext || isBare ? null : unit
}

/** "£35 an hour £200 a day", "30 €/Std.": a word or stroke ties it to the sum before it. */
const isLedUnit = (text: TaggedText, { start }: { start: number }): boolean =>
  /[/／]/.test(text.raw.slice(start - 1, start + 1)) ||
  ['words.articles', 'words.prepositions', 'money.per'].some((tag) => tagAt(text, start, tag))
