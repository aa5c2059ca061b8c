import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { speltNumbers } from './spelt-numbers.ts'

/** The year before the first of each Japanese era. */
const eras: Readonly<Record<string, number>> = {
  慶応: 1864,
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
}

/** Whether words say a year: in digits, by an era, or its last two digits behind "since". */
export function isYearSaid(year: number, said: SaidText): boolean {
  if (new RegExp(`(?<![\\d.,])${year}(?![.,]?\\d)`).test(said.folded)) return true
  return yearsOfEras(said.folded).includes(year) || isShortYearSaid(year, said)
}

function yearsOfEras(folded: string): number[] {
  const numbers = speltNumbers(folded)
  return Object.entries(eras).flatMap(([era, before]) =>
    [...folded.matchAll(new RegExp(`${era}\\s*(元|\\d{1,2})?`, 'g'))].flatMap(
      ({ 0: said, 1: digits, index }) => {
        if (digits) return [before + (digits === '元' ? 1 : Number(digits))]
        const spelt = numbers.find(({ start }) => start === index + said.length)
        return spelt ? [before + spelt.value] : []
      },
    ),
  )
}

function isShortYearSaid(year: number, said: SaidText): boolean {
  const short = String(year % 100).padStart(2, '0')
  const written = new RegExp(`(?<![\\d.,:])['’]?${short}(?![.,:]?\\d)`, 'g')
  const isRecent = year >= 1930 && year <= 2029
  const since = tagsIn(said, 0, said.raw.length, 'dates.since')
  // "Open since 12, 13 to 17 h": of the numbers the one beside it.
  return (
    isRecent &&
    [...said.folded.matchAll(written)].some(
      ({ index, 0: { length } }) =>
        evidenceIn(said, 'inYear').some(({ start }) => start === index + length) ||
        since.some(({ start, end }) =>
          end <= index
            ? !/\d/.test(said.folded.slice(end, index))
            : !/\d/.test(said.folded.slice(index + length, start)),
        ),
    )
  )
}
