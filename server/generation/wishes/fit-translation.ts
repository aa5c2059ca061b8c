import { type Field, text } from '#shared/blocks/field.ts'
import { displayNames } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import { fieldAt } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { sourceText } from '#shared/page/source-text.ts'
import { translationKey } from '#shared/page/text-keys.ts'
import { isOtherLanguage } from '../model/fit-block.ts'
import { fitValue } from '../model/fit-value.ts'
import { type FittedOp, fittingOf, outside, refused, type WishMeasure } from './fitted-op.ts'
import type { RawWishOp } from './wish-op-schema.ts'

const metaFields: Record<string, Field> = { title: text(140), description: text(320) }

/** A text of the page in another of the nine languages; what a person translated is theirs. */
export function fitTranslation(raw: RawWishOp, measure: WishMeasure): FittedOp {
  const { document, scope } = measure
  const { locale, id = '', path = '' } = raw
  if (!locale || locale === document.base) return { wrong: 'a translation needs another language' }
  if (scope && scope.id !== id) return outside(id)
  const field = translatedField(document, id, path)
  const source = field ? sourceText(document, { id, path }) : null
  if (!field || !source || source.length === 0) return { wrong: `no text at ${id}.${path}` }
  if (document.src[translationKey(locale, id, path)] === 'user')
    return { wrong: 'its owner has translated it', outcome: { code: 'yours' } }
  const { fitting, claim } = fittingOf(measure, locale, false)
  const words = fitValue(field, raw.text ?? raw.value, fitting) as string | RichText | undefined
  if (claim()) return refused(`${id}.${path}`, claim())
  if (!words || words.length === 0) return { wrong: `no text for ${id}.${path}` }
  if (isOtherLanguage(typeof words === 'string' ? words : plainText(words), locale))
    return { wrong: `not in ${locales[locale].name}` }
  return {
    ops: [{ op: 'translate', locale, id, path, text: words, state: 'done', src: 'model' }],
    outcome: { code: 'translated', words: nameOf(locale, measure.locale) },
  }
}

/** A language as its owner calls it. */
function nameOf(language: PageLanguage, locale: PageLanguage): string {
  return displayNames(locales[locale].tag).of(locales[language].tag) ?? locales[language].name
}

function translatedField(document: PageDocument, id: string, path: string): Field | undefined {
  if (id === 'meta') return Object.hasOwn(metaFields, path) ? metaFields[path] : undefined
  const type = document.blocks[id]?.type
  const field = type && path ? fieldAt(type, path) : undefined
  return field?.translatable ? field : undefined
}
