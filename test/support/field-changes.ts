import type { Field, Fields } from '#shared/blocks/field.ts'

/** One way in which the content of a block may become another. */
export interface FieldChange {
  path: string
  /** What the change is to be told as. */
  kind: string
  value: unknown
}

/** Another value for every field of a block filled by `filledAll`, one at a time. */
export function fieldChanges(fields: Fields, values: object, prefix = ''): FieldChange[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = prefix + key
    const value = (values as Record<string, unknown>)[key]
    return [...changesOf(field, path, value), ...insideOf(field, path, value)]
  })
}

function changesOf(field: Field, path: string, value: unknown): FieldChange[] {
  const one = (kind: string, other: unknown): FieldChange[] => [{ path, kind, value: other }]
  switch (field.kind) {
    case 'text':
    case 'alt':
      return one('words', 'Quite different')
    case 'date':
      return one('date', '2028-02-29')
    case 'rich':
      return [...one('words', [paragraph('Other')]), ...one('format', unmarked(value))]
    case 'choice':
      return one('choice', field.options?.[0])
    case 'flag':
      return one('flag', false)
    case 'icon':
      return one('icon', '')
    case 'href':
      return [...one('link', 'https://example.net/'), ...one('link', '#other'), ...one('link', '')]
    case 'media':
      return [
        ...one('picture', { ...(value as object), id: 'picture-2' }),
        ...one('picture', null),
        ...one('crop', { ...(value as object), ratio: 'square' }),
      ]
    case 'price':
      return [...one('price', 'p2'), ...one('price', '')]
    case 'list':
      return listChanges(field, path, value as object[])
  }
}

function listChanges(field: Field, path: string, items: object[]): FieldChange[] {
  const gone = { path, kind: 'item', value: items.slice(1) }
  if ((field.max ?? 2) < 2) return [gone]
  return [gone, { path, kind: 'item', value: [{}, ...items] }]
}

function insideOf(field: Field, path: string, value: unknown): FieldChange[] {
  if (field.parts) return fieldChanges(field.parts, value as object, `${path}.`)
  if (!field.item) return []
  const first = (value as object[])[0] ?? {}
  return fieldChanges(field.item, first, `${path}.0.`)
}

const paragraph = (text: string) => ({ type: 'paragraph', spans: [{ text }] })

function unmarked(value: unknown): unknown {
  return (value as { spans: { text: string }[] }[]).map((node) => ({
    ...node,
    spans: node.spans.map(({ text }) => ({ text })),
  }))
}
