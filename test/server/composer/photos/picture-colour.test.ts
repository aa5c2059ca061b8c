import { describe, expect, it } from 'vitest'
import { pictureColour } from '#server/composer/photos/picture-colour.ts'

const shows = (...colours: [hex: string, area: number][]) => ({
  colours: colours.map(([hex, area]) => ({ hex, area })),
  isCutOut: false,
})

describe('the colour of a page', () => {
  it('is the vivid one of a photo, and not the wall behind it', () => {
    const found = pictureColour(
      [shows(['#d9cfc4', 0.8], ['#c2410c', 0.12], ['#111111', 0.08])],
      null,
    )
    expect(found?.hue).toBeGreaterThan(30)
    expect(found?.hue).toBeLessThan(55)
  })

  it('is the one several photos share', () => {
    const green = shows(['#2f7d4f', 0.2], ['#eeeeee', 0.8])
    const found = pictureColour([green, green, shows(['#b4463c', 0.25], ['#eeeeee', 0.75])], null)
    expect(found?.hue).toBeGreaterThan(130)
    expect(found?.hue).toBeLessThan(175)
  })

  it('is the logo’s before the photos’', () => {
    const found = pictureColour(
      [shows(['#c2410c', 0.5])],
      shows(['#1d4ed8', 0.3], ['#ffffff', 0.7]),
    )
    expect(found?.hue).toBeGreaterThan(250)
  })

  it('is left to the trade where the pictures are grey', () => {
    expect(pictureColour([shows(['#808080', 0.6], ['#f4f4f4', 0.4])], null)).toBeNull()
  })

  it('comes with a ground on which a cut-out logo can be seen', () => {
    const logo = (hex: string) => ({ ...shows([hex, 0.4]), isCutOut: true })
    expect(pictureColour([], logo('#14532d'))?.scheme).toBe('light')
    expect(pictureColour([], logo('#fde68a'))?.scheme).toBe('dark')
  })
})
