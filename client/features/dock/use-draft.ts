import { type RefObject, useEffect } from 'react'
import { gap } from '#shared/page/command-outcome.ts'
import type { WishDraft } from './wish.ts'

/** Puts a wish that is still to be finished into the box, with what is missing selected. */
export function useDraft(
  draft: WishDraft | null,
  areaRef: RefObject<HTMLTextAreaElement | null>,
  put: (draft: WishDraft) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    if (!draft) return
    put(draft)
    // The box holds the words from the next frame on.
    requestAnimationFrame(() => selectGap(areaRef.current))
  }, [draft])
}

function selectGap(area: HTMLTextAreaElement | null): void {
  if (!area) return
  area.focus()
  const at = area.value.indexOf(gap)
  if (at >= 0) area.setSelectionRange(at, at + gap.length)
}
