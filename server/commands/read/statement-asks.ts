import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { closestSentence, isMainlyOf, relatedSentences } from '../carry-out/closest-sentence.ts'
import { asSentence } from '../carry-out/texts.ts'
import { itemNames } from '../page-entries.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { asking } from './asking.ts'
import { Clause } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'
import type { Statement } from './read-statement.ts'

const mostOld = 2

/** What to do about what the page tells of the same; null where it tells nothing of it. */
export function toldOtherwise(wish: MarkedWish, { text }: Statement): CommandAsk | null {
  const { page, language } = wish
  const { questions } = language.words
  const names = itemNames(page)
  const sentences = pageSentences(page)
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const isDenied = clause.has('words.not') || clause.has('do.remove')
  const told = closestSentence(page, sentences, text)
  // "It is two hundred metres away now": that it was otherwise is told somewhere.
  const [near = null] = clause.has('do.change') ? relatedSentences(page, sentences, text) : []
  const closest = told && isMainlyOf(page, told, text) ? told : near
  const denied = isDenied ? relatedSentences(page, [...sentences, ...names], text) : []
  const old = isDenied ? denied.slice(0, mostOld) : closest ? [closest] : []
  if (old.length === 0) return null
  const now = asSentence(text)
  const changes = old.map((said) =>
    names.includes(said)
      ? questions.drop.replace('{item}', said)
      : fillIn(questions.replace, { said, now }),
  )
  return asking(questions.told, [...changes, questions.write.replace('{said}', now)])
}

/** Whether it is to stand on the page at all. */
export function unsaid({ language }: MarkedWish, { text }: Pick<Statement, 'text'>): CommandAsk {
  const { questions } = language.words
  return asking(questions.unsaid, [questions.write.replace('{said}', asSentence(text))])
}
