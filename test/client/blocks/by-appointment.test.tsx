import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'

/** Hours for who has an appointment are not shown as a door anybody may walk through. */

function textOf(language: PageLanguage, hours: Record<string, unknown>): string {
  const blocks: PageDocument['blocks'] = {
    hero: {
      type: 'hero',
      variant: 'type',
      props: { ...emptyProps('hero'), title: 'Pymlow Clocks', showFacts: true },
    },
    hours: { type: 'hours', variant: 'card', props: { ...emptyProps('hours'), ...hours } },
  }
  const document: PageDocument = {
    ...emptyDocument('x', language),
    facts: { hours: 'Tu-Th 10:00-16:00' },
    order: ['hero', 'hours'],
    blocks,
  }
  return renderToStaticMarkup(
    <PageView document={document} language={language} audience="reader" slug="x" now={0} />,
  )
}

it('tells it beside the hours at the top, and below the table', () => {
  const html = textOf('en', { byAppointment: true })
  expect(html).toMatch(/<\/span>, by appointment/)
  expect(html).toContain('By appointment')
})

it('leaves the table to the words its owner chose', () => {
  const html = textOf('de', { byAppointment: true, note: 'Rufen Sie vorher an.' })
  expect(html).toContain(', nach Vereinbarung')
  expect(html).not.toContain('Nach Vereinbarung')
})

it('says nothing of it where the door is open', () => {
  expect(textOf('en', {})).not.toContain('ppointment')
})
