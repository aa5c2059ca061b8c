import { dataOf } from '../language.ts'
import { remembered, rememberedOf } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import { dictationWords } from './dictation-words.ts'

/** A word that says a number, or a part of one. */
export interface NumberForm {
  text: string
  value: number
  /** Multiplies what stands before it. */
  isScale: boolean
  /** Another is glued to it: "trent|uno". */
  isStem: boolean
}

export interface NumberLexicon {
  /** By their first letter, the longest first. */
  forms: ReadonlyMap<string, readonly NumberForm[]>
  joins: readonly string[]
  unitsFirst: readonly string[]
}

/** Hyphens stand for spaces: "quatre-vingt-dix", "quatre vingt dix". As long as the text. */
export const numberText = (text: string): string => fold(text).replace(/[-\u00a0]/g, ' ')

/** The same of a whole brief, in which every time and sum may go on in words. */
export const numberTextOf = rememberedOf(({ raw }: TaggedText): string => numberText(raw))

/** The words of a language for numbers: those of its hours and its money, and those only sums have. */
export const numberLexicon = remembered((code: string): NumberLexicon | null => {
  const words = dictationWords(code)
  if (!words) return null
  const { hours, money } = dataOf(code)
  const counted = [hours.spoken?.numbers ?? [], money.numerals].flatMap((list) =>
    list.flatMap((said, at) => said.map((word) => formOf(word, at + 1, false))),
  )
  const listed = (lists: Readonly<Record<string, readonly string[]>>, isScale: boolean) =>
    Object.entries(lists).flatMap(([value, said]) =>
      said.map((word) => formOf(word, Number(value), isScale)),
    )
  const all = [
    ...counted,
    ...listed(words.numbers, false),
    ...listed(words.scales, true),
    ...listed(money.scales, true),
  ].toSorted((one, other) => other.text.length - one.text.length)
  return {
    forms: Map.groupBy(all, ({ text }) => text[0] ?? ''),
    joins: words.joins.map(numberText),
    unitsFirst: words.unitsFirst.map(numberText),
  }
})

function formOf(written: string, value: number, isScale: boolean): NumberForm {
  const isStem = written.endsWith('*')
  return { text: numberText(isStem ? written.slice(0, -1) : written), value, isScale, isStem }
}
