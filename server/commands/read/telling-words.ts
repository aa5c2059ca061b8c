import { languageOf } from '#server/reader/language.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { isSameWord } from '../told-times/page-times.ts'
import { type Clause, isSoft, means } from './clause.ts'

/** Words of the wish that say what it is of, folded. */
export function tellingWords({ wish: { text, marks } }: Clause): string[] {
  const isAsking = (start: number) =>
    marks.some(
      (mark) =>
        mark.start <= start &&
        mark.end > start &&
        (isSoft(mark) || asking.some((tag) => means(mark, tag))),
    )
  return text.tokens
    .filter(
      ({ kind, start, end }) =>
        kind === 'word' &&
        end - start > (isGlued(text.raw[start]) ? 0 : 2) &&
        !isFunctionWord(text, start, end) &&
        !isAsking(start),
    )
    .map(({ text: word }) => fold(word))
    .filter((word) => !/\d/.test(word))
}
const asking = ['value.', 'hours.', 'do.', 'words.', 'nouns.date', 'nouns.events']

/** Those that are nowhere in what the page tells there. */
export function strangers(clause: Clause, told: string): string[] {
  const { page } = clause.wish
  const text = tagText(told, languageOf(page.base))
  const said = text.tokens.map(({ text: word }) => fold(word))
  return tellingWords(clause).filter((word) => !said.some((one) => isSameWord(one, word)))
}
