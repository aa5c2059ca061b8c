import type { Found } from './read-text.ts'

/** "Puppentheater für Kitas und Bibliotheken": what it is and for whom, and nothing named it so. */
export const isWhom = (name: Found<string>, audience: Found<string> | undefined): boolean =>
  audience !== undefined &&
  name.confidence < 0.8 &&
  audience.span[0] > name.span[0] &&
  audience.span[1] <= name.span[1]
