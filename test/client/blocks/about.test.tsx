import { expect, test } from 'vitest'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

function page(lead: string, body: string): string {
  const hero = { ...emptyProps('hero'), title: 'Pão quente', lead }
  const about = { ...emptyProps('about'), title: 'Sobre nós', body: paragraphs(body) }
  const document: PageDocument = {
    ...emptyDocument('x', 'pt'),
    facts: { name: 'Padaria Aurora', since: 1987 },
    order: ['hero', 'about'],
    blocks: {
      hero: { type: 'hero', variant: 'split', props: hero },
      about: { type: 'about', variant: 'column', props: about },
    },
  }
  return publishedHtml(document)
}

test('the year of the beginning is told once', () => {
  const told = 'class="since"'
  expect(page('Padaria no Porto.', 'Fazemos pão.')).toContain(told)
  expect(page('Padaria no Porto desde 1987.', 'Fazemos pão.')).not.toContain(told)
  expect(page('Padaria no Porto.', 'Fazemos pão desde 1987.')).not.toContain(told)
})

test("words of others stand alone with who says them, and not as one's own story", () => {
  const html = page('Padaria no Porto.', '«O melhor pão da rua.» – Dona Rosa, vizinha.')
  expect(html).toContain('<blockquote>«O melhor pão da rua.»</blockquote>')
  expect(html).toContain('<figcaption>Dona Rosa, vizinha</figcaption>')
  expect(page('Padaria no Porto.', 'Fazemos «pão» desde 1987.')).not.toContain('<blockquote>')
})
