import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

function textsOf(brief: string, locale: PageLanguage): string {
  const { order, blocks } = page(brief, locale)
  return order
    .flatMap((id) => textFields(blocks[id]?.type ?? '', blocks[id]?.props ?? {}))
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
    .join(' · ')
}

describe('a notice of something lost', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Lost dog: Rollo, a brown spaniel, last seen on 4 November near the mill in Otley. Reward £80. Ring Jo on 01943 555 016.',
      'Reward £80',
    ],
    [
      'de',
      'Wellensittich entflogen! Kiki, grün-gelb, am 3. November in Passau. Finderlohn 40 €. Tel. 0851 555017, Familie Auer',
      'Finderlohn 40 €',
    ],
    [
      'fr',
      'Perdu : lapin nain blanc nommé Flocon, le 5 novembre à Niort. Récompense de 30 €. Appelez Luc au 05 49 55 01 18.',
      'Récompense de 30 €',
    ],
    [
      'ja',
      '迷子犬を探しています。名前はハナ、柴犬、5歳。謝礼2万円。連絡先:森 090-5550-2345',
      '謝礼2万円',
    ],
  ])('tells its reward, and no prices: %s', (locale, brief, reward) => {
    const { blocks } = page(brief, locale)
    expect(blocks.services).toBeUndefined()
    expect(textsOf(brief, locale)).toContain(reward)
  })

  it('answered day and night has no opening hours', () => {
    const brief =
      'LOST TORTOISE Sheldon, gone since 2 Nov from Mill Lane, Frome. £20 reward. Call Bea 01373 555 019 any time day or night'
    expect(page(brief, 'en').blocks.hours).toBeUndefined()
    expect(textsOf(brief, 'en').toLowerCase()).toContain('any time day or night')
  })

  it('tells what was found', () => {
    const brief =
      'Trovata gatta nera con collare rosso il 7 novembre in via Roma a Lodi. È al sicuro da noi. La padrona chiami Ugo: 333 555 0177.'
    expect(textsOf(brief, 'it')).toContain('Trovata gatta nera con collare rosso')
  })

  it('is looked for in a street, and not on its day', () => {
    const brief =
      'LOST: our terrier Pip, missing since Friday 6 November from Orchard Road, Ludlow. £30 reward. Ring Sue 01584 555021'
    expect(page(brief, 'en').facts.place).toBe('Orchard Road, Ludlow')
  })

  it('leaves a trade that looks for lost things its hours', () => {
    const brief =
      'Lost keys? Marsh Locksmiths open doors day and night, 24 hours a day, in Leeds. Call-out £60, new lock £45. 0113 555 0120'
    expect(page(brief, 'en').blocks.services).toBeDefined()
    expect(textsOf(brief, 'en')).toContain('day and night, 24 hours a day')
  })

  it('tells the colour of what is lost', () => {
    const brief =
      'Vermist: onze zwarte poes Nola, sinds 9 november, omgeving Molenweg in Ede. Beloning € 50. Bel Rik: 06 5550 4321.'
    expect(textsOf(brief, 'nl')).toContain('onze zwarte poes Nola')
  })
})

