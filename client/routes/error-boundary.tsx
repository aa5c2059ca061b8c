import { useState } from 'react'
import { isCrawlerBrowser } from '#client/platform/crawler-page.ts'
import { away } from '#client/platform/load-payload.ts'
import { useRouteError } from '#client/platform/route-boundary.tsx'
import { isRouteError } from '#client/platform/route-error.ts'
import { useRevalidate } from '#client/platform/router.tsx'
import { ErrorScreen } from './error-page.tsx'
import { OfflineScreen, UnreachableScreen } from './offline-screen.tsx'

/**
 * Stands where a screen could not: the layout around it stays alive, and what failed on our side
 * can be tried again. A crawler keeps the server's page instead (`crawler-page.ts`).
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const revalidate = useRevalidate()
  const [isRetrying, setRetrying] = useState(false)
  const [isOffline] = useState(() => globalThis.navigator?.onLine === false)
  if (isCrawlerBrowser()) throw error
  if (isOffline) return <OfflineScreen />
  const status = isRouteError(error) ? error.status : 500
  if (status === away) return <UnreachableScreen onRetry={revalidate} />
  const onRetry = async () => {
    setRetrying(true)
    try {
      await revalidate()
    } finally {
      setRetrying(false)
    }
  }
  return (
    <ErrorScreen
      status={status}
      digest={digestOf(error)}
      isRetrying={isRetrying}
      {...(status !== 404 && { onRetry })}
    />
  )
}

/** The id under which the server's log tells of the error. */
function digestOf(error: unknown): string | null {
  const data: unknown = isRouteError(error) ? error.data : null
  const { digest } = (data ?? {}) as { digest?: unknown }
  return typeof digest === 'string' ? digest : null
}
