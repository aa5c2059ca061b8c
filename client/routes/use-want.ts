import { type RefObject, useCallback } from 'react'
import { type ChipKey, chipForWanted } from '#client/features/generation/understood.ts'
import type { Side } from '#client/features/workspace/workspace-frame.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'

/** A draft that lacks a fact opens that fact's form; any other leads to the brief. */
export function useWant(
  areaRef: RefObject<HTMLTextAreaElement | null>,
  onSide: (side: Side) => void,
  onEditing: (chip: ChipKey) => void,
) {
  const { t } = useI18n()
  const toast = useToast()
  return useCallback(
    (wanted: string) => {
      const chip = chipForWanted(wanted)
      if (chip) return onEditing(chip)
      onSide('brief')
      // On a phone the brief is not on screen yet.
      setTimeout(() => areaRef.current?.focus())
      toast(t('generate.wantInBrief'), { duration: 5000 })
    },
    [t, toast, areaRef, onSide, onEditing],
  )
}
