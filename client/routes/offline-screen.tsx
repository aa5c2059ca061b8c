import { useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Stands where a screen could not be fetched for want of a network, and fetches it once there is one. */
export function OfflineScreen() {
  const { t } = useI18n()
  useEffect(() => {
    // A script that was missed is not asked for again by the document that missed it.
    const load = () => window.location.reload()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return (
    <section role="alert" className="grid min-h-[70dvh] content-center">
      <title>{`${t('error.offline')} · ${t('site.name')}`}</title>
      <EmptyState title={t('error.offline')} text={t('error.offlineText')} />
    </section>
  )
}
