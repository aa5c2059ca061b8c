import { fold } from '#server/reader/text/fold.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { displayNames, listFormat } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Intent } from '../intent.ts'
import { itemNames } from '../page-entries.ts'
import { type Clause, takesAway } from './clause.ts'

const prefix = 'languages.'
const around = [
  prefix,
  'nouns.language',
  'nouns.page',
  'nouns.texts',
  'words.also',
  'words.offers',
  'words.all',
  'words.indefinite',
  'do.',
]

/** "In French too", "translate the page into English": in which languages it is to be read. */
export function readLanguages(clause: Clause): Intent | null {
  if (!clause.has(prefix) || clause.has('words.not') || !clause.isRead(around)) return null
  const languages = languagesIn(clause)
  const isGone = takesAway(clause) && clause.has('nouns.language')
  if (!isGone && (!isAsked(clause) || isLesson(clause))) return null
  const { tag } = locales[clause.wish.language.code as PageLanguage]
  const names = languages.map((each) => displayNames(tag).of(locales[each].tag) ?? each)
  const said = listFormat(tag, { type: 'conjunction' }).format(names)
  return { wish: 'languages', languages, isGone, said }
}

function languagesIn(clause: Clause): PageLanguage[] {
  const named = clause
    .of(prefix)
    .flatMap(({ tags }) =>
      tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length)),
    )
  return [...new Set(named as PageLanguage[])]
}

/** "Make it French" may mean that the page is to be in no other: that it is one more is said. */
function isAsked(clause: Clause): boolean {
  if (clause.has('do.translate'))
    return clause.doesOnly('translate', 'add', 'change', 'show', 'move')
  const isMore = clause.has('words.also') || clause.does('add') || clause.has('words.offers')
  return isMore && clause.doesOnly('add', 'change', 'show', 'move')
}

/** Where languages are what is taught, "add French" may be a lesson. */
function isLesson(clause: Clause): boolean {
  if (['nouns.language', 'nouns.page', 'do.translate'].some((tag) => clause.has(tag))) return false
  const { language, page } = clause.wish
  return itemNames(page).some((name) =>
    findTags(language.index, fold(name)).some(({ tag }) => tag.startsWith(prefix)),
  )
}
