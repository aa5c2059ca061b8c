import { typedFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt, setAt } from '#shared/page/path.ts'
import { translatorOf } from '#shared/page/restore/invert-op.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import { textHash } from '#shared/page/text-hash.ts'

/**
 * Translations are kept by the place of their text. Where items of a list change places, these
 * edits take their translations along; a new item has none but its source.
 */
export function moveTranslations(
  document: PageDocument,
  id: string,
  list: string,
  items: unknown[],
  origins: (number | null)[],
): EditOp[] {
  const block = document.blocks[id]
  if (!block) return []
  const props = setAt(block.props, list, items)
  const texts = typedFields(block.type, props).filter(
    ({ path, field }) => field.translatable && path.startsWith(`${list}.`),
  )
  return document.locales.flatMap((locale) =>
    texts.flatMap(({ path, value }): EditOp[] => {
      const entries = document.i18n[locale] ?? {}
      const [index = '0', ...rest] = path.slice(list.length + 1).split('.')
      const origin = origins[Number(index)] ?? null
      const from = origin === null ? null : [list, origin, ...rest].join('.')
      const entry = from === null ? undefined : entries[`${id}.${from}`]
      if (entry && from) {
        if (from === path) return []
        const source = getAt(block.props, from) as string | RichText
        const state = entry.srcHash === textHash(source) ? entry.state : 'needs'
        const src = translatorOf(document, { locale, id, path: from })
        return [{ op: 'translate', locale, id, path, text: entry.text, state, src }]
      }
      if (!entries[`${id}.${path}`]) return []
      return [
        { op: 'translate', locale, id, path, text: value as string, state: 'needs', src: 'bank' },
      ]
    }),
  )
}
