import type { Field, Fields } from '#shared/blocks/field.ts'

/** Words that would break out of markup that does not escape them. */
export const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2) style='x'>`

/** Of every text the same, or each time what is asked for then. */
type Words = string | (() => string)

/** A value of the field as full as it may be, every text that of `given`. */
function filled(field: Field, given: Words): unknown {
  const words = typeof given === 'string' ? given : given()
  switch (field.kind) {
    case 'text':
      return words.slice(0, field.max)
    case 'date':
      return '2027-05-01T19:30'.slice(0, field.max)
    case 'rich':
      return (['heading', 'paragraph', 'bullet', 'bullet'] as const).map((type) => ({
        type,
        spans: [{ text: words, bold: true, italic: true, href: 'https://example.org/' }],
      }))
    case 'choice':
      return field.options?.at(-1)
    case 'flag':
      return true
    case 'icon':
      return 'wheat'
    case 'href':
      return 'fact:phone'
    case 'media':
      return { kind: 'upload', id: 'picture-1', alt: words, focal: { x: 0.9, y: 0.1 } }
    case 'price':
      return 'p1'
    case 'list':
      return [0, 1].slice(0, field.max).map(() => filledAll(field.item ?? {}, given))
  }
}

/** Props of a block with every field as full as it may be. */
export function filledAll(fields: Fields, words: Words): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, filled(field, words)]),
  )
}
