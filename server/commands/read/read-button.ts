import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { ActionKind } from '#shared/page/facts.ts'
import type { Intent } from '../intent.ts'
import { type Clause, means } from './clause.ts'
import { quotesIn, type Told, toldIn, toldWithin } from './told.ts'

/** What the main button is to do, and say. */
export function readButton(clause: Clause): Intent | null {
  if (!clause.has('nouns.button') && !clause.has('nouns.cta')) return null
  if (!clause.has('nouns.button') || !clause.doesOnly('change', 'show', 'rename', 'add', 'move'))
    return null
  const quote = quotesIn(clause)[0] ?? labelIn(clause) ?? newLabel(clause)
  const known = [
    'nouns.button',
    'nouns.cta',
    'actions.',
    'contact.whatsapp',
    'nouns.phone',
    'nouns.email',
    'nouns.contact',
    'words.says',
    'words.instead',
    'words.opens',
    'hours.open',
    'do.',
    'nouns.page',
    'words.only',
  ]
  if (!clause.isRead(known, quote?.span)) return null
  if (!quote && isRenamed(clause)) return null
  const kind = (isRenamed(clause) ? undefined : kindOf(clause)) ?? kindNow(clause)
  if (!kind || (!quote && !kindOf(clause))) return null
  return { wish: 'action', kind, ...(quote && { label: quote.text }) }
}

/** "The button should say Book a table and call us": all that is behind the word for it. */
function labelIn(clause: Clause): Told | null {
  const told = clause.has('words.says') ? toldIn(clause) : null
  return told && told.text.length <= longestLabel ? told : null
}
/** "Rename the button to Reserve": what it is called is said, whatever else the word may mean. */
function newLabel(clause: Clause): Told | null {
  if (!isRenamed(clause)) return null
  const { text } = clause.wish
  const [button] = clause.of('nouns.button')
  const link = clause.of('words.link').find(({ start }) => button && start >= button.end)
  // "Benenne ihn in Anfragen um": the verb's other half.
  const last = clause.marks.at(-1)
  const isHalf =
    last?.end === clause.span[1] && hasTag(text, last.start, last.end, 'words.prepositions')
  const start = link?.end ?? behindLink(clause, button?.end ?? clause.span[1])
  const told = toldWithin(clause, [start, isHalf ? last.start : clause.span[1]])
  return told && told.text.length <= longestLabel ? told : null
}

/** "To join" may be one word to the reader, and "to" leads to the label still. */
function behindLink({ wish: { text, language }, span }: Clause, from: number): number {
  const [first] = tokensIn(text, from, span[1])
  const isLink = first && language.words.words.link.includes(first.text)
  return isLink ? first.end : from
}

/** "Call the button …", but not "the button should call us". */
function isRenamed(clause: Clause): boolean {
  const [button] = clause.of('nouns.button')
  const { isPostpositional } = clause.wish.language.words
  return (
    !isPostpositional && clause.of('do.rename').some((mark) => button && mark.end <= button.start)
  )
}
/** Letters of a button. */
const longestLabel = 40

/** What the button does where nobody has said so: it calls where there is a number. */
function kindNow({ wish }: Clause): ActionKind {
  const { action, phone, email } = wish.page.facts
  return action?.kind ?? (phone && !email ? 'call' : 'message')
}

function kindOf(clause: Clause): ActionKind | undefined {
  if (clause.has('contact.whatsapp')) return 'whatsapp'
  const mark = clause.of('actions.').find((one) => !means(one, 'nouns.button'))
  const said = mark?.tags.find((tag) => tag.startsWith('actions.'))
  if (said) return said.slice('actions.'.length) as ActionKind
  if (clause.has('nouns.phone')) return 'call'
  if (clause.has('nouns.email')) return 'mail'
  return clause.has('nouns.contact') ? 'message' : undefined
}
