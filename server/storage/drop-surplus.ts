import type { RetentionBatch, WalkPlace } from './storage.ts'

/** Rows of which each group keeps the newest. */
export interface Groups {
  /** The next groups in the order of their names, with how many rows each has. */
  counted(behind: string, most: number): Promise<{ group: string; count: number }[]>
  /** @returns how many rows went that are not among the newest kept */
  drop(group: string, kept: number, most: number): Promise<number>
}

interface Limits {
  /** Rows of each group that stay. */
  kept: number
  /** Rows that go at once. */
  limit: number
  /** Groups that are counted at once: by default as many as rows, for they seldom have too many. */
  groupsAtOnce?: number
}

/** All but the newest of each group, group by group. */
export async function dropSurplus(
  groups: Groups,
  { kept, limit, groupsAtOnce = limit }: Limits,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  let [last = ''] = place as [string?]
  let dropped = 0
  const counted = await groups.counted(last, groupsAtOnce)
  for (const { group, count } of counted) {
    if (count > kept) dropped += await groups.drop(group, kept, limit - dropped)
    // There may be more of this group: it is come back to.
    if (dropped >= limit) return { dropped, next: [last] }
    last = group
  }
  return { dropped, next: counted.length < groupsAtOnce ? null : [last] }
}
