import { pageWords } from '#client/blocks/page-words.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import type { Finding } from '#shared/page/check-page.ts'

/** Missing facts are said in the words their drafts on the page use. */
export function useFindingText(finding: Finding): string {
  const { code, excerpt = '', other = '', language, base, count } = finding
  const { t, tag, locale, language: nameOf } = useI18n()
  const drafts: Record<string, string> = pageWords[locale].drafts
  const draft = drafts[code.replace('missing_', '')]
  if (code.startsWith('missing_') && draft) return draft
  const name = language ? nameOf(language) : ''
  // The id of a section says nothing to anybody.
  if (code === 'link_broken' && excerpt.startsWith('#')) return t('share.gate.found.link_gone')
  if (code === 'link_broken' && excerpt.startsWith('fact:'))
    return t('share.gate.found.link_lacking', { label: other })
  // The name of a language begins the line.
  const first = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  const of = { language: first, base: base ? nameOf(base) : '', count: count ?? 1 }
  return t(`share.gate.found.${code}`, { excerpt, other, ...of })
}
