import { useCallback, useState } from 'react'

export interface Selection {
  /** Whether pages are being chosen; nothing else happens on a press then. */
  isOn: boolean
  has(slug: string): boolean
  start(): void
  stop(): void
  toggle(slug: string): void
  set(slugs: readonly string[]): void
}

/** Pages chosen for what is done to several at once. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = useCallback((slug: string) => {
    setChosen((known) => {
      const next = new Set(known)
      if (!next.delete(slug)) next.add(slug)
      return next
    })
  }, [])
  return {
    isOn: chosen !== null,
    has: (slug) => chosen?.has(slug) ?? false,
    start: () => setChosen(new Set()),
    stop: () => setChosen(null),
    toggle,
    set: (slugs) => setChosen(new Set(slugs)),
  }
}
