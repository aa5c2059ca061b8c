import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const page = composedPage(
  'Salt & Ember is a pottery in Falmouth. Open Wednesday to Sunday 10:00-17:00. Six-week wheel course £210. Call 01326 555 014.',
)

const monthsAway: [PageLanguage, string, string][] = [
  ['en', 'The shop is closed in February', '-02-28'],
  ['en', 'Please say that we are away all of May', '-05-31'],
  ['de', 'Im Januar haben wir geschlossen', '-01-31'],
  ['de', 'Ich bin im Juli verreist', '-07-31'],
  ['fr', 'La boutique est fermée en février', '-02-28'],
  ['fr', 'Je suis en congé en juin', '-06-30'],
  ['es', 'En enero estamos cerrados', '-01-31'],
  ['es', 'Estaré de viaje en julio', '-07-31'],
  ['it', 'A gennaio siamo chiusi', '-01-31'],
  ['it', 'In luglio siamo in vacanza', '-07-31'],
  ['pt', 'Em janeiro estamos fechados', '-01-31'],
  ['pt', 'Vou estar fora em julho', '-07-31'],
  ['nl', 'In januari zijn we dicht', '-01-31'],
  ['nl', 'Ik ben in juli op reis', '-07-31'],
  ['ja', '1月は休業します', '-01-31'],
  ['kr', '1월에는 쉽니다', '-01-31'],
]

it.each(monthsAway)('in %s a month away is a notice until it is over: %s', (locale, wish, end) => {
  const { document } = commanded(page, wish, locale)
  const notice = Object.values(document.blocks).find(({ type }) => type === 'notice')
  expect(notice?.props.until).toMatch(new RegExp(`^20\\d\\d${end}$`))
  expect(document.facts.hours).toBe(page.facts.hours)
})

it('what may be so is no month, and a month nobody is away in is no notice', () => {
  for (const wish of ['we may be closed', 'In August the course is outside']) {
    const read = readFor(page, wish)
    const intents = read && 'intents' in read ? read.intents : []
    expect(intents.filter((intent) => intent.wish === 'notice')).toEqual([])
  }
})
