import { useCallback } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { sectionName } from '#client/ui/section-name.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** What a part of the page is called, by its heading or its kind; null for one that is gone. */
export function usePartNames({ blocks }: PageDocument): (id: string) => string | null {
  const { t } = useI18n()
  return useCallback(
    (id) => {
      const block = blocks[id]
      return block ? sectionName(block, t) : null
    },
    [blocks, t],
  )
}
