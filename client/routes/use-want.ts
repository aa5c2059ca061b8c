import { useCallback } from 'react'
import { type ChipKey, chipForWanted } from '#client/features/generation/understood.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'

/** A draft that lacks a fact opens that fact's form; any other leads to the brief. */
export function useWant(onBrief: () => void, onChip: (chip: ChipKey) => void) {
  const { t } = useI18n()
  const toast = useToast()
  return useCallback(
    (wanted: string) => {
      const chip = chipForWanted(wanted)
      if (chip) return onChip(chip)
      onBrief()
      toast(t('generate.wantInBrief'), { duration: 5000 })
    },
    [t, toast, onBrief, onChip],
  )
}
