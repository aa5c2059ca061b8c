/** A weight in so many parts of one, as a byte with its sign. */
export const toByte = (weight: number, parts: number): number =>
  Math.max(-127, Math.min(127, Math.round(weight * parts)))
