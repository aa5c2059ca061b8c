import { formOf, labelsOf } from '#server/composer/labels.ts'
import { linkFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import type { ActionKind, FactKey } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { firstOf } from './blocks.ts'

interface Button {
  label: string
  to: string
}

/** What buttons do with a fact, and where they lead for it. */
const uses: Partial<Record<FactKey, { targets: readonly string[]; kinds: readonly ActionKind[] }>> =
  {
    phone: {
      targets: ['fact:phone', 'fact:sms', 'fact:whatsapp'],
      kinds: ['call', 'sms', 'whatsapp'],
    },
    whatsapp: { targets: ['fact:whatsapp'], kinds: ['whatsapp'] },
    email: { targets: ['fact:email'], kinds: ['mail'] },
    url: { targets: ['fact:url'], kinds: ['download'] },
    place: { targets: ['fact:map'], kinds: ['visit'] },
  }

/**
 * Buttons that led to what nobody knows any more: the first of a list leads to the next way to
 * reach whose page it is, the others go with it, as do links to a section that has nothing to show.
 * @param document without the fact
 * @param before with it
 */
export function leadElsewhere(
  document: PageDocument,
  before: PageDocument,
  key: FactKey,
): EditOp[] {
  const use = uses[key]
  if (!use) return []
  const isOwnChat = key === 'phone' && document.facts.whatsapp
  const next = nextWay(document)
  const shown = readerBlocks(document)
  const empty = readerBlocks(before).filter((id) => !shown.includes(id))
  const targets = [
    ...use.targets.filter((to) => !(isOwnChat && to === 'fact:whatsapp')),
    ...empty.map((id) => `#${id}`),
  ]
  const buttons = document.order.flatMap((id) => {
    const block = document.blocks[id]
    if (!block || block.locked) return []
    return [...listsTo(block, targets)].map((list): EditOp => {
      const value = led(getAt(block.props, list) as Button[], targets, next)
      return { op: 'set', id, path: list, value }
    })
  })
  const { action } = document.facts
  if (!action || !use.kinds.includes(action.kind)) return buttons
  if (isOwnChat && action.kind === 'whatsapp') return buttons
  return [{ op: 'fact', key: 'action', value: next ? { kind: next.kind } : null }, ...buttons]
}

/** The lists with a button that leads to one of these. */
function listsTo({ type, props }: PageDocument['blocks'][string], targets: readonly string[]) {
  const lists = linkFields(type, props)
    .filter(({ value }) => targets.includes(String(value)))
    .map(({ path }) => path.split('.').slice(0, -2).join('.'))
  return new Set(lists.filter((list) => Array.isArray(getAt(props, list))))
}

function led(buttons: readonly Button[], gone: readonly string[], next: Button | null): Button[] {
  const isThere = buttons.some(({ to }) => to === next?.to)
  const isButton = ({ to }: Button) => gone.includes(to) && to.startsWith('fact:')
  const first = buttons.findIndex(isButton)
  return buttons.flatMap((button, at) => {
    if (!gone.includes(button.to)) return [button]
    return next && !isThere && at === first ? [{ ...button, label: next.label, to: next.to }] : []
  })
}

/** How readers get in touch: by telephone, by mail, else in the form there is. */
function nextWay(document: PageDocument): (Button & { kind: ActionKind }) | null {
  const { facts, base, meta, blocks } = document
  const { buttons } = labelsOf(base, meta.country, meta.register)
  const way = (kind: 'call' | 'whatsapp' | 'mail' | 'message', to: string) => ({
    kind,
    label: formOf(buttons[kind], []),
    to,
  })
  if (facts.phone) return way('call', 'fact:phone')
  if (facts.whatsapp) return way('whatsapp', 'fact:whatsapp')
  if (facts.email) return way('mail', 'fact:email')
  const contact = firstOf(document, 'contact')
  const fields = blocks[contact ?? '']?.props.fields as unknown[] | undefined
  return contact && fields?.length ? way('message', `#${contact}`) : null
}
