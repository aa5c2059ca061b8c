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
