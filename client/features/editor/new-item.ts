import { pageWords } from '#client/blocks/page-words.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import { emptyOf, type Fields } from '#shared/blocks/field.ts'
import type { PageLanguage } from '#shared/page/document.ts'

type Item = Record<string, unknown>

/** What a form asks first, in this order. */
const usual: AnswerKind[] = ['name', 'email', 'message']

/**
 * What is added to a list. A form's field begins as the first usual one the form lacks, named in
 * the page's language; every other item begins empty.
 * @param thing what the list is of, as `listThing` says
 */
export function newItem(
  thing: string,
  fields: Fields,
  items: readonly Item[],
  language: PageLanguage,
): Item {
  const empty = emptyOf(fields)
  if (thing !== 'field') return empty
  const kind = usual.find((one) => items.every((item) => item.kind !== one))
  return kind ? { ...empty, kind, label: pageWords[language].answers[kind], required: true } : empty
}
