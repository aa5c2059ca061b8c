import { type ReactNode, useId } from 'react'

export interface AccountPartProps {
  title: string
  text: string
  children: ReactNode
}

/** One matter of the account, under its name. */
export function AccountPart({ title, text, children }: AccountPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="font-text text-base font-medium tracking-normal">
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
