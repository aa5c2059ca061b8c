import { useCallback } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** Letters of a heading that a part is called by. */
const longest = 40

/** What a part of the page is called, by its heading or its kind; null for one that is gone. */
export function usePartNames({ blocks }: PageDocument): (id: string) => string | null {
  const { t } = useI18n()
  return useCallback(
    (id) => {
      const block = blocks[id]
      if (!block) return null
      const { title } = block.props
      const isHeading = typeof title === 'string' && title !== '' && title.length <= longest
      // The headline is what the whole page says.
      if (isHeading && block.type !== 'hero') return title
      return t(`generate.sections.${kindName(block.type)}`)
    },
    [blocks, t],
  )
}
