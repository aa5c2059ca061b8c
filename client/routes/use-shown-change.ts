import { useEffect, useRef } from 'react'
import { changedBlocks, type WishThread } from '#client/features/dock/wish.ts'
import type { Place } from '#client/features/generation/brief-spans.ts'
import { chipForWanted } from '#client/features/generation/chip-keys.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { priceFields, typedFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Wish } from '#shared/page/wish.ts'

/** Brings what a wish has changed into view: a phone shows little of the page beside its answer. */
export function useShownChange(
  { entries, hasAsked }: WishThread,
  document: PageDocument | undefined,
  show: (place: Place) => void,
): void {
  const last = entries.at(-1)
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
  const keys = facts.map(({ path }) => path)
  const places = shown.map(
    (each) => priceAmong(keys, each, document) ?? tellerOf(keys, each, document),
  )
  return places.find((place) => place !== null) ?? null
}

/** The first text of the block that is not as it was. */
function textOf({ changes }: Wish, id: string): { path?: string } {
  const path = changes.find(({ part }) => part === id)?.values[0]?.path
  return path === undefined ? {} : { path }
}

/** The line of a block a changed price stands on, by the first text of that line. */
function priceAmong(keys: readonly string[], id: string, { blocks }: PageDocument): Place | null {
  const { type = '', props = {} } = blocks[id] ?? {}
  const price = priceFields(type, props).find(({ value }) => keys.includes(`prices.${value}`))
  if (!price) return null
  const line = price.path.slice(0, price.path.lastIndexOf('.') + 1)
  const path = typedFields(type, props).find((text) => text.path.startsWith(line))?.path
  return { id, ...(path !== undefined && { path }) }
}

/** The block that is there to tell one of these facts. */
function tellerOf(keys: readonly string[], id: string, { blocks }: PageDocument): Place | null {
  const wanted = blockKind(blocks[id]?.type ?? '')?.wants
  const fact = wanted && chipForWanted(wanted)
  return fact && fact !== 'prices' && keys.includes(fact) ? { id } : null
}
