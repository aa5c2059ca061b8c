import { emptyOf, type Fields } from './field.ts'

/**
 * A migration for a kind that only gained fields: props and list items that lack one get its empty
 * value; what is there stays as it is.
 */
export function withNewFields(fields: Fields) {
  return (props: Record<string, unknown>) => filled(fields, props)
}

function filled(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const props: Record<string, unknown> = { ...emptyOf(fields), ...values }
  for (const [key, { item }] of Object.entries(fields)) {
    const list = props[key]
    if (item && Array.isArray(list)) props[key] = list.map((entry) => filled(item, entry))
  }
  return props
}
