import { describe, expect, it } from 'vitest'
import { looksFor } from '#client/features/editor/look/looks.ts'
import { shuffledLook } from '#client/features/editor/look/shuffled-look.ts'
import { commanded, composedPage } from './commanded-page.ts'

const page = composedPage(
  'Harbour Bakery is a bakery in Whitby. Sourdough £4.20. Call 01947 555 014.',
)

describe('headings of a size that was asked for', () => {
  const large = commanded(page, 'larger headings please').document
  const { scale } = large.theme

  it('keep it in another mood, and in every other design', () => {
    expect(scale).not.toBe(page.theme.scale)
    const moods = ['make it bold', 'make it look modern', 'more elegant']
    expect(moods.map((wish) => commanded(large, wish).document.theme.scale)).toEqual(
      moods.map(() => scale),
    )
    expect(new Set(looksFor(large.theme).map((look) => look.scale))).toEqual(new Set([scale]))
    const [design] = shuffledLook(large)
    expect(design).toMatchObject({ op: 'theme', theme: { scale } })
  })

  it('are of the design’s own size where nobody asked', () => {
    expect(new Set(looksFor(page.theme).map((look) => look.scale)).size).toBeGreaterThan(1)
  })
})
