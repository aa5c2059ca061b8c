/** Shortest and longest brief, after trimming. */
export const briefLimits = { min: 1, max: 4000 } as const
