import type { Intent } from '../intent.ts'
import { blocks, kindsOf } from './block-kinds.ts'
import { type Clause, means } from './clause.ts'

const around = [
  'words.tone',
  'words.less',
  'words.all',
  'nouns.texts',
  'nouns.sentence',
  'do.change',
  'do.add',
  'do.rewrite',
  'do.shorter',
]

/**
 * How the words are to sound: they are the creator's own, so another look is no answer to it. What
 * is said of colours, of letters or of the page as a whole is a look. A section that is named is all
 * that is meant.
 */
export function readTone(clause: Clause): Intent | null {
  if (isOfAddress(clause)) return { wish: 'rewrite', kind: null }
  const isOfLook = clause.has('nouns.colours') || clause.has('nouns.font')
  if (!clause.has('words.tone') || isOfLook) return null
  // "Make it sound fun": what it says of the sound is of the words.
  const isSaid = clause.of('words.tone').some((mark) => !means(mark, 'qualities.'))
  const [kind = null, ...others] = kindsOf(clause.of('nouns.'))
  const read = [...around, ...blocks]
  const isRead = others.length === 0 && clause.isRead(isSaid ? [...read, 'qualities.'] : read)
  return isRead ? { wish: 'rewrite', kind } : null
}

/** So many words may name whom it is said to: "tutoie les visiteurs". */
const mostUnread = 2

/** Whether readers are to be spoken to in another way; what else a wish tells of it is none. */
function isOfAddress(clause: Clause): boolean {
  if (!clause.has('words.address') || clause.unread().length > mostUnread) return false
  return (
    !['value.', 'item', 'hours.days', 'do.remove', 'do.hide'].some((tag) => clause.has(tag)) &&
    clause.doesOnly('change', 'add', 'rewrite', 'show', 'move')
  )
}
