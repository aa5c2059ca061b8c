/** Geometry of the house's one shape: a sheet folded in zigzag columns, cell by cell. */

export interface Facet {
  column: number
  row: number
  /** For an SVG polygon. */
  points: string
  /** 0 in shadow to 4 in light. */
  shade: number
}

/**
 * The facets of a sheet of `columns` × `rows` cells, each `cell` wide: every second fold line
 * stands `cell × 0.3` higher, as in a map half opened.
 */
export function foldSheet(columns: number, rows: number, cell: number): Facet[] {
  const rise = cell * 0.3
  const at = (i: number, j: number) => `${round(i * cell)},${round(j * cell + (i % 2 ? 0 : rise))}`
  const facets: Facet[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const points = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ].join(' ')
      facets.push({ column, row, points, shade: shadeOf(column, row) })
    }
  }
  return facets
}

/** Left slopes catch the light, right slopes lie in shadow; rows alternate a little. */
function shadeOf(column: number, row: number): number {
  const slope = column % 2 === 0 ? 3 : 0
  return slope + ((row + column) % 2)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Fill classes of a blank sheet by shade, from shadow to light. */
export const blankFills = ['fill-fold-0', 'fill-fold-1', '', 'fill-fold-3', 'fill-fold-4'] as const

/** Fill classes of the house's colour by shade. */
export const paperFills = [
  'fill-primary-700',
  'fill-primary-600',
  'fill-primary-500',
  'fill-primary-400',
  'fill-primary-300',
] as const
