import type { I18n } from '#client/platform/i18n.tsx'
import type { Person } from '#shared/page/page-event.ts'

/** As what somebody is told who takes part in a page: by the name they gave, or else by their number. */
export function personName(person: Person, t: I18n['t']): string {
  if (person === null) return t('share.people.owner')
  return person.name ?? t('share.people.editor', { number: person.number })
}
