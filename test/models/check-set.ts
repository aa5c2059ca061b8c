import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type LabelledBrief, labelledBriefs } from '../briefs/labelled-brief.ts'
import { type WishKind, wishKinds } from './example-wishes.ts'

/** What a model is checked with: in nine languages, the same each time. */
export const checkSize = { briefs: 40, wishes: 60 }

/** Briefs of the test set, the languages in turn. */
export function checkedBriefs(count = checkSize.briefs, only = ''): LabelledBrief[] {
  const all = labelledBriefs().filter(({ split }) => split === 'test')
  return inTurn((language) => all.filter(({ locale }) => locale === language), count, only)
}

/** The examples, the languages in turn, so that few of them are of many kinds. */
export function checkedWishes(
  count = checkSize.wishes,
  only = '',
): { language: PageLanguage; kind: WishKind }[] {
  const of = (language: PageLanguage) => {
    const from = localeCodes.indexOf(language)
    return wishKinds.map((_kind, at) => {
      const kind = wishKinds[(at + from) % wishKinds.length] ?? 'friendlier'
      return { language, kind }
    })
  }
  return inTurn(of, count, only)
}

function inTurn<T>(of: (language: PageLanguage) => T[], count: number, only: string): T[] {
  const lists = localeCodes.filter((code) => !only || code === only).map(of)
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  )
  return turns.flat().slice(0, count)
}
