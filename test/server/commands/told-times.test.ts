import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  fete: 'The Ludlow village fête is on Saturday 13 June from 12 to 4 at St Mark’s School, Chapel Lane, Ludlow. Dog show at 2 pm, raffle at 3.30 pm. Questions to fete@stmarks.example.',
  choir:
    'Spring concert of the Harbour Choir. Saturday 9 May, 7.30 pm, St Anne’s Church, Whitby. Doors open at 7 pm. Tickets £12 from 01947 555 014.',
  adler:
    '25 Jahre Gabi & Manfred: Wir feiern am Samstag, 12. September 2026 ab 17 Uhr im Gasthof Adler, Hauptstraße 4, Bretten. 17 Uhr Sektempfang, 19 Uhr Buffet, 20 Uhr Tanz. Bitte sagt bis zum 1. August zu: 0176 555 01 23.',
  sakura:
    'さくら合唱団 春の演奏会。2026年5月9日（土）18時開演、17時30分開場。横浜市民ホール。前売り2,500円、当日3,000円。お問い合わせは 045-555-0123 まで。',
  junina:
    'Festa junina da Escola Sol Nascente, sábado, 20 de junho, a partir das 15h, na Rua 9, 310, Goiânia. Quadrilha às 18h, bingo às 20h. Informações: (62) 98555-0144.',
  jean: 'Fête du village de Saint-Jean le samedi 20 juin 2026 de 14 h à 23 h, place de la Mairie. 15 h : concours de pétanque, 19 h : repas, 22 h : bal. Inscription avant le 10 juin au 02 99 55 01 22.',
  zomer:
    'Zomerfeest in Utrecht op zaterdag 20 juni, 14 uur, Biltstraat 70. 16 uur muziek, 18 uur barbecue. Aanmelden voor 10 juni.',
  barrio:
    'Fiesta del barrio en Valencia, sábado 20 de junio a las 17:00, plaza Mayor 3. Paella a las 21:00, baile a las 23:00. Inscripción hasta el 10 de junio.',
  choirKr:
    '시민합창단 봄 음악회. 일시: 2026년 5월 9일 오후 7시. 장소: 시민회관. 신청 마감 5월 1일. 전화 042-555-0172.',
}
const told = (brief: keyof typeof briefs, command: string, locale: PageLanguage) => {
  const page = composedPage(briefs[brief], locale)
  const made = commanded(page, command, locale)
  expect(made.undone.blocks).toEqual(page.blocks)
  return { ...made, text: pageTexts(made.document).join('\n') }
}

