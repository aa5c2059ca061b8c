import type { I18n } from '#client/platform/i18n.tsx'
import type { Revision, RevisionChanges } from '#shared/payloads.ts'

type Translate = I18n['t']

/** What happened in a version, the most telling first; nothing for the first one. */
export function versionWords({ wishes, changes }: Revision, t: Translate): string[] {
  const asked = wishes.map((words) => t('history.page.wish', { words }))
  return [...asked, ...(changes ? changedWords(changes, t, wishes.length > 0) : [])]
}

/** "Prices: 2 texts changed", "Section added: Questions", "Details changed: Phone". */
function changedWords(changes: RevisionChanges, t: Translate, isAsked: boolean): string[] {
  const parts = changes.parts.flatMap(({ type, events, texts }) => {
    const name = t(`generate.sections.${type}`)
    // Of two that changed places either may be told: who asked has said which.
    const sure = events.filter((event) => !isAsked || event !== 'moved')
    const became = sure.map((event) => `${t(`changes.event.${event}`)}: ${name}`)
    const isNew = events.includes('added') || events.includes('removed')
    if (isNew || texts === 0) return became
    return [...became, `${name}: ${t('history.compare.texts', { count: texts })}`]
  })
  const facts = changes.facts.map((fact) => t(`generate.facts.${fact}`)).join(', ')
  const others = changes.others
    .filter((other) => !isToldByParts.has(other))
    .map((other) => {
      const words = t(`history.compare.others.${other}`)
      return other === 'facts' && facts ? `${words}: ${facts}` : words
    })
  return [...parts, ...others]
}

const isToldByParts = new Set<string>(['moved', 'visibility'])
