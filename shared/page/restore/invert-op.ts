import { applyOp } from '../apply-op.ts'
import { textFields } from '../block-props.ts'
import type { Block, PageDocument, PageLanguage, Source } from '../document.ts'
import type { EditOp, Op, OpOf } from '../ops.ts'
import { type PageState, pageState } from '../page-state.ts'
import { getAt } from '../path.ts'
import { sourceText } from '../source-text.ts'
import { translationKey } from '../text-keys.ts'
import { besideHue } from '../theme.ts'
import { metaKeys, sourcesAt, sourcesBack, textKeys } from './sources-back.ts'

/** Where a translation stands. */
type Place = Pick<OpOf<'translate'>, 'locale' | 'id' | 'path'>

/**
 * Applies edits in order and gathers the ops that take them back, last first.
 * @throws AppError `invalid` as `applyOp` does; nothing is applied then
 */
export function applyEdits(
  document: PageDocument,
  ops: readonly EditOp[],
): { document: PageDocument; inverse: Op[] } {
  let state: PageState = pageState(document)
  const inverse: Op[] = []
  for (const op of ops) {
    const undo = invertOp(state.document, op)
    state = applyOp(state, op)
    inverse.unshift(...undo)
  }
  return { document: state.document, inverse }
}

/** The ops that undo `op` on a page that is now `document`; [] where it changes nothing. */
function invertOp(document: PageDocument, op: EditOp): Op[] {
  switch (op.op) {
    case 'theme':
      return [{ op: 'theme', theme: themeBack(document, Object.keys(op.theme)) }]
    case 'meta':
      return [
        { op: 'meta', meta: metaBack(document, op) },
        ...sourcesBack(document, metaKeys(op), op.src),
      ]
    case 'fact':
      return [
        { op: 'fact', key: op.key, value: document.facts[op.key] ?? null },
        ...sourcesBack(document, [`facts.${op.key}`], op.src),
      ]
    case 'set':
    case 'append':
      return [
        ...undoSet(document, op.id, op.path),
        ...sourcesBack(document, textKeys(document, op), op.src),
      ]
    case 'insert':
      return [{ op: 'remove', id: op.id }]
    case 'move':
      return [{ op: 'move', id: op.id, after: before(document, op.id) }]
    case 'remove':
      return restoreBlock(document, op.id)
    case 'translate':
      return [translationBack(document, op), ...languagesBack(document, [op.locale])]
    case 'source':
      return [{ op: 'source', texts: sourcesAt(document, Object.keys(op.texts)) }]
  }
}

/** What goes with the main colour comes back where it was there, and goes again where it was not. */
function themeBack({ theme }: PageDocument, keys: string[]): OpOf<'theme'>['theme'] {
  return {
    ...pick(theme, keys),
    ...(keys.includes('ownScale') && { ownScale: theme.ownScale ?? false }),
    ...Object.fromEntries(
      besideHue
        .filter((beside) => keys.includes('hue') || keys.includes(beside))
        .map((beside) => [beside, theme[beside] ?? null]),
    ),
  }
}

function metaBack({ meta, locales }: PageDocument, op: OpOf<'meta'>): OpOf<'meta'>['meta'] {
  const keys = Object.keys(op.meta)
  return {
    ...pick(meta, keys),
    // What was not there is null again.
    ...Object.fromEntries(
      (['schemaType', 'icon', 'card'] as const)
        .filter((key) => keys.includes(key))
        .map((key) => [key, meta[key] ?? null]),
    ),
    ...(keys.includes('locales') && { locales }),
  }
}

function undoSet(document: PageDocument, id: string, path: string): Op[] {
  const block = document.blocks[id]
  if (!block) return []
  if (path.startsWith('@')) {
    const flag = path.slice(1) as 'hidden' | 'locked' | 'variant'
    return [{ op: 'set', id, path, value: block[flag] ?? false }]
  }
  const value = getAt(block.props, path)
  const end = path.lastIndexOf('.')
  // What was not there goes with what it is put into.
  if (value === undefined && end > 0) return undoSet(document, id, path.slice(0, end))
  return [{ op: 'set', id, path, value }]
}

function restoreBlock(document: PageDocument, id: string): Op[] {
  const block: Block | undefined = document.blocks[id]
  if (!block) return []
  const after = before(document, id)
  const texts = textFields(block.type, block.props).map(({ path }) => `${id}.${path}`)
  const marked = Object.keys(document.src).filter((key) => key.startsWith(`${id}.`))
  const keys = [...new Set([...texts, ...marked])]
  const flags = (['hidden', 'locked'] as const).filter((flag) => block[flag])
  return [
    { op: 'insert', id, type: block.type, variant: block.variant, props: block.props, after },
    ...flags.map((flag): Op => ({ op: 'set', id, path: `@${flag}`, value: true })),
    ...translationsOf(document, id),
    { op: 'source', texts: sourcesAt(document, keys) },
  ]
}

function translationsOf(document: PageDocument, id: string): Op[] {
  const kept = Object.keys(document.i18n) as PageLanguage[]
  const back = kept.flatMap((locale) =>
    Object.keys(document.i18n[locale] ?? {})
      .filter((key) => key.startsWith(`${id}.`))
      .map((key) => ({ locale, id, path: key.slice(id.length + 1) }))
      // A list may have been longer once; what was translated then has no place.
      .filter((place) => sourceText(document, place) !== null)
      .map((place) => translationBack(document, place)),
  )
  return [...back, ...languagesBack(document, kept)]
}

function translationBack(document: PageDocument, { locale, id, path }: Place): Op {
  const place = { locale, id, path }
  const old = document.i18n[locale]?.[`${id}.${path}`]
  return old
    ? { op: 'translate', ...place, ...old, src: translatorOf(document, place) }
    : { op: 'translate', ...place, text: null, state: 'needs' }
}

/** A translation brings its language along, which the page did not have. */
function languagesBack({ locales }: PageDocument, told: readonly PageLanguage[]): Op[] {
  const isNew = told.some((locale) => !locales.includes(locale))
  return isNew ? [{ op: 'meta', meta: { locales } }] : []
}

/** Who wrote a translation, as an edit that puts it there again says it. */
export function translatorOf(document: PageDocument, { locale, id, path }: Place): Source {
  return document.src[translationKey(locale, id, path)] ?? 'bank'
}

function before(document: PageDocument, id: string): string | null {
  return document.order[document.order.indexOf(id) - 1] ?? null
}

function pick<T extends object>(record: T, keys: string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => keys.includes(key)),
  ) as Partial<T>
}
