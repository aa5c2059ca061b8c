import type { PageDocument } from '#shared/page/document.ts'
import { metaText } from '#shared/page/meta-text.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import { plainText } from '#shared/page/rich-text.ts'

/**
 * Names the one value an op writes, or null where it writes the page's order or look: two people
 * can both do that, and the later one holds.
 */
export function targetOf(op: EditOp): string | null {
  if (op.op === 'set') return op.path.startsWith('@') ? null : `${op.id}.${op.path}`
  if (op.op === 'fact') return `facts.${op.key}`
  if (op.op === 'translate') return `${op.locale}:${op.id}.${op.path}`
  return null
}

/** What an op writes there. */
export function valueWritten(op: EditOp): unknown {
  if (op.op === 'translate') return op.text
  return 'value' in op ? op.value : undefined
}

/** What a document holds where an op writes; undefined where there is nothing. */
export function valueIn(document: PageDocument, op: EditOp): unknown {
  if (op.op === 'fact') return document.facts[op.key] ?? null
  if (op.op === 'translate') return document.i18n[op.locale]?.[`${op.id}.${op.path}`]?.text ?? null
  if (op.op !== 'set') return undefined
  if (op.id === 'meta') return metaText(document, op.path)
  return getAt(document.blocks[op.id]?.props, op.path)
}

/** A value in words, for a person to compare. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (isRich(value)) return plainText(value)
  return textsIn(value).join('\n')
}

function isRich(value: unknown): value is RichText {
  return Array.isArray(value) && value.every((node) => Array.isArray(node?.spans))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
