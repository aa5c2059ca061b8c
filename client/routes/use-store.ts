import { useSyncExternalStore } from 'react'

interface Store<T> {
  state(): T
  subscribe(listener: () => void): () => void
}

const never = () => () => {}

/** The state of a store that may not be there yet. */
export function useStore<T>(store: Store<T> | null): T | null {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.state() ?? null,
    () => null,
  )
}
