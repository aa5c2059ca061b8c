import { formOf, labelsOf } from '#server/composer/labels.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import type { Intent, WayKind } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

interface Button {
  label: string
  to: string
  kind: 'primary' | 'secondary'
}

/** What a way leads to, and the fact it takes. */
export const wayTargets: Record<WayKind, { to: string; fact: FactKey }> = {
  call: { to: 'fact:phone', fact: 'phone' },
  whatsapp: { to: 'fact:whatsapp', fact: 'whatsapp' },
  mail: { to: 'fact:email', fact: 'email' },
}
/** A button of a page's top that leads to another part of it gives way: its menu leads there, too. */
const mostButtons = 2

/** One more button beside the main one, which stays. */
export function addWay(
  { document }: Desktop,
  { kind, label, number }: Extract<Intent, { wish: 'way' }>,
): Change {
  const { facts, base, meta } = document
  const { fact } = wayTargets[kind]
  const isKnown = kind === 'whatsapp' ? whatsAppNumber(facts) : facts[fact]
  if (!number && !isKnown) return unchanged({ code: 'unknown', fact })
  const stated = kind === 'whatsapp' && number ? statedNumber(document, number) : []
  const { buttons } = labelsOf(base, meta.country, meta.register)
  const button = {
    label: label ?? formOf(buttons[kind], []),
    to: addressOf(kind, stated.length > 0 ? undefined : number),
  } as const
  const outcome = { code: 'item', words: button.label } as const
  if (buttonsOf(document).some(({ to }) => to === button.to)) return unchanged({ code: 'nothing' })
  const op = placed(document, button)
  return op
    ? { ops: [...stated, op], sources: {}, outcome }
    : unchanged({ code: 'locked', part: 'hero' })
}

/** A number of its own for WhatsApp is the page's from then on. */
function statedNumber({ facts }: PageDocument, number: string): EditOp[] {
  const isFree = !facts.whatsapp && number.startsWith('+') && facts.action?.kind !== 'whatsapp'
  return isFree ? [{ op: 'fact', key: 'whatsapp', value: number }] : []
}

function addressOf(kind: WayKind, number: string | undefined): string {
  if (!number) return wayTargets[kind].to
  return kind === 'whatsapp' ? `https://wa.me/${number.replace(/\D/g, '')}` : `tel:${number}`
}

const tops = ['hero', 'cta'] as const

function topsOf({ order, blocks }: PageDocument) {
  return order.flatMap((id) => {
    const block = blocks[id]
    const isTop = block && !block.locked && tops.some((type) => type === block.type)
    return isTop ? [{ id, buttons: (block.props.actions as Button[] | undefined) ?? [] }] : []
  })
}

/** Every button of the page's tops and its header. */
export function buttonsOf({ order, blocks }: PageDocument): Button[] {
  return order.flatMap((id) => {
    const { cta, actions } = blocks[id]?.props ?? {}
    return [cta, actions].flatMap((list) => (Array.isArray(list) ? (list as Button[]) : []))
  })
}

/** Where there is room, else in the place of a button to another part of the page. */
function placed(document: PageDocument, way: Omit<Button, 'kind'>): EditOp | null {
  const lists = topsOf(document)
  const button: Button = { ...way, kind: 'secondary' }
  const set = (id: string, value: Button[]): EditOp => ({ op: 'set', id, path: 'actions', value })
  const roomy = lists.find(({ buttons }) => buttons.length < mostButtons)
  if (roomy) return set(roomy.id, [...roomy.buttons, button])
  const full = lists.find(({ buttons }) => buttons[1]?.to.startsWith('#'))
  return full?.buttons[0] ? set(full.id, [full.buttons[0], button]) : null
}
