import type { TranslateOp } from '#server/pages/translation-source.ts'
import type { Field } from '#shared/blocks/field.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { getAt, isRecord } from '#shared/page/path.ts'
import { isText, plainText, type RichText } from '#shared/page/rich-text.ts'
import type { BlockDraft } from './block-draft.ts'
import { type FittedBlock, isOtherLanguage, type Measure } from './fit-block.ts'
import { fitValue } from './fit-value.ts'
import type { RawBlock } from './read-blocks.ts'

/**
 * A block's texts in a further language: the model's of its own texts, the composer's of the
 * composer's. A text of the model's without a translation that may stand has the composer's own
 * sentence for that place, written natively; in a list, where there is none, it is marked as
 * still to be translated.
 */
export function translateBlock(
  raw: RawBlock,
  draft: BlockDraft,
  block: FittedBlock,
  measure: Measure,
  language: PageLanguage,
): TranslateOp[] {
  const written = raw.i18n[language]
  return textFields(draft.type, block.props).flatMap(({ path, field, value }): TranslateOp[] => {
    if (!isText(value)) return []
    const composed = draft.translations.find((op) => op.locale === language && op.path === path)
    const key = path.split('.', 1)[0] ?? path
    if (block.src[key] !== 'model' || isUntouched(draft, path, value))
      return composed ? [composed] : []
    const text = translated(written, path, field, { ...measure, language })
    if (text)
      return [{ op: 'translate', locale: language, id: draft.id, path, text, state: 'done' }]
    if (composed && key === path) return [composed]
    return [{ op: 'translate', locale: language, id: draft.id, path, text: value, state: 'needs' }]
  })
}

type Text = TranslateOp['text']

/** A name of the offer stays the composer's, also in a list the model has added words to. */
function isUntouched(draft: BlockDraft, path: string, value: Text): boolean {
  return JSON.stringify(getAt(draft.props, path)) === JSON.stringify(value)
}

/** The model's words for a path: `{"items.0.title": "…"}`, or the same as a tree. */
function translated(
  written: unknown,
  path: string,
  field: Field,
  measure: Measure,
): Text | undefined {
  const words =
    isRecord(written) && Object.hasOwn(written, path) ? written[path] : getAt(written, path)
  const fitted = fitValue(field, words, { ...measure, isTold: false, refuse: () => {} })
  if (!isText(fitted)) return undefined
  const plain = typeof fitted === 'string' ? fitted : plainText(fitted as RichText)
  return isOtherLanguage(plain, measure.language) ? undefined : fitted
}
