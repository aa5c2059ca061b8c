import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isCrawlerBrowser } from '#client/platform/crawler-page.ts'
import { ErrorScreen } from './error-page.tsx'

/**
 * Stands where a screen could not: the layout around it stays alive, and what failed on our side
 * can be tried again. A crawler keeps the server's page instead (`crawler-page.ts`).
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isCrawlerBrowser()) throw error
  const status = isRouteErrorResponse(error) ? error.status : 500
  const retry = status === 404 ? {} : { onRetry: () => void revalidate() }
  return (
    <ErrorScreen
      status={status}
      digest={digestOf(error)}
      isRetrying={state === 'loading'}
      {...retry}
    />
  )
}

/** The id under which the server's log tells of the error. */
function digestOf(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  const { digest } = (data ?? {}) as { digest?: unknown }
  return typeof digest === 'string' ? digest : null
}
