import type { Place } from '#client/features/generation/brief-spans.ts'
import { chipForWanted } from '#client/features/generation/chip-keys.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { priceFields, typedFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'

/** Where the page tells one of these facts; of the prices each has a key of its own. */
export function factPlace(keys: readonly string[], document: PageDocument): Place | null {
  const shown = document.order.filter((id) => document.blocks[id]?.hidden !== true)
  const places = shown.map((id) => priceAmong(keys, id, document) ?? tellerOf(keys, id, document))
  return places.find((place) => place !== null) ?? null
}

/** The keys of what edits change of the facts. */
export function changedFacts(ops: readonly EditOp[], before: Facts, after: Facts): string[] {
  return ops.flatMap((op) => {
    if (op.op !== 'fact') return []
    if (op.key !== 'prices') return [op.key]
    const known = before.prices ?? []
    const changed = (after.prices ?? []).filter((price) => !known.some((one) => isSame(one, price)))
    return changed.map(({ id }) => `prices.${id}`)
  })
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
