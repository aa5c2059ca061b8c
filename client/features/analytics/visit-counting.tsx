import { useSyncExternalStore } from 'react'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useSite } from '#client/platform/site.tsx'

const Counter = lazyPart(async () => {
  try {
    return (await import('./visit-counter.tsx')).VisitCounter
  } catch (error) {
    // Nobody came for the counting: without it nobody is asked, and nobody is counted.
    console.warn('Visits cannot be counted', error)
    return NoCounter
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
  return <Counter id={analyticsId} />
}
