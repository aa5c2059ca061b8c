import { invalid } from '#shared/errors.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { translationKey } from '#shared/page/text-keys.ts'

export const metaPaths = ['title', 'description'] as const
type MetaPath = (typeof metaPaths)[number]
export type MetaTranslations = Partial<
  Record<PageLanguage, Partial<Record<MetaPath, string | undefined>>>
>

/** Title and description in each language of the page beside its own. */
export function metaTranslations(
  document: PageDocument,
): Partial<Record<PageLanguage, Record<MetaPath, string>>> {
  const { base, locales, i18n } = document
  const textOf = (language: PageLanguage, path: MetaPath) =>
    i18n[language]?.[`meta.${path}`] ? localize(document, language).meta[path] : ''
  return Object.fromEntries(
    locales
      .filter((language) => language !== base)
      .map((language) => [
        language,
        { title: textOf(language, 'title'), description: textOf(language, 'description') },
      ]),
  )
}

/**
 * The page with other translated titles and descriptions; '' takes a translation away.
 * @throws AppError `invalid` naming a language the page is not translated into
 */
export function translateMeta(document: PageDocument, wanted: MetaTranslations): PageDocument {
  const known = metaTranslations(document)
  let changed = document
  for (const [language, texts] of Object.entries(wanted) as [
    PageLanguage,
    MetaTranslations[PageLanguage],
  ][]) {
    const before = known[language]
    if (!before)
      throw invalid([{ field: `translations.${language}`, message: 'no language of the page' }])
    for (const path of metaPaths) {
      const text = texts?.[path]
      if (text !== undefined && text !== before[path]) changed = put(changed, language, path, text)
    }
  }
  return changed
}

function put(
  document: PageDocument,
  locale: PageLanguage,
  path: MetaPath,
  text: string,
): PageDocument {
  if (text !== '') {
    const op: Op = { op: 'translate', locale, id: 'meta', path, text, state: 'done', src: 'user' }
    return foldOps(pageState(document), [op]).document
  }
  const { [`meta.${path}`]: _, ...rest } = document.i18n[locale] ?? {}
  const { [translationKey(locale, 'meta', path)]: _typed, ...src } = document.src
  return { ...document, src, i18n: { ...document.i18n, [locale]: rest } }
}
