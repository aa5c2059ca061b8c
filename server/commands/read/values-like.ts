import { withFigure } from '#server/composer/corrected-prices.ts'
import { languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { isSameStem } from '../carry-out/closest-sentence.ts'
import { lastDay } from '../carry-out/date.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { pageValues, type ToldValue, valuesIn } from '../told-words/told-values.ts'
import { asking } from './asking.ts'
import { Clause } from './clause.ts'
import { markWish } from './mark-wish.ts'
import type { MarkedWish } from './marked-wish.ts'
import { speaksOfMoney } from './price-words.ts'
import { tellingWords } from './telling-words.ts'
import { asksOther, valueInPlace } from './value-in-place.ts'

/** Say that something is otherwise now. */
const changing = [
  ...['do.raise', 'do.lower', 'do.move', 'nouns.deadline', 'nouns.date', 'nouns.pricing'],
  ...['altered', 'starts', 'moved', 'putOff', 'instead', 'extends', 'only'].map(
    (word) => `words.${word}`,
  ),
]
const mostChoices = 3

/**
 * "The demonstration is put off to 20 June": of the days the page tells those that may be meant,
 * with what would stand in their place. What shares most words with the wish comes first.
 * @param isOnly nothing else is to be offered
 */
export function valuesLike(wish: MarkedWish, { isOnly = false } = {}): CommandAsk | null {
  const { page, text, language } = wish
  const clause = new Clause(wish, [0, text.raw.length])
  const told = pageValues(page)
  const fresh = valuesIn(text, page).filter(
    ({ key, isBare }) => !told.has(key) && (!isBare || speaksOfMoney(clause)),
  )
  if (asksOther(wish) || clause.has('value.quote') || fresh.length === 0) return null
  const isChanging = changing.some((tag) => clause.has(tag))
  const words = tellingWords(clause)
  const found = fresh.flatMap((now) =>
    candidatesFor(wish, now, words, clause.has('nouns.deadline')),
  )
  const most = Math.max(0, ...found.map(({ score }) => score))
  // What says much more is told of another thing.
  if (!isOnly && !isChanging && (most === 0 || words.length > 2 * most)) return null
  const { questions } = language.words
  const commands = found
    .sort((one, other) => other.score - one.score)
    .map(({ said, now }) => fillIn(questions.replace, { said, now }))
  const choices = [...new Set(commands)]
    .filter((command) => valueInPlace(markWish(command, language.code, page)))
    .slice(0, mostChoices)
  return choices.length === 0 ? null : asking(questions.correct, choices)
}

function candidatesFor(
  { page, text, amounts }: MarkedWish,
  now: ToldValue,
  words: readonly string[],
  isDue: boolean,
): { said: string; now: string; score: number }[] {
  const language = languageOf(page.base)
  return pageSentences(page).flatMap((sentence) => {
    const told = tagText(sentence, language)
    const own = told.tokens.map(({ text: word }) => fold(word))
    const score = words.filter((word) => own.some((one) => isSameStem(one, word))).length
    return valuesIn(told, page)
      .filter(({ kind, isBare }) => kind === now.kind && !isBare)
      .filter(() => !now.isBare || score > 0)
      .flatMap(({ span, key }) => {
        const said = sentence.slice(...span)
        const sum = now.kind === 'sum' && amounts.find(({ start }) => start === now.span[0])
        const put = sum ? withFigure(said, sum, sum.amount, language) : text.raw.slice(...now.span)
        return put
          ? [{ said, now: put, score: score + Number(isDue && key === `day:${lastDay(page)}`) }]
          : []
      })
  })
}
