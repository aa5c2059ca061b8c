import { applyOp } from './apply-op.ts'
import { textFields } from './block-props.ts'
import type { Block, PageDocument, Source } from './document.ts'
import type { EditOp, Op } from './ops.ts'
import { type PageState, pageState } from './page-state.ts'
import { getAt } from './path.ts'
import { sourceText } from './source-text.ts'
import { metaKeys, sourcesAt, sourcesBack, textKeys } from './sources-back.ts'
import { textHash } from './text-hash.ts'
import { translationKey } from './text-keys.ts'

type TranslateOp = Extract<EditOp, { op: 'translate' }>

/**
 * Applies edits in order and gathers the ops that take them back, last first; translations come
 * after the texts they are of, so that each is known to be made of what stands there again.
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
  const texts = inverse.filter((op) => op.op !== 'translate')
  const translations = inverse
    .filter((op) => op.op === 'translate')
    // A list may have been longer once; what was translated then has no place.
    .filter((op) => sourceText(document, op) !== null)
    .map((op) => (isStale(document, op) ? { ...op, state: 'needs' as const } : op))
  return { document: state.document, inverse: [...texts, ...translations] }
}

/** Whether a translation was out of date already: it must not come back as if it were not. */
function isStale(document: PageDocument, op: TranslateOp): boolean {
  const entry = document.i18n[op.locale]?.[`${op.id}.${op.path}`]
  return entry !== undefined && entry.srcHash !== textHash(sourceText(document, op) ?? '')
}

/** The ops that undo `op` on a page that is now `document`; [] where it changes nothing. */
function invertOp(document: PageDocument, op: EditOp): Op[] {
  switch (op.op) {
    case 'theme':
      return [{ op: 'theme', theme: pick(document.theme, Object.keys(op.theme)) }]
    case 'meta':
      return [
        {
          op: 'meta',
          meta: { ...pick(document.meta, Object.keys(op.meta)), locales: document.locales },
        },
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
      return undoTranslation(document, op)
    case 'source':
      return [{ op: 'source', texts: sourcesAt(document, Object.keys(op.texts)) }]
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
  if (value !== undefined) return [{ op: 'set', id, path, value }]
  const list = path.slice(0, path.lastIndexOf('.'))
  return [{ op: 'set', id, path: list, value: getAt(block.props, list) }]
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
    ...sourcesBack(document, keys, 'user'),
  ]
}

function translationsOf(document: PageDocument, id: string): Op[] {
  return document.locales.flatMap((locale) =>
    Object.entries(document.i18n[locale] ?? {})
      .filter(([key]) => key.startsWith(`${id}.`))
      .map(([key, { text, state }]): Op => {
        const path = key.slice(id.length + 1)
        return {
          op: 'translate',
          locale,
          id,
          path,
          text,
          state,
          src: translatorOf(document, { locale, id, path }),
        }
      }),
  )
}

function undoTranslation(document: PageDocument, op: TranslateOp): Op[] {
  const { locale, id, path } = op
  const old = document.i18n[locale]?.[`${id}.${path}`]
  if (!old) return []
  const { text, state } = old
  return [{ op: 'translate', locale, id, path, text, state, src: translatorOf(document, op) }]
}

/** Who wrote a translation, as an edit that puts it there again says it. */
export function translatorOf(
  document: PageDocument,
  { locale, id, path }: Pick<TranslateOp, 'locale' | 'id' | 'path'>,
): Source {
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
