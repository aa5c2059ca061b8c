import type { Span } from './text/trim.ts'

/** A function that answers each question once; what it remembers goes when it goes. */
export function remembered<K, V>(read: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as V
    const value = read(key)
    known.set(key, value)
    return value
  }
}

/** The same of objects that do not change: what is remembered of one goes with it. */
export function rememberedOf<K extends object, V>(read: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as V
    const value = read(key)
    known.set(key, value)
    return value
  }
}

/** The same of spans of such an object. */
export function rememberedOfSpan<K extends object, V>(
  read: (key: K, span: Span) => V,
): (key: K, span: Span) => V {
  const of = rememberedOf((key: K) =>
    remembered((start: number) => remembered((end: number) => read(key, [start, end]))),
  )
  return (key, [start, end]) => of(key)(start)(end)
}

/** The same of questions without end: what was answered is forgotten whenever there are so many. */
export function rememberedLately<K, V>(most: number, read: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as V
    const value = read(key)
    if (known.size >= most) known.clear()
    known.set(key, value)
    return value
  }
}
