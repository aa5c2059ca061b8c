import { type ReactNode, useId } from 'react'

/** Matters of the account that belong together: their name beside or above, one below the other. */
export function AccountGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-text text-base font-medium tracking-normal lg:pt-5">
        {title}
      </h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-raised">{children}</div>
    </section>
  )
}

export interface AccountPartProps {
  title: string
  text: string
  /** The one thing to do, beside the words. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of the account, under its name. */
export function AccountPart({ title, text, action, children }: AccountPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-x-8 gap-y-3 max-sm:flex-col max-sm:items-start">
        <div className="grid max-w-xl gap-0.5">
          <h3 id={id} className="font-text text-base font-medium tracking-normal">
            {title}
          </h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
