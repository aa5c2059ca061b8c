import { expect, test } from 'vitest'
import { speaksAlone, speaksForSeveral } from '#server/composer/write/first-person.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const alone: [PageLanguage, string][] = [
  ['en', 'I am Hannah Price, a tax adviser in Leeds. I help freelancers with their returns.'],
  ['de', 'Ich bin Steuerberaterin in Kassel und berate Selbstständige und kleine Vereine.'],
  ['fr', 'Je suis photographe à Annecy. Je fais des portraits et des mariages.'],
  ['es', 'Soy fotógrafa en Granada. Hago retratos y bodas.'],
  ['pt', 'Sou fotógrafa em Braga. Faço retratos e casamentos.'],
  ['it', 'Sono un’insegnante di pilates a Bologna. Insegno a gruppi di sei persone.'],
  ['nl', 'Ik ben fotograaf in Utrecht. Ik maak portretten en trouwfoto’s.'],
  ['ja', '私は札幌で英会話を教えています。一人で教室を開いています。'],
  ['kr', '저는 수원에서 사진을 찍습니다. 혼자 작업실을 운영합니다.'],
]

/** What readers see above the questions, but for the points of a trade, which every page shares. */
function linesOf(brief: string, locale: PageLanguage, seed: number): string[] {
  const document = composedDocument(brief, { locale, seed })
  return readerBlocks(document).flatMap((id) => {
    const { type, props } = document.blocks[id] ?? { type: '', props: {} }
    if (type === 'features' || type === 'faq') return []
    return textFields(type, props).map(({ value }) =>
      typeof value === 'string' ? value : plainText(value as RichText),
    )
  })
}

test.each(alone)('a page in %s of somebody who says “I” says no “we”', (locale, brief) => {
  expect(speaksAlone(brief, locale)).toBe(true)
  const said = [1, 2, 3, 4, 5, 6].flatMap((seed) => linesOf(brief, locale, seed))
  expect(said.filter((line) => speaksForSeveral(line, locale))).toEqual([])
})

test.each<[PageLanguage, string]>([
  ['en', 'I need a page for our barber shop. We cut hair in Leeds.'],
  ['en', 'I want a website for Harbour House, a restaurant in Bristol.'],
  ['de', 'Ich möchte eine Seite für die Bäckerei Korn in Kassel.'],
  ['es', 'Soy Marta, y somos tres en el taller.'],
  ['ja', '私たちは京都の小さなパン屋です。'],
])('a shop whose owner only asks for a page is no single person: %s', (locale, brief) => {
  expect(speaksAlone(brief, locale)).toBe(false)
})

test.each<[PageLanguage, string]>([
  ['en', 'I am a baker in Hull and I also ship to the US.'],
  ['es', 'Soy ceramista en Granada. Trabajo con mis manos y con buenos materiales.'],
  ['es', 'Me llamo Pilar. Cuadernos modernos desde 200 gramos de papel, los últimos a mitad.'],
  ['pt', 'Dou aulas de piano nos fins de semana em Braga, com os próximos horários livres.'],
  ['it', 'Mi chiamo Debora e lavoro con gli amici di Livorno.'],
  ['it', 'Sono elettricista a Pavia. Impianti elettrici e lavori domestici.'],
  ['it', 'Sono Anna, a Torino. Ci sono due sale.'],
  ['ja', '長崎で製本をしています。一人の工房です。'],
  ['kr', '저는 우리밀 빵을 굽습니다. 전주의 작은 가게입니다.'],
])('words that only look like “we” make no second speaker: %s, %s', (locale, brief) => {
  expect(speaksAlone(brief, locale)).toBe(true)
})

test.each<[PageLanguage, string]>([
  ['ja', '神戸のバーです。お一人でもどうぞ。'],
  ['kr', '부산의 작은 바입니다. 혼자 오셔도 좋습니다.'],
  ['it', 'Pizzeria a Bari. Sono benvenuti i cani. Sono aperti due forni.'],
])('a guest who comes alone does not run the place: %s, %s', (locale, brief) => {
  expect(speaksAlone(brief, locale)).toBe(false)
})
