import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { fontPairs } from '#client/blocks/font-pairs.ts'
import { fontCss, fontPreloads } from '#client/blocks/fonts.ts'
import { fontPairs as pairNames } from '#shared/page/theme.ts'

const { resolve } = createRequire(import.meta.url)

/** What a page in a language of the first Latin range fetches, in bytes. */
function weightOf(pair: (typeof pairNames)[number]): number {
  const files = fontPreloads(pair, 'de')
  return files.reduce(
    (sum, file) => sum + statSync(resolve(file.split('node_modules/')[1] ?? file)).size,
    0,
  )
}

describe('the font pairs', () => {
  it('are at least ten, and no two the same', () => {
    const voices = pairNames.map((name) => {
      const { display, text } = fontPairs[name]
      return `${display.family} ${text}`
    })
    expect(new Set(voices).size).toBe(pairNames.length)
    expect(voices.length).toBeGreaterThanOrEqual(10)
  })

  it.each(pairNames)('%s weighs at most 100 kB on a page', (pair) => {
    expect(weightOf(pair)).toBeLessThanOrEqual(100_000)
    expect(weightOf(pair)).toBeGreaterThan(10_000)
  })

  it.each(pairNames)('%s has a stand-in sized to each of its faces', (pair) => {
    const css = fontCss(pair, 'de')
    const faces = new Set(css.match(/font-family:'[^']+'(?=;font-weight)/g))
    const standIns = css.match(/Fallback';src:local\('(?:Arial|Georgia)'\);size-adjust:\d+%/g)
    expect(standIns).toHaveLength(faces.size)
  })

  it.each(['ja', 'kr'] as const)(
    'fetch nothing for %s, which has stacks of its own',
    (language) => {
      for (const pair of pairNames) {
        expect(fontPreloads(pair, language)).toEqual([])
        expect(fontCss(pair, language)).not.toContain('@font-face')
      }
    },
  )
})
