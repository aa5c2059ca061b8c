import type { Theme } from '#shared/page/theme.ts'
import { bolts, ledger, skyline, tiles } from './built-motifs.ts'
import { contours } from './contours.ts'
import { leaves, steam, waves } from './flowing-motifs.ts'
import { plates, wheels } from './laid-motifs.ts'
import { parquet } from './parquet.ts'
import { type Random, seededRandom } from './random.ts'
import { arches, petals } from './round-motifs.ts'
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
  petals,
  plates,
  wheels,
  arches,
  parquet,
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
