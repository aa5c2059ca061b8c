import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

type Row = { day: string; title: string; text: string; start: string }

it.each<[PageLanguage, string, string]>([
  [
    'de',
    'Der Ruderverein Havelbogen lädt zum Sommerfest am Bootshaus ein! Am Samstag, den 12. Juni 2027 ab 14 Uhr, Uferweg 3, 14774 Brandenburg an der Havel. Programm: 14 Uhr Bootstaufe, 15 Uhr Schnupperrudern, 17 Uhr Regatta. Eintritt frei.',
    'Samstag, den 12. Juni 2027',
  ],
  [
    'en',
    'Thornby Rowing Club invites you to its summer party! Saturday 12 June 2027 from 2pm, 3 Mill Lane, Thornby. Programme: 2pm christening of the boat, 3pm try rowing, 5pm regatta. Free entry.',
    'Saturday 12 June 2027',
  ],
  [
    'fr',
    'Le club d’aviron de Dole vous invite à sa fête d’été ! Samedi 12 juin 2027 à 14h, 3 rue du Port, 39100 Dole. Programme : 14h baptême du bateau, 15h initiation, 17h régate. Entrée libre.',
    'Samedi 12 juin 2027',
  ],
])('in %s the day of a programme stands over its rows and is no row: %s', (locale, brief, day) => {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  const { title, lead, items } = (blocks.events?.props ?? {}) as {
    title: string
    lead: string
    items: Row[]
  }
  expect(items[0]).toMatchObject({ day, start: expect.stringContaining('2027-06-12') })
  expect(items).toHaveLength(3)
  expect(items.map((row) => row.text)).toEqual(['', '', ''])
  expect(lead.replace(/\W+$/, '')).not.toBe(title)
})

it('until when it is stays told', () => {
  const brief =
    'Thornby Rowing Club invites you to its summer party! Saturday 12 June 2027 from 2pm to 10pm, 3 Mill Lane, Thornby. Programme: 2pm christening of the boat, 3pm try rowing, 5pm regatta. Free entry.'
  const { blocks } = composedDocument(brief, { locale: 'en', seed: 0 })
  expect(JSON.stringify(blocks)).toContain('10pm')
})
