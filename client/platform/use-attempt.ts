import { useState } from 'react'
import { useToast } from './toasts.tsx'

export interface AttemptControl {
  busy: boolean
  /** Settles when it is over, also where it failed. */
  attempt(act: () => Promise<void>): Promise<void>
}

/** @param failed what a person is told where it fails */
export function useAttempt(failed: string): AttemptControl {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async attempt(act) {
      setBusy(true)
      try {
        await act()
      } catch (error) {
        console.error(failed, error)
        toast(failed, { kind: 'error', duration: 6000 })
      }
      setBusy(false)
    },
  }
}
