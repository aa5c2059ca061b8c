import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Oklch = [lightness: number, chroma: number, hue: number]

const css = readFileSync(new URL('../../../client/styles.css', import.meta.url), 'utf8')
const declarations = new Map(
  [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
)

/** Text on what it may stand on. */
const pairs: [text: string, surface: string][] = [
  ...['surface', 'raised', 'sunken'].flatMap((surface): [string, string][] =>
    ['foreground', 'muted', 'accent', 'success', 'warning', 'error', 'info'].map((text) => [
      text,
      surface,
    ]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-error', 'error'],
  ...['accent', 'success', 'warning', 'error', 'info'].map((kind): [string, string] => [
    `on-${kind}-soft`,
    `${kind}-soft`,
  ]),
  ...['fold-0', 'fold-1', 'fold-3', 'fold-4'].map((fold): [string, string] => ['foreground', fold]),
]

describe('the colours of the interface', () => {
  for (const mode of ['light', 'dark'] as const) {
    it.each(pairs)(`in ${mode} mode text in --%s can be read on --%s`, (text, surface) => {
      expect(contrast(colourOf(text, mode), colourOf(surface, mode))).toBeGreaterThanOrEqual(4.5)
    })
    it(`in ${mode} mode the border of a control stands out from the paper`, () => {
      const border = colourOf('line-strong', mode)
      expect(contrast(border, colourOf('surface', mode))).toBeGreaterThanOrEqual(3)
    })
  }

  it('takes the accent from shade 500 in light and from shade 400 in dark', () => {
    expect(colourOf('accent', 'light')).toEqual(colourOf('color-primary-500', 'light'))
    expect(colourOf('accent', 'dark')).toEqual(colourOf('color-primary-400', 'dark'))
  })

  it.each(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'])(
    'has %s in the shades 50 to 950',
    (family) => {
      const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
      const lightness = shades.map((shade) => colourOf(`color-${family}-${shade}`, 'light')[0])
      expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
    },
  )
})

function colourOf(name: string, mode: 'light' | 'dark'): Oklch {
  const value = declarations.get(name)
  if (!value) throw new Error(`no --${name} in styles.css`)
  const [, light = value, dark = value] =
    /^light-dark\(\s*((?:[^()]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+)\)$/.exec(value) ?? []
  const chosen = (mode === 'light' ? light : dark).trim()
  const reference = /^var\(--([a-z0-9-]+)\)$/.exec(chosen)?.[1]
  if (reference) return colourOf(reference, mode)
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(chosen) ?? []
  if (!l || !c || !h) throw new Error(`--${name} is not a colour: ${chosen}`)
  return [Number(l), Number(c), Number(h)]
}

/** WCAG 2 contrast. */
function contrast(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
