import { expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const told = ({ blocks }: PageDocument) =>
  JSON.stringify(Object.values(blocks).map(({ props }) => props))

it.each([
  [
    'en',
    'The Plum Fair is on Saturday 12 June 2027 at 11 am in Plum Lane, Hull. Entry £3. Call 01482 555 014.',
    'Postpone it to 19 June 2027',
    '19 June',
  ],
  [
    'en',
    'The Plum Fair is on Saturday 12 June 2027 at 11 am in Plum Lane, Hull. Entry £3. Call 01482 555 014.',
    'Move it to 19 June 2027',
    '19 June',
  ],
  [
    'fr',
    'La fête des prunes a lieu le samedi 13 juin à 11 h, place du Lin, à Vire. Entrée 3 €.',
    'C’est reporté au samedi 20 juin.',
    '20 juin',
  ],
  [
    'de',
    'Der Singkreis trifft sich in Gera. Am 12. Juni geben wir um 19 Uhr unser Sommerkonzert im Saal. Eintritt 9 €.',
    'Das Konzert ist auf den 19. Juni verschoben',
    '19. Juni',
  ],
  [
    'ja',
    '「梅まつり」は高崎の公園で6月12日11時から開く催しです。参加費300円。電話 027-000-0123。',
    '6月12日を6月19日に変更',
    '6月19日',
  ],
] as const)('what is on is put off (%s): “%s”', (locale, brief, wish, day) => {
  const { document } = commanded(composedPage(brief, locale), wish, locale)
  expect(told(document)).toContain(day)
  expect(told(document)).not.toMatch(/12 June|13 juin|12\. Juni|6月12日/)
})

it('what a section is called by keeps its name', () => {
  const page = composedPage(
    '「梅まつり」は高崎の市民会館で6月12日11時から開く催しです。電話 027-000-0123。',
    'ja',
  )
  const read = readFor(page, '会場を前橋ホールに変更', 'ja')
  expect(read && 'intents' in read ? read.intents : []).toEqual([])
})
