import { useSyncExternalStore } from 'react'

/** Whether the device has a network; the server's HTML is drawn as if it had. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Settles as soon as the device has a network. @throws the signal's reason where that ends the wait */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const once = { once: true, signal: ended.signal }
    const end = (settle: () => void) => () => {
      ended.abort()
      settle()
    }
    window.addEventListener('online', end(resolve), once)
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      once,
    )
  })
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
