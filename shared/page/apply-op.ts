import { AppError, invalid } from '#shared/errors.ts'
import { emptyProps, fieldAt, setProp, textFields } from './block-props.ts'
import type { Block, PageDocument, Source } from './document.ts'
import { type FactKey, factSchemas } from './facts.ts'
import type { Op } from './ops.ts'
import { idleProgress, type PageState, type Progress } from './page-state.ts'
import { getAt } from './path.ts'
import { planBlocks, retryBlocks } from './plan-blocks.ts'
import { sourceText } from './source-text.ts'
import { textHash } from './text-hash.ts'
import { ownerOf, translationKey } from './text-keys.ts'

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>
type Handlers = { [K in Op['op']]: (state: PageState, op: OpOf<K>) => PageState }

/**
 * Folds one op into a page: the only place where a page changes, for edits, for generations and
 * for replay, on the server and in the browser. Pure; shares what did not change.
 *
 * What a person typed (`src: user`) and blocks they locked stay as they are when an op comes from
 * a generation; such an op is a no-op and not an error.
 * @throws AppError `invalid` naming the field, `not_found` never: an unknown block is `invalid`
 */
export function applyOp(state: PageState, op: Op): PageState {
  const handler = handlers[op.op] as (state: PageState, op: Op) => PageState
  return handler(state, op)
}

/** Every op after another. */
export function foldOps(state: PageState, ops: Iterable<Op>): PageState {
  let folded = state
  for (const op of ops) folded = applyOp(folded, op)
  return folded
}

const handlers: Handlers = {
  start: (_state, op) => ({
    document: op.document,
    progress: { ...idleProgress, generation: op.generation, slug: op.slug, status: 'writing' },
  }),
  plan: (state, op) => ({
    document: planBlocks(state.document, op.blocks),
    progress: { ...state.progress, planned: op.blocks.map((block) => block.id), done: [] },
  }),
  understood: (state, op) => withProgress(state, { understood: op }),
  theme: (state, op) =>
    withDocument(state, {
      theme: { ...state.document.theme, ...defined(op.theme) } as PageDocument['theme'],
    }),
  meta: applyMeta,
  fact: applyFact,
  set: (state, op) =>
    op.path.startsWith('@')
      ? setBlockFlag(state, op)
      : writeText(state, op.id, op.path, op.src, () => op.value),
  append: (state, op) =>
    writeText(state, op.id, op.path, op.src, (before) => {
      if (typeof before === 'string') return before + op.delta
      throw invalid([{ field: `${op.id}.${op.path}`, message: 'only text can be appended to' }])
    }),
  insert: insertBlock,
  move: (state, op) => {
    blockOf(state.document, op.id)
    const rest = state.document.order.filter((id) => id !== op.id)
    return withDocument(state, { order: placeAfter(rest, op.id, op.after) })
  },
  remove: removeBlock,
  blockDone: (state, op) =>
    state.progress.done.includes(op.id)
      ? state
      : withProgress(state, { done: [...state.progress.done, op.id] }),
  translate: applyTranslation,
  source: applySources,
  note: (state, op) =>
    withProgress(state, { notes: [...state.progress.notes, { code: op.code, text: op.text }] }),
  attempt: (state, op) => ({
    document: retryBlocks(state.document, state.progress),
    progress: { ...state.progress, attempt: op.n },
  }),
  ping: (state) => state,
  done: (state, op) => ({
    document: { ...state.document, rev: op.rev },
    progress: { ...state.progress, status: op.status, usage: op.usage ?? null },
  }),
  fail: (state, op) => ({
    document: { ...state.document, rev: op.rev },
    progress: {
      ...state.progress,
      status: 'failed',
      notes: [...state.progress.notes, { code: op.code, text: op.message }],
    },
  }),
}

function withDocument(state: PageState, patch: Partial<PageDocument>): PageState {
  return { ...state, document: { ...state.document, ...patch } }
}

function withProgress(state: PageState, patch: Partial<Progress>): PageState {
  return { ...state, progress: { ...state.progress, ...patch } }
}

function applyMeta(state: PageState, op: OpOf<'meta'>): PageState {
  const { document } = state
  const { locales, ...meta } = defined(op.meta)
  const open = Object.entries(meta).filter(([key]) => mayWrite(document, `meta.${key}`, op.src))
  const src = { ...document.src }
  for (const [key] of open) if (op.src) src[`meta.${key}`] = op.src
  const languages = locales
    ? { locales: [document.base, ...locales.filter((locale) => locale !== document.base)] }
    : {}
  const { schemaType, ...patched } = { ...document.meta, ...Object.fromEntries(open) }
  return withDocument(state, {
    meta: { ...patched, ...(schemaType && { schemaType }) } as PageDocument['meta'],
    src,
    ...languages,
  })
}

