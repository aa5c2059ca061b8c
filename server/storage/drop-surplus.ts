import type { RetentionBatch, WalkPlace } from './storage.ts'

/** A group costs as much as so many rows: what it keeps is passed over in the index. */
const rowsOfGroup = 20
const fewestGroups = 5

/** Rows of which each group keeps the newest. */
export interface Groups {
  /** The next in the order of their names; null behind the last. */
  behind(group: string): Promise<string | null>
  /** @returns how many rows of a group went */
  dropSurplus(group: string, limit: number): Promise<number>
}

/** All but the newest of each group, group by group. */
export async function dropSurplus(
  groups: Groups,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  let [group = ''] = place as [string?]
  let dropped = 0
  const groupsAtOnce = Math.max(fewestGroups, Math.floor(limit / rowsOfGroup))
  for (let looked = 0; looked < groupsAtOnce; looked++) {
    const next = await groups.behind(group)
    if (next === null) return { dropped, next: null }
    dropped += await groups.dropSurplus(next, limit - dropped)
    // There may be more of this group: it is come back to.
    if (dropped >= limit) break
    group = next
  }
  return { dropped, next: [group] }
}
