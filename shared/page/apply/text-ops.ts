import { invalid } from '#shared/errors.ts'
import type { OpOf } from '../ops.ts'
import { type PageState, withDocument } from '../page-state.ts'
import { sourceText } from '../source-text.ts'
import { textHash } from '../text-hash.ts'
import { ownerOf, translationKey } from '../text-keys.ts'
import { findBlock } from './find-block.ts'

export function applyTranslation(state: PageState, op: OpOf<'translate'>): PageState {
  const { document } = state
  if (op.id !== 'meta') findBlock(document, op.id)
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
export function applySources(state: PageState, op: OpOf<'source'>): PageState {
  const { blocks, src: before } = state.document
  const src = { ...before }
  for (const [key, source] of Object.entries(op.texts)) {
    const owner = ownerOf(key)
    if (source === null) delete src[key]
    else if (['meta', 'facts'].includes(owner) || Object.hasOwn(blocks, owner)) src[key] = source
  }
  return withDocument(state, { src })
}
