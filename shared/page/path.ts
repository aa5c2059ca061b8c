/** Reads and writes inside plain JSON by dotted paths such as `items.2.title`. */

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** An object of plain JSON that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isPath(path: string): boolean {
  return path.split('.').every((key) => key !== '' && !forbidden.has(key))
}

export function parsePath(path: string): string[] {
  if (!isPath(path)) throw new RangeError(`not a path: ${path}`)
  return path.split('.')
}

export function getAt(value: unknown, path: string): unknown {
  let here = value
  for (const key of parsePath(path)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as Record<string, unknown>)[key]
  }
  return here
}

/**
 * A copy of `target` with `value` at `path`; shares everything that did not change. An index one
 * past the end appends; one further away is an error, so that lists never get holes.
 */
export function setAt<T>(target: T, path: string, value: unknown): T {
  return write(target, parsePath(path), value) as T
}

function write(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(target)) return writeItem(target, key, rest, value)
  const record = (typeof target === 'object' && target !== null ? target : {}) as Record<
    string,
    unknown
  >
  const inner = Object.hasOwn(record, key) ? record[key] : undefined
  return { ...record, [key]: write(inner, rest, value) }
}

function writeItem(list: unknown[], key: string, rest: string[], value: unknown): unknown[] {
  const index = /^\d{1,4}$/.test(key) ? Number(key) : -1
  if (index < 0 || index > list.length)
    throw new RangeError(`no item ${key} in a list of ${list.length}`)
  const copy = list.slice()
  copy[index] = write(list[index], rest, value)
  return copy
}
