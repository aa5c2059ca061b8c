import type { ReactNode } from 'react'
import type { Layout } from '#shared/routes.ts'

/** Layouts whose screens bring the main part of the document with them. */
const bare: ReadonlySet<Layout> = new Set(['white', 'iframe'])

/** Around what stands in the place of a screen, so that every document has one main part. */
export function OwnMain({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (!bare.has(layout)) return children
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  )
}
