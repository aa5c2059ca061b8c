import { labelsOf, settledTrade } from '#server/composer/labels.ts'
import { mainAction } from '#server/composer/lay-out/action.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Action, type FactKey, type Facts, factKeys } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import type { Intent } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

const lists = { notice: 'action', header: 'cta', hero: 'actions', cta: 'actions' } as const

/** What the page's main button does and says, the same wherever it stands. */
export function setAction(
  { document }: Desktop,
  { kind, label, isLabel, to }: Extract<Intent, { wish: 'action' }>,
): Change {
  const { facts, meta, base } = document
  const action: Action = {
    kind,
    ...(label && { label }),
    ...(to && { to }),
    ...(!to && facts.action?.to && kind === facts.action.kind && { to: facts.action.to }),
  }
  const labels = labelsOf(base, meta.country, meta.register)
  const old = labelNow(document)
  const main = mainAction({ ...facts, action }, settledTrade(meta.industry), labels, {
    isAlone: Object.values(labels.buttons).some(({ one }) => one !== undefined && one === old),
    isByDay: false,
    asksInForm: kind === 'message' && hasForm(document),
    hasFields: hasForm(document),
  })
  const target = main.to === '#contact' && !hasContact(document) ? 'fact:phone' : main.to
  const lacking = isLabel ? undefined : lackingFact(facts, uses[kind] ?? target)
  if (lacking) return unchanged({ code: 'unknown', fact: lacking })
  if (old === undefined && !leadsSomewhere(document, target)) return unchanged({ code: 'noButton' })
  const ops = document.order.flatMap((id): EditOp[] => {
    const block = document.blocks[id]
    // The button of the form is the same one where it said the same.
    if (block?.type === 'contact' && old && block.props.submit === old && !block.locked)
      return [{ op: 'set', id, path: 'submit', value: main.label }]
    const list = lists[block?.type as keyof typeof lists]
    const items = list && (block?.props[list] as object[] | undefined)
    if (!block || block.locked || !list) return []
    // A page whose buttons all went gets one where it begins.
    const isNew = old === undefined && (list === 'cta' || list === 'actions')
    if (!items?.length && !(isNew && block.type !== 'cta')) return []
    const [first = { kind: 'primary', to: target }, ...others] = items ?? []
    // What leads there already says so.
    if (!label && 'label' in first && (first as { to?: string }).to === target) return []
    const now = { ...first, label: main.label, ...(!isLabel && { to: target }) }
    return [{ op: 'set', id, path: list, value: [now, ...others] }]
  })
  return {
    ops: [{ op: 'fact', key: 'action', value: action }, ...ops],
    sources: { 'facts.action': 'user' },
    outcome: { code: 'button', words: ops.length === 0 && old ? old : main.label },
  }
}

/** What buttons of these kinds lead to. */
const uses: Partial<Record<Action['kind'], string>> = {
  call: 'fact:phone',
  sms: 'fact:phone',
  whatsapp: 'fact:whatsapp',
  mail: 'fact:email',
}

/** What a button would lead to and the page does not know. */
function lackingFact(facts: Facts, target: string): FactKey | undefined {
  const key = target.replace(/^fact:/, '')
  if (key === 'whatsapp') return whatsAppNumber(facts) ? undefined : 'phone'
  const known = factKeys.find((each) => each === key)
  return known && facts[known] === undefined ? known : undefined
}

function leadsSomewhere(document: PageDocument, target: string): boolean {
  if (target.startsWith('#')) return readerBlocks(document).includes(target.slice(1))
  return !target.startsWith('fact:') || !lackingFact(document.facts, target)
}

/** What the main button says where it stands first. */
export function labelNow({ order, blocks }: PageDocument): string | undefined {
  const buttons = order.flatMap((id) => {
    const block = blocks[id]
    const list = lists[block?.type as keyof typeof lists]
    return list ? ((block?.props[list] as { label: string }[] | undefined) ?? []) : []
  })
  return buttons[0]?.label
}

const hasContact = ({ order, blocks }: PageDocument): boolean =>
  order.some((id) => blocks[id]?.type === 'contact')

/** Whether readers answer in a form already. */
const hasForm = ({ order, blocks }: PageDocument): boolean =>
  order.some((id) => {
    const block = blocks[id]
    return block?.type === 'contact' && ((block.props.fields as unknown[]) ?? []).length > 0
  })
