import { useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Mark } from '#client/ui/mark.tsx'

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
    <section className="page-width grid min-h-[70dvh] content-center justify-items-center gap-3 py-20 text-center">
      <title>{`${t('error.offline')} · ${t('site.name')}`}</title>
      <Mark size={72} className="mb-3" />
      <h1 className="text-3xl">{t('error.offline')}</h1>
      <p className="max-w-md text-muted">{t('error.offlineText')}</p>
    </section>
  )
}
