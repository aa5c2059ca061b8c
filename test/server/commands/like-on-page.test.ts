import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const society =
  'The Harbour Choir sings at Quay Hall on Saturday 13 June from 7 pm. 23 singers rehearse every week. Please park behind the chapel. At 8 pm Ruth plays the harp.'

const told = (brief: string, wish: string, locale: PageLanguage = 'en') =>
  JSON.stringify(commanded(composedPage(brief, locale), wish, locale).document.blocks)

describe('what a wish tells that the page tells otherwise', () => {
  it.each([
    ['en', society, 'we are 27 singers by now', '27 singers', '23 singers'],
    [
      'de',
      'Straßenfest am Rosenweg 14 in Kassel. Es kommen 12 Nachbarn.',
      'inzwischen sind wir 15 Nachbarn',
      '15 Nachbarn',
      '12 Nachbarn',
    ],
    [
      'fr',
      'La consigne garde les valises pendant 30 jours. Le bureau est à Vierzon.',
      'on garde les valises 45 jours',
      '45 jours',
      '30 jours',
    ],
    [
      'es',
      'La huerta abre el sábado 13 de junio en Lorca. 18 familias cultivan aquí.',
      'ya somos 22 familias',
      '22 familias',
      '18 familias',
    ],
    [
      'ja',
      '市民農園の公開日は6月13日です。現在28世帯が野菜を育てています。',
      '今は32世帯です',
      '32世帯',
      '28世帯',
    ],
    [
      'kr',
      '집들이는 6월 13일 토요일 전주시 한옥길 8에서 합니다. 이웃 9명도 함께합니다.',
      '이웃은 11명이에요',
      '11명',
      '9명',
    ],
  ] as const)(
    'puts a number in the place of the one of the same (%s)',
    (locale, brief, wish, now, old) => {
      const after = told(brief, wish, locale)
      expect(after).toContain(now)
      expect(after).not.toContain(old)
    },
  )

  it.each([
    ['en', society, 'park behind the school, not the chapel', 'behind the school.', 'chapel'],
    [
      'it',
      'Festa sabato 13 giugno a Lucca. Alle 21:00 si balla in terrazza.',
      'si balla in cantina, non in terrazza',
      'si balla in cantina',
      'terrazza',
    ],
    [
      'nl',
      'Open dag op zaterdag 13 juni in Zutphen. Parkeren kan bij de sporthal.',
      'parkeren bij de kerk in plaats van de sporthal',
      'bij de kerk.',
      'sporthal',
    ],
  ] as const)(
    'changes the words that are denied, and no others (%s)',
    (locale, brief, wish, now, old) => {
      const after = told(brief, wish, locale)
      expect(after).toContain(now)
      expect(after).not.toContain(old)
    },
  )

  it('moves the one day the page tells', () => {
    const after = told(society, 'we sing on Sunday 14 June instead')
    expect(after).toContain('Sunday 14 June')
    expect(after).not.toContain('13 June')
  })

  it('asks where a word of the wish is nowhere near', () => {
    const page = composedPage(society)
    const asked = askedBack(page, 'the harp thing is at 8:30 pm')
    const [choice] = asked?.choices ?? []
    const after = commanded(page, choice?.command ?? '').document
    expect(JSON.stringify(after.blocks)).toContain('8:30 pm')
  })

  it.each([
    ['en', society, 'Ticket holders get a free mug of soup.'],
    [
      'de',
      'Straßenfest am Rosenweg 14 in Kassel. Es kommen 12 Nachbarn.',
      'Um 22 Uhr gibt es ein Feuer im Garten.',
    ],
    ['es', 'La huerta abre el sábado 13 de junio en Lorca.', 'Traed sombrero y agua.'],
  ] as const)(
    'offers what nothing on the page is like, as it was typed (%s)',
    (locale, brief, wish) => {
      const page = composedPage(brief, locale)
      const [choice] = askedBack(page, wish, locale)?.choices ?? []
      const after = commanded(page, choice?.command ?? '', locale).document
      expect(JSON.stringify(after.blocks)).toContain(wish)
    },
  )

  it('keeps a web address whole', () => {
    const page = composedPage(society)
    const asked = askedBack(page, 'put in: songs to hear on https://choir.example/songs')
    const [choice] = asked?.choices ?? []
    const after = commanded(page, choice?.command ?? '').document
    expect(JSON.stringify(after.blocks)).toContain('ongs to hear on https://choir.example/songs')
  })

  it.each(['the number of the hall is 30', 'the date moves to the 30th', 'we are 40 tenors'])(
    'makes no price of a number that is none: %s',
    (wish) => {
      const page = composedPage(`${society} Tickets cost £9.`)
      const asked = askedBack(page, wish)
      expect(asked?.choices.filter(({ label }) => /^Add .* 30|40$/.test(label)) ?? []).toEqual([])
    },
  )

  it('closes later where the wish names the old time behind the new one', () => {
    const brief = 'Le guichet de la gare est à Vierzon. Ouvert du lundi au vendredi de 9 h à 17 h.'
    const { document } = commanded(composedPage(brief, 'fr'), 'ferme à 18 h au lieu de 17 h', 'fr')
    expect(document.facts.hours).toBe('Mo-Fr 09:00-18:00')
  })

  it.each(['we clean up on 20 June', 'stalls moved to 14 June'])(
    'moves no day for what the page does not tell of: %s',
    (wish) => {
      const read = readFor(composedPage(society), wish)
      expect(read && 'intents' in read ? read.intents : []).toEqual([])
    },
  )
})

describe('a name that is spelt otherwise', () => {
  it.each([
    [
      'en',
      'The choir sings under Helen Brayshaw at Quay Hall in Ludlow.',
      'It’s Helen Brayshay with a y',
      'Helen Brayshay',
      'Brayshaw',
    ],
    [
      'fr',
      'Le samedi, Odile Vigouroux tresse un panier. Le musée est à Vallon.',
      "c'est Odile Vigourous avec un s",
      'Odile Vigourous',
      'Vigouroux',
    ],
    [
      'it',
      'Chiamate Sandra Moretti al 0432 555019. La festa è a Udine.',
      'si chiama Sandra Moretto, non Moretti',
      'Sandra Moretto',
      'Moretti',
    ],
  ] as const)('stands so wherever it stands (%s)', (locale, brief, wish, now, old) => {
    const after = told(brief, wish, locale)
    expect(after).toContain(now)
    expect(after).not.toContain(old)
  })

  it('is offered where the page has a part of it', () => {
    const page = composedPage(
      'La huerta abre en Lorca. Los domingos cocina don Anselmo para todos.',
      'es',
    )
    const [choice] = askedBack(page, 'es don Anselmo Pérez, con apellido', 'es')?.choices ?? []
    const { document } = commanded(page, choice?.command ?? '', 'es')
    expect(JSON.stringify(document.blocks)).toContain('don Anselmo Pérez para')
  })

  it('is another person where it is another name', () => {
    const read = readFor(
      composedPage('Helen Brayshaw leads the choir in Ludlow.'),
      'Helen Marsden brings cake',
    )
    expect(read && 'intents' in read ? read.intents : []).toEqual([])
  })
})
