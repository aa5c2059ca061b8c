import { describe, expect, it } from 'vitest'
import { contrast, toHex } from '#shared/page/oklch.ts'
import { fluid } from '#shared/page/shape-tokens.ts'
import { defaultTheme, moods, type Theme } from '#shared/page/theme.ts'
import { type Tokens, themeTokens, tokensCss } from '#shared/page/theme-tokens.ts'

const hues = [0, 30, 60, 90, 105, 140, 180, 220, 260, 300, 340]
const chromas = [0, 0.03, 0.1, 0.2, 0.3]

const papers = [
  { hue: 85, chroma: 0.028, lightness: 0.97 },
  { hue: 95, chroma: 0.07, lightness: 0.95 },
  { hue: 250, chroma: 0.1, lightness: 0.9 },
  { hue: 0, chroma: 0, lightness: 1 },
]
const seconds = [
  { hue: 85, chroma: 0.1 },
  { hue: 250, chroma: 0.13, depth: 'deep' as const },
]

/** Every mood, and pages of two colours on a ground of their own. */
const themes: Theme[] = moods.flatMap((mood) => [
  ...papers.flatMap((paper) =>
    seconds.flatMap((second) =>
      hues.map((hue) => ({ ...defaultTheme, mood, hue, chroma: 0.15, paper, second })),
    ),
  ),
  ...hues.flatMap((hue) =>
    chromas.flatMap((chroma) =>
      ([null, 'deep', 'pale'] as const).map((depth) => ({
        ...defaultTheme,
        mood,
        hue,
        chroma,
        depth,
      })),
    ),
  ),
])
const schemes = themes.flatMap((theme) => {
  const { light, dark } = themeTokens(theme)
  const beside = JSON.stringify([theme.depth, theme.paper, theme.second])
  const name = `${theme.mood} ${theme.hue}° ${theme.chroma} ${beside}`
  return [
    { name: `${name} light`, tokens: light },
    { name: `${name} dark`, tokens: dark },
  ]
})

type Pair = [text: keyof Tokens, ground: keyof Tokens]
const texts: Pair[] = [
  ...(['text', 'muted', 'primary'] as const).flatMap((text): Pair[] => [
    [text, 'bg'],
    [text, 'surface'],
    [text, 'tint'],
  ]),
  ['onPrimary', 'primary'],
  ['onFill', 'fill'],
  ['onAccent', 'accent'],
  ['onTint', 'tint'],
  ['onInk', 'ink'],
]
const edges: Pair[] = (['border', 'focus'] as const).flatMap((edge): Pair[] => [
  [edge, 'bg'],
  [edge, 'surface'],
  [edge, 'tint'],
])

function failures(pairs: Pair[], least: number): string[] {
  return schemes.flatMap(({ name, tokens }) =>
    pairs.flatMap(([on, ground]) => {
      const ratio = contrast(tokens[on], tokens[ground])
      return ratio < least ? [`${name}: ${on} on ${ground} ${ratio.toFixed(2)}`] : []
    }),
  )
}

describe('theme tokens', () => {
  it('gives every text at least 4.5 : 1 on every ground, whatever the hue, chroma and mood', () => {
    expect(failures(texts, 4.5)).toEqual([])
  })

  it('gives the edges of controls and the focus ring at least 3 : 1', () => {
    expect(failures(edges, 3)).toEqual([])
  })

  it('writes colours every browser reads', () => {
    const odd = schemes.flatMap(({ tokens }) =>
      Object.values(tokens).filter((hex) => !/^#[0-9a-f]{6}$/.test(hex)),
    )
    expect(odd).toEqual([])
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
  })

  it('follows the visitor where the scheme is auto and nobody where it is set', () => {
    const auto = tokensCss({ ...defaultTheme, scheme: 'auto' })
    expect(auto).toContain('color-scheme:light dark')
    expect(auto).toContain('@media(prefers-color-scheme:dark)')
    const dark = tokensCss({ ...defaultTheme, scheme: 'dark' })
    expect(dark).toContain('color-scheme:dark')
    expect(dark).not.toContain('@media')
    expect(dark).toContain(`--bg:${themeTokens(defaultTheme).dark.bg}`)
  })

  it('lets a length grow from its value at 360 px to its value at 1440 px', () => {
    const [, min, base, slope, max] =
      /clamp\(([\d.]+)rem,([-\d.]+)rem \+ ([\d.]+)vw,([\d.]+)rem\)/.exec(fluid(40, 72)) ?? []
    const at = (width: number) => Number(base) * 16 + (Number(slope) / 100) * width
    expect(Number(min) * 16).toBe(40)
    expect(Number(max) * 16).toBe(72)
    expect(at(360)).toBeCloseTo(40, 0)
    expect(at(1440)).toBeCloseTo(72, 0)
  })
})
