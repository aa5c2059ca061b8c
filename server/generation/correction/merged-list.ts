import { isSame } from '#shared/page/is-same.ts'

type Entry = Record<string, unknown>

/**
 * A list with what a changed brief tells otherwise of it, and nothing else: entries its creator has
 * added, removed or changed stay so, unless the brief says something new of them.
 * @param was the list as the brief told it before
 * @param is the list as it tells it now
 */
export function mergedList(
  own: readonly unknown[],
  was: readonly unknown[],
  is: readonly unknown[],
): unknown[] {
  const list = [...own]
  const placeOf = (entry: unknown) => {
    const exact = list.findIndex((each) => isAlike(each, entry))
    return exact < 0 ? list.findIndex((each) => isOfSameName(each, entry)) : exact
  }
  /** Groups without a name are known by their place. */
  const placeWas = (entry: unknown, at: number) =>
    placeOf(entry) < 0 && own.length === was.length && nameOf(entry) === undefined
      ? at
      : placeOf(entry)
  const newOf = (entry: unknown, at: number) =>
    is.find((each) => isOfSameName(each, entry)) ??
    (was.length === is.length && !was.some((each) => isAlike(each, is[at])) ? is[at] : undefined)
  const come = new Set(is.filter((entry) => !was.some((each) => isAlike(each, entry))))
  was.forEach((entry, at) => {
    if (is.some((each) => isAlike(each, entry))) return
    const now = newOf(entry, at)
    come.delete(now)
    const place = placeWas(entry, at)
    if (place < 0) return
    list.splice(place, 1, ...(now === undefined ? [] : [mergedEntry(list[place], entry, now)]))
  })
  for (const entry of come) {
    const before = is.slice(0, is.indexOf(entry)).findLast((each) => placeOf(each) >= 0)
    list.splice(before === undefined ? 0 : placeOf(before) + 1, 0, withFreeId(entry, list))
  }
  return list
}

/** Prices are numbered by each writing anew: their numbers say nothing. */
function isAlike(one: unknown, other: unknown): boolean {
  return isSame(withoutId(one), withoutId(other))
}

function isOfSameName(one: unknown, other: unknown): boolean {
  const name = nameOf(one)
  return name !== undefined && name === nameOf(other)
}

function nameOf(entry: unknown): unknown {
  if (!isEntry(entry)) return undefined
  return [entry.item, entry.name, entry.title, entry.question].find(Boolean)
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

function withoutId(entry: unknown): unknown {
  if (!isEntry(entry) || Array.isArray(entry)) return entry
  const { id: _id, ...rest } = entry
  return rest
}

/** What the brief tells otherwise of an entry; the rest is as its creator has it. */
function mergedEntry(own: unknown, was: unknown, is: unknown): unknown {
  if (!isEntry(own) || !isEntry(was) || !isEntry(is)) return is
  const keys = new Set([...Object.keys(own), ...Object.keys(is)])
  const told = [...keys].flatMap((key) => {
    const isOther = key !== 'id' && !isSame(was[key], is[key])
    const value = isOther ? mergedValue(own[key], was[key], is[key]) : own[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(told)
}

const mergedValue = (own: unknown, was: unknown, is: unknown): unknown =>
  Array.isArray(own) && Array.isArray(was) && Array.isArray(is) ? mergedList(own, was, is) : is

function withFreeId(entry: unknown, list: readonly unknown[]): unknown {
  if (!isEntry(entry) || !('id' in entry)) return entry
  const ids = new Set(list.map((each) => isEntry(each) && each.id))
  let n = list.length + 1
  while (ids.has(`p${n}`)) n += 1
  return ids.has(entry.id) ? { ...entry, id: `p${n}` } : entry
}
