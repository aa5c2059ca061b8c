import { useEffect } from 'react'
import { useI18n } from './i18n.tsx'
import { useToast } from './toasts.tsx'

/** Longer than other toasts: it asks for a decision. */
const durationMs = 20_000

let listener: (() => void) | null = null
let missed = false

/** Says that a part is missing which the page may not fetch by loading itself anew. */
export function announceReload(): void {
  if (listener) listener()
  else missed = true
}

/** Shows what `announceReload` says, as a toast that offers the reload. */
export function useReloadNotice(): void {
  const toast = useToast()
  const { t } = useI18n()
  useEffect(() => {
    listener = () => {
      const action = { label: t('reload.action'), onSelect: () => window.location.reload() }
      toast(t('reload.text'), { kind: 'warning', duration: durationMs, action })
    }
    if (missed) listener()
    missed = false
    return () => {
      listener = null
    }
  }, [toast, t])
}
