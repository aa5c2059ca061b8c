import { isRecord } from '#shared/page/path.ts'

/**
 * What is on offer as it is composed anew, with the words that stood beside each thing before: the
 * thing is known by its price.
 */
export function withStandingWords(composed: unknown, standing: unknown): unknown {
  const words = new Map(priced(standing).map((item) => [item.price, item]))
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled)
    if (!isRecord(value)) return value
    const before = words.get(value.price) ?? {}
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        isEmpty(each) ? (before[key] ?? each) : filled(each),
      ]),
    )
  }
  return filled(composed)
}

/** Everything in a value that has a price. */
export function priced(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(priced)
  if (!isRecord(value)) return []
  const inside = Object.values(value).flatMap(priced)
  return typeof value.price === 'string' && value.price !== '' ? [value, ...inside] : inside
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)
