import type { ReactNode } from 'react'
import type { Layout } from '#shared/routes.ts'

/**
 * Around what stands in the place of a screen, so that every document has one main part: these
 * layouts leave it to their screens.
 */
export function OwnMain({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (layout !== 'white' && layout !== 'iframe') return children
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  )
}
