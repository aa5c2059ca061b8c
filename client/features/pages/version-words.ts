import type { I18n } from '#client/platform/i18n.tsx'
import { changeWords, fieldLabel } from '#client/ui/change-words.ts'
import type { ValueChange } from '#shared/page/compare/page-changes.ts'
import type { Revision, RevisionChanges } from '#shared/revisions.ts'

type Part = RevisionChanges['parts'][number]

/** What a line of the history says: its title, and what else there is to tell. */
export interface VersionWords {
  title: string
  rest: string[]
}

/** What each version is known by; one that says what the line below it says tells so. */
export function versionLines(revisions: readonly Revision[], i18n: I18n): VersionWords[] {
  const lines = revisions.map((revision) => versionWords(revision, i18n))
  return lines.map((line, index) => {
    const below = lines[index + 1]
    if (!below || sentence(line) !== sentence(below)) return line
    return { ...line, title: i18n.t('history.page.again', { words: line.title }) }
  })
}

const sentence = ({ title, rest }: VersionWords) => [title, ...rest].join(' · ')

/** What is no draft is known by what it is, a draft by what happened, the most telling first. */
function versionWords(revision: Revision, i18n: I18n): VersionWords {
  const { kind, wishes, changes, sameAs } = revision
  const { t } = i18n
  const kindName = t(`history.page.${kind}`)
  const same = sameAs === null ? [] : [t('history.page.unchanged', { rev: sameAs })]
  if (kind === 'reverted' && sameAs !== null)
    return { title: t('history.page.done', { rev: sameAs }), rest: [] }
  const asked = wishes.map((words) => t('history.page.wish', { words }))
  // Who asked has said what changed.
  const told = asked.length > 0 || !changes ? asked : changedWords(changes, i18n)
  if (kind !== 'generated' && kind !== 'edited')
    return { title: kindName, rest: told.length > 0 ? told : same }
  const [title = kindName, ...rest] = told.length > 0 ? told : [kindName, ...same]
  return { title, rest }
}

/** "Prices moved up", "Gallery: 2 photos added", "Details changed: Phone". */
function changedWords(changes: RevisionChanges, i18n: I18n): string[] {
  const { t } = i18n
  const more = changes.more > 0 ? [t('changes.news.more', { count: changes.more })] : []
  return [
    ...changes.parts.flatMap((part) => partWords(part, i18n)),
    ...more,
    ...factWords(changes, i18n),
    ...lookWords(changes.look, i18n),
    ...changes.meta.map((value) => metaWords(value, i18n)),
    ...changes.languages.map((each) => languageWords(each, i18n)),
  ]
}

function partWords({ type, heading, news }: Part, { t }: I18n): string[] {
  const part = heading || t(`generate.sections.${type}`)
  return news.map(({ code, count, words: said, field }) => {
    const words = code === 'layout' ? t(`editor.form.layouts.${said}`) : said
    return t(`changes.news.${code}`, {
      part,
      count,
      words,
      field: field && fieldLabel(type, field, t),
    })
  })
}

function factWords({ facts }: RevisionChanges, { t }: I18n): string[] {
  if (facts.length === 0) return []
  const names = facts.map((fact) => t(`generate.facts.${fact}`)).join(', ')
  return [`${t('history.compare.others.facts')}: ${names}`]
}

/** "Design changed: Fonts – Bookish, Colours". */
function lookWords(values: ValueChange[], i18n: I18n): string[] {
  if (values.length === 0) return []
  const told = values.map((value) => {
    const { label, after } = ownWords('look', value, i18n)
    return after ? `${label} – ${after}` : label
  })
  return [`${i18n.t('history.compare.others.look')}: ${told.join(', ')}`]
}

function metaWords(value: ValueChange, i18n: I18n): string {
  const { label, after } = ownWords('meta', value, i18n)
  if (value.path === 'title') return i18n.t('changes.news.title', { words: after })
  return i18n.t('changes.news.changed', { what: label })
}

function ownWords(part: 'look' | 'meta', value: ValueChange, i18n: I18n) {
  const words = changeWords(
    { part, type: null, heading: '', events: [], values: [value] },
    value,
    i18n,
  )
  const label = value.kind === 'colour' ? i18n.t('editor.look.colours') : words.label
  return { ...words, label }
}

function languageWords(
  { language, event, count }: RevisionChanges['languages'][number],
  { t, language: nameOf }: I18n,
): string {
  const name = nameOf(language)
  switch (event) {
    case 'texts':
      return t('changes.translated', { language: name, count })
    case 'main':
      return t('changes.news.mainLanguage', { language: name })
    default:
      return t(`changes.news.language${event === 'added' ? 'Added' : 'Removed'}`, {
        language: name,
      })
  }
}
