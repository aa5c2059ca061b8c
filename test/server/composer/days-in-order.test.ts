import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const textOf = (brief: string, locale: PageLanguage) => pageTexts(brief, locale).join(' · ')

it.each([
  [
    'de',
    'Die Hofkapelle ist eine Band aus Huttwil. Wir spielen am 19. Dezember im Bären in Madiswil. Am 23. Januar spielen wir an der Metzgete in Eriswil.',
    ['Madiswil', 'Eriswil'],
  ],
  [
    'kr',
    '등산 모임 느린걸음입니다. 다음 산행은 12월 12일 토요일 무등산입니다. 1월 9일에는 화순 만연산에 갑니다.',
    ['무등산', '만연산'],
  ],
  [
    'en',
    'Larch School in Ely. Applications open 1 February. Open morning on 18 January.',
    ['Open morning', 'Applications'],
  ],
] as const)('in %s days without a year stand in the order they come', (locale, brief, places) => {
  const said = textOf(brief, locale)
  const at = places.map((place) => said.lastIndexOf(place))
  expect(at[0]).toBeGreaterThan(-1)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
})

it('a particle behind a day begins no title', () => {
  const said = textOf(
    '등산 모임 느린걸음입니다. 다음 산행은 12월 12일 토요일 무등산입니다. 1월 9일에는 화순 만연산에 갑니다.',
    'kr',
  )
  expect(said).not.toMatch(/(?:^|· )에는/u)
})

it('of a wedding every part of the day is in its programme, and no trade stands above it', () => {
  const brief =
    "Nous nous marions le samedi 5 juin 2027 et nous aimerions une page pour nos invités. La cérémonie a lieu à 15 h à la mairie d'Uzès, puis nous rejoignons à pied le jardin du presbytère. Le vin d'honneur commence à 17 h 30 à la grange. Pour dormir, il y a plusieurs chambres d'hôtes à Uzès. Lise et Bruno"
  const { blocks } = composedDocument(brief, { locale: 'fr', seed: 0 })
  expect(blocks.hero?.props.title).toBe('Lise et Bruno')
  expect(blocks.hero?.props.eyebrow).toBe('')
  const said = JSON.stringify(blocks)
  for (const part of ['samedi 5 juin 2027', 'à 15 h', 'à 17 h 30']) expect(said).toContain(part)
  expect(JSON.stringify(blocks.events)).toContain("mairie d'Uzès")
})

it('a long part of a sentence is told, and is no title', () => {
  const brief =
    'Nous nous marions le 5 juin 2027. La cérémonie a lieu à 14 h à la maison communale de Fontenoille, puis tout le monde se retrouve à la Ferme du Tilleul, à trois kilomètres de là, pour le drink à 16 h et le souper à 19 h. Lise et Bruno'
  const { blocks } = composedDocument(brief, { locale: 'fr', seed: 0 })
  const items = Object.values(blocks).flatMap(
    ({ props }) => (props.items ?? []) as { title?: string }[],
  )
  expect(items.every(({ title = '' }) => title.length <= 90)).toBe(true)
})
