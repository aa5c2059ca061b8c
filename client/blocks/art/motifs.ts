import type { Theme } from '#shared/page/theme.ts'
import { bolts, ledger, skyline, tiles } from './built-motifs.ts'
import { contours, leaves, steam, waves } from './flowing-motifs.ts'
import { type Random, seededRandom } from './random.ts'
import type { Shape } from './shape.ts'

export type Motif = Theme['art']['motif']

const motifs: Record<Motif, (random: Random, width: number, height: number) => Shape[]> = {
  waves,
  contours,
  tiles,
  leaves,
  steam,
  skyline,
  bolts,
  ledger,
}

/** A drawing of a motif: the same shapes for the same seed and size. */
export function drawMotif(
  motif: Motif,
  seed: string | number,
  width: number,
  height: number,
): Shape[] {
  return motifs[motif](seededRandom(`${motif}-${seed}`), Math.round(width), Math.round(height))
}
