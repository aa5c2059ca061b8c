import type { ReactNode } from 'react'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'

export interface SectionProps {
  /** Of its own in the whole application, as it is rendered once. */
  name: string
  id?: string
  title: string
  lead?: string
  /** Puts the heading beside the content on wide screens. */
  beside?: boolean
  children: ReactNode
}

/** A part of a public screen that tells everybody the same: heading, an opening line, and room around it. */
export function Section({ name, id, title, lead, beside = false, children }: SectionProps) {
  const heading = `${name}.title`
  return (
    <RenderedOnce
      as="section"
      name={name}
      {...(id && { id })}
      aria-labelledby={heading}
      className={`page-width grid gap-8 py-[clamp(2.25rem,4.5vw,4rem)] ${beside ? 'lg:grid-cols-[1fr_2fr] lg:gap-16' : 'md:gap-12'}`}
    >
      <div className="grid content-start gap-4">
        <h2 id={heading} className="max-w-3xl text-3xl">
          {title}
        </h2>
        {lead && <p className="max-w-2xl text-lg text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </RenderedOnce>
  )
}