describe('a notice typed in haste', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'hi need a page quick our dog is missing. Biscuit, kelpie cross, 4 yrs, tan with a white chest. got out sat arvo in the storm from Yarrabee St in Bathurst. shes really shy so PLEASE dont chase her or call her, just stay back and ring 0491 570 156, any time even 3am. $300 reward',
      'Our dog is missing – Biscuit',
      'Got out sat arvo in the storm from Yarrabee St in Bathurst.',
    ],
    [
      'de',
      'bitte schnell eine seite, unsere katze Mimi ist seit freitag abend weg aus der Lindenstraße in Fürth. dreifarbig, weiße pfoten, sehr scheu, bitte nicht rufen, nur anrufen 0171 5550142. 150 euro finderlohn',
      'Unsere Katze Mimi ist seit Freitag Abend weg',
      'Aus der Lindenstraße in Fürth.',
    ],
    [
      'it',
      'ciao serve una pagina subito, il nostro gatto Pepe è scappato giovedì notte da via Garibaldi a Lucca. grigio tigrato, 5 anni, coda corta. telefonate al 347 5550142. ricompensa 100 euro',
      'Il nostro gatto Pepe è scappato',
      'Giovedì notte da via Garibaldi a Lucca.',
    ],
    [
      'fr',
      "J'ai perdu mes clés dimanche 3 mai entre la gare de Vannes et le marché. Trousseau de quatre clés avec un porte-clés bleu. Appelez le 06 39 98 55 10. Récompense 30 euros.",
      "J'ai perdu mes clés",
      'Dimanche 3 mai entre la gare de Vannes et le marché.',
    ],
  ])('says first what is lost, when and where: %s', (locale, brief, title, lead) => {
    const { hero, services } = page(brief, locale).blocks
    expect(hero?.props.title).toBe(title)
    expect(hero?.props.lead).toBe(lead)
    expect(services).toBeUndefined()
  })

  it('tells how to behave, and when to ring, beside the number', () => {
    const brief =
      'need a page quick, our cat Luna is missing since sunday from Mill St in Ely. black, very thin. shes really shy so dont chase her or call her, just stay back and ring 01353 555 019, any time even 3am. £30 reward'
    expect(textsOf(brief, 'en')).toMatch(
      /don.t chase her or call her[.,] just stay back and ring 01353 555 019[.,] any time even 3am/i,
    )
  })
})

describe('the headline of such a notice', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'LOST DOG please help. Biscuit, red kelpie girl, 4 yrs old, white bit on her chest. got out sunday 8 feb near Beechworth. Tash 0491 570 156',
      'Lost dog – Biscuit',
    ],
    [
      'en',
      'Lost cat Biscuit, ginger tom, missing since Monday round Fishponds. Call 0117 555 0132',
      'Lost cat Biscuit',
    ],
    [
      'de',
      'Kater entlaufen! Moritz, schwarz mit weißen Pfoten, seit 4. März in Gera vermisst. Tel 0365 555013',
      'Kater entlaufen – Moritz',
    ],
    [
      'es',
      'PERDIDO GATO. Michi, atigrado, collar verde. Barrio de Triana, desde el 3 de marzo. Llamar 954 55 01 42',
      'Perdido gato – Michi',
    ],
    [
      'nl',
      'HELP KAT KWIJT. Pluis, rood met wit, 2 jaar, gechipt, sinds zondag 8 maart weg uit Ede. bel Anja 06 12345087',
      'Kat kwijt – Pluis',
    ],
    [
      'kr',
      '고양이를 찾습니다. 나비, 삼색 고양이, 2살. 전주 효자동에서 실종됐어요. 063-555-0123',
      '고양이를 찾습니다 – 나비',
    ],
    [
      'en',
      'STOLEN our blue cargo bike from the shed on Mill Lane in Otley on 4 June. Ring Jo 07700 900418',
      'Stolen our blue cargo bike',
    ],
    [
      'en',
      'Have you seen our missing grey parrot Monty? He flew off in Leeds on 4 June. Ring 07700 900418',
      'Missing grey parrot Monty',
    ],
    [
      'es',
      'PERDIDA nuestra pequeña gata Nube en Getafe el lunes 8 de junio, llamar al 612 555 084',
      'Perdida nuestra pequeña gata Nube',
    ],
    [
      'pt',
      'PERDEU-SE o nosso velho podengo Fado em Viseu no dia 8 de junho. Ligar 912 555 084',
      'Perdeu-se o nosso velho podengo Fado',
    ],
    [
      'fr',
      "PERDU notre vieux berger Filou à Gembloux le 7 juin, merci d'appeler le 06 39 98 41 27",
      'Perdu notre vieux berger Filou',
    ],
  ])('in %s says what is lost, and its name', (locale, brief, title) => {
    expect(page(brief, locale).blocks.hero?.props.title).toBe(title)
  })
})

it('whose cat got out looks for it', () => {
  const { blocks } = composedDocument(
    'our cat Pepper got out saturday night near Maple St in Decatur. orange tabby, white chest. please check your garage. text me 404-555-0147. $200 reward',
    { locale: 'en', seed: 0 },
  )
  expect(blocks.hero?.props.title).toBe('Our cat Pepper got out')
  expect(JSON.stringify(blocks)).not.toContain('Prices')
})
