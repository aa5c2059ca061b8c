/** Longest brief, after trimming. */
export const briefLimits = { max: 4000 } as const

/** Whether a brief has no word in it: nothing can be said of marks and figures alone. */
export function isWordless(brief: string): boolean {
  return !/\p{L}\P{L}*\p{L}/u.test(brief)
}
