import { type RefObject, useEffect, useRef } from 'react'
import { gap } from '#shared/page/command-outcome.ts'
import type { WishDraft } from './wish.ts'

/** Puts a wish that is still to be finished into the box, with what is missing selected. */
export function useDraft(
  draft: WishDraft | null,
  areaRef: RefObject<HTMLTextAreaElement | null>,
  put: (draft: WishDraft) => void,
): void {
  const awaited = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    if (!draft) return
    awaited.current = draft.command
    put(draft)
  }, [draft])
  // Behind every render: the box holds the words from a later one on.
  useEffect(() => {
    const area = areaRef.current
    if (awaited.current === null || area?.value !== awaited.current) return
    awaited.current = null
    selectGap(area)
  })
}

function selectGap(area: HTMLTextAreaElement): void {
  area.focus()
  const at = area.value.indexOf(gap)
  if (at >= 0) area.setSelectionRange(at, at + gap.length)
}
