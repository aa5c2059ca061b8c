import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'

/** What stands beside the clock under the headline; null where there is no clock. */
function besideClock(hours: string, language: PageLanguage = 'de'): string | null {
  const hero = { ...emptyProps('hero'), title: 'Café Sommerfeld', showFacts: true }
  const document: PageDocument = {
    ...emptyDocument('x', language),
    facts: { hours },
    order: ['hero'],
    blocks: { hero: { type: 'hero', variant: 'type', props: hero } },
  }
  const html = renderToStaticMarkup(
    <PageView document={document} language={language} audience="reader" slug="x" now={0} />,
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

it.each([
  ['ja', /^10:00～19:00（木曜定休）$/],
  ['kr', /^오전 10:00\D{1,3}오후 7:00\(목 휴무\)$/],
  ['de', /^10:00\D{1,3}19:00.{0,4}, Do geschlossen$/],
  ['it', /^10:00\D{1,3}19:00, chiuso gio$/],
] as const)('tells of one time and the day it is closed, in %s', (language, line) => {
  const week = 'Mo-We 10:00-19:00; Th off; Fr-Su 10:00-19:00'
  expect(besideClock(week, language)).toMatch(line)
})

it('tells of the open days where that says the week as plainly', () => {
  expect(besideClock('Mo off; Tu-Su 10:00-19:00', 'ja')).toBe('火～日 10:00～19:00')
  const saturday = 'Mo-We 10:00-19:00; Th off; Fr 10:00-19:00; Sa-Su 10:00-17:00'
  expect(besideClock(saturday, 'ja')).not.toContain('定休')
  // Nobody said that it is closed on Thursdays.
  expect(besideClock('Mo-We,Fr-Su 10:00-19:00', 'ja')).not.toContain('定休')
})

it.each([
  ['en', /^Wed, Fri\D{1,3}Sat 0?9:30\D{1,6}5:00\sPM$/],
  ['de', /^Mi und Fr\D{1,3}Sa 09:30\D{1,3}17:00/],
  ['ja', /^水、金～土 9:30～17:00$/],
] as const)('tells times that several stretches share once, in %s', (language, line) => {
  const week = 'We 09:30-17:00; Th off; Fr-Sa 09:30-17:00'
  expect(besideClock(week, language)).toMatch(line)
})

it('tells days beside each other in the week with the times they share, and others with theirs', () => {
  const week = 'Mo 19:30-21:00; We 19:30-21:00; Fr 19:30-21:00; Sa 10:00-12:00'
  const line = besideClock(week, 'de')
  expect(line).toMatch(/^Mo, Mi und Fr 19:30\D{1,3}21:00 Uhr · Sa 10:00\D{1,3}12:00/)
})
