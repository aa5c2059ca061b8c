import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import type { MarkedWish } from './marked-wish.ts'
import { unsaid } from './statement-asks.ts'

/** Words, or letters where no spaces part them, of a sentence; and letters the page has room for. */
const least = { words: 4, letters: 12 }
const longest = 200

/** "New: we now have an online shop": told as news, and offered as it was typed. */
export function newsIn(wish: MarkedWish): CommandAsk | null {
  const { raw } = wish.text
  const colon = raw.search(/[:：]/)
  if (colon < 1 || wish.language.code !== wish.page.base) return null
  const head = new Clause(wish, [0, colon])
  const isNews = head.has('do.add') && head.isRead(['do.add'])
  const text = raw.slice(colon + 1).trim()
  const told = new Clause(wish, [colon + 1, raw.length])
  const isOrder = told.marks.some(
    (mark) => !isSoft(mark) && orders.some((tag) => means(mark, tag)) && !means(mark, 'do.change'),
  )
  const isUnspaced = /\p{Script=Kana}|\p{Script=Han}/u.test(text)
  const isSentence = isUnspaced
    ? text.length >= least.letters
    : text.split(/\s+/).length >= least.words
  const isTold = isSentence && text.length <= longest && !/[?？:：\n"“„«「]/.test(text)
  if (!isNews || !isTold || isOrder || isComposition(told)) return null
  return unsaid(wish, { text })
}

const orders = ['do.remove', 'do.hide', 'do.rename', 'do.undo', 'do.redo', 'do.translate']
