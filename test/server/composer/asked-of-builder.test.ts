import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const shops: Record<string, readonly [string, string]> = {
  en: ['Elm Yard is a pottery in Leek.', 'Ring us on 01538 550 144.'],
  de: ['Die Töpferei Ulmenhof ist eine Töpferei in Melle.', 'Telefon 05422 555 014.'],
  fr: ['La Poterie des Ormes est une poterie à Dole.', 'Téléphone 03 84 55 01 44.'],
  es: ['El Taller del Olmo es un taller de cerámica en Soria.', 'Teléfono 975 55 01 44.'],
  it: ['La Bottega dell’Olmo è una bottega di ceramica a Todi.', 'Telefono 075 550 144.'],
  pt: ['A Oficina do Olmo é uma olaria em Évora.', 'Telefone 266 550 144.'],
  nl: ['De Iepenhof is een pottenbakkerij in Goes.', 'Telefoon 0113 550 144.'],
  ja: ['「にれ工房」は益子町の陶芸工房です。', '電話は0285-55-0144です。'],
  kr: ['느릅공방은 이천에 있는 도자기 공방입니다.', '전화는 031-555-0144입니다.'],
}

function pageOf(locale: string, said: string): string {
  const [what, way] = shops[locale] ?? ['', '']
  return pageTexts(`${what} ${said} ${way}`, locale as PageLanguage)
    .join('\n')
    .toLowerCase()
}

describe('what only whoever builds the page is told', () => {
  it.each([
    ['en', 'I think that’s everything.', 'everything'],
    ['en', 'Customers should be able to order on the page.', 'should be able'],
    ['de', 'Ich hoffe, das reicht so.', 'hoffe'],
    ['de', 'Gäste sollen sich anmelden können.', 'sollen'],
    ['fr', 'Il faudrait que les clients puissent commander.', 'puissent'],
    ['fr', 'J’espère que c’est assez clair.', 'espère'],
    ['es', 'Creo que eso es todo.', 'todo'],
    ['es', 'La gente tiene que poder escribirme.', 'poder'],
    ['it', 'La gente deve potermi telefonare.', 'potermi'],
    ['nl', 'Alvast bedankt voor de moeite!', 'alvast'],
    ['nl', 'Klanten moeten kunnen bestellen.', 'moeten'],
    ['ja', '注文フォームから申し込めるようにしてください。', '申し込める'],
    ['kr', '사진은 따로 보내드릴게요.', '따로'],
    ['en', 'Sorry for typos, saying this into my phone.', 'typos'],
    ['de', 'Keine Telefonnummer drauf.', 'drauf'],
    ['de', 'Ich spreche das ein, kann also etwas komisch klingen.', 'komisch'],
    ['fr', 'Je vous transmets tel quel.', 'transmets'],
    ['es', 'Eso ponlo con letras grandes.', 'letras'],
    ['it', 'Se no i clienti si arrabbiano.', 'arrabbiano'],
    ['pt', 'Cores do jeito que você achar melhor.', 'jeito'],
    ['nl', 'Geen telefoonnr erop.', 'erop'],
    ['ja', '色はおまかせします。', 'おまかせ'],
    ['kr', '음성으로 말하는 거라 좀 이상할 수 있어요.', '음성'],
    ['kr', '손님들이 화내요.', '화내'],
    ['en', 'Company number to follow.', 'follow'],
    ['de', 'Die Steuernummer reiche ich nach.', 'nummer'],
    ['fr', 'Le numéro de TVA suivra.', 'suivra'],
    ['es', 'El NIF os lo paso mañana.', 'nif'],
    ['it', 'La partita IVA ve la mando.', 'mando'],
    ['pt', 'O NIF envio depois.', 'nif'],
    ['nl', 'KVK-nummer volgt.', 'volgt'],
    ['ja', '許可番号は追って連絡します。', '許可番号'],
    ['kr', '허가번호는 나중에 알려 드릴게요.', '허가번호'],
  ])('is not printed, in %s: %s', (locale, said, words) => {
    expect(pageOf(locale, said)).not.toContain(words)
  })

  it.each([
    ['en', 'Please bring an apron.', 'apron'],
    ['en', 'No dogs please.', 'no dogs'],
    ['en', 'Please don’t ring after 8.', 'after 8'],
    ['en', 'You should be able to lift 10 kilos.', '10 kilos'],
    ['de', 'Bitte eine Schürze mitbringen.', 'schürze'],
    ['de', 'Kinder müssen stillsitzen können.', 'stillsitzen'],
    ['fr', 'On espère vous voir nombreux.', 'nombreux'],
    ['es', 'Avisad si falta alguien de la lista.', 'alguien'],
    ['it', 'Fateci sapere se avete allergie.', 'allergie'],
    ['pt', 'Tragam roupa velha.', 'roupa'],
    ['nl', 'Kinderen moeten stil kunnen zitten.', 'stil'],
    ['ja', 'エプロンをお持ちください。', 'エプロン'],
    ['kr', '앞치마를 가져와 주세요.', '앞치마'],
    ['en', 'Text me, I never pick up the phone in the workshop.', 'never'],
    ['de', 'Farben dürft ihr selbst mischen.', 'farben'],
    ['es', 'Los colores los eliges tú en el taller.', 'colores'],
    ['nl', 'Het glazuur zit er niet bij.', 'glazuur'],
    ['kr', '색은 직접 고를 수 있어요.', '직접'],
  ])('is not what visitors are told, in %s: %s', (locale, said, words) => {
    expect(pageOf(locale, said)).toContain(words)
  })

  it('keeps the number an order to the builder holds', () => {
    const brief =
      'Ho una bottega di ceramica a Todi, si chiama Olmo. La gente deve potermi telefonare, 075 550 144.'
    const said = pageTexts(brief, 'it').join('\n')
    expect(said).not.toContain('potermi')
    expect(JSON.stringify(composedDocument(brief, { locale: 'it' }))).toContain('075 550 144')
  })
})
