import { textHash } from '#shared/page/text-hash.ts'

/** The seed of a brief that came without one: the same brief gives the same page. */
export function seedOf(brief: string): number {
  return Number.parseInt(textHash(brief), 16) >>> 1
}

/** Versions are asked for one by one; nobody gets to more. */
const mostVersions = 1000

/**
 * How often another version was asked for: 0 has the best headline. A seed that is not the brief's
 * own counts by itself where it is small, and is the first version where a text was changed under it.
 */
export function versionOf({ brief, seed }: { brief: string; seed: number }): number {
  const steps = seed - seedOf(brief)
  if (steps >= 0 && steps < mostVersions) return steps
  return seed >= 0 && seed < mostVersions ? seed : 0
}
