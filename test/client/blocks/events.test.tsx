import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { eventDay, isDateTold, tellsDate } from '#client/blocks/event-day.ts'
import { EventsView } from '#client/blocks/events.tsx'
import { pageContext } from '#client/blocks/page-context.ts'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageLanguage } from '#shared/page/document.ts'
import { htmlFaults } from '#test/support/html-faults.ts'

/** A row of a list of events as readers and its creator see it. */
function row(
  start: string,
  end = '',
  title = 'Concert',
  language: PageLanguage = 'en',
  when = '',
): string {
  return rows([{ ...emptyItem, title, when, start, end }], language, when !== '')
}

const emptyItem = {
  ...{ day: '', title: '', when: '', text: '', note: '' },
  ...{ start: '', end: '', place: '', price: '', action: [] },
}

function rows(
  items: (typeof emptyItem)[],
  language: PageLanguage = 'en',
  isBritish = false,
): string {
  const empty = emptyDocument('x', language)
  const document = { ...empty, meta: { ...empty.meta, ...(isBritish && { country: 'GB' }) } }
  const page = pageContext({ document, language, audience: 'reader', slug: 'x', now: 0 })
  const block = { title: 'Dates', lead: '', items, note: '' }
  return renderToStaticMarkup(<EventsView id="events" block={block} variant="list" page={page} />)
}

it.each([
  ['2026-12-24', '', '2026-12-24'],
  ['2026-12-24T19:30', '2026-12-24T22:00', '2026-12-24T19:30'],
  ['2026-12-30', '--01-02', '2026-12-30'],
])('a day with its year is told to machines too: %s to %s', async (start, end, told) => {
  const html = row(start, end)
  expect(html).toMatch(new RegExp(`<time dateTime="${told}">[^<]*2026[^<]*</time>`, 'i'))
  expect(await htmlFaults(html)).toEqual([])
})

it.each(['--12-24', '--12-24T19:30', '', 'in May', '0000-01-01'])(
  '%j has no time element',
  (start) => {
    expect(row(start)).not.toContain('<time')
  },
)

it('a date its title tells is not said again beneath it', () => {
  const title = 'Thursday 24 December 2026 at 19:30, carols in the barn'
  expect(row('2026-12-24T19:30', '', title)).not.toContain('<time')
  expect(row('2026-12-24T19:30', '', 'Carols on the 24th')).toContain('<time')
})

it('a day that stands on the calendar beside is said to those who do not see that', () => {
  expect(row('2026-07-04', '', 'Concert', 'en', '4 July')).toContain('<span class="vh"><time')
  expect(row('2026-07-04', '', 'Concert', 'en', 'Saturday 4 July, 3 pm')).not.toContain('"vh"')
})

it('the one day a page tells of stands in its first screen, unless its words say it', () => {
  const document = emptyDocument('x', 'en')
  const items = [{ title: 'Open day', start: '2027-05-09T10:00', end: '' }]
  document.order = ['hero', 'events']
  document.blocks.events = { type: 'events', variant: 'list', props: { items } }
  document.blocks.hero = { type: 'hero', variant: 'type', props: { title: 'The Late Garden' } }
  const page = (shown: typeof document) =>
    pageContext({ document: shown, language: 'en', audience: 'reader', slug: 'x', now: 0 })
  // A choir is not on that day: its concert is.
  expect(eventDay(page(document))).toMatch(/^Open day · .*2027/)
  document.meta.industry = 'event'
  expect(eventDay(page(document))).toMatch(/^(?!Open day).*\b9\b.*2027/)
  expect(isDateTold('See you on 9 May 2027 at 10', eventDay(page(document)))).toBe(true)
  expect(isDateTold('The Late Garden', eventDay(page(document)))).toBe(false)
  items.push({ title: 'Market', start: '2027-06-09', end: '' })
  expect(eventDay(page(document))).toBe('')
})

