import { type ReactNode, useEffect, useRef } from 'react'

export interface DisclosureProps {
  /** What the button shows. */
  summary: ReactNode
  /** Its name, where it shows only an icon. */
  label?: string
  children: ReactNode
  className?: string
}

/**
 * A small panel under a button, out of `<details>`: it opens without script, and with script it
 * closes on Escape, on a press elsewhere, and when something in it was chosen.
 */
export function Disclosure({ summary, label, children, className = '' }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    return details ? closeFromOutside(details) : undefined
  }, [])
  return (
    <details ref={ref} className="group relative">
      <summary
        aria-label={label}
        className="flex h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors duration-150 select-none hover:bg-sunken group-open:bg-sunken"
      >
        {summary}
      </summary>
      <div
        className={`absolute right-0 z-50 mt-1.5 min-w-44 animate-fade rounded-lg border border-line bg-raised p-1.5 shadow-float ${className}`}
      >
        {children}
      </div>
    </details>
  )
}

function closeFromOutside(details: HTMLDetailsElement): () => void {
  const press = (event: Event) => {
    if (!details.contains(event.target as Node)) details.open = false
  }
  const chosen = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a, button')) details.open = false
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', press)
  details.addEventListener('focusout', leave)
  details.addEventListener('click', chosen)
  details.addEventListener('keydown', key)
  return () => {
    document.removeEventListener('pointerdown', press)
    details.removeEventListener('focusout', leave)
    details.removeEventListener('click', chosen)
    details.removeEventListener('keydown', key)
  }

  function leave(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) {
      details.open = false
    }
  }
}

/** How a row of such a panel looks. */
export const disclosureItem =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm hover:bg-sunken'
