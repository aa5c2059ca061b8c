import { expect, it } from 'vitest'
import { ogCardSvg } from '#client/blocks/art/og-card-svg.ts'
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
