import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const heroOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props

it.each([
  ['kr', '언덕의 작은 딸기 밭입니다. 오월에 따기 체험을 합니다.', '언덕의 작은 딸기 밭'],
  [
    'kr',
    '형제가 함께 꾸려 가는 해남 고구마 농장입니다. 한 상자에 2만 원입니다.',
    '형제가 함께 꾸려 가는 해남 고구마 농장',
  ],
  [
    'kr',
    '퇴직하고 산 버스를 도서관으로 고쳤습니다. 강원도 마을 마당이면 어디든 갑니다.',
    '퇴직하고 산 버스를 도서관으로 고쳤습니다',
  ],
] as const)('in %s a title is cut through no word: %s', (locale, brief, title) => {
  expect(heroOf(brief, locale)?.title).toBe(title)
})

it.each([
  [
    'de',
    'Am Samstag, 6. Juni, feiern wir zehn Jahre Hofladen Wiesbach mit Musik und Kuchen. Beginn 14 Uhr, Eintritt frei.',
    'Zehn Jahre Hofladen Wiesbach mit Musik und Kuchen',
  ],
  [
    'nl',
    'Op zaterdag 14 juni nemen wij om 14.00 uur afscheid van onze dirigent Bram in de tuin aan de Lindelaan. Neem een bloem mee.',
    'Afscheid van onze dirigent Bram in de tuin aan de Lindelaan',
  ],
] as const)('in %s no verb behind the day begins a title: %s', (locale, brief, title) => {
  expect(heroOf(brief, locale)?.title).toBe(title)
})

it('the verb of "I am" begins no title', () => {
  const brief =
    'Madame, Monsieur, je suis maître vannier et rempailleur de formation, reconverti dans la réparation de chaises et de paniers. Je change les fonds, retresse les anses et reteins les osiers fatigués.'
  expect(heroOf(brief, 'fr')?.title).toMatch(/^Je suis maître vannier/)
})

it.each([
  [
    'nl',
    'ik doe kapsalon Krulletje aan huis in Deurne, Kerkstraat 14. knippen 22 euro, verven vanaf 45',
    'Krulletje',
  ],
  [
    'kr',
    "혼자 밥 먹는 어른들이 모이는 모임입니다. 이름은 '늦은 저녁밥'이고 우리가 늘 늦게 먹는다는 뜻입니다. 회비는 없습니다.",
    '늦은 저녁밥',
  ],
] as const)('in %s a sentence that tells the name is no title', (locale, brief, name) => {
  expect(heroOf(brief, locale)?.title).toMatch(new RegExp(`${name}$`))
  expect(heroOf(brief, locale)?.title).not.toMatch(/^Ik/)
})

it.each([
  [
    'nl',
    'Geachte redactie, onze stichting heet Derde Wind en bezorgt zieke kinderen een week aan zee. We huren daarvoor een huis in Cadzand.',
    'Onze stichting',
  ],
  [
    'it',
    'Gentili signori, la Premiata Ditta Fratelli Corbetta cuce bandiere e stendardi dal 1931. Telefono 031 555 0101.',
    'La Premiata',
  ],
  [
    'en',
    'Dear webmaster, we lend masks and costumes to schools, washable at forty degrees. The business has always traded as Rags & Riches, from Unit 3, Kidderminster.',
    'We lend',
  ],
  [
    'de',
    'Liebe Frau Nachbarin, mein Bruder und ich richten Tische für Taufen, in Linz und drumherum. Wir nennen uns Zum Anstoßen.',
    'Mein Bruder',
  ],
  [
    'es',
    'Estimada redacción, nuestra fundación se llama Aire Limpio y lleva a niños con asma una semana al mar. Tenemos una casa en Tarifa.',
    'Nuestra fundación',
  ],
  [
    'fr',
    'Chère Madame, nous louons des barques sur le Loir depuis vingt ans. La maison s’appelle Au Fil de l’Eau et se trouve à Vaas.',
    'Nous louons',
  ],
  [
    'pt',
    'Caro Rui, consertamos relógios de parede e de pulso há trinta anos em Évora. A loja chama-se Hora Certa. Orçamento grátis.',
    'Consertamos',
  ],
] as const)('in %s a letter is read from behind its salutation', (locale, brief, lead) => {
  const props = heroOf(brief, locale)
  expect(`${props?.lead}`.startsWith(lead) || `${props?.title}`.startsWith(lead)).toBe(true)
})

