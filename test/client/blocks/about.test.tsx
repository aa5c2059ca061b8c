import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageStyles } from '#client/blocks/page-styles.ts'
import { PublishedPage } from '#client/blocks/published-page.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { paragraphs } from '#shared/page/rich-text.ts'

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
  return renderToStaticMarkup(
    <PublishedPage
      document={document}
      language="pt"
      slug="aurora"
      now={0}
      styles={pageStyles(document, 'pt')}
      canonical="https://example.org/pt/p/aurora"
      alternates={[]}
      cardUrl="https://example.org/p/aurora/card.png"
      iconUrl="/p/aurora/icon.svg"
      noindex={false}
    />,
  )
}

test('the year of the beginning is told once', () => {
  const told = 'class="since"'
  expect(page('Padaria no Porto.', 'Fazemos pão.')).toContain(told)
  expect(page('Padaria no Porto desde 1987.', 'Fazemos pão.')).not.toContain(told)
  expect(page('Padaria no Porto.', 'Fazemos pão desde 1987.')).not.toContain(told)
})
