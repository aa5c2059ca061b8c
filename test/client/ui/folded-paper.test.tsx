import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FoldedNumerals } from '#client/ui/folded-numerals.tsx'
import { foldSheet } from '#client/ui/folded-paper.ts'
import { Mark } from '#client/ui/mark.tsx'

describe('folded paper', () => {
  it('folds the mark into nine facets', () => {
    const facets = renderToStaticMarkup(<Mark size={32} />).match(/<polygon/g)
    expect(facets).toHaveLength(9)
  })

  it('leaves no gap between neighbouring facets', () => {
    const [left, right] = foldSheet(2, 1, 10)
    const corners = left?.points.split(' ') ?? []
    const shared = right?.points.split(' ').filter((corner) => corners.includes(corner))
    expect(shared).toHaveLength(2)
  })

  it('draws every numeral differently', () => {
    const drawings = Array.from('0123456789', (digit) =>
      renderToStaticMarkup(<FoldedNumerals value={Number(digit)} />),
    )
    expect(new Set(drawings).size).toBe(10)
  })
})
