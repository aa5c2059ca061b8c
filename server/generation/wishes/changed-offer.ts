import { blockKind } from '#shared/blocks/index.ts'
import { priceFields } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { isTold } from '../model/truth/truth-guard.ts'
import { authorshipOf } from '../model/writable-fields.ts'
import type { WishMeasure } from './fitted-op.ts'

interface Offered {
  name: string
  price: string
}

/**
 * What is on offer is its owner's: a model groups and orders it, and words go with it; what comes
 * to it or goes from it, the wish itself has to name.
 * @returns the names that are lost, new or have another price without that
 */
export function changedOffer({ wishTruth }: WishMeasure, before: Block, after: Block): string[] {
  const kind = blockKind(before.type)
  const isOffer =
    kind &&
    Object.entries(kind.fields).some(([key, field]) => authorshipOf(kind, key, field) === 'offer')
  if (!isOffer) return []
  const [had, has] = [offeredIn(before), offeredIn(after)]
  const without = (items: Offered[], others: Offered[]) =>
    items.filter((item) => !others.some((other) => isSameItem(item, other)))
  const isNamed = (name: string) => name !== '' && isTold(name, wishTruth)
  const changed = [...without(had, has), ...without(has, had)].map(({ name }) => name)
  return changed.filter((name) => !isNamed(name))
}

/** Every item of a block's lists with its price, by the field beside it. */
function offeredIn({ type, props }: Block): Offered[] {
  return priceFields(type, props).map(({ path, value }) => ({
    name: nameAt(props, path),
    price: typeof value === 'string' ? value : '',
  }))
}

function nameAt(props: Record<string, unknown>, path: string): string {
  const keys = path.split('.').slice(0, -1)
  let here: unknown = props
  for (const key of keys) here = (here as Record<string, unknown> | undefined)?.[key]
  const { name } = (here ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

function isSameItem(one: Offered, other: Offered): boolean {
  return one.price === other.price && fold(one.name) === fold(other.name)
}

function fold(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase().trim()
}
