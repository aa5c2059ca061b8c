import { type ReactNode, useId } from 'react'

export interface SectionProps {
  id?: string
  title: string
  lead?: string
  children: ReactNode
  className?: string
}

/** A part of a public screen: heading, an opening line, and room around it. */
export function Section({ id, title, lead, children, className = '' }: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`page-width py-[clamp(2.25rem,4.5vw,4rem)] ${className}`}
    >
      <h2 id={heading} className="max-w-3xl text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>}
      <div className="mt-8 md:mt-12">{children}</div>
    </section>
  )
}