it.each([
  [
    'kr',
    '늘 고생이 많으십니다. 우리 아파트 옥상에서 토란을 기르는 주민 텃밭입니다. 한 칸에 1년 2만 원입니다.',
    /고생/,
  ],
  [
    'pt',
    'Oi Bia!! respondendo tudo\né chá de bebê da Olívia, sábado 11 de julho, às 15h\nvai ser na Rua das Hortênsias 76, Blumenau',
    /^Oi/,
  ],
  [
    'it',
    'Cerchiamo nonni che accompagnino a scuola i bambini. Succede a Noto, dal lunedì al venerdì. Piedibus non è il nostro nome; un nome non l’abbiamo.',
    /^non$/i,
  ],
] as const)('in %s no greeting and no denial is the title', (locale, brief, never) => {
  expect(heroOf(brief, locale)?.title).not.toMatch(never)
})

it.each([
  ['de', 'Bin Elvira Kahn, Tierärztin in Celle. Ich behandle Katzen.', 'Elvira Kahn'],
  [
    'fr',
    'Brocante du quartier à Sainte-Walburge (Liège) le dimanche 24 mai 2027 de 7h à 16h.',
    'Brocante du quartier à Sainte-Walburge',
  ],
  [
    'pt',
    'Boa noite. É para o almoço dos 40 anos da nossa turma. Sábado 26 de setembro de 2027, às 13h no restaurante O Tear, estrada do Sineiro. 28 euros por pessoa.',
    'O almoço dos 40 anos da nossa turma',
  ],
  [
    'ja',
    '松本市で「余白」という小さな読書会を続けております。毎月第三日曜日の午後二時から四時まで、中町の旧酒蔵を改装した集会所「蔵の間」の二階に集まり、一冊の本についてゆっくり語り合います。参加費は五百円、定員は十二名ですので、メールでお申し込みください。宛先は yohaku@example.jp です。',
    '余白',
  ],
  [
    'en',
    'We should like a quiet page for our mother, Gwyneth Mair Pritchard, who died peacefully at home in Penygroes on 3 March, aged 84. The funeral will be at Capel Soar on Friday 20 March at 1 o’clock.',
    'Gwyneth Mair Pritchard',
  ],
  [
    'de',
    'Ich führe in Wil eine kleine Praxis für Logopädie. Sie heisst einfach Logopädie Ammann; ich bin Regula Ammann und arbeite seit 2009 in eigener Praxis.',
    'Logopädie Ammann',
  ],
  [
    'fr',
    'Demain est une petite école de pain au levain, à Rimouski, dans l’ancienne caserne. Je m’appelle Geneviève Thibault; j’ai été boulangère et j’enseigne maintenant à ceux qui veulent faire leur pain chez eux.',
    'Demain',
  ],
  [
    'ja',
    '自転車屋です。中村サイクルいいます。大阪の此花区、伝法の商店街の中ほどです。パンク修理は1200円から。',
    '中村サイクル',
  ],
] as const)('in %s the title is what the page is about: %s', (locale, brief, title) => {
  expect(heroOf(brief, locale)?.title).toBe(title)
})

it('what is left of a title is more than its day', () => {
  const brief =
    '안녕하세요 저희 딸 서윤이 돌잔치 초대 페이지 만들고 싶어요~ 10월17일 토요일 낮 12시 대구 수성구 들안길 한옥뜰 2층이에요. 돌잡이는 12시40분쯤 하고 식사는 한정식입니다 주차는 건물 뒤에 2시간 무료구요 문의는 아빠 김도현 010-5550-0142.'
  expect(heroOf(brief, 'kr')?.title).not.toMatch(/낮$/)
})

it('a school of bread has no table to book', () => {
  const brief =
    'Demain est une petite école de pain au levain, à Rimouski. « Premier levain » : un samedi de 9 h à 16 h, 135 $ par personne. On peut réserver en appelant au 418 555-0142.'
  expect(JSON.stringify(heroOf(brief, 'fr')?.actions)).not.toContain('table')
})