function applyFact(state: PageState, op: OpOf<'fact'>): PageState {
  const { document } = state
  const key = `facts.${op.key}`
  if (!mayWrite(document, key, op.src)) return state
  const facts = { ...document.facts }
  const src = { ...document.src, ...(op.src && { [key]: op.src }) }
  if (op.value === null) delete facts[op.key]
  else Object.assign(facts, { [op.key]: checkedFact(op.key, op.value) })
  return withDocument(state, { facts, src })
}

function checkedFact(key: FactKey, value: unknown): unknown {
  const result = factSchemas[key].safeParse(value)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map((issue) => ({
      field: ['facts', key, ...issue.path].join('.'),
      message: issue.message,
    })),
  )
}

function setBlockFlag(state: PageState, op: OpOf<'set'>): PageState {
  const block = blockOf(state.document, op.id)
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
  const block = blockOf(state.document, id)
  const key = `${id}.${path}`
  if (!mayWrite(state.document, key, src)) return state
  const written = setProp(id, block, path, next(getAt(block.props, path)))
  const marked = src && fieldAt(block.type, path)?.translatable ? { [key]: src } : {}
  const after = withBlock(state, id, written)
  return withDocument(after, { src: { ...after.document.src, ...marked } })
}

function insertBlock(state: PageState, op: OpOf<'insert'>): PageState {
  const { document } = state
  if (Object.hasOwn(document.blocks, op.id)) {
    throw invalid([{ field: op.id, message: 'a block of that id exists' }])
  }
  let block: Block = { type: op.type, variant: op.variant, props: emptyProps(op.type) }
  for (const [key, value] of Object.entries(op.props)) block = setProp(op.id, block, key, value)
  return withDocument(state, {
    order: placeAfter(document.order, op.id, op.after),
    blocks: { ...document.blocks, [op.id]: block },
    src: { ...document.src, ...sourcesOf(op.id, block, op.src) },
  })
}

/** Whose the words of an inserted block are. */
function sourcesOf(id: string, block: Block, src: Source | undefined): PageDocument['src'] {
  if (!src) return {}
  const said = textFields(block.type, block.props).filter(({ value }) => isSaid(value))
  return Object.fromEntries(said.map(({ path }) => [`${id}.${path}`, src]))
}

function isSaid(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}

function removeBlock(state: PageState, op: OpOf<'remove'>): PageState {
  const { document } = state
  blockOf(document, op.id)
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

function applyTranslation(state: PageState, op: OpOf<'translate'>): PageState {
  const { document } = state
  if (op.id !== 'meta') blockOf(document, op.id)
  const key = `${op.id}.${op.path}`
  const typed = translationKey(op.locale, op.id, op.path)
  // Without a source it is a job's, and only where nobody has typed.
  if (op.src === undefined && document.src[typed] === 'user') return state
  const { [typed]: _typed, ...others } = document.src
  const { [key]: _before, ...rest } = document.i18n[op.locale] ?? {}
  if (op.text === null)
    return withDocument(state, { src: others, i18n: { ...document.i18n, [op.locale]: rest } })
  const source = sourceText(document, op)
  if (source === null) throw invalid([{ field: key, message: 'not a text' }])
  const src = op.src === 'user' ? { ...others, [typed]: op.src } : others
  const translation = {
    text: op.text,
    srcHash: op.srcHash ?? textHash(source),
    state: op.state,
  }
  const texts = { ...rest, [key]: translation }
  const locales = document.locales.includes(op.locale)
    ? document.locales
    : [...document.locales, op.locale]
  return withDocument(state, { locales, src, i18n: { ...document.i18n, [op.locale]: texts } })
}

/** Texts that are not there any more are left out. */
function applySources(state: PageState, op: OpOf<'source'>): PageState {
  const { blocks, src: before } = state.document
  const src = { ...before }
  for (const [key, source] of Object.entries(op.texts)) {
    const owner = ownerOf(key)
    if (source === null) delete src[key]
    else if (['meta', 'facts'].includes(owner) || Object.hasOwn(blocks, owner)) src[key] = source
  }
  return withDocument(state, { src })
}

/** Whether a writer may change the text at `id.path`. */
function mayWrite(document: PageDocument, key: string, src: Source | undefined): boolean {
  if (src === undefined || src === 'user') return true
  const block = document.blocks[key.slice(0, key.indexOf('.'))]
  if (block?.locked) return false
  return !Object.keys(document.src).some(
    (typed) => document.src[typed] === 'user' && (typed === key || typed.startsWith(`${key}.`)),
  )
}

function withBlock(state: PageState, id: string, block: Block): PageState {
  return withDocument(state, { blocks: { ...state.document.blocks, [id]: block } })
}

function blockOf(document: PageDocument, id: string): Block {
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  if (block) return block
  throw new AppError('invalid', `${id}: no such block`, {
    errors: [{ field: id, message: 'no such block' }],
  })
}

function placeAfter(order: string[], id: string, after: string | null): string[] {
  if (after === null) return [id, ...order]
  const index = order.indexOf(after)
  if (index < 0) throw invalid([{ field: 'after', message: `no block ${after}` }])
  return [...order.slice(0, index + 1), id, ...order.slice(index + 1)]
}

function defined<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}
