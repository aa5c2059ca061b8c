import { labelsOf, settledTrade } from '#server/composer/labels.ts'
import { mainAction } from '#server/composer/lay-out/action.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Action } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Intent } from '../intent.ts'
import type { Change, Desktop } from './change.ts'

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
  const main = mainAction(
    { ...facts, action },
    settledTrade(meta.industry),
    labelsOf(base, meta.country, meta.register),
    {
      isAlone: false,
      isByDay: false,
      asksInForm: false,
      hasFields: hasForm(document),
    },
  )
  const target = main.to === '#contact' && !hasContact(document) ? 'fact:phone' : main.to
  const old = labelNow(document)
  const ops = document.order.flatMap((id): EditOp[] => {
    const block = document.blocks[id]
    // The button of the form is the same one where it said the same.
    if (block?.type === 'contact' && old && block.props.submit === old && !block.locked)
      return [{ op: 'set', id, path: 'submit', value: main.label }]
    const list = lists[block?.type as keyof typeof lists]
    const items = list && (block?.props[list] as object[] | undefined)
    if (!block || block.locked || !list || !items?.length) return []
    const [first, ...others] = items
    return [
      {
        op: 'set',
        id,
        path: list,
        value: [{ ...first, label: main.label, ...(!isLabel && { to: target }) }, ...others],
      },
    ]
  })
  return {
    ops: [{ op: 'fact', key: 'action', value: action }, ...ops],
    sources: { 'facts.action': 'user' },
    outcome: { code: 'button', words: main.label },
  }
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
