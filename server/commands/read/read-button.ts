import { tagText } from '#server/reader/text/tagged-text.ts'
import type { ActionKind } from '#shared/page/facts.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import { mayChat } from '../carry-out/call-instead.ts'
import { buttonsOf, wayTargets } from '../carry-out/way.ts'
import { type Intent, wayKinds } from '../intent.ts'
import { isRenamed, labelIn } from './button-label.ts'
import { type Clause, means } from './clause.ts'
import { isMore } from './read-way.ts'
import type { Told } from './told.ts'

/** What a wish calls that which a button says. */
const named = ['nouns.name', 'nouns.texts', 'nouns.sentence', 'nouns.title', 'words.tells']

/** What the main button is to do, and say. */
export function readButton(clause: Clause): Intent | null {
  if (!clause.has('nouns.button') && !clause.has('nouns.cta')) return null
  if (!clause.has('nouns.button') || !clause.doesOnly('change', 'show', 'rename', 'add', 'move'))
    return null
  const quote = labelIn(clause)
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
    'words.leadsTo',
    'hours.open',
    'do.',
    'nouns.page',
    'words.only',
    'words.offers',
  ]
  const names = quote ? named : []
  if (!clause.isRead([...known, ...names], quote?.span)) return null
  if (!quote && isRenamed(clause)) return null
  const said = isRenamed(clause) ? undefined : kindOf(clause, quote)
  // One more button takes no other one's place.
  if (said && isContact(said) && isMore(clause) && buttonsOf(clause.wish.page).length > 0)
    return null
  if (!quote) return said ? { wish: 'action', kind: said } : null
  const kind = said ?? kindInLabel(clause, quote.text)
  if (kind) return { wish: 'action', kind, label: quote.text }
  return { wish: 'action', kind: kindNow(clause), label: quote.text, isLabel: true }
}

const contacts: readonly ActionKind[] = ['call', 'whatsapp', 'mail', 'sms', 'line', 'kakao']
const isContact = (kind: ActionKind): boolean => contacts.includes(kind)

/** What the button does; where nobody has said so, what it leads to tells. */
export function kindNow({ wish }: Clause): ActionKind {
  const [main] = buttonsOf(wish.page)
  const way = wayKinds.find((kind) => wayTargets[kind].to === main?.to)
  return wish.page.facts.action?.kind ?? way ?? 'message'
}

/** "Book on WhatsApp" leads there, where the page has a number for it. */
function kindInLabel({ wish }: Clause, label: string): ActionKind | undefined {
  const { facts } = wish.page
  const { tags } = tagText(label, wish.text.language)
  const names = (tag: string) => tags.some((one) => one.tag === tag)
  if (names('contact.whatsapp')) return mayChat(whatsAppNumber(facts)) ? 'whatsapp' : undefined
  if (names('actions.call')) return facts.phone ? 'call' : undefined
  return names('actions.mail') && facts.email ? 'mail' : undefined
}

/** "It should be called", "s'appeler": with what it says, a word for a name is no call. */
function kindOf(clause: Clause, label?: Told | null): ActionKind | undefined {
  // "Para agendar" may be one word to the reader, and leads into the label.
  const isInLabel = ({ start, end }: { start: number; end: number }) =>
    label !== undefined && label !== null && end > label.span[0] && start < label.span[1]
  const marks = clause.marks.filter((mark) => !isInLabel(mark))
  if (marks.some((mark) => means(mark, 'contact.whatsapp'))) return 'whatsapp'
  const mark = marks.find(
    (one) =>
      means(one, 'actions.') &&
      !means(one, 'nouns.button') &&
      !(label && (means(one, 'do.rename') || means(one, 'words.says'))),
  )
  const said = mark?.tags.find((tag) => tag.startsWith('actions.'))
  if (said) return said.slice('actions.'.length) as ActionKind
  const has = (tag: string) => marks.some((one) => means(one, tag))
  if (has('nouns.phone')) return 'call'
  if (has('nouns.email')) return 'mail'
  return has('nouns.contact') ? 'message' : undefined
}