it('a label before a name is no title', () => {
  const brief =
    '안녕하세요 아들 돌잔치 초대 페이지 부탁드려요 아기 이름은 한도윤이고 2027년 10월 24일 일요일 낮 12시예요.'
  expect(heroOf(brief, 'kr')?.title).not.toBe('아기 이름')
})

it.each([
  [
    'it',
    'Allora è per la SAGRA DELLO GNOCCO FRITTO di Villa Tresina, 12 13 e 14 giugno 2027.',
    /allora|è per/i,
  ],
  [
    'en',
    'hi all, it’s for the school reunion on 12 June 2027 at the Bell, Ludlow. £10 on the door.',
    /hi all|it’s for/i,
  ],
] as const)('in %s the first sentence begins behind what it is for: %s', (locale, brief, not) => {
  const hero = heroOf(brief, locale)
  expect(`${hero?.title} ${hero?.lead}`).not.toMatch(not)
})

it.each([
  [
    'de',
    'Ich führe in Wil (SG) eine kleine Praxis für Logopädie. Am besten erreicht man mich telefonisch: 071 555 21 34.',
    '+41715552134',
  ],
  [
    'en',
    'the chili supper for the Bluff Creek volunteer fire department is saturday november fourteenth, plates are ten dollars, call Darlene on 830 555 0164',
    '+18305550164',
  ],
] as const)('in %s a number is of the country its brief is from: %s', (locale, brief, phone) => {
  expect(composedDocument(brief, { locale, seed: 0 }).facts.phone).toBe(phone)
})

it.each<[PageLanguage, string, string]>([
  [
    'es',
    'clases de guitarra getafe todos los niveles, 612 555 084',
    'Clases de guitarra en Getafe',
  ],
  [
    'it',
    'ripetizioni matematica lodi tutti i livelli, 347 555 0129',
    'Ripetizioni matematica, Lodi',
  ],
  ['de', 'gitarrenunterricht kassel alle stufen, 0171 5550142', 'Gitarrenunterricht in Kassel'],
  ['nl', 'pianoles gouda alle leeftijden, 06 12345678', 'Pianoles in Gouda'],
  // Whose it is stays.
  ['de', 'hundeschule meier kassel\n0171 5550142', 'Hundeschule Meier Kassel'],
])('in %s a line of search words is said as people say it: %s', (locale, brief, title) => {
  expect(composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title).toBe(title)
})

/** Cuts of a sentence of which one half says nothing without the other. */
it.each([
  [
    'de',
    'Seit sechs Jahren kochen wir jeden Mittwoch im alten Spritzenhaus von Hollerbach für alle, die nicht allein essen wollen. Ein Teller kostet 4 Euro.',
    ['Seit sechs Jahren kochen', 'Wir jeden Mittwoch'],
  ],
  [
    'de',
    'Seit 1904 steht am Anger in Unterweiler eine Linde, die seit dem Sturm im letzten Winter schief ist. Am 27. September 2026 feiern wir für sie von 11 bis 17 Uhr.',
    ['Seit 1904', 'Die seit dem Sturm'],
  ],
  [
    'en',
    'If your scissors will not cut, do not throw them away. I sharpen scissors and shears at Hexley market on Fridays, £4 a pair.',
    ['If your scissors will not cut', 'Do not throw them away.'],
  ],
  [
    'fr',
    'Depuis douze ans nous chantons dans la crypte de Saint-Méen, où personne ne descendait plus. Répétition le lundi à 20 h. 5 € par mois.',
    ['Depuis douze ans', 'Nous chantons dans la crypte'],
  ],
  [
    'nl',
    'Wie naar de moestuinen aan de overkant wil, hoeft niet meer om te lopen. Het Vlotje vaart weer: een houten vlot voor tien mensen. Een overtocht kost € 1.',
    ['Wie naar de moestuinen aan de overkant', 'Hoeft niet meer om te lopen.'],
  ],
  [
    'kr',
    '이사 말고 짐만 옮겨드리는 일 해요. 경북 전 지역 갑니다. 한 번 5만원. 010-5555-0166',
    ['이사 말고', '일 해요.'],
  ],
] as const)('in %s no half of a sentence opens a page: %s', (locale, brief, [first, second]) => {
  const { title, lead } = heroOf(brief, locale) as Record<'title' | 'lead', string>
  expect(title).not.toBe(first)
  expect(lead.startsWith(second)).toBe(false)
})
