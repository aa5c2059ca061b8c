import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ogCardSvg } from '#client/blocks/art/og-card-svg.ts'
import { PageView } from '#client/blocks/page-view.tsx'
import { contrast } from '#shared/page/oklch.ts'
import { moods } from '#shared/page/theme.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** The lines of the card of a page with that headline. */
function linesOf(title: string): string[] {
  const document = composedDocument('Werkstatt Vogel in Erlangen repariert Trompeten.', {
    locale: 'de',
  })
  Object.assign(document.blocks.hero?.props ?? {}, { title })
  const texts = [...ogCardSvg(document, 'de').matchAll(/<text[^>]*>([^<]*)</g)]
  return texts.map(([, text = '']) => text)
}

it('a very long word of a headline is whole on the card of a link', () => {
  const word = 'Blechblasinstrumentenreparaturwerkstatt'
  expect(linesOf(`${word} Vogel`)).toEqual(expect.arrayContaining([word]))
})

it('a word no line has room for fills its lines', () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const parts = linesOf(word).filter((line) => word.includes(line) && line !== '')
  expect(parts.join('')).toBe(word)
  expect(Math.min(...parts.slice(0, -1).map((part) => part.length))).toBeGreaterThan(14)
})

it.each(moods)(
  'a card has the colours its page opens with, and its words can be read: %s',
  (mood) => {
    for (const seed of [0, 1]) {
      const document = composedDocument('Werkstatt Vogel in Erlangen, Am Markt 3, 91054 Erlangen.')
      document.theme = { ...document.theme, mood, art: { ...document.theme.art, seed } }
      Object.assign(document.blocks.hero ?? {}, { variant: 'type' })
      const view = <PageView document={document} language="en" audience="reader" slug="x" now={0} />
      const [, ground] =
        renderToStaticMarkup(view).match(/<section id="hero"[^>]*data-ground="(\w+)"/) ?? []
      const { light } = themeTokens(document.theme)
      const card = ogCardSvg(document, 'en')
      const [, fill = ''] = card.match(/<rect width="1200" height="630" fill="([^"]+)"/) ?? []
      expect(fill).toBe(ground === 'primary' ? light.fill : light[ground as 'bg'])
      const words = [...card.matchAll(/<text x="72"[^>]* fill="([^"]+)"/g)].map(
        ([, colour = '']) => colour,
      )
      expect(Math.min(...words.map((colour) => contrast(colour, fill)))).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('a name in characters stands on one line of the card', () => {
  expect(linesOf('アトリエ・ミエル')).toContain('アトリエ・ミエル')
})
