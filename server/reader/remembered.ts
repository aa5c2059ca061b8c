/** A function that answers each question once; what it remembers goes when it goes. */
export function remembered<K, V>(read: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(key)
    known.set(key, value)
    return value
  }
}