it('day and hour of an event are the first of its facts, also where its words say them', () => {
  const document = emptyDocument('x', 'en')
  document.meta = { ...document.meta, industry: 'event', country: 'GB' }
  document.facts = { phone: '+441237000111' }
  document.order = ['hero', 'events']
  const plain = { end: '', when: '', text: '', price: '', action: [] }
  const items = [
    { ...plain, title: 'Tea', start: '2027-06-19T15:00' },
    { ...plain, title: 'Ceilidh', start: '2027-06-19T18:00' },
  ]
  const factsUnder = (lead: string) => {
    const hero = { title: 'Ruby wedding', lead, showFacts: true }
    document.blocks = {
      hero: { type: 'hero', variant: 'type', props: { ...emptyProps('hero'), ...hero } },
      events: { type: 'events', variant: 'list', props: { ...emptyProps('events'), items } },
    }
    const html = renderToStaticMarkup(
      <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
    )
    const [, list = ''] = /<ul class="facts">(.*?)<\/ul>/.exec(html) ?? []
    return list
      .split('<li')
      .slice(1)
      .map((fact) => fact.replaceAll(/^[^>]*>|<[^>]*>/g, ''))
  }
  const when = expect.stringMatching(/19 June 2027.*15:00/)
  const phone = expect.stringContaining('01237')
  expect(factsUnder('')).toEqual([when, phone])
  expect(factsUnder('Come on Saturday 19 June 2027, 3pm.')).toEqual([when, phone])
  // Another day would be read as the only one.
  expect(factsUnder('Please reply by 1 May 2027.')).toEqual([phone])
})

it('guests who are asked to answer read when and where it is first, also where no section has the day', () => {
  const document = emptyDocument('x', 'en')
  document.facts = {
    action: { kind: 'rsvp' },
    programme: [{ date: '19 June 2027', time: '3pm', title: 'Join us' }],
    place: 'Hartley Village Hall, Church Lane',
    prices: [{ id: 'p1', item: 'Supper', amount: 12, currency: 'GBP' }],
    phone: '+447700900142',
  }
  document.order = ['hero']
  const shown = (variant: string) => {
    const props = { ...emptyProps('hero'), title: "Mum's 70th", showFacts: true }
    document.blocks = { hero: { type: 'hero', variant, props } }
    return renderToStaticMarkup(
      <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
    )
  }
  expect(shown('type')).toMatch(/19 June 2027, 3pm.*Hartley Village Hall.*07700/)
  expect(shown('card')).toMatch(/19 June 2027, 3pm.*Hartley Village Hall.*Supper.*07700/)
})

it('rows under the heading of a day tell their hours alone', () => {
  const item = { ...emptyItem, day: 'Saturday 12 June', title: 'Regatta', when: '2 pm' }
  const html = rows([{ ...item, start: '2027-06-12T14:00' }])
  expect(html).toContain('<p class="when">2 pm</p>')
  expect(html).not.toContain('class="small"')
})

it.each([
  ['Workshop splitting hives sat 13 March 9-11am', '13 March', 3, true],
  ['Sonntag 16.5. von 8 bis 14 Uhr', '16. Mai', 5, true],
  ['For 13 people', '13 March', 3, false],
  ['Sonntag 16.5.', '16. April', 4, false],
])('a day is told once: %s, %s', (text, dates, month, isTold) => {
  expect(isDateTold(text, dates, month)).toBe(isTold)
})

it('an hour of the afternoon is told by either clock', () => {
  expect(isDateTold('Fri 24th April 8.30pm at the hall', '24 April at 20:30', 4)).toBe(true)
  expect(isDateTold('Fri 24th April at the hall', '24 April at 20:30', 4)).toBe(false)
})

it.each([
  ['ja', /<span>11月<\/span> <b>3日<\/b>/],
  ['kr', /<span>11월<\/span> <b>3일<\/b>/],
  ['en', /<span>Nov<\/span> <b>3<\/b>/],
  ['de', /<b>3\.<\/b> <span>Nov\.<\/span>/],
] as const)('a calendar in %s has day and month in its language’s order', (language, tile) => {
  expect(row('--11-03', '', 'Concert', language)).toMatch(tile)
})

it.each([
  ['Van 1 juli tot en met 31 augustus is onze straat dicht', 'nl-BE', true],
  ['58th Annual Show, Sat 15 August', 'en-AU', true],
  ['See you on August 3rd', 'en-US', true],
  ['Am 3. Oktober geht es los', 'de-DE', true],
  ['Del 5 de junio al 2 de julio', 'es-ES', true],
  ['Le 1er mai à dix heures', 'fr-FR', true],
  ['7월 1일부터 8월 말까지', 'ko-KR', true],
  ['7月1日から8月末まで', 'ja-JP', true],
  ['24 marching bands, may 300 people come', 'en-GB', false],
  ['Chaque dimanche de 13 à 19 heures', 'fr-FR', false],
])('whether “%s” tells a day is known', (text, tag, tells) => {
  expect(tellsDate(text, tag)).toBe(tells)
})
