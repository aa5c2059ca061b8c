import { expect, it } from 'vitest'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

it.each([
  [
    'pt',
    'A Balsa da Corda atravessa o rio em Paraitinga. Saímos todos os dias das 8h às 12h e das 14h às 18h; segunda não tem travessia. A passagem custa R$ 3.',
    'à tarde saímos até as 19h',
  ],
  [
    'de',
    'Die Fähre in Dalem fährt täglich von 8 bis 12 Uhr und von 14 bis 18 Uhr. Hunde fahren gratis.',
    'nachmittags fahren wir bis 19 Uhr',
  ],
] as const)('a first opening does not run over the second (%s)', (locale, brief, wish) => {
  const page = composedPage(brief, locale)
  const ask = askedBack(page, wish, locale)
  const told = ask ? page : commanded(page, wish, locale).document
  expect(JSON.stringify(told.blocks)).not.toMatch(/8h às 19h|8 bis 19/)
})

it.each([
  [
    'es',
    'El Nido recoge aves cerca de Jaca. La entrada cuesta 7 €. Hay aparcamiento a cien metros.',
    'el parking está ahora a doscientos metros',
    'Hay aparcamiento a cien metros',
  ],
] as const)(
  'what is otherwise now takes the place of what was (%s)',
  (locale, brief, wish, old) => {
    const [choice] = askedBack(composedPage(brief, locale), wish, locale)?.choices ?? []
    const { document } = commanded(composedPage(brief, locale), choice?.command ?? '', locale)
    expect(JSON.stringify(document.blocks)).not.toContain(old)
  },
)

it('whoever does a thing instead is offered, and not what is done', () => {
  const page = composedPage(
    '새터는 인제의 보호소입니다. 매주 일요일 오후 3시에 서마리가 새들을 소개합니다.',
    'kr',
  )
  const ask = askedBack(page, '서마리 말고 서하린이 소개합니다', 'kr')
  expect(ask?.choices[0]?.command).toContain('서하린')
})

it.each([
  [
    'de',
    'Dunkelkammer in Lemgo. Eine Sitzung kostet 12 €.',
    'Die Sitzung kostet jetzt 14 Euro',
    14,
  ],
  ['pt', 'Círculo de costura em Ouro Preto. A noite custa R$ 30.', 'a noite agora custa R$ 40', 40],
] as const)(
  'a thing called as a time is meant with its article (%s)',
  (locale, brief, wish, sum) => {
    const { document } = commanded(composedPage(brief, locale), wish, locale)
    expect(document.facts.prices?.map(({ amount }) => amount)).toEqual([sum])
  },
)
