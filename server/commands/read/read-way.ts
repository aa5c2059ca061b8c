import { buttonsOf, wayTargets } from '../carry-out/way.ts'
import { type Intent, type WayKind, wayKinds } from '../intent.ts'
import { labelIn } from './button-label.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import type { Told } from './told.ts'

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
  'words.leadsTo',
  'words.opens',
  'hours.open',
  'value.phone',
  'do.add',
]

/** "Add a WhatsApp button": one more way beside the main button, which stays what it is. */
export function readWay(clause: Clause): Intent | null {
  const label = labelIn(clause)
  const kind = kindOf(outside(clause, label))
  if (!kind || !clause.has('nouns.button') || !isMore(clause)) return null
  const [number, ...others] = numbersIn(clause)
  if (others.length > 0 || !clause.isRead(known, label?.span)) return null
  // The main button itself, where there is none yet or it leads there already.
  const [main] = buttonsOf(clause.wish.page)
  if (!number && (!main || main.to === wayTargets[kind].to)) return null
  return { wish: 'way', kind, ...(label && { label: label.text }), ...(number && { number }) }
}

/** "Add", "as well": not "the button should call us". */
export function isMore(clause: Clause): boolean {
  if (!clause.doesOnly('add', 'change', 'show')) return false
  // "The button should write a mail": a word for writing adds nothing.
  const isAdded = clause.of('do.add').some((mark) => !means(mark, 'words.tells'))
  return isAdded || clause.has('words.also')
}

/** Without what the button is to say. */
const outside = ({ marks }: Clause, label: Told | null): readonly Mark[] =>
  marks.filter(({ start, end }) => !label || end <= label.span[0] || start >= label.span[1])

function kindOf(marks: readonly Mark[]): WayKind | undefined {
  const has = (...tags: string[]) => marks.some((mark) => tags.some((tag) => means(mark, tag)))
  if (has('contact.whatsapp')) return 'whatsapp'
  if (has('actions.mail', 'nouns.email')) return 'mail'
  const isOf = (kind: WayKind) =>
    marks.some((mark) => means(mark, `actions.${kind}`) && isOfWay(mark))
  return wayKinds.find(isOf) ?? (has('nouns.phone') ? 'call' : undefined)
}

/** A word for the button itself says nothing of what it does. */
const isOfWay = (mark: Mark): boolean => !means(mark, 'nouns.button')

const numbersIn = ({ wish, span }: Clause): string[] =>
  wish.contacts.flatMap((contact) =>
    contact.kind === 'phone' && contact.span[0] >= span[0] && contact.span[1] <= span[1]
      ? [String(contact.value)]
      : [],
  )
