import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import type { Claim } from '#server/generation/reading/claim-schema.ts'
import { correctReading } from '#server/generation/reading/correct-reading.ts'
import type { Understood } from '#shared/page/ops.ts'
import { type LabelledBrief, labelledBriefs } from '../briefs/labelled-brief.ts'
import { countryOf } from './nearly-told.ts'
import { closestWords } from './perfect-claims.ts'
import { correctedBy, readLabelled } from './reading-measures.ts'

type Price = [item: string, amount: number, words: string]
type List = [language: string, brief: string, ...prices: Price[]]

const currencies: Readonly<Record<string, string>> = { GB: 'GBP', KR: 'KRW', JP: 'JPY' }

/** What stands of prices that a model states of a brief the reader has found none in. */
function standing(language: string, brief: string, prices: readonly Price[]): string[] {
  const country = countryOf[language] ?? 'GB'
  const claims = prices.map(
    ([item, amount, words]): Claim => ({
      key: 'prices',
      value: { item, amount, currency: currencies[country] ?? 'EUR' },
      words,
    }),
  )
  const unread = { industry: 'general', confidence: 0.5, facts: { prices: [] } }
  const known = { language, countries: [country], currencies: [] }
  const { facts } = correctReading(unread as unknown as Understood, claims, brief, known)
  return facts.prices.map(({ value }) => `${value.item} ${value.amount}`)
}

const lists: List[] = [
  [
    'en',
    'Puppets in the scout den 6 kids 8 grown ups £25 a family',
    ['kids', 6, '6 kids'],
    ['grown ups', 8, '8 grown ups'],
    ['family', 25, '£25 a family'],
  ],
  [
    'en',
    'bonfire on the green tenner on the gate 8 advance under 5s free',
    ['on the gate', 10, 'tenner on the gate'],
    ['advance', 8, '8 advance'],
    ['under 5s', 0, 'under 5s free'],
  ],
  [
    'de',
    'Kasperltheater im Pfarrsaal 4 Kinder 6 Erwachsene, Familien 15 €',
    ['Kinder', 4, '4 Kinder'],
    ['Erwachsene', 6, '6 Erwachsene'],
    ['Familien', 15, 'Familien 15 €'],
  ],
  [
    'fr',
    'bal à la salle des fêtes 12 adultes 5 enfants étudiants 8 €',
    ['adultes', 12, '12 adultes'],
    ['enfants', 5, '5 enfants'],
    ['étudiants', 8, 'étudiants 8 €'],
  ],
  [
    'es',
    'barca al faro con Ramiro 6 € ida 10 € ida y vuelta',
    ['ida', 6, '6 € ida'],
    ['ida y vuelta', 10, '10 € ida y vuelta'],
  ],
  // A gift of something else ends the list.
  [
    'es',
    'barco a las islas 45 euros adultos 25 niños chaleco incluido',
    ['adultos', 45, '45 euros adultos'],
    ['niños', 25, '25 niños'],
  ],
  [
    'it',
    'scuola di tango in centro 50 € un corso 80 € due corsi',
    ['un corso', 50, '50 € un corso'],
    ['due corsi', 80, '80 € due corsi'],
  ],
  [
    'pt',
    'barco para a ilha com o mestre 8 € ida 14 € ida e volta',
    ['ida', 8, '8 € ida'],
    ['ida e volta', 14, '14 € ida e volta'],
  ],
  [
    'nl',
    'toneel in de zaal € 12 volwassenen € 8 jeugd',
    ['volwassenen', 12, '€ 12 volwassenen'],
    ['jeugd', 8, '€ 8 jeugd'],
  ],
]

it.each(lists)('%s: “%s” is read as a list', (language, brief, ...prices) => {
  const due = prices.map(([item, amount]) => `${item} ${amount}`)
  expect(standing(language, brief, prices).toSorted()).toEqual(due.toSorted())
})

it('proves no price of such a list by itself', () => {
  expect(standing('en', lists[0]?.[1] ?? '', [['grown ups', 8, '8 grown ups']])).toEqual([])
  expect(standing('it', lists[5]?.[1] ?? '', [['due corsi', 80, '80 € due corsi']])).toEqual([])
})

it.each<List>([
  // Each thing with the sum before it, where the sums stand behind: the last sum is left over.
  [
    'en',
    'bakery by the church goat roti 14 chicken 12 doubles 2.50 aloo pie 4',
    ['chicken', 14, '14 chicken'],
    ['doubles', 12, '12 doubles'],
    ['aloo pie', 2.5, '2.50 aloo pie'],
  ],
  [
    'de',
    'Imbiss am Markt Suppe 4 Brot 6 Kuchen 8',
    ['Brot', 4, '4 Brot'],
    ['Kuchen', 6, '6 Kuchen'],
  ],
  // Words are left over: something else may have the sum.
  [
    'en',
    'cafe on the quay soup 4 seeded loaf 6 terrace with a view',
    ['soup', 4, 'soup 4'],
    ['terrace', 6, '6 terrace'],
  ],
  [
    'fr',
    'marché du samedi pain au levain 6 tarte aux noix 4 terrasse ombragée',
    ['pain au levain', 6, 'pain au levain 6'],
    ['terrasse', 4, '4 terrasse'],
  ],
  // Nothing says money.
  [
    'en',
    'we are 6 cousins 8 neighbours',
    ['cousins', 6, '6 cousins'],
    ['neighbours', 8, '8 neighbours'],
  ],
])('%s: of “%s” none is taken crosswise', (language, brief, ...prices) => {
  const crossed = prices.filter(([, , words]) => /^\d/.test(words))
  const got = standing(language, brief, prices)
  expect(got.filter((price) => crossed.some(([item, sum]) => price === `${item} ${sum}`))).toEqual(
    [],
  )
})

type LabelledPrice = NonNullable<LabelledBrief['facts']['prices']>[number]
const nameOf = ({ item, amount }: Pick<LabelledPrice, 'item' | 'amount'>) => `${item} ${amount}`

/** Every thing of a list with the sum of the one so many places on. */
function moved({ facts: { prices = [] }, brief }: LabelledBrief, by: number): Claim[] {
  const named = prices.filter(({ item }) => item !== '')
  return named.flatMap(({ to: _to, ...price }, at): Claim[] => {
    const other = named[at + by]
    if (!other) return []
    const value = { ...price, amount: other.amount, currency: other.currency }
    return [{ key: 'prices', value, words: closestWords(brief, value)[0] ?? brief.slice(0, 300) }]
  })
}

it('takes nothing of lists that are read crosswise as a whole, but what it takes alone', () => {
  const lists = labelledBriefs()
    .filter(({ split, partial, facts }) => split === 'test' && !partial && facts.prices?.[1])
    .filter((_brief, at) => at % 5 === 0)
  const more = lists.flatMap((label) => {
    const brief = readLabelled(label)
    const pricesBy = (claims: Claim[]) =>
      correctedBy(brief, claims).facts.prices.map(({ value }) => nameOf(value))
    return [1, -1].flatMap((by) => {
      const claims = moved(label, by)
      const read = pricesBy([])
      const alone = claims
        .flatMap((claim) => checkClaim(claim, label.brief, brief.known) ?? [])
        .map(({ value }) => nameOf(value as LabelledPrice))
      const right = label.facts.prices?.map(nameOf)
      const got = pricesBy(claims).filter((price) => !right?.includes(price))
      return got
        .filter((price) => ![...read, ...alone].includes(price))
        .map((price) => `${label.locale} ${price}`)
    })
  })
  expect(more).toEqual([])
})
