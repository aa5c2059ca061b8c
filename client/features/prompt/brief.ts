import { briefLimits, saysNothing } from '#shared/brief-limits.ts'

export type BriefProblem = { kind: 'empty' } | { kind: 'long'; by: number }

/** What stands in the way of a brief, or null. */
export function briefProblem(brief: string): BriefProblem | null {
  const { length } = brief.trim()
  if (saysNothing(brief)) return { kind: 'empty' }
  return length > briefLimits.max ? { kind: 'long', by: length - briefLimits.max } : null
}
