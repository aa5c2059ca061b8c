import type { I18n } from '#client/platform/i18n.tsx'

/** What the owner of a page is told that the operator has taken offline. */
export function takenDownWords(t: I18n['t'], reason: string | null): string {
  const words = t('share.publish.takenDown')
  return reason === null ? words : `${words} ${t('share.publish.takenDownReason', { reason })}`
}
