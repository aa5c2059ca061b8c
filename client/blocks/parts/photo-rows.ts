/** Where a photo stands in its row, and in what shape. */
export interface Cell {
  /** Of its row's width without the gaps, 0 to 1. */
  share: number
  /** How many stand beside it. */
  beside: number
  /** Width by height. */
  aspect: number
}

/** How wide rows are made: width by height. */
export interface RowShape {
  /** A row as it should be. */
  wanted: number
  /** A row that is narrower is cut this wide, so that two who stand do not fill a screen. */
  least: number
}

/**
 * Sets photos in rows that end where the page's text does: in a row all are equally high and each
 * has its own shape. Of all ways to break them the one whose rows are nearest to the wanted shape.
 * @param ratios width by height of each, in order
 */
export function photoRows(ratios: readonly number[], { wanted, least }: RowShape): Cell[] {
  return brokenRows(ratios, wanted).flatMap((row) => {
    const whole = sum(row)
    const cut = Math.max(1, least / whole)
    return row.map((ratio) => ({
      share: ratio / whole,
      beside: row.length - 1,
      aspect: ratio * cut,
    }))
  })
}

/** The best rows of the first so many photos, built up one photo at a time. */
function brokenRows(ratios: readonly number[], wanted: number): number[][] {
  const best: { cost: number; rows: number[][] }[] = [{ cost: 0, rows: [] }]
  for (let end = 1; end <= ratios.length; end++) {
    const choices = best.map(({ cost, rows }, start) => {
      const row = ratios.slice(start, end)
      return { cost: cost + Math.log(sum(row) / wanted) ** 2, rows: [...rows, row] }
    })
    best.push(choices.reduce((one, other) => (other.cost < one.cost - 1e-9 ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
