import { memo } from 'react'
import type { ListedPage } from '#shared/payloads.ts'
import { PageCard, type PageCardActions } from './page-card.tsx'

export interface PageItemProps {
  page: ListedPage
  /** These two are the same objects at every drawing, so that a list that grows draws its end alone. */
  actions: PageCardActions
  onToggle: (slug: string) => void
  /** Null where nothing is being chosen. */
  isChosen: boolean | null
}

/** A card in the list. Out of sight it is neither laid out nor painted, so that thousands scroll well. */
export const PageItem = memo(function PageItem({
  page,
  actions,
  onToggle,
  isChosen,
}: PageItemProps) {
  const choosing = isChosen === null ? null : { isChosen, onToggle: () => onToggle(page.slug) }
  return (
    <li className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <PageCard page={page} {...actions} choosing={choosing} />
    </li>
  )
})
