import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const quotesOf = (locale: PageLanguage, brief: string) => {
  const { blocks } = composedDocument(brief, { locale })
  const items = blocks.quotes?.props.items as { text: string; name: string }[] | undefined
  return items?.map(({ text, name }) => [text, name])
}
const textsOf = (locale: PageLanguage, brief: string) =>
  JSON.stringify(composedDocument(brief, { locale }).blocks)

describe('what customers said', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'Oak & Awl is a furniture workshop in Hull. "The table has outlived two house moves," says Ruth Baker. Call 01482 555 014.',
      'The table has outlived two house moves',
      'Ruth Baker',
    ],
    [
      'en',
      'The Nook is a bookshop in Hull. Tom Hughes says: "I come for the coffee and leave with books". Open daily 9-5.',
      'I come for the coffee and leave with books',
      'Tom Hughes',
    ],
    [
      'de',
      'Hufpflege Lindner in Celle. „Unser Wallach läuft wieder klar“, sagt Familie Petersen. Telefon 05141 555018.',
      'Unser Wallach läuft wieder klar',
      'Familie Petersen',
    ],
    [
      'fr',
      'Atelier Rive, reliure à Metz. « On ne reconnaît plus le livre de ma mère » – Claire Martin. Ouvert du mardi au samedi.',
      'On ne reconnaît plus le livre de ma mère',
      'Claire Martin',
    ],
    [
      'es',
      'Taller Luna arregla relojes en Vigo. «Mi abuelo estaría contento con el resultado», dice Carmen Soto. Abierto de lunes a viernes.',
      'Mi abuelo estaría contento con el resultado',
      'Carmen Soto',
    ],
    [
      'it',
      'Bottega Sarti restaura sedie a Lucca. «Sembrano nuove dopo quarant’anni», dice Paola Rossi. Aperto ogni giorno.',
      'Sembrano nuove dopo quarant’anni',
      'Paola Rossi',
    ],
    [
      'pt',
      'Estúdio Corre é treino ao ar livre em Curitiba. "Perdi 12 quilos e ganhei amigos", diz Renata Lima. WhatsApp 41 98555-0110.',
      'Perdi 12 quilos e ganhei amigos',
      'Renata Lima',
    ],
    [
      'nl',
      'Fietsatelier Noord in Leeuwarden. "Mijn fiets rijdt weer als nieuw", zegt Anna de Vries. Open van dinsdag tot zaterdag.',
      'Mijn fiets rijdt weer als nieuw',
      'Anna de Vries',
    ],
    [
      'ja',
      '自転車の修理「わのもり」です。お客様の声：「古い自転車がよみがえりました」佐藤さん。電話03-5555-0110。',
      '古い自転車がよみがえりました',
      '佐藤さん',
    ],
    [
      'kr',
      '전주에서 자전거 수리점 바퀴집을 합니다. "십 년 된 자전거가 새것이 됐어요" – 김민수. 전화 063-555-0110.',
      '십 년 된 자전거가 새것이 됐어요',
      '김민수',
    ],
  ])('%s: stand among what people say, with who said it', (locale, brief, said, who) => {
    expect(quotesOf(locale, brief)).toEqual([[said, who]])
    // Once, and nowhere among what is good to know.
    expect(textsOf(locale, brief).split(said)).toHaveLength(2)
  })

  it.each([
    [
      'who works there',
      'We run a bakery in Hull. "We never freeze anything here," says Maria. Maria has baked since 1990.',
    ],
    ['a title', '"The Three Lost Kings of Hull" – a reading with Anna Berg on 3 May.'],
    ['a name', 'Our choir "The Tuneless Few of Hull" sings, says the poster.'],
  ])('%s is no customer', (_, brief) => {
    expect(quotesOf('en', brief)).toBeUndefined()
  })

  it('is nobody who answers the number behind their words', () => {
    const { blocks } = composedDocument(
      'Oak & Awl is a furniture workshop in Hull. "The table has outlived two house moves," says Ruth Baker. Call 01482 555 014.',
      { locale: 'en', seed: 0 },
    )
    expect(JSON.stringify(blocks.hero?.props.actions)).not.toContain('Ruth')
  })
})
