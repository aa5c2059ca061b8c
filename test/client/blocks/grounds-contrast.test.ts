import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast } from '#shared/page/oklch.ts'
import { defaultTheme, moods } from '#shared/page/theme.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { mixInOklab } from '#test/support/mix-in-oklab.ts'

type Values = Record<string, string>

const css = readFileSync(
  join(import.meta.dirname, '../../../client/blocks/styles/base.css'),
  'utf8',
)
const pages = moods.flatMap((mood) =>
  [0, 40, 90, 140, 200, 260, 320].flatMap((hue) =>
    [0, 0.08, 0.15, 0.23].flatMap((chroma) =>
      ([null, 'deep', 'pale'] as const).flatMap((depth) => {
        const { light, dark } = themeTokens({ ...defaultTheme, mood, hue, chroma, depth })
        const name = `${mood} ${hue}° ${chroma} ${depth ?? ''}`
        return [
          { name: `${name} light`, tokens: named(light) },
          { name: `${name} dark`, tokens: named(dark) },
        ]
      }),
    ),
  ),
)

type Pair = [what: string, one: string, other: string]

/** Grounds on which sheets of other colours lie. */
const sheeted = ['bg', 'surface', 'tint', 'ink', 'primary']
/** What stands on a ground, and on the sheets that lie upon it. */
const onGround = ['--text', '--muted', '--primary']

it.each(sheeted)('on %s ground every text reads, in both schemes', (ground) => {
  const failures = tooFaint(ground, (values) => [
    ['color', values.color!, values.background!],
    ...onGround.map((text): Pair => [text, values[text]!, values.background!]),
  ])
  expect(failures).toEqual([])
})

it.each(sheeted)('texts, tags and buttons read on the sheets of %s ground', (ground) => {
  const failures = tooFaint(ground, (values) => [
    ...['--bg', '--surface'].flatMap((sheet) =>
      onGround.map((text): Pair => [`${text} on ${sheet}`, values[text]!, values[sheet]!]),
    ),
    ['button', values['--on-primary']!, values['--primary']!],
    ['tag', values['--on-tint']!, values['--tint']!],
    ['icon', values[ground === 'primary' ? '--on-tint' : '--primary']!, values['--tint']!],
  ])
  expect(failures).toEqual([])
})

function tooFaint(ground: string, pairsOf: (values: Values) => Pair[]): string[] {
  const rules = rulesOf(ground)
  return pages.flatMap(({ name, tokens }) =>
    pairsOf(resolved(tokens, rules)).flatMap(([what, one, other]) => {
      const ratio = contrast(one, other)
      return ratio < 4.5 ? [`${name}: ${what} ${ratio.toFixed(2)}`] : []
    }),
  )
}

function named(tokens: object): Values {
  const name = (role: string) => `--${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`
  return Object.fromEntries(Object.entries(tokens).map(([role, hex]) => [name(role), hex]))
}

/** The declarations of a ground as the stylesheet has them. */
function rulesOf(ground: string): [string, string][] {
  return ['[data-ground]', `[data-ground="${ground}"]`].flatMap((selector) => {
    const at = css.indexOf(`\n${selector} {`)
    if (at < 0) return []
    const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
    return [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
      ([, key = '', value = '']) => [key, value] as [string, string],
    )
  })
}

/** Custom properties of one rule see one another as they end up, whatever their order. */
function resolved(tokens: Values, rules: readonly [string, string][]): Values {
  const own = Object.fromEntries(rules)
  const colourAt = (key: string): string => colourOf(own[key] ?? tokens[key] ?? '', key)
  const colourOf = (value: string, within: string): string => {
    const mix = /^color-mix\(in oklab, var\((.+?)\) (\d+)%, (?:var\((.+?)\)|transparent)\)$/.exec(
      value,
    )
    if (mix?.[3]) return mixInOklab(refer(mix[1]!, within), refer(mix[3], within), Number(mix[2]))
    const single = /^var\((.+?)\)$/.exec(value)
    return single ? refer(single[1]!, within) : value
  }
  const refer = (key: string, within: string) => (key === within ? tokens[key]! : colourAt(key))
  const keys = new Set([...Object.keys(tokens), ...Object.keys(own)])
  return Object.fromEntries([...keys].map((key) => [key, colourAt(key)]))
}
