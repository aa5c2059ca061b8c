import { type ReactNode, useId } from 'react'

/** Settings that belong together, under their name. */
export function SettingsGroup({
  title,
  text,
  anchor,
  children,
}: {
  title: string
  text?: string
  /** For links that lead here. */
  anchor?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-4 max-lg:scroll-mt-13 grid gap-5 border-t border-line pt-7 max-lg:first:border-t-0 max-lg:first:pt-0"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
