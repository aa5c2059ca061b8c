import { readContacts } from '#server/reader/grammars/read-contacts.ts'
import { fold } from '#server/reader/text/fold.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { ActionKind } from '#shared/page/facts.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import { mayChat } from '../carry-out/call-instead.ts'
import { buttonsOf, wayTargets } from '../carry-out/way.ts'
import { type Intent, wayKinds } from '../intent.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { isRenamed, labelIn } from './button-label.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { countryOf } from './country-of.ts'
import { hasNoForm } from './has-no-form.ts'
import type { Mark } from './marked-wish.ts'
import { isMore } from './read-way.ts'
import type { Told } from './told.ts'

/** What a wish calls that which a button says. */
const named = ['nouns.name', 'nouns.texts', 'nouns.sentence', 'nouns.title', 'words.tells']

/** What the main button is to do, and say. */
export function readButton(clause: Clause): Intent | null {
  if (!clause.has('nouns.button') && !clause.has('nouns.cta')) return null
  if (!clause.has('nouns.button') || !clause.doesOnly('change', 'show', 'rename', 'add', 'move'))
    return null
  const label = labelIn(clause)
  // "Button: call, not mail" is no label.
  const isChoice =
    !clause.has('value.quote') && clause.marks.some((mark) => isWay(mark) && isDenied(clause, mark))
  const quote = isChoice ? null : label
  const known = [
    'nouns.button',
    'nouns.cta',
    'actions.',
    'contact.whatsapp',
    'nouns.phone',
    'nouns.email',
    'nouns.contact',
    'nouns.form',
    'words.says',
    'words.instead',
    'words.not',
    'words.opens',
    'words.leadsTo',
    'hours.open',
    'do.',
    'nouns.page',
    'words.only',
    'words.offers',
    'nouns.url',
    'value.url',
  ]
  const names = quote ? named : []
  if (!isReadBut(clause, [...known, ...names], quote?.span)) return null
  if ((!quote && isRenamed(clause)) || (clause.has('nouns.form') && hasNoForm(clause))) return null
  const said = isRenamed(clause) ? undefined : kindOf(clause, quote)
  const [site, ...others] = sitesIn(clause)
  if (others.length > 0) return null
  if (site)
    return { wish: 'action', kind: kindAt(clause, site, said), to: site, label: quote?.text }
  // One more button takes no other one's place.
  if (said && isContact(said) && isMore(clause) && buttonsOf(clause.wish.page).length > 0)
    return null
  if (!quote) return said ? { wish: 'action', kind: said } : null
  const kind = said ?? kindInLabel(clause, quote.text)
  if (kind) return { wish: 'action', kind, label: quote.text }
  return { wish: 'action', kind: kindNow(clause), label: quote.text, isLabel: true }
}

/** "Mail to Jorinde": whom one reaches is named on the page. */
function isReadBut(clause: Clause, known: readonly string[], quote: Span | undefined): boolean {
  const { page, text } = clause.wish
  const isPerson = ([start, end]: Span) =>
    page.facts.people?.some(({ name }) => fold(name).includes(text.folded.slice(start, end))) ||
    pageSentences(page).some((one) => namedIn(one, text.folded.slice(start, end)))
  const free = clause.unread().filter((span) => !quote || span[0] < quote[0] || span[1] > quote[1])
  const [one, more] = free
  if (!one) return clause.isRead(known, quote)
  const isMarked = clause.marks.every(
    (mark) =>
      (quote && mark.start >= quote[0] && mark.end <= quote[1]) ||
      isSoft(mark) ||
      [...known, 'words.link', 'words.it'].some((tag) => means(mark, tag)),
  )
  return !more && isMarked && Boolean(isPerson(one))
}

/** A word with a capital of its own within a sentence. */
const namedIn = (sentence: string, word: string): boolean =>
  sentence
    .split(/[\s,.;:()]+/)
    .slice(1)
    .some((one) => /^\p{Lu}/u.test(one) && fold(one) === word)

const sitesIn = ({ wish, span }: Clause): string[] =>
  wish.contacts.flatMap(({ kind, value, span: [start, end] }) =>
    kind === 'url' && start >= span[0] && end <= span[1] ? [value] : [],
  )

/** What is done on a site: as the wish says, as its address does, or as the button said so far. */
function kindAt(clause: Clause, site: string, said: ActionKind | undefined): ActionKind {
  const words = site.replaceAll(/[^\p{L}]+/gu, ' ')
  const tag = tagText(words, clause.wish.text.language).tags.find((one) =>
    one.tag.startsWith('actions.'),
  )?.tag
  const kind = said ?? (tag?.slice('actions.'.length) as ActionKind | undefined) ?? kindNow(clause)
  return isContact(kind) ? 'message' : kind
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
  if (
    facts.phone &&
    readContacts(tagText(label, wish.text.language), countryOf(wish.text, wish.page)).some(
      ({ value }) => value === facts.phone,
    )
  )
    return 'call'
  const { tags } = tagText(label, wish.text.language)
  const names = (tag: string) => tags.some((one) => one.tag === tag)
  if (names('contact.whatsapp')) return mayChat(whatsAppNumber(facts)) ? 'whatsapp' : undefined
  if (names('actions.call')) return facts.phone ? 'call' : undefined
  return names('actions.mail') && facts.email ? 'mail' : undefined
}

const isWay = (mark: Mark): boolean =>
  ['actions.', 'nouns.phone', 'nouns.email', 'contact.'].some((tag) => means(mark, tag))

/** "Call, not mail", メールではなく電話: the way that is not meant. */
function isDenied({ marks, wish: { text, language } }: Clause, way: Mark): boolean {
  const isBehind = language.words.isPostpositional
  return marks.some((mark) => {
    if (!means(mark, 'words.not') && !means(mark, 'words.instead')) return false
    const [from, to] = isBehind ? [way.end, mark.start] : [mark.end, way.start]
    const between = marks.filter(({ start, end }) => start >= from && end <= to)
    return from <= to && between.every(isSoft) && !/[,;.、。]/.test(text.raw.slice(from, to))
  })
}

/** "It should be called", "s'appeler": with what it says, a word for a name is no call. */
function kindOf(clause: Clause, label?: Told | null): ActionKind | undefined {
  // "Para agendar" may be one word to the reader, and leads into the label.
  const isInLabel = ({ start, end }: { start: number; end: number }) =>
    label !== undefined && label !== null && end > label.span[0] && start < label.span[1]
  const marks = clause.marks.filter((mark) => !isInLabel(mark) && !isDenied(clause, mark))
  if (marks.some((mark) => means(mark, 'contact.whatsapp'))) return 'whatsapp'
  const acts = marks.filter(
    (one) =>
      means(one, 'actions.') &&
      !means(one, 'nouns.button') &&
      !(label && ['do.rename', 'words.says', 'nouns.texts'].some((tag) => means(one, tag))),
  )
  // "Write an e-mail": of two words for it, the one that names a way.
  const mark = acts.find((one) => !means(one, 'actions.message')) ?? acts[0]
  const said = mark?.tags.find((tag) => tag.startsWith('actions.'))
  if (said) return said.slice('actions.'.length) as ActionKind
  const has = (tag: string) => marks.some((one) => means(one, tag))
  if (has('nouns.phone')) return 'call'
  if (has('nouns.email')) return 'mail'
  return has('nouns.contact') || has('nouns.form') ? 'message' : undefined
}
