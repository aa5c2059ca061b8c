import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

const party: Record<string, [brief: string, wish: string, day: string]> = {
  en: [
    'Dad turns 60! Join us on Saturday 5 June 2027 from 4pm at the Old Barn, Hill Lane, Ashwell. Please let Sarah know by 10 May whether you can come: 07700 900155.',
    'People can reply until 20 May',
    '20 May',
  ],
  de: [
    'Wir heiraten! Am Samstag, den 12. Juni 2027 um 14 Uhr im Gasthof Linde, Dorfstraße 8, 99428 Nohra. Gebt bitte bis zum 1. Mai Lena Bescheid: 0176 5550 1234.',
    'Rückmeldung geht bis 15. Mai',
    '15. Mai',
  ],
  fr: [
    'Mamie fête ses 80 ans ! Rendez-vous le dimanche 6 juin 2027 à partir de 12h à la Ferme du Bois, 38000 Vif. Merci de répondre à Julie avant le 10 mai : 06 12 55 01 66.',
    "On peut répondre jusqu'au 20 mai",
    '20 mai',
  ],
  ja: [
    '父の還暦祝いの会を開きます。2027年6月6日(日)、12時から15時まで。5月10日までに長男の健太(090-5555-0166)へ出欠をお知らせください。',
    '出欠の締め切りを5月20日に変更して',
    '5月20日',
  ],
}

it.each(Object.entries(party))(
  '%s: the last day to reply is another',
  (locale, [brief, wish, day]) => {
    const { document } = commanded(
      composedPage(brief, locale as PageLanguage),
      wish,
      locale as PageLanguage,
    )
    expect(document.facts.deadline).toContain(day)
  },
)

it('a time the page tells as "from … to …" begins at another', () => {
  const [brief = ''] = party.ja ?? []
  const { document } = commanded(composedPage(brief, 'ja'), '開始時間を11時半に変更して', 'ja')
  expect(JSON.stringify(document.blocks)).toContain('11時半から15時')
})

const shop = {
  pt: [
    'A Costura da Lena fica na Rua do Souto, 41, Braga. Fazemos bainhas a 6 €, troca de fecho 9 €. Aberto de segunda a sexta das 10h às 19h. Telefone 253 555 018.',
    'Põe o horário primeiro',
    'Acrescenta que fechamos aos domingos',
    'fechamos aos domingos',
  ],
  it: [
    'La Bottega del Legno restaura mobili in via Roma 12, 50123 Firenze. Restauro di una sedia 60 €, lucidatura 120 €. Aperto dal lunedì al venerdì dalle 9 alle 18. Telefono 055 555 0142.',
    'Metti gli orari per primi',
    'Aggiungi che siamo chiusi la domenica',
    'siamo chiusi la domenica',
  ],
  nl: [
    'Fietsenmaker De Spaak repareert fietsen aan de Dorpsstraat 12, Utrecht. Grote beurt 75 €, band plakken 12 €. Open maandag tot en met vrijdag van 9 tot 18 uur. Telefoon 030 555 0142.',
    'Zet de openingstijden eerst',
    'Voeg toe dat we zondag gesloten zijn',
    'zondag gesloten',
  ],
} as const

it.each(Object.entries(shop))(
  '%s: what is to be first stands first, and what is to be added is told',
  (locale, [brief, order, add, told]) => {
    const page = composedPage(brief, locale as PageLanguage)
    const { document } = commanded(page, order, locale as PageLanguage)
    const kinds = document.order.map((id) => document.blocks[id]?.type)
    expect(kinds.indexOf('hours')).toBeLessThan(kinds.indexOf('services'))
    const after = commanded(page, add, locale as PageLanguage).document
    expect(JSON.stringify(after.blocks).toLowerCase()).toContain(told)
  },
)
