import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

/** What stands beside the clock under the headline; null where there is no clock. */
function besideClock(hours: string): string | null {
  const hero = { ...emptyProps('hero'), title: 'Café Sommerfeld', showFacts: true }
  const document: PageDocument = {
    ...emptyDocument('x', 'de'),
    facts: { hours },
    order: ['hero'],
    blocks: { hero: { type: 'hero', variant: 'type', props: hero } },
  }
  const html = renderToStaticMarkup(
    <PageView document={document} language="de" audience="reader" slug="x" now={0} />,
  )
  const item = /<ul class="facts"><li>(.*?)<\/li>/.exec(html)?.[1]
  return item?.replaceAll(/<[^>]*>/g, '') ?? null
}

it('names the open days alone where the times are too many for a line', () => {
  const hours = 'Mo off; Tu-We 08:00-18:00; Th 08:00-13:00; Fr 08:00-18:00; Sa 09:30-16:00'
  expect(besideClock(hours)).toMatch(/^Di.{1,3}Sa$/)
  expect(besideClock(hours.replace('Th 08:00-13:00', 'Th off'))).toContain('18:00')
})

it('is left out where it is never open', () => {
  expect(besideClock('Mo-Su off')).toBeNull()
})
