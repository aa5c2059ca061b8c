import type { Theme } from '#shared/page/theme.ts'
import { bolts, ledger, skyline, tiles } from './built-motifs.ts'
import { contours, leaves, steam, waves } from './flowing-motifs.ts'
import { plates, wheels } from './laid-motifs.ts'
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
}

/** What else is drawn on a page of a motif, so that no picture repeats the one on top. */
export const companions: Record<Motif, Motif> = {
  waves: 'contours',
  contours: 'waves',
  tiles: 'arches',
  leaves: 'contours',
  steam: 'tiles',
  skyline: 'arches',
  bolts: 'tiles',
  ledger: 'contours',
  petals: 'leaves',
  plates: 'tiles',
  wheels: 'bolts',
  arches: 'waves',
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
