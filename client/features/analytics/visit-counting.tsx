import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSite } from '#client/platform/site.tsx'

const Counter = lazy(async () => {
  try {
    const { VisitCounter } = await import('./visit-counter.tsx')
    return { default: VisitCounter }
  } catch (error) {
    // Nobody came for the counting: without it nobody is asked, and nobody is counted.
    console.warn('Visits cannot be counted', error)
    return { default: NoCounter }
  }
})

const NoCounter = (_: { id: string }) => null

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
