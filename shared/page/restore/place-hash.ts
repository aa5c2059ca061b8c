import type { PageDocument, PageLanguage } from '../document.ts'
import type { EditOp, OpOf } from '../ops.ts'
import { getAt } from '../path.ts'
import { textHash } from '../text-hash.ts'
import { ownerOf } from '../text-keys.ts'

/** Hash of what an edit would change, as it is now. */
export function hashAt(document: PageDocument, op: Exclude<EditOp, OpOf<'source'>>): string {
  return hashOf(valueAt(document, op))
}

/** Hash of a text or fact by its key. */
export function hashOfText(document: PageDocument, key: string): string {
  const owner = ownerOf(key)
  const path = key.slice(key.indexOf('.') + 1)
  const language = /^(\w+):/.exec(key)?.[1]
  if (language) return hashOf(document.i18n[language as PageLanguage]?.[`${owner}.${path}`]?.text)
  if (owner === 'meta' || owner === 'facts') return hashOf(getAt(document[owner], path))
  return hashOf(getAt(document.blocks[owner]?.props, path))
}

/** Where an edit changes a page: a block or a text of it; else `theme`, `meta` or `facts`. */
export function placeOf(op: Exclude<EditOp, OpOf<'source'>>): { id: string; path?: string } {
  switch (op.op) {
    case 'theme':
    case 'meta':
      return { id: op.op }
    case 'fact':
      return { id: 'facts', path: op.key }
    case 'set':
    case 'append':
    case 'translate':
      return { id: op.id, path: op.path }
    default:
      return { id: op.id }
  }
}

function valueAt(document: PageDocument, op: Exclude<EditOp, OpOf<'source'>>): unknown {
  switch (op.op) {
    case 'theme':
      return picked(document.theme, Object.keys(op.theme))
    case 'meta':
      return picked({ ...document.meta, locales: document.locales }, Object.keys(op.meta))
    case 'fact':
      return document.facts[op.key]
    case 'set':
    case 'append':
      return op.path.startsWith('@')
        ? getAt(document.blocks[op.id], op.path.slice(1))
        : getAt(document.blocks[op.id]?.props, op.path)
    case 'insert':
    case 'remove':
      return document.blocks[op.id]
    case 'move':
      return document.order[document.order.indexOf(op.id) - 1]
    case 'translate':
      return document.i18n[op.locale]?.[`${op.id}.${op.path}`]?.text
  }
}

function picked(record: object, keys: readonly string[]): unknown[] {
  return keys.map((key) => Reflect.get(record, key))
}

function hashOf(value: unknown): string {
  return textHash(JSON.stringify(value ?? null))
}
