import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import { openingHoursText } from '#shared/page/opening-hours.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** The opening hours as a page says them, with plain spaces. */
function saidHours(brief: string, locale: PageLanguage): string {
  const { facts, meta } = composedDocument(brief, { locale, seed: 0 })
  const said = openingHoursText(facts.hours ?? '', regionalTag(locale, meta), 'holidays')
  return said.replaceAll(/\s/g, ' ')
}

describe('hours count as their creator counts', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'The Copper Bell is a pub in Ludlow. Open every day 11am to 11pm. 01584 555 019',
      '11am – 11pm',
    ],
    [
      'en',
      'Barber in Leeds called Daly’s. Mon to Sat 8.30am to noon. 0113 496 0123',
      '8.30am – noon',
    ],
    ['en', 'Bike shop in Ludlow, open Mon-Sat 09:00-17:30. 01584 555 019', '09:00–17:30'],
    ['en', 'Taco stand in Austin TX. Open 11:00-21:00 daily. (512) 555-0123', '11:00 – 21:00'],
    ['kr', '서울 마포 분식집입니다. 매일 11:00~20:30 영업. 02-555-0123', '11:00 ~ 20:30'],
    [
      'kr',
      '서울 마포 분식집입니다. 매일 오전 11시부터 오후 8시까지 영업.',
      '오전 11:00 ~ 오후 8:00',
    ],
    ['es', 'Taquería en Puebla. Abierto de martes a domingo de 1 pm a 10 pm.', '1:00–10:00 p.m.'],
    ['de', 'Café Linde in Graz. Geöffnet Mo-Fr 7 Uhr morgens bis 6 Uhr abends.', '07:00–18:00 Uhr'],
  ])('%s: %s', (locale, brief, said) => {
    expect(saidHours(brief, locale)).toContain(said)
  })

  it('in a language that does not count to twelve as it always does', () => {
    const { facts, meta } = composedDocument(
      'Pub in Ludlow. Open daily 11am to 11pm. 01584 555 019',
      {
        locale: 'en',
        seed: 0,
      },
    )
    const german = openingHoursText(facts.hours ?? '', regionalTag('de', meta), 'Feiertage')
    expect(german).toContain('11:00–23:00')
  })

  it('at an event, too', () => {
    const tag = regionalTag('en', { country: 'GB', hourCycle: 'h12' })
    expect(eventDateText('2027-03-04T19:30', '', tag)).toBe('Thursday, 4 March 2027 at 7.30pm')
  })
})
