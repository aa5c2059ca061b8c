import type { Motif } from './motifs.ts'
import { seededRandom } from './random.ts'

/** What else is drawn on a page of a motif: its relations, so that no picture repeats the hero's. */
const relations: Record<Motif, readonly [Motif, Motif]> = {
  waves: ['contours', 'leaves'],
  contours: ['waves', 'arches'],
  tiles: ['arches', 'contours'],
  leaves: ['contours', 'petals'],
  steam: ['tiles', 'arches'],
  skyline: ['parquet', 'arches'],
  bolts: ['parquet', 'skyline'],
  ledger: ['contours', 'tiles'],
  petals: ['leaves', 'waves'],
  plates: ['tiles', 'arches'],
  wheels: ['bolts', 'tiles'],
  arches: ['tiles', 'waves'],
  parquet: ['skyline', 'arches'],
}

/** The motif of a drawing further down the page: another than the hero's, the same for its id. */
export function secondMotif(motif: Motif, id: string): Motif {
  return seededRandom(id).pick(relations[motif])
}
