import { useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Mark } from '#client/ui/mark.tsx'

/** Stands where a screen could not be fetched for want of a network, and fetches it once there is one. */
export function OfflineScreen() {
  useEffect(() => {
    // A script that was missed is not asked for again by the document that missed it.
    const load = () => window.location.reload()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return <Waiting kind="offline" />
}

const retryMs = 2000

/** Stands where the server could not be reached as a screen opened, and asks for it until it can. */
export function UnreachableScreen({ onRetry }: { onRetry: () => Promise<void> }) {
  useEffect(() => {
    let isLeft = false
    // One behind the other: a server that takes its time is not asked anew while it answers.
    const again = () => {
      setTimeout(() => isLeft || onRetry().then(again, again), retryMs)
    }
    again()
    return () => {
      isLeft = true
    }
  }, [onRetry])
  return <Waiting kind="unreachable" />
}

function Waiting({ kind }: { kind: 'offline' | 'unreachable' }) {
  const { t } = useI18n()
  return (
    <section className="page-width grid min-h-[70dvh] content-center justify-items-center gap-3 py-20 text-center">
      <title>{`${t(`error.${kind}`)} · ${t('site.name')}`}</title>
      <Mark size={72} className="mb-3" />
      <h1 className="text-3xl">{t(`error.${kind}`)}</h1>
      <p className="max-w-md text-muted">{t(`error.${kind}Text`)}</p>
    </section>
  )
}
