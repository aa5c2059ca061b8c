/** The parts of a page's settings in their order: anchors, and the words they are named by. */
export const settingsSections = [
  ['general', 'settings.about'],
  ['messages', 'settings.inbox.title'],
  ['search', 'settings.finding'],
  ['languages', 'settings.languages'],
  ['publishing', 'settings.online'],
  ['domain', 'settings.domain.title'],
  ['shares', 'settings.shares'],
  ['visits', 'settings.visits.title'],
  ['improve', 'settings.improve.title'],
  ['export', 'settings.away.title'],
  ['delete', 'settings.danger'],
] as const

export type SettingsSection = (typeof settingsSections)[number][0]
