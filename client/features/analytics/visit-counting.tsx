import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSite } from '#client/platform/site.tsx'

const Counter = lazy(async () => {
  const { VisitCounter } = await import('./visit-counter.tsx')
  return { default: VisitCounter }
})

const never = () => () => {}

/** Nothing at all where no operator has configured it, and nothing before the page has come alive. */
export function VisitCounting() {
  const { analyticsId } = useSite()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!analyticsId || !isAlive) return null
  return (
    <Suspense>
      <Counter id={analyticsId} />
    </Suspense>
  )
}
