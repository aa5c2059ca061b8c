import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ogCardSvg } from '#client/blocks/art/og-card-svg.ts'
import { cardFontFiles, unpackCardFonts } from '#server/assets/card-fonts.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'

const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'))
beforeAll(() => unpackCardFonts(folder), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const titles = {
  de: 'Frisches Brot, täglich',
  ja: '季節の花束を、京都から',
  kr: '망원동의 느린 오후',
} as const

function titled(language: PageLanguage, title: string): PageDocument {
  const page = emptyDocument('card', language)
  return { ...page, meta: { ...page.meta, title } }
}

/** How many pixels of the left side are not paper, where only text stands. No system fonts. */
function inked(svg: string, fontFiles: string[]): number {
  const crop = { left: 0, top: 0, right: 720, bottom: 630 }
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles }, crop }).render()
  const [red, green, blue] = pixels
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) count++
  }
  return count
}

describe('share cards without system fonts', () => {
  it.each(Object.entries(titles))('draw every letter of a title in %s', (language, title) => {
    const inkOf = (shown: string) => {
      const svg = ogCardSvg(titled(language as PageLanguage, shown), language as PageLanguage)
      return inked(svg, cardFontFiles(folder, svg))
    }
    const missing = [...title].filter((letter) => letter.trim() && inkOf(letter) < 100)
    expect(missing.filter((letter) => !/[、,]/.test(letter))).toEqual([])
    expect(inkOf(title)).toBeGreaterThan(4000)
  })

  it('take only the slices whose letters stand on the card', () => {
    const files = (text: string) => cardFontFiles(folder, text).map((file) => basename(file))
    expect(files('Frisches Brot').join()).not.toContain('noto')
    const japanese = files(titles.ja).filter((file) => file.includes('noto'))
    expect(japanese.length).toBeGreaterThan(1)
    expect(japanese.length).toBeLessThan(12)
    expect(japanese.join()).not.toContain('noto-sans-kr')
    expect(files(titles.kr).join()).not.toContain('noto-sans-jp')
    expect(files('망원동 花').join()).not.toContain('noto-sans-jp')
  })
})
