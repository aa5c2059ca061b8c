import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'

/** Runs one action at a time and says so where it fails. */
export function useAttempt(): {
  busy: boolean
  attempt: (act: () => Promise<void>) => Promise<void>
} {
  const { t } = useI18n()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      console.error('The account could not be changed', error)
      toast(t('account.failed'), { kind: 'error', duration: 6000 })
    }
    setBusy(false)
  }
  return { busy, attempt }
}
