import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { Intent } from '../intent.ts'
import { timesIn } from '../told-times/times-in.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { askReplaced } from './asking.ts'
import { Clause, isSoft, means } from './clause.ts'
import { contrastOnPage } from './contrast-on-page.ts'
import { isComposition } from './is-composition.ts'
import { isSaidOf } from './is-said-of.ts'
import { isOfSame, loneNumbers } from './lone-numbers.ts'
import type { MarkedWish } from './marked-wish.ts'
import { bothNames, nameInPlace } from './name-in-place.ts'
import { strangers, tellingWords } from './telling-words.ts'
import { valuesLike } from './values-like.ts'
import { weekdayOnPage } from './weekday-on-page.ts'

/** Done at once, or what it is offered as. */
export type LikeOnPage = { intents: Intent[] } | { ask: CommandAsk }

/** A wish that does something else than tell what is otherwise. */
const others = [
  'value.quote',
  'value.money',
  'value.phone',
  'value.email',
  'value.url',
  'do.add',
  'do.remove',
  'do.hide',
  'do.undo',
  'qualities.',
  'places.',
]
const changing = [
  'do.change',
  'do.move',
  'words.altered',
  'words.starts',
  'words.moved',
  'words.putOff',
  'words.instead',
]

/**
 * What a wish tells of something the page tells of as well, with another value of the same kind: it
 * stands in the place of that one. Words of the wish that are nowhere near it are asked about.
 */
export function likeOnPage(wish: MarkedWish): LikeOnPage | null {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const isOther = others.some((tag) =>
    clause.marks.some((mark) => means(mark, tag) && !isSoft(mark)),
  )
  if (wish.language.code !== wish.page.base || isComposition(clause)) return null
  if (/[?？\n]/.test(clause.raw)) return null
  const like = isOther
    ? respelt(clause)
    : (respelt(clause) ??
      contrastOnPage(clause) ??
      renumbered(clause) ??
      weekdayOnPage(clause, isChanging(clause)))
  const ask = like ? null : valuesLike(wish)
  return ask ? { ask } : like
}

/** "Brayshay" where the page has "Brayshaw". */
function respelt(clause: Clause): LikeOnPage | null {
  const { wish } = clause
  const isOther = ['value.', 'do.add', 'do.remove', 'do.hide', 'do.undo'].some((tag) =>
    clause.has(tag),
  )
  if (isOther) return null
  const denied = clause.has('words.not') || clause.has('words.instead') ? bothNames(clause) : null
  if (denied) return { intents: [{ wish: 'reword', pairs: [denied], alone: [] }] }
  const pair = nameInPlace(wish)
  if (!pair) return null
  const [said, now] = pair
  const isOfName = (word: string) => isSaidOf(wish.page.base, word, `${said} ${now}`)
  const isSure = said.split(' ').length > 1 && tellingWords(clause).every(isOfName)
  if (isSure) return { intents: [{ wish: 'reword', pairs: [pair], alone: [] }] }
  return askReplaced(wish, said, now)
}

/** "23 households" where the wish has 27 of them. */
function renumbered(clause: Clause): LikeOnPage | null {
  const { wish } = clause
  const [number, more] = loneNumbers(wish.text.raw, wish.page)
  if (
    !number ||
    more ||
    clause.has('words.not') ||
    clause.has('value.date') ||
    timesOf(wish).length > 0
  )
    return null
  const words = tellingWords(clause)
  const found = pageSentences(wish.page).flatMap((sentence) =>
    loneNumbers(sentence, wish.page)
      .filter((one) => one.figure !== number.figure && isOfSame(one, number, words))
      .map((one) => ({ ...one, sentence })),
  )
  const pairs = new Map(found.map((one) => [one.said, one] as const))
  const [one, another] = pairs.values()
  if (!one || another) return null
  const now = one.said.replace(one.figure, number.figure)
  const strange = strangers(clause, one.sentence)
  if (strange.length > 0 && !isChanging(clause)) return askReplaced(wish, one.said, now)
  return { intents: [{ wish: 'reword', pairs: [[one.said, now]], alone: [] }] }
}

const timesOf = ({ text }: MarkedWish) => timesIn(text).filter(({ from }) => from.isMarked)

const isChanging = (clause: Clause): boolean => changing.some((tag) => clause.has(tag))
