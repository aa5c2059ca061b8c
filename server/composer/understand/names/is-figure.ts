import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase } from '../match-phrases.ts'
import type { Run } from '../name-words.ts'
import { readDates } from '../read-dates.ts'

/** Whether it is a day, a time or a sum, and so no name. */
export function isFigure(
  folded: string,
  run: Pick<Run, 'start' | 'end'>,
  lexicon: Lexicon,
): boolean {
  const source = folded.slice(run.start, run.end)
  return isDay(source, lexicon) || isTime(source) || holdsSum(folded, run)
}

/** "Mon-Sat 9-5", "5 December": when it is open or on is no name. */
function isDay(folded: string, lexicon: Lexicon): boolean {
  // "open Tuesdays"
  if (lexicon.hours.days.some((days) => isPhrase(days, folded))) return true
  if (!/\d/.test(folded)) return false
  const [first = ''] = folded.split(/[\s–-]/)
  const [date] = readDates(folded, lexicon)
  const isDate = date?.start === 0 && date.end === folded.length
  return isDate || lexicon.hours.days.some((days) => isPhrase(days, first))
}

/** "Fete on 14 June, 2pm.": when it begins. */
const isTime = (folded: string): boolean =>
  /^\d{1,2}(?:[:.h]\d\d|(?:[:.]\d\d)? ?(?:[ap]\.?m\.?|h|hrs?|uhr|uur|ore|heures|horas))$/.test(
    folded,
  )

/** "Tagliatelle 11,50 €", "Tagessatz 550 Euro", "Start 9 Uhr": a sum or a time, whole or cut, is in no name. */
function holdsSum(folded: string, { start, end }: Pick<Run, 'start' | 'end'>): boolean {
  const source = folded.slice(start, end)
  if (!/\d/.test(source)) return / r$/.test(source) && folded[end] === '$'
  const cut =
    /\d$/.test(source) &&
    /^(?:[.,]\d| ?(?:€|£|\$|kg\b|%)| (?:bis|to|till|tot|a|ate) \d)/.test(folded.slice(end, end + 8))
  return (
    cut ||
    /\d ?(?:€|£|\$|(?:euros?|eur|uhr|uur|heures|horas|ore)\b)/.test(
      source + (folded.slice(end, end + 6).split('. ')[0] ?? ''),
    )
  )
}
