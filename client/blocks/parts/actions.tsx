import { Fragment } from 'react'
import type { PageContext } from '../page-context.ts'

interface Action {
  label: string
  to: string
  kind: 'primary' | 'secondary'
}

/** Buttons and links of a block; one whose fact is missing is left out. */
export function Actions({ actions, page }: { actions: readonly Action[]; page: PageContext }) {
  const shown = actions.flatMap((action) => {
    const href = page.href(action.to)
    return href && action.label ? [{ ...action, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <p className="actions">
      {shown.map(({ label, href, kind }) => (
        <Fragment key={label + href}>
          <PageLink href={href} className={`btn ${kind}`}>
            {label}
          </PageLink>{' '}
        </Fragment>
      ))}
    </p>
  )
}

interface PageLinkProps {
  href: string
  className?: string
  children: React.ReactNode
}

/** A link; one to another site gives it no handle on the page it came from. */
export function PageLink({ href, className, children }: PageLinkProps) {
  const rel = /^https?:/.test(href) ? 'noopener' : undefined
  return (
    <a href={href} className={className} rel={rel}>
      {children}
    </a>
  )
}
