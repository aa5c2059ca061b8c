import type { BlockKind } from '#shared/blocks/block.ts'
import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { authorshipOf } from './writable-fields.ts'

/** The kinds as a model is told of them: looks, fields, limits; derived from the registry. */
export function describeBlocks(types: Iterable<string>): string {
  return [...new Set(types)]
    .flatMap((type) => blockKind(type) ?? [])
    .map(describeKind)
    .join('\n')
}

function describeKind(kind: BlockKind): string {
  const fields = Object.entries(kind.fields).flatMap(([key, field]) => {
    const authorship = authorshipOf(kind, key, field)
    return authorship === 'kept' ? [] : [`  ${key}: ${describeField(field)}${rules[authorship]}`]
  })
  return [`${kind.type} (variants: ${kind.variants.join(', ')})`, ...fields].join('\n')
}

const rules = {
  free: '',
  told: ' – only what the brief says word for word, in its words; otherwise leave it out',
  offer: ' – the items are given below: same items, same order; add words to them, never items',
}

function describeField(field: Field): string {
  switch (field.kind) {
    case 'text':
      return `text, at most ${field.max} characters${field.translatable ? '' : ', the same in every language'}`
    case 'date':
      return 'a date the brief gives, as 2026-12-24T19:30, without a time 2026-12-24, without a year --12-24; or leave it out'
    case 'rich':
      return 'two or three paragraphs as one string, separated by \\n'
    case 'choice':
      return `one of ${field.options?.join(' | ')}`
    case 'flag':
      return 'true or false'
    case 'icon':
      return 'the name of a Lucide icon, or leave it out'
    case 'href':
      return '"#" and the id of a block of this page, or fact:phone | fact:email | fact:url | fact:map where that fact is given'
    case 'price':
      return 'the id of a given price'
    case 'list':
      return `list of at most ${field.max} of ${describeItem(field.item ?? {})}`
    case 'media':
    case 'alt':
      return 'leave it out'
  }
}

function describeItem(fields: Fields): string {
  const written = Object.entries(fields).filter(([, { kind }]) => kind !== 'media')
  return `{${written.map(([key, field]) => `${key}: ${describeField(field)}`).join('; ')}}`
}
