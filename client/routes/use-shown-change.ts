import { useEffect, useRef } from 'react'
import { changedBlocks, lastOwn, type WishThread } from '#client/features/dock/wish.ts'
import type { Place } from '#client/features/generation/brief-spans.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Wish } from '#shared/page/wish.ts'
import { factPlace } from './fact-place.ts'

/** Brings what a wish has changed into view: a phone shows little of the page beside its answer. */
export function useShownChange(
  { entries, hasAsked }: WishThread,
  document: PageDocument | undefined,
  show: (place: Place) => void,
): void {
  const last = lastOwn(entries)
  const made = last?.answer.state === 'done' && last.answer.wish.undoneAt === null ? last : null
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!hasAsked || !document || made?.answer.state !== 'done' || shown.current === made.id) return
    shown.current = made.id
    const place = changedPlace(made.answer.wish, document)
    if (place) show(place)
  })
}

/** A block that is not as it was, else the place that tells the fact that is not. */
function changedPlace(wish: Wish, document: PageDocument): Place | null {
  const shown = document.order.filter((id) => document.blocks[id]?.hidden !== true)
  const id = changedBlocks(wish).find((each) => shown.includes(each))
  if (id) return { id, ...textOf(wish, id) }
  const facts = wish.changes.find(({ part }) => part === 'facts')?.values ?? []
  return factPlace(
    facts.map(({ path }) => path),
    document,
  )
}

/** The first text of the block that is not as it was. */
function textOf({ changes }: Wish, id: string): { path?: string } {
  const path = changes.find(({ part }) => part === id)?.values[0]?.path
  return path === undefined ? {} : { path }
}
