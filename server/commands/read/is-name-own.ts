import { fold } from '#server/reader/text/fold.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Intent } from '../intent.ts'
import { isSoft, means } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

const ofOrders = ['words.not', 'words.instead', 'nouns.button', 'words.leadsTo']

/** A label or a name that was cut out of a wish is no order. */
export function isNameOwn({ text, marks }: MarkedWish, intent: Intent): boolean {
  const name = nameOf(intent)
  const start = name ? text.folded.indexOf(fold(name)) : -1
  if (start < 0) return true
  const end = start + name.length
  // "Meet at St Anne's Hall": an address begins with its name, or a word for a street.
  const isLed = intent.wish === 'moved' && /^\p{Ll}.*\p{Lu}/u.test(name)
  if (isLed && !tagAt(text, start, 'places.streets')) return false
  const isQuoted = marks.some(
    (mark) => means(mark, 'value.quote') && mark.start <= start && mark.end >= end,
  )
  return (
    isQuoted ||
    marks.every(
      (mark) =>
        mark.start < start ||
        mark.end > end ||
        isSoft(mark) ||
        ofOrders.every((tag) => !means(mark, tag)),
    )
  )
}

function nameOf(intent: Intent): string {
  switch (intent.wish) {
    case 'action':
    case 'way':
      return intent.label ?? ''
    case 'moved':
      return intent.place
    case 'fact':
      return intent.key === 'name' || intent.key === 'place' ? String(intent.value) : ''
    case 'price':
    case 'swapItem':
      return intent.price.item
    case 'offer':
      return intent.item
    case 'renameItem':
      return intent.name
    default:
      return ''
  }
}
