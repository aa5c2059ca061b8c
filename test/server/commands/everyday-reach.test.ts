import { describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

const briefs = {
  en: 'Needle shop in Ludlow. A needle kit costs £4. Phone 01632 960321.',
  de: 'Nadelladen in Celle. Ein Nadelset kostet 4 €. Telefon 05141 000321.',
  fr: "Mercerie à Vannes. Le kit d'aiguilles coûte 4 €. Téléphone 02 99 00 03 21.",
  es: 'Mercería en Soria. El juego de agujas cuesta 4 €. Teléfono 975 000 321.',
  it: 'Merceria a Todi. Il set di aghi costa 4 €. Telefono 075 000 0321.',
  pt: 'Armarinho em Ouro Preto. O kit de agulhas custa R$ 20. Telefone (31) 3550-0321.',
  nl: 'Fourniturenzaak in Hoorn. Een naaldenset kost € 4. Telefoon 0229 000 321.',
  ja: '長野市の手芸店です。針セットは400円です。電話は026-000-0321です。',
  kr: '전주의 수예점입니다. 바늘 세트는 4,000원입니다. 전화 063-000-0321',
} as const

const mainButton = ({ blocks }: PageDocument) =>
  (blocks.hero?.props.actions as { label: string; to: string }[] | undefined)?.[0]

describe('a phone number that is to be seen better', () => {
  it.each([
    ['en', 'phone number to the top'],
    ['de', 'Telefonnummer größer bitte'],
    ['fr', 'le numéro de téléphone tout en haut'],
    ['es', 'pon el teléfono más grande'],
    ['it', 'il telefono più grande'],
    ['pt', 'o telefone lá em cima'],
    ['nl', 'maak het telefoonnummer groter'],
    ['ja', '電話番号をもっと大きく'],
    ['kr', '전화번호를 맨 위로'],
  ] as const)('is offered on the main button, which calls it (%s)', (locale, wish) => {
    const page = composedPage(briefs[locale], locale)
    const [choice] = askedBack(page, wish, locale)?.choices ?? []
    const { document } = commanded(page, choice?.command ?? '', locale)
    const button = mainButton(document)
    expect(button?.label).toBe(page.facts.phoneText)
    expect(button?.to).toBe('fact:phone')
  })
})

describe('a button that is to open the form', () => {
  it.each([
    ['en', 'the button should open the form'],
    ['de', 'der Knopf soll das Formular öffnen'],
    ['fr', 'le bouton doit ouvrir le formulaire'],
    ['es', 'el botón debe abrir el formulario'],
    ['it', 'il pulsante deve aprire il modulo'],
    ['pt', 'o botão deve abrir o formulário'],
    ['nl', 'de knop moet het formulier openen'],
    ['ja', 'ボタンでフォームを開くようにして'],
    ['kr', '버튼을 누르면 양식이 열리게 해 줘'],
  ] as const)('leads there once there is one (%s)', (locale, wish) => {
    const page = composedPage(briefs[locale], locale)
    const [choice] = askedBack(page, wish, locale)?.choices ?? []
    const withForm = commanded(page, choice?.command ?? '', locale).document
    const { document } = commanded(withForm, wish, locale)
    const button = mainButton(document)
    expect(button?.to).toBe('#contact')
  })
})

describe('a button that is to write', () => {
  it.each([
    ['en', 'the button should write an e-mail'],
    ['de', 'der Knopf soll eine E-Mail schreiben'],
    ['fr', 'le bouton doit écrire un e-mail'],
    ['es', 'el botón tiene que escribir un correo'],
    ['it', 'il pulsante deve scrivere una mail'],
    ['pt', 'o botão deve mandar um e-mail'],
    ['nl', 'de knop moet een e-mail schrijven'],
    ['ja', 'ボタンはメールを書くようにして'],
    ['kr', '버튼은 메일을 쓰게 해 줘'],
  ] as const)('leads to the mail address (%s)', (locale, wish) => {
    const page = composedPage(`${briefs[locale]} needle@shop.example`, locale)
    const { document } = commanded(page, wish, locale)
    const button = mainButton(document)
    expect(button?.to).toBe('fact:email')
  })
})

describe('a thing that is sold', () => {
  it.each([
    ['en', 'The needle kit is sold, take it off'],
    ['de', 'Das Nadelset ist verkauft, nimm es raus'],
    ['fr', "Le kit d'aiguilles est vendu, enlève-le"],
    ['es', 'El juego de agujas está vendido, quítalo'],
    ['it', 'Il set di aghi è venduto, toglilo'],
    ['pt', 'O kit de agulhas foi vendido, tira'],
    ['nl', 'De naaldenset is verkocht, haal hem eraf'],
    ['ja', '針セットは売れたので外してください'],
    ['kr', '바늘 세트는 팔렸으니 빼 주세요'],
  ] as const)('goes (%s)', (locale, wish) => {
    const { document } = commanded(composedPage(briefs[locale], locale), wish, locale)
    expect(document.facts.prices ?? []).toEqual([])
  })
})
