import type { InputOf } from '#shared/endpoints.ts'
import { type FieldError, invalid } from '#shared/errors.ts'
import { longestSubtitle, type Version1Document } from '#shared/page/version-1.ts'

type Wish = InputOf<'putSettings'>

/**
 * A page of the older generator with other words; undefined where none change.
 * @throws AppError `invalid` naming each field it has no place for
 */
export function changedVersion1(
  document: Version1Document,
  wish: Wish,
): Version1Document | undefined {
  const errors = faultsOf(wish)
  if (errors.length > 0) throw invalid(errors)
  const { title = document.title, description: subtitle = document.subtitle } = wish
  const isSame = title === document.title && subtitle === document.subtitle
  return isSame ? undefined : { ...document, title, subtitle }
}

function faultsOf({ description = '', translations = {}, ...wish }: Wish): FieldError[] {
  const own = (['locales', 'icon', 'card'] as const).filter((field) => wish[field] !== undefined)
  const texts = Object.entries(translations).flatMap(([language, given]) =>
    (['title', 'description'] as const)
      .filter((field) => given[field] !== undefined)
      .map((field) => `translations.${language}.${field}`),
  )
  const message = 'not for a page of version 1: upgrade it first'
  const errors = [...own, ...texts].map((field): FieldError => ({ field, message }))
  if (description.length <= longestSubtitle) return errors
  return [...errors, { field: 'description', message: `at most ${longestSubtitle} characters` }]
}
