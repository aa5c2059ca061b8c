import type { Field } from '#shared/blocks/field.ts'
import type { Source } from './document.ts'

/**
 * Whether it is kept whose a value is: of every text, and of the pictures a person placed, so that
 * no writing after that replaces them.
 */
export function remembersWriter(field: Field | undefined, src: Source | undefined): boolean {
  if (!field || !src) return false
  return field.translatable || (src === 'user' && isPictured(field))
}

function isPictured({ kind, item = {} }: Field): boolean {
  return kind === 'media' || Object.values(item).some((inner) => inner.kind === 'media')
}
