import { asUsers } from '../as-users.ts'
import type { PageDocument } from '../document.ts'
import type { FactKey } from '../facts.ts'
import { isSame } from '../is-same.ts'
import type { EditOp } from '../ops.ts'
import { priceOfSame } from './carry-prices.ts'
import { applyEdits } from './invert-op.ts'
import { restoreBlock } from './restore-block.ts'
import { restoreSources } from './restore-sources.ts'
import { restoreTranslations } from './restore-translations.ts'

/** What of a page can be made again as another state of it has it. */
export type PagePart =
  | { kind: 'block'; id: string; moved: boolean }
  | { kind: 'look' }
  | { kind: 'meta' }
  | { kind: 'fact'; key: FactKey }

/** The edits that make a part as the page `wanted` has it; [] where it is so already. Pure. */
export function restorePart(
  document: PageDocument,
  wanted: PageDocument,
  part: PagePart,
): EditOp[] {
  switch (part.kind) {
    case 'block':
      return restoreBlock(document, wanted, part.id, part.moved)
    case 'look':
      return isSame(document.theme, wanted.theme) ? [] : [{ op: 'theme', theme: wanted.theme }]
    case 'meta':
      return restoreMeta(document, wanted)
    case 'fact':
      return restoreFact(document, wanted, part.key)
  }
}

/** The same for several parts, in the order in which each finds the neighbour it stands behind. */
export function restoreParts(
  document: PageDocument,
  wanted: PageDocument,
  parts: readonly PagePart[],
): EditOp[] {
  const placeOf = (part: PagePart) =>
    part.kind === 'block' ? wanted.order.indexOf(part.id) : wanted.order.length
  let restored = document
  return parts
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((part) => {
      const ops = restorePart(restored, wanted, part)
      restored = applyEdits(restored, ops.map(asUsers)).document
      return ops
    })
}

/** What search results say of a page; what it lacks is not taken from another state of it. */
export function metaTexts({ meta }: PageDocument): ('title' | 'description')[] {
  return (['title', 'description'] as const).filter((path) => meta[path])
}

function restoreMeta(document: PageDocument, wanted: PageDocument): EditOp[] {
  const paths = metaTexts(wanted)
  const changed = paths.filter((path) => document.meta[path] !== wanted.meta[path])
  const { industry } = wanted.meta
  const meta = {
    ...Object.fromEntries(changed.map((path) => [path, wanted.meta[path]])),
    ...(document.meta.industry !== industry && { industry }),
  }
  const texts = paths.map((path) => ({ path, value: wanted.meta[path] }))
  return restoreSources(document, wanted, 'meta', [
    ...(Object.keys(meta).length > 0 ? [{ op: 'meta', meta } as const] : []),
    ...restoreTranslations(document, wanted, 'meta', texts),
  ])
}

/** What is taken back or kept is from then on what the creator says, as after any correction. */
function restoreFact(document: PageDocument, wanted: PageDocument, key: FactKey): EditOp[] {
  const value = restoredFact(document, wanted, key)
  const written = key === 'phone' ? restoreFact(document, wanted, 'phoneText') : []
  if (isSame(document.facts[key], value)) return written
  return [{ op: 'fact', key, value: value ?? null }, ...written]
}

/** What restoring a fact makes it; undefined is none. */
export function restoredFact(document: PageDocument, wanted: PageDocument, key: FactKey) {
  return key === 'prices' ? amountsOf(document, wanted) : wanted.facts[key]
}

/** Blocks refer to prices by their ids, so those stay; what the same things cost is restored. */
function amountsOf({ facts }: PageDocument, wanted: PageDocument): PageDocument['facts']['prices'] {
  return facts.prices?.map((price) => {
    const was = priceOfSame(price, wanted.facts.prices ?? [])
    return was ? { ...was, id: price.id, item: price.item } : price
  })
}
