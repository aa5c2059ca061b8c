import type { Intent } from '../intent.ts'
import type { Clause } from './clause.ts'

const messengers = ['line', 'kakao'] as const
const known = [
  'nouns.line',
  'nouns.kakao',
  'nouns.button',
  'nouns.cta',
  'nouns.phone',
  'nouns.contact',
  'nouns.page',
  'actions.',
  'contact.',
  'words.instead',
  'words.not',
  'words.only',
  'words.also',
  'words.offers',
  'value.url',
  'value.handle',
  'look.no',
  'hours.except',
  'hours.and',
  'do.',
]

/** "A LINE button instead of the phone", with the account it leads to where the wish has one. */
export function readMessenger(clause: Clause): Intent | null {
  const kind = messengers.find((one) => clause.has(`nouns.${one}`) || clause.has(`actions.${one}`))
  if (!kind || !clause.has('nouns.button')) return null
  if (!clause.doesOnly('add', 'change', 'show', 'move') || !clause.isRead(known)) return null
  const { wish, span } = clause
  const [account, more] = wish.contacts.filter(
    (one) =>
      (one.kind === 'handle' || one.kind === 'url') &&
      one.span[0] >= span[0] &&
      one.span[1] <= span[1],
  )
  return more ? null : { wish: 'action', kind, ...(account && { to: account.value }) }
}
