import type { I18n } from '#client/platform/i18n.tsx'
import type { PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import { listThing } from './list-things.ts'

/** Changes in their order; what was added to one list, or taken from it, is told as one. */
export function groupChanges(values: readonly ValueChange[]): ValueChange[][] {
  const groups = new Map<string, ValueChange[]>()
  for (const [at, value] of values.entries()) {
    const key = listOf(value) ?? String(at)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups.values()]
}

/** Names the list of an item that came or went; null for any other change. */
function listOf({ kind, path, before, after, language }: ValueChange): string | null {
  if (kind !== 'item' || (before === null) === (after === null)) return null
  return [path.replace(/\.\d+$/, ''), before === null, language].join(' ')
}

/** "Photos: 3 added". */
export function groupLabel({ type }: PartChange, group: ValueChange[], { t }: I18n): string {
  const { path = '', before = null } = group[0] ?? {}
  const what = t(`blocks.things.${listThing(type ?? 'other', path)}.many`)
  const key = before === null ? 'countAdded' : 'countRemoved'
  return `${what}: ${t(`changes.note.${key}`, { count: group.length })}`
}
