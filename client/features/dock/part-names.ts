import { useCallback } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** What a part of the page is called; null for one that is gone. */
export function usePartNames({ blocks }: PageDocument): (id: string) => string | null {
  const { t } = useI18n()
  return useCallback(
    (id) => {
      const block = blocks[id]
      return block ? t(`generate.sections.${kindName(block.type)}`) : null
    },
    [blocks, t],
  )
}
