import { isDense } from '#server/reader/text/is-dense.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText } from './evidence.ts'

interface Place {
  start: number
  end: number
}

/** Where a text gives something away. */
export function giftsIn(said: SaidText): Place[] {
  const words = [
    ...tagsIn(said, 0, said.raw.length, 'money.free'),
    ...evidenceIn(said, 'free'),
    ...deniedFees(said),
    ...deniedPay(said),
  ]
  // "8,800円" holds no "0円".
  return words.filter(
    ({ start }) =>
      !/\d[.,]?$/.test(said.folded.slice(0, start)) || !/^\d/.test(said.folded.slice(start)),
  )
}

/** 참가비 없음, "geen inschrijfgeld": a fee that there is not; a car park that there is not is no gift. */
function deniedFees(said: SaidText): Place[] {
  const isEmpty = (from: number, to: number) =>
    from <= to && to - from <= 1 && said.folded.slice(from, to).trim() === ''
  const fees = [...evidenceIn(said, 'fees'), ...evidenceIn(said, 'charges')].map(
    ({ start, end }) => {
      // "Voorrijkosten": the end of a word tells that all of it is one.
      const word = said.tokens.find((token) => token.start <= start && end <= token.end)
      return { start: isDense(said.raw) ? start : (word?.start ?? start), end }
    },
  )
  return evidenceIn(said, 'none').filter(({ start, end }) =>
    fees.some((fee) => isEmpty(fee.end, start) || isEmpty(end, fee.start)),
  )
}

/** What stands between a "no" and what it denies, in words; in letters where they are not parted. */
const between = 2
const betweenUnspaced = 6

/** "Nobody pays a cent", "no se les cobra nada": a "no" and a word for paying in one clause. */
function deniedPay(said: SaidText): Place[] {
  const denials = [
    ...evidenceIn(said, 'none'),
    ...tagsIn(said, 0, said.raw.length, 'words.negations'),
  ]
  return evidenceIn(said, 'paying').flatMap((paying) =>
    denials
      .filter((denial) => isOneClause(said, ...ordered(paying, denial)))
      .map((denial) => ({
        start: Math.min(paying.start, denial.start),
        end: Math.max(paying.end, denial.end),
      })),
  )
}

const ordered = (one: Place, other: Place): [from: number, to: number] =>
  one.start < other.start ? [one.end, other.start] : [other.end, one.start]

function isOneClause({ folded, tokens }: SaidText, from: number, to: number): boolean {
  const said = folded.slice(from, to)
  if (from > to || /[\d.,;:!?\n()。、]/.test(said)) return false
  if (isDense(folded.slice(from - 1, to))) return said.length <= betweenUnspaced
  return tokens.filter(({ start, end }) => start >= from && end <= to).length <= between
}
