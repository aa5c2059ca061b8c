import type { BlockKind, Wanted } from '#shared/blocks/block.ts'
import type { Field, Fields } from '#shared/blocks/field.ts'

/**
 * Who may fill a field, derived from the registry's marks:
 * `free` – the model, in its own words;
 * `told` – the model, in the brief's words alone: what people said, who they are, what was counted;
 * `offer` – the facts; the model adds words to what is on offer, and nothing to the offer;
 * `kept` – the composer or a person: pictures, the last day of a notice, the fields of a form.
 */
export type Authorship = 'free' | 'told' | 'offer' | 'kept'

const told: readonly Wanted[] = ['quotes', 'stats', 'team', 'events']

export function authorshipOf({ wants, list }: BlockKind, key: string, field: Field): Authorship {
  if (field.kind === 'media' || field.kind === 'date') return 'kept'
  if (wants === 'photos' && key === list) return 'kept'
  if (wants && told.includes(wants) && key === list) return 'told'
  if (field.item && hasPrice(field.item)) return 'offer'
  return field.item && hasFlag(field.item) ? 'kept' : 'free'
}

/** Whether a model is asked for such a block: one that has words of its own, not links alone. */
export function isWritten(kind: BlockKind): boolean {
  return Object.values(kind.fields).some(({ translatable }) => translatable)
}

function hasPrice(fields: Fields): boolean {
  return Object.values(fields).some(
    ({ kind, item }) => kind === 'price' || (item !== undefined && hasPrice(item)),
  )
}

function hasFlag(fields: Fields): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'flag')
}
