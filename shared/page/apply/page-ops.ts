import { invalid } from '#shared/errors.ts'
import type { PageDocument } from '../document.ts'
import { type FactKey, factSchemas } from '../facts.ts'
import type { OpOf } from '../ops.ts'
import { type PageState, withDocument } from '../page-state.ts'
import { besideHue } from '../theme.ts'
import { mayWrite } from './may-write.ts'

export function applyTheme(state: PageState, op: OpOf<'theme'>): PageState {
  const old = state.document.theme
  const patch = defined(op.theme)
  const theme = { ...old, ...patch } as PageDocument['theme']
  for (const key of besideHue) {
    // A page in another colour has nothing beside it that was chosen for the one it had.
    const kept = patch.hue === undefined ? old[key] : null
    const value = patch[key] === undefined ? kept : patch[key]
    delete theme[key]
    if (value) Object.assign(theme, { [key]: value })
  }
  if (!theme.ownScale) delete theme.ownScale
  return withDocument(state, { theme })
}

export function applyMeta(state: PageState, op: OpOf<'meta'>): PageState {
  const { document } = state
  const { locales, ...meta } = defined(op.meta)
  const open = Object.entries(meta).filter(([key]) => mayWrite(document, `meta.${key}`, op.src))
  const src = { ...document.src }
  for (const [key] of open) if (op.src) src[`meta.${key}`] = op.src
  const languages = locales
    ? { locales: [document.base, ...locales.filter((locale) => locale !== document.base)] }
    : {}
  const patched = Object.entries({ ...document.meta, ...Object.fromEntries(open) })
  return withDocument(state, {
    // What is null is no more.
    meta: Object.fromEntries(patched.filter(([, value]) => value !== null)) as PageDocument['meta'],
    src,
    ...languages,
  })
}

export function applyFact(state: PageState, op: OpOf<'fact'>): PageState {
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

function defined<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}
