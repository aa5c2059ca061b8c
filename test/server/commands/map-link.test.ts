import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Fern & Flint is a wine bar at 14 Cobden Street, Leeds LS12 5PF. Cheese board £14. Book on 0113 496 0148.',
  de: 'Polsterei Wiesner, Zschochersche Straße 12, 04229 Leipzig. Sessel aufpolstern 390 €. Tel. 0341 555 0123.',
  ja: '「土とひと」は谷中の陶芸教室です。体験コース4,400円。東京都台東区谷中3-12-5。電話 03-5555-0142。',
  pt: 'Oficina Roda Livre no Porto, Rua do Almada 88. Remendo de furo 8 €. Tel. 222 555 017.',
  fr: 'Atelier du Pignon, réparation de vélos à Lausanne, avenue de Cour 18. Petit service 70 CHF. Tél. 021 555 01 66.',
  nl: 'Fietsenmaker Ketting in Utrecht, Biltstraat 70. Band plakken € 15. Tel. 030 555 0172.',
  it: 'Studio di pilates Respira a Bologna, via San Felice 40. Lezione singola 18 €. Tel. 051 555 0172.',
  es: 'Peluquería Alba, calle Colón 18, 46004 Valencia. Corte mujer 22 €. Teléfono 963 55 01 22.',
  kr: '두바퀴 자전거 수리점. 대전 유성구 대학로 45. 펑크 수리 12,000원. 전화 042-555-0172.',
}
const bar = composedPage(briefs.en)

describe('a map that is taken away', () => {
  it.each([
    ['en', 'remove the map'],
    ['en', 'hide the map please'],
    ['en', 'get rid of the map link'],
    ['de', 'Karte weg bitte'],
    ['de', 'Die Karte kann weg'],
    ['ja', '地図を消して'],
    ['pt', 'Tira o mapa'],
    ['fr', 'Enlève la carte'],
    ['fr', 'pas de carte'],
    ['nl', 'Haal de kaart weg'],
    ['it', 'Togli la mappa'],
    ['es', 'Quita el mapa'],
    ['kr', '지도는 지워주세요'],
  ] as const)('in %s leaves the address: “%s”', (locale, command) => {
    const page = composedPage(briefs[locale], locale)
    expect(page.blocks.place?.props.mapLink).toBe(true)
    const { document, outcomes, undone } = commanded(page, command, locale)
    expect(document.blocks.place?.props.mapLink).toBe(false)
    expect(document.facts.place).toBe(page.facts.place)
    expect(outcomes).toEqual([{ code: 'mapGone' }])
    expect(undone.blocks).toEqual(page.blocks)
  })

  it.each([
    ['en', 'take out the photos and the map'],
    ['de', 'Nimm die Galerie und die Karte raus'],
    ['ja', '写真と地図を消して'],
    ['pt', 'Tira as fotos e o mapa'],
  ] as const)('goes with the photos: “%s”', (locale, command) => {
    const page = composedPage(briefs[locale], locale)
    const shown = page.blocks.gallery ? page : commanded(page, galleries[locale], locale).document
    const { blocks, facts } = commanded(shown, command, locale).document
    expect(blocks.gallery).toBeUndefined()
    expect(blocks.place?.props.mapLink).toBe(false)
    expect(facts.place).toBe(page.facts.place)
  })
  const galleries = {
    en: 'add a gallery',
    de: 'Galerie hinzufügen',
    ja: 'ギャラリーを追加して',
    pt: 'adiciona uma galeria',
  }

  it('is told to be none where there is none', () => {
    const { document } = commanded(bar, 'remove the map')
    expect(commanded(document, 'remove the map')).toMatchObject({
      ops: [],
      outcomes: [{ code: 'noMap' }],
    })
  })

  it('comes back', () => {
    const { document } = commanded(bar, 'remove the map')
    const back = commanded(document, 'add a map')
    expect(back.document.blocks).toEqual(bar.blocks)
    expect(back.outcomes).toEqual([{ code: 'mapShown' }])
  })
})

it.each(['remove the directions', 'delete the map section', 'take out the section with the map'])(
  'all of the section goes where it is named: “%s”',
  (command) => {
    expect(commanded(bar, command).document.blocks.place).toBeUndefined()
  },
)

it('a word for the map and for the menu is asked about', () => {
  const page = composedPage(
    'La boulangerie Le Levain, 12 rue du Marché à Vitré. Tourte de seigle 5,20 €, brioche 6 €.',
    'fr',
  )
  const labels = askedBack(page, 'Enlève la carte', 'fr')?.choices.map(({ label }) => label)
  expect(labels).toEqual(['Enlève la carte google', 'Enlève la carte des plats'])
})
