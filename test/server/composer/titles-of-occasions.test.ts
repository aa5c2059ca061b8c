import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

function titleOf(brief: string, locale: PageLanguage): unknown {
  const { hero } = composedDocument(brief, { locale, seed: 0 }).blocks
  return hero?.props.title
}

it('in Japanese a day in words is no title, the occasion it is for is one', () => {
  const brief =
    '百二十八年の歴史をもつ町立小峰小学校は、この三月で閉校となります。最後の児童は七人でした。三月二十一日(土)の午後一時から四時まで、校舎と校庭を開放し、お別れの会を開きます。参加は無料です。'
  expect(titleOf(brief, 'ja')).toBe('お別れの会')
})

it('in Italian a trade and the village it is of stand over a page together', () => {
  const brief =
    "Nel forno comune di Pian dei Carpini il pane si cuoceva a turno, una famiglia al giorno. Dopo trentaquattro anni di silenzio l'abbiamo riparato e lo riaccendiamo ogni primo sabato del mese, da aprile a ottobre. Chiunque può portare la propria pagnotta già lievitata, fino a due chili. Il forno è in fondo a via di Sotto. Per prenotare si scrive a forno@piandeicarpini.example."
  expect(titleOf(brief, 'it')).toContain('Forno comune di Pian dei Carpini')
})

it('in French the noun for it is a title, and no sentence that tells what is done', () => {
  const brief =
    "Il me faudrait une page pour notre pédibus, il n'a pas de nom. Des parents accompagnent les enfants à pied à l'école Jean-Macabiau, tous les matins sauf le mercredi. Départ 7 h 55 devant la boulangerie, arrivée 8 h 20. C'est gratuit. Gilet jaune prêté."
  expect(titleOf(brief, 'fr')).toBe('Pédibus')
})

it.each<[PageLanguage, string, string]>([
  [
    'fr',
    'Le dimanche 14 juin 2026, le hameau de Chassagnole rallume son four banal pour la douzième Fournée. Le feu est lancé la veille au soir, la première cuisson sort à 9 h 30. Chacun peut apporter sa pâte levée. Renseignements au 04 71 55 50 19.',
    'Douzième Fournée',
  ],
  [
    'en',
    'On Sunday 14 June 2026 the hamlet of Little Oving relights its common oven for the twelfth Bake-Up. The fire is lit the evening before. Anyone may bring dough. Ring 01632 960014.',
    'Twelfth Bake-Up',
  ],
  [
    'es',
    'El domingo 14 de junio de 2026, la aldea de Chasañol vuelve a encender su horno comunal para la duodécima Hornada. Cada cual puede traer su masa. Información en el 947 00 21 86.',
    'Duodécima Hornada',
  ],
  [
    'es',
    'El sábado 5 de septiembre el barrio de los Olmos sale a la calle para la IX Olla Grande. Se come a mediodía. 8 € el plato. Información en el 947 00 21 86.',
    'IX Olla Grande',
  ],
  [
    'it',
    'Domenica 14 giugno 2026 il paese riaccende il forno comune per la dodicesima Infornata. Ognuno può portare il suo impasto. Informazioni allo 0532 555014.',
    'Dodicesima Infornata',
  ],
  [
    'nl',
    'Op zondag 14 juni 2026 steekt het gehucht Iepenhoek zijn oven weer aan voor de twaalfde Bakdag. Iedereen mag deeg meebrengen. Bel 0575-555 014.',
    'Twaalfde Bakdag',
  ],
  [
    'de',
    'Am Sonntag, 14. Juni 2026, heizt der Weiler Ofterhof seinen Backofen wieder an für die zwölfte Backete. Jeder kann Teig mitbringen. Tel. 0561 555014.',
    'Zwölfte Backete',
  ],
  [
    'ja',
    '祖父・清治の米寿と、祖父母の結婚六十年をあわせて祝う会を開きます。日時は二〇二六年十月十一日（日）、正午から午後三時まで。会場は松江の料亭「みなと亭」二階の広間です。会費は大人八千円。ご出欠は九月十五日までに、孫の遥（080-5555-0139）へ。',
    '祖父・清治の米寿と、祖父母の結婚六十年をあわせて祝う会',
  ],
  [
    'ja',
    '恩師・田村先生の退官を祝う会を催します。日時は三月二十一日（土）午後二時から。会費は五千円。ご出欠は幹事の小林（080-5555-0139）へ。',
    '恩師・田村先生の退官を祝う会',
  ],
  [
    'kr',
    '솔치분교 졸업 30주년 동창회를 합니다. 5월 16일 토요일 11시 옛 운동장. 회비 3만 원. 010-5550-0172',
    '솔치분교 졸업 30주년 동창회',
  ],
  [
    'kr',
    '느릅마을 바자회를 개최합니다. 5월 16일 토요일 11시. 수익금은 도서관에. 010-5550-0172',
    '느릅마을 바자회',
  ],
])('in %s what is held is the headline and no clause with its verb: %s', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toBe(title)
})

it.each<[PageLanguage, string, string, string]>([
  [
    'fr',
    "Le samedi 5 septembre 2026, le quartier des Ormes descend dans la rue avec ses marmites. On mange à midi. 8 € l'assiette. Renseignements au 04 71 55 50 19.",
    'Le quartier des Ormes descend dans la rue avec ses marmites',
    'Le samedi 5 septembre 2026.',
  ],
  [
    'en',
    'On Sunday 14 June 2026 the hamlet of Little Oving relights its common oven. Anyone may bring dough. Ring 01632 960014.',
    'The hamlet of Little Oving relights its common oven',
    'On Sunday 14 June 2026.',
  ],
  [
    'it',
    'Domenica 14 giugno 2026 la frazione di Borgo Alto riaccende il forno comune. Ognuno può portare il suo impasto. Informazioni allo 0532 555014.',
    'La frazione di Borgo Alto riaccende il forno comune',
    'Domenica 14 giugno 2026.',
  ],
])(
  'in %s the day a sentence begins with stands below its headline: %s',
  (locale, brief, title, lead) => {
    expect(composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props).toMatchObject({
      title,
      lead,
    })
  },
)

it.each<[PageLanguage, string, string]>([
  [
    'ja',
    '令和9年3月末をもって、杉沢町立杉沢小学校は百十二年の歴史を閉じます。その前に、卒業生と地域の皆さまをお迎えする「さよなら杉沢の日」を3月21日(日・祝)に開きます。午前9時30分から午後3時まで、教室を開放します。お問い合わせは電話0187-00-4416。',
    'さよなら杉沢の日',
  ],
  [
    'nl',
    'Plons. Ook bekijk ik de onderkant van woonboten. Ik werk in Leiden, Haarlem en alles daartussen. Zoeken kost € 95 voor het eerste halfuur. Bel 06-10 44 83 27.',
    'Plons',
  ],
  [
    'en',
    `My father repaired accordions in Cloquet for years. We are opening the shop on Saturday, June 13. We want to call it "Walt's Last Repairs," and we hope you come. Write to nell@example.org.`,
    "Walt's Last Repairs",
  ],
])(
  'in %s a title is what is in quotation marks, or one sentence and no two: %s',
  (locale, brief, title) => {
    expect(titleOf(brief, locale)).toBe(title)
  },
)

it('a time a line begins with stands below its headline as well', () => {
  const { hero } = composedDocument(
    '27 setembro 9h passeio de vespas e lambretas, saída do rossio\n10 euros com almoço\n912 555 017',
    { locale: 'pt', seed: 0 },
  ).blocks
  expect(String(hero?.props.title)).not.toMatch(/^\d/)
})
