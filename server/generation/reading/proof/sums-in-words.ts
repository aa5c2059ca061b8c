import { cardinalsAt } from '#server/reader/dictation/cardinals.ts'
import { numberLexicon, numberTextOf } from '#server/reader/dictation/number-lexicon.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { SaidText } from './evidence.ts'
import type { SpeltNumber } from './spelt-numbers.ts'
import type { WrittenSum } from './written-sums.ts'

const million = 1_000_000
/** A sign of money says so, and millions do. */
export const isMoney = ({ signs, values }: WrittenSum): boolean =>
  signs.length > 0 || values.some((value) => value >= million)

/** "1 millón 200 mil": what stands right behind millions is added to them. */
export function together(sums: readonly WrittenSum[]): WrittenSum[] {
  return sums.flatMap((whole) =>
    sums
      .filter(({ start }) => start === whole.end + 1)
      .flatMap((rest): WrittenSum[] => {
        const [most = 0, more = 0] = [Math.max(...whole.values), Math.max(...rest.values)]
        const isWhole = most >= million && most % million === 0
        // "1 millón 200": its thousands are left out.
        const thousands = more >= 100 && more < 1000 ? more * 1000 : more
        const isPart = isWhole && thousands >= 1000 && thousands < million
        return isPart ? [{ ...rest, start: whole.start, values: [most + thousands] }] : []
      }),
  )
}

/** "Forty", "two hundred and ten": numbers in words, each as long as it goes. */
export const numbersInWords = rememberedOf((said: SaidText): SpeltNumber[] => {
  const lexicon = numberLexicon(said.language.code)
  if (!lexicon || isDense(said.raw)) return []
  const text = numberTextOf(said)
  const found = said.tokens.flatMap(({ start, kind }) =>
    kind === 'word' ? cardinalsAt(text, start, lexicon).slice(-1) : [],
  )
  return found.filter(({ start }, at) => !found.slice(0, at).some(({ end }) => end > start))
})
