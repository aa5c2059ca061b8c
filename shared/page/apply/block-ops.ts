import { invalid } from '#shared/errors.ts'
import { emptyBlock, fieldAt, setProp, textFields } from '../block-props.ts'
import type { Block, PageDocument, Source } from '../document.ts'
import type { OpOf } from '../ops.ts'
import { type PageState, withDocument } from '../page-state.ts'
import { getAt } from '../path.ts'
import { remembersWriter } from '../remembers-writer.ts'
import { isText } from '../rich-text.ts'
import { ownerOf } from '../text-keys.ts'
import { findBlock } from './find-block.ts'
import { mayWrite } from './may-write.ts'
import { titleFollowing } from './title-following.ts'

export function setValue(state: PageState, op: OpOf<'set'>): PageState {
  if (op.path.startsWith('@')) return setBlockFlag(state, op)
  const written = writeText(state, op.id, op.path, op.src, () => op.value)
  // What may not be written changes nothing beside it either.
  if (written === state) return state
  return withDocument(written, titleFollowing(state.document, op))
}

export function appendText(state: PageState, op: OpOf<'append'>): PageState {
  return writeText(state, op.id, op.path, op.src, (before) => {
    if (typeof before === 'string') return before + op.delta
    throw invalid([{ field: `${op.id}.${op.path}`, message: 'only text can be appended to' }])
  })
}

export function insertBlock(state: PageState, op: OpOf<'insert'>): PageState {
  const { document } = state
  if (Object.hasOwn(document.blocks, op.id)) {
    throw invalid([{ field: op.id, message: 'a block of that id exists' }])
  }
  let block = emptyBlock(op.type, op.variant)
  for (const [key, value] of Object.entries(op.props)) block = setProp(op.id, block, key, value)
  return withDocument(state, {
    order: placeAfter(document.order, op.id, op.after),
    blocks: { ...document.blocks, [op.id]: block },
    src: { ...document.src, ...sourcesOf(op.id, block, op.src) },
  })
}

export function moveBlock(state: PageState, op: OpOf<'move'>): PageState {
  findBlock(state.document, op.id)
  const rest = state.document.order.filter((id) => id !== op.id)
  return withDocument(state, { order: placeAfter(rest, op.id, op.after) })
}

export function removeBlock(state: PageState, op: OpOf<'remove'>): PageState {
  const { document } = state
  findBlock(document, op.id)
  const { [op.id]: _removed, ...blocks } = document.blocks
  const kept = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => ownerOf(key) !== op.id))
  const i18n = Object.fromEntries(
    Object.entries(document.i18n).map(([locale, texts]) => [locale, kept(texts)]),
  )
  return withDocument(state, {
    order: document.order.filter((id) => id !== op.id),
    blocks,
    src: kept(document.src),
    i18n,
  })
}

function setBlockFlag(state: PageState, op: OpOf<'set'>): PageState {
  const block = findBlock(state.document, op.id)
  const flags: Record<string, (value: unknown) => Partial<Block> | undefined> = {
    '@hidden': (value) => (typeof value === 'boolean' ? { hidden: value } : undefined),
    '@locked': (value) => (typeof value === 'boolean' ? { locked: value } : undefined),
    '@variant': (value) =>
      typeof value === 'string' && value.length <= 40 ? { variant: value } : undefined,
  }
  const patch = flags[op.path]?.(op.value)
  if (!patch) {
    throw invalid([
      {
        field: `${op.id}.${op.path}`,
        message: '@hidden or @locked with true or false, or @variant with a name',
      },
    ])
  }
  return withBlock(state, op.id, { ...block, ...patch })
}

function writeText(
  state: PageState,
  id: string,
  path: string,
  src: Source | undefined,
  next: (before: unknown) => unknown,
): PageState {
  const block = findBlock(state.document, id)
  const key = `${id}.${path}`
  if (!mayWrite(state.document, key, src)) return state
  const written = setProp(id, block, path, next(getAt(block.props, path)))
  const marked = src && remembersWriter(fieldAt(block.type, path), src) ? { [key]: src } : {}
  const after = withBlock(state, id, written)
  return withDocument(after, { src: { ...after.document.src, ...marked } })
}

/** Whose the words of an inserted block are. */
function sourcesOf(id: string, block: Block, src: Source | undefined): PageDocument['src'] {
  if (!src) return {}
  const said = textFields(block.type, block.props).filter(({ value }) => isText(value))
  return Object.fromEntries(said.map(({ path }) => [`${id}.${path}`, src]))
}

function withBlock(state: PageState, id: string, block: Block): PageState {
  return withDocument(state, { blocks: { ...state.document.blocks, [id]: block } })
}

function placeAfter(order: string[], id: string, after: string | null): string[] {
  if (after === null) return [id, ...order]
  const index = order.indexOf(after)
  if (index < 0) throw invalid([{ field: 'after', message: `no block ${after}` }])
  return [...order.slice(0, index + 1), id, ...order.slice(index + 1)]
}