describe('what the page tells is at another time', () => {
  it.each([
    ['en', 'fete', 'change the time to 12 to 5', 'from 12 to 5 at', '12 to 4'],
    ['en', 'fete', 'the dog show is at 3 pm', 'Dog show at 3 pm', '2 pm'],
    ['en', 'fete', 'move the raffle to 4 pm', 'Raffle at 4 pm', '3.30 pm'],
    ['en', 'fete', 'change the start to 1 pm', 'from 1 pm to 4 at', '12 to 4'],
    ['en', 'choir', 'change the start to 7 pm', '9 May, 7 pm,', '7.30 pm'],
    ['en', 'choir', 'the concert starts at 8 pm', '9 May, 8 pm,', '7.30 pm'],
    ['en', 'choir', 'doors open at 6.30 pm', 'Doors open at 6.30 pm', 'at 7 pm'],
    ['de', 'adler', 'Der Tanz beginnt erst um 21 Uhr', '21 Uhr', '20 Uhr'],
    ['de', 'adler', 'Ändere den Beginn auf 16 Uhr', 'ab 16 Uhr im', 'ab 17 Uhr'],
    ['ja', 'sakura', '開演を19時に変更', '19時開演、17時30分開場', '18時'],
    ['ja', 'sakura', '開場は17時です', '18時開演、17時開場', '17時30分'],
    ['pt', 'junina', 'A quadrilha vai ser às 19h', 'Quadrilha às 19h', '18h'],
    ['pt', 'junina', 'Muda o horário para 16h', 'a partir das 16h', '15h'],
    ['fr', 'jean', 'Le bal commence à 23 h', '23 h', '22 h'],
    ['fr', 'jean', 'Change l’heure : 15 h à 22 h', 'de 15 h à 22 h,', '14 h'],
    ['nl', 'zomer', 'De barbecue begint om 19 uur', '19 uur', '18 uur'],
    ['es', 'barrio', 'La paella empieza a las 22:00', 'Paella a las 22:00', '21:00'],
    ['kr', 'choirKr', '시작 시간을 오후 8시로 변경해 주세요', '오후 8시', '오후 7시'],
  ] as const)('in %s, %s: “%s”', (locale, brief, command, now, before) => {
    const { text, document } = told(brief, command, locale)
    expect(text).toContain(now)
    expect(text).not.toContain(before)
    expect(JSON.stringify(document.facts.programme)).not.toContain(before)
  })

  it('is told by its entry where that has a field for the time', () => {
    const { outcomes, text } = told('adler', 'Der Tanz beginnt erst um 21 Uhr', 'de')
    expect(outcomes).toEqual([{ code: 'replaced', words: 'Tanz, 21 Uhr' }])
    expect(text.match(/17 Uhr/g)).toHaveLength(2)
  })

  it('is asked about where several may be meant, and each choice is read', () => {
    const page = composedPage(
      'Summer school in York. Register by 1 July 2026 at hello@school.example. Yoga on 3 August, 10 am. Yoga on 4 August, 11 am. Fee £40.',
    )
    const [first, second] = askedBack(page, 'yoga at 9 am')?.choices ?? []
    expect([first?.label, second?.label]).toEqual([
      'Change the time of “Yoga, 3 August” to 9 am',
      'Change the time of “Yoga, 4 August” to 9 am',
    ])
    const { document } = commanded(page, second?.command ?? '')
    const items = document.blocks.events?.props.items as { start: string }[]
    expect(items.map(({ start }) => start)).toEqual(['--08-03T10:00', '--08-04T09:00'])
  })

  it.each([
    ['of nothing the page tells', 'the tombola is at 5 pm'],
    ['that may be half a day off', 'change the start to 8'],
    ['of something new', 'add face painting at 1pm'],
  ])('is not guessed: one %s', (_why, command) => {
    const read = readFor(composedPage(briefs.fete), command)
    expect(read && 'intents' in read).toBeFalsy()
  })

  it('does not begin when it is over', () => {
    expect(() => commanded(composedPage(briefs.fete), 'the fête starts at 5 pm')).toThrow()
  })

  it('leaves the opening hours of a shop to themselves', () => {
    const shop = composedPage(
      'Salt & Rye is a bakery in Bristol. Open Monday to Friday 8 am to 4 pm. Bread course every Saturday at 10 am.',
    )
    const { document } = commanded(shop, 'the bread course is at 11 am')
    expect(document.facts.hours).toBe(shop.facts.hours)
    expect(pageTexts(document).join(' ').toLowerCase()).toMatch(
      /bread course.{1,20}saturday at 11 am/,
    )
  })
})

describe('a deadline that is put off', () => {
  it.each([
    ['de', 'adler', 'Frist bis zum 15. August verlängern', 'bis zum 15. August zu', '15. August'],
    ['fr', 'jean', 'Prolonge la date limite au 15 juin', 'avant le 15 juin au', '15 juin'],
    ['nl', 'zomer', 'Verleng de deadline tot 12 juni', 'voor 12 juni', '12 juni'],
    ['es', 'barrio', 'Amplía el plazo hasta el 15 de junio', 'el 15 de junio', '15 de junio'],
    ['kr', 'choirKr', '마감을 5월 5일로 연장해 주세요', '마감 5월 5일', '5월 5일'],
  ] as const)('in %s, %s: “%s”', (locale, brief, command, now, fact) => {
    const { text, document } = told(brief, command, locale)
    expect(text).toContain(now)
    expect(document.facts.deadline).toBe(fact)
  })

  it('is none where the page has none', () => {
    expect(commanded(composedPage(briefs.choir), 'extend the deadline to 15 July')).toMatchObject({
      ops: [],
      outcomes: [{ code: 'unknown', fact: 'deadline' }],
    })
  })
})
