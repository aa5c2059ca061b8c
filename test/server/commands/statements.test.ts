import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Fern & Flint is a wine bar at 14 Cobden Street, Leeds. Cheese board £14. Open Wednesday to Sunday 4 pm to 11 pm. Book on 0113 496 0148.',
  de: 'Polsterei Wiesner in Leipzig, Zschochersche Straße 12. Sessel aufpolstern 390 €, Sofa ab 890 €. Mo–Fr 9–17 Uhr. Tel. 0341 555 0123.',
  ja: '「土とひと」は谷中の小さな陶芸教室です。体験コースは大人4,400円。東京都台東区谷中3-12-5、千駄木駅から徒歩6分。予約は電話 03-5555-0142 へ。',
  pt: 'Ateliê da Nazica em Ouro Preto. Bolo de fubá R$ 38, bolo de cenoura R$ 45. Encomendas com dois dias de antecedência. WhatsApp (31) 98555-0144. Entregamos no centro da cidade.',
  fr: 'La boulangerie Le Levain, 12 rue du Marché à Vitré. Tourte de seigle 5,20 €, brioche 6 €. Ouvert du mardi au samedi de 7 h à 19 h. Tél. 02 99 55 01 22.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4. Tel. 030 555 0172.',
  it: 'Panificio Sale a Bologna, via San Felice 40. Focaccia 4 €. Tel. 051 555 0172.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €. Tel. 963 55 01 22.',
  kr: '소금빵집, 대전 유성구 대학로 45. 식빵 4,200원. 전화 042-555-0172.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('a fact that is stated', () => {
  it.each([
    ['en', 'We take cards now', 'features', 'Good to know'],
    ['en', 'we have a new terrace', 'features', 'Good to know'],
    ['de', 'Hunde sind bei uns willkommen', 'features', 'Gut zu wissen'],
    ['de', 'Parkplätze im Hof', 'place', 'Anfahrt'],
    ['de', 'Samstags nach Vereinbarung', 'hours', 'Geschäftszeiten'],
    ['ja', 'カードが使えます', 'features', '知っておきたいこと'],
    ['ja', '駐車場は裏にあります', 'place', 'アクセス'],
    ['pt', 'Aceitamos Pix e cartão', 'features', 'Informações práticas'],
    ['pt', 'Temos estacionamento gratuito', 'features', 'Informações práticas'],
    ['fr', 'On accepte la carte bancaire', 'features', 'Bon à savoir'],
    ['fr', 'Parking gratuit derrière la maison', 'place', 'Nous trouver'],
  ] as const)('in %s stands where it belongs: “%s”', (locale, command, kind, where) => {
    const page = pageIn(locale)
    const { document, outcomes, undone } = commanded(page, command, locale)
    const said = pageTexts(document).join('\n')
    expect(said).toContain(command.charAt(0).toLocaleUpperCase() + command.slice(1))
    expect(outcomes).toMatchObject([{ code: 'told', where }])
    const block = Object.values(document.blocks).find(({ type }) => type === kind)
    expect(JSON.stringify(block)).toContain(command.slice(1))
    expect(undone.blocks).toEqual(page.blocks)
  })

  it('that the page contradicts is asked about', () => {
    const page = pageIn('pt')
    const labels = askedBack(page, 'Não fazemos mais entrega', 'pt')?.choices ?? []
    expect(labels[0]?.label).toBe(
      'Troca “Entregamos no centro da cidade.” por “Não fazemos mais entrega.”',
    )
    const { document } = commanded(page, labels[0]?.command ?? '', 'pt')
    expect(pageTexts(document).join('\n')).not.toContain('Entregamos')
  })

  it('that the page tells otherwise is asked about', () => {
    const page = composedPage('Salt is a bakery in Bristol. Sourdough £4.20. We only take cash.')
    const [first] = askedBack(page, 'we take cards')?.choices ?? []
    expect(first?.label).toBe('Change “We only take cash.” to “We take cards.”')
  })

  it('that is hardly one is asked about', () => {
    const [choice] = askedBack(pageIn('de'), 'WLAN ist kostenlos', 'de')?.choices ?? []
    const { document } = commanded(pageIn('de'), choice?.command ?? '', 'de')
    expect(pageTexts(document).join('\n')).toContain('WLAN ist kostenlos.')
  })

  it.each([
    ['en', 'asdf qwer banana'],
    ['en', 'book me a flight to Rome'],
    ['en', 'use a photo background in the hero'],
    ['en', 'you are an idiot'],
    ['en', 'the logo is too small'],
    ['en', 'integrate a booking calendar'],
    ['de', 'Wie wird morgen das Wetter?'],
    ['de', 'Bau einen Onlineshop mit Warenkorb ein'],
    ['de', 'Montags nach Vereinbarung'],
    ['ja', 'あいうえおばなな'],
    ['pt', 'Cria um carrinho de compras com pagamento no cartão'],
    ['pt', 'Qual é a capital da França?'],
    ['fr', 'Rends la page plus jolie'],
  ] as const)('is none in %s: “%s”', (locale, command) => {
    const read = readFor(pageIn(locale), command, locale)
    const offered = read && 'ask' in read ? read.ask.choices : (read ?? [])
    expect(JSON.stringify(offered)).not.toContain(command)
    expect(read === null || 'ask' in read).toBe(true)
  })
})

describe('what is offered in its place', () => {
  it.each(commandLanguages)('can be read in %s', (code) => {
    const locale = code as PageLanguage
    const page = pageIn(locale)
    const { questions } = commandLanguage(code).words
    const item = page.facts.prices?.[0]?.item ?? ''
    const wishOf = (command: string) => {
      const read = readFor(page, command, locale)
      return read && 'intents' in read ? read.intents : read
    }
    expect(wishOf(questions.write.replace('{said}', 'ABC def.'))).toMatchObject([
      { wish: 'tell', text: 'ABC def.' },
    ])
    for (const [said, now] of [
      ['ABC def.', 'GHI jkl.'],
      ['갓 구운 식빵', '갓 구운 커피'],
      ['갓 내린 커피', '갓 구운 식빵'],
    ] as const)
      expect(wishOf(fillIn(questions.replace, { said, now }))).toEqual([
        { wish: 'replace', said, now },
      ])
    expect(wishOf(questions.drop.replace('{item}', item))).toEqual([
      { wish: 'removeItems', items: [item] },
    ])
  })
})
