import type { BlockCommand } from '#client/blocks/preview-messages.ts'
import { blockKind } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'

/** The edits that do what a person asked of a block; [] where there is nothing to do. */
export function commandOps(document: PageDocument, command: BlockCommand, id: string): EditOp[] {
  const block = document.blocks[id]
  if (!block) return []
  const at = document.order.indexOf(id)
  switch (command) {
    case 'up':
      return at > 0 ? [moveTo(document, id, at - 1)] : []
    case 'down':
      return at < document.order.length - 1 ? [moveTo(document, id, at + 1)] : []
    case 'hide':
      return [{ op: 'set', id, path: '@hidden', value: !block.hidden }]
    case 'lock':
      return [{ op: 'set', id, path: '@locked', value: !block.locked }]
    case 'variant':
      return [{ op: 'set', id, path: '@variant', value: nextVariant(block) }]
    case 'duplicate':
      return duplicateOps(document, id, block)
    case 'remove':
      return [{ op: 'remove', id }]
    default:
      return []
  }
}

/** The block at a place of the order, counted without it. */
export function moveTo(document: PageDocument, id: string, index: number): EditOp {
  const rest = document.order.filter((other) => other !== id)
  return { op: 'move', id, after: rest[index - 1] ?? null }
}

function duplicateOps(document: PageDocument, id: string, block: Block): EditOp[] {
  const copy = newBlockId(block.type)
  const { type, variant, props } = block
  const translations = document.locales.flatMap((locale) =>
    Object.entries(document.i18n[locale] ?? {})
      .filter(([key]) => key.startsWith(`${id}.`))
      .map(([key, translation]): EditOp => {
        return { op: 'translate', locale, id: copy, path: key.slice(id.length + 1), ...translation }
      }),
  )
  return [{ op: 'insert', id: copy, type, variant, props, after: id }, ...translations]
}

/** Chance, and no number: two devices may add a block of one kind at the same time. */
export function newBlockId(type: string): string {
  return `${type}-${Math.random().toString(36).slice(2, 8).padEnd(6, '0')}`
}

function nextVariant({ type, variant }: Block): string {
  const variants = blockKind(type)?.variants ?? [variant]
  return variants[(variants.indexOf(variant) + 1) % variants.length] ?? variant
}
