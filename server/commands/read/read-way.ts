import { buttonsOf, wayTargets } from '../carry-out/way.ts'
import { type Intent, type WayKind, wayKinds } from '../intent.ts'
import { type Clause, means } from './clause.ts'
import { quotesIn } from './told.ts'

const known = [
  'nouns.button',
  'nouns.phone',
  'nouns.email',
  'nouns.contact',
  'nouns.page',
  'actions.call',
  'actions.mail',
  'actions.whatsapp',
  'contact.whatsapp',
  'words.also',
  'words.offers',
  'words.says',
  'value.phone',
  'do.add',
]

/** "Add a WhatsApp button": one more way beside the main button, which stays what it is. */
export function readWay(clause: Clause): Intent | null {
  const kind = kindOf(clause)
  if (!kind || !clause.has('nouns.button') || !isMore(clause)) return null
  const [quote] = quotesIn(clause)
  const [number, ...others] = numbersIn(clause)
  if (others.length > 0 || !clause.isRead(known, quote?.span)) return null
  // The main button itself, where there is none yet or it leads there already.
  const [main] = buttonsOf(clause.wish.page)
  if (!number && (!main || main.to === wayTargets[kind].to)) return null
  return { wish: 'way', kind, ...(quote && { label: quote.text }), ...(number && { number }) }
}

/** "Add", "as well": not "the button should call us". */
export function isMore(clause: Clause): boolean {
  if (!clause.doesOnly('add', 'change', 'show')) return false
  return clause.has('do.add') || clause.has('words.also')
}

function kindOf(clause: Clause): WayKind | undefined {
  if (clause.has('contact.whatsapp')) return 'whatsapp'
  if (clause.has('actions.mail') || clause.has('nouns.email')) return 'mail'
  return wayKinds.find((kind) => clause.of(`actions.${kind}`).some(isOfWay)) ?? phoneIn(clause)
}

/** A word for the button itself says nothing of what it does. */
const isOfWay = (mark: Clause['marks'][number]): boolean => !means(mark, 'nouns.button')

const phoneIn = (clause: Clause): WayKind | undefined =>
  clause.has('nouns.phone') ? 'call' : undefined

const numbersIn = ({ wish, span }: Clause): string[] =>
  wish.contacts.flatMap((contact) =>
    contact.kind === 'phone' && contact.span[0] >= span[0] && contact.span[1] <= span[1]
      ? [String(contact.value)]
      : [],
  )
