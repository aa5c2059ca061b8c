import type { Tag } from '#server/reader/text/phrase-index.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Action } from '#shared/page/facts.ts'
import { contains } from '../contains.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { isDenied } from './is-denied.ts'

/** Longer words ask for more than one thing. */
const longest = 200
const numberLike = /\d(?:[ ()./-]*\d){5,}/
/** The way itself, where it is written out. */
const ways: Partial<Record<Action['kind'], RegExp>> = {
  call: numberLike,
  mail: /\S@\S+\.\S/,
}

/** Whether words ask for it, or give the way to do it; what a button says stands there, too. */
export function isActionSaid({ kind, label, to }: Action, said: SaidText): boolean {
  if (said.raw.length > longest) return false
  const isWritten = [label, to].every((each) => each === undefined || contains(said.raw, each))
  return isWritten && (isAsked(kind, said) || isFollowable(kind, said))
}

/** What is asked in the same words, and told apart by who reads them. */
const alike: Partial<Record<Action['kind'], readonly Action['kind'][]>> = {
  book: ['enrol', 'visit', 'quote', 'order'],
  enrol: ['book', 'rsvp', 'visit'],
  rsvp: ['enrol', 'book'],
  order: ['book', 'tickets'],
  quote: ['book', 'order', 'message'],
  visit: ['book', 'enrol'],
  message: ['quote', 'mail', 'whatsapp'],
}

/** What people are asked to write or call for: the words name the way, and not always what for. */
const arranged: readonly Action['kind'][] = ['book', 'enrol', 'rsvp', 'order', 'quote', 'visit']
const waysToArrange: readonly Action['kind'][] = ['message', 'call', 'mail', 'sms', 'whatsapp']

function isAsked(kind: Action['kind'], said: SaidText): boolean {
  const own = askingFor(kind, said)
  const stands = ({ start, end }: Tag) => !isDenied(said, [start, end])
  if (own.length > 0) return own.some(stands)
  const others = [...(alike[kind] ?? []), ...(arranged.includes(kind) ? waysToArrange : [])]
  return others.some((each) => askingFor(each, said).some(stands))
}

const askingFor = (kind: Action['kind'], said: SaidText): Tag[] => [
  ...tagsIn(said, 0, said.raw.length, `actions.${kind}`),
  ...evidenceIn(said, `actions.${kind}`),
]

/** Somebody who gives a number or an address may be reached there. */
function isFollowable(kind: Action['kind'], said: SaidText): boolean {
  const isOther = kind === 'call' && hasTag(said, 0, said.raw.length, 'contact.notPhone')
  if (ways[kind]?.test(said.raw)) return !isOther
  return kind === 'message' && (numberLike.test(said.raw) || /@\w/.test(said.raw))
}
