/** Whether two values of a document say the same; the order of a record's keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  const has = (key: string) => key in b && isSame(Reflect.get(a, key), Reflect.get(b, key))
  return keys.length === others.length && keys.every(has)
}
