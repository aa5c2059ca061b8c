import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it.each([
  ['en', 'Heron’s Rest, a guesthouse in Ambleside. Bookings: stay@heronsrest.example', 'book'],
  ['en', 'lawns mowed in ballarat, txt me 0491 570 156 dont ring im on the mower', 'sms'],
  ['nl', 'Fietsenmaker Tom in Gent. App me op 06 2345 6712', 'whatsapp'],
  ['nl', 'schilder in breda, muren 18 per m2 app 06 23456712 ook savonds', 'whatsapp'],
  [
    'nl',
    'volleybalclub in katwijk, contributie 195 euro, via whatsapp sanne 06 48123077',
    'whatsapp',
  ],
  [
    'ja',
    '長野県で「藍ノ間」という工房です。体験のご予約はLINE(ID:ainoma_m)からお願いします',
    'line',
  ],
  ['nl', 'schilder in breda, eigen steiger dus geen huur app 0623456712 stuur foto', 'whatsapp'],
  ['en', 'club regripping in Tempe, $9 a grip 480-555-0127 text', 'sms'],
  ['en', 'foot care at home in Lindfield, mon to thurs text first im driving 07700 900186', 'sms'],
  [
    'it',
    'tolgo scritte dai muri a Pra, foto su whatsapp e preventivo subito. Rachid 348 010 0968',
    'whatsapp',
  ],
  [
    'de',
    'guggenmusik in sursee sucht leute, melden bei Reto 079 555 01 48 am liebsten whatsapp',
    'whatsapp',
  ],
  [
    'en',
    'Pilgrimages for elderly parents. Families call us Makkal. WhatsApp +91 98450 01161',
    'whatsapp',
  ],
  ['kr', '잔치 안내를 카톡에서 복사했어요. 인원은 둘째에게 문자 010-5550-0264', 'sms'],
  ['en', 'Copper Kettle, a tea room in Whitby. Tel. 01947 820145', undefined],
  ['es', 'Alquilo habitación en Granada, 290 € al mes. Para pedir visita: 600 000 143', 'book'],
  ['fr', 'Coiffeuse à domicile à Vannes, coupe 28 €. Prise de rdv par tél 06 39 98 01 43', 'book'],
  [
    'it',
    'Il panificio Grani Antichi di Matera sforna il pane due volte al giorno in via Lucana 12. Colombe da un chilo a 32 €: si ordinano entro il 10 aprile allo 0835 000143.',
    'order',
  ],
  ['pt', 'Escola de remo em Setúbal, 25 € por mês. Inscreva o seu filho na secretaria', 'enrol'],
  [
    'ja',
    '高槻市の少年野球チームです。新しい部員を募集しています。体験は随時受け付けています',
    'enrol',
  ],
])('in %s “%s” asks for %s', (language, brief, kind) => {
  const { facts } = read(brief, { language: language as 'en', fallback: 'en' })
  expect(facts.action?.value.kind).toBe(kind)
})

it.each([
  ['ja', '戸倉町の靴の修理 かかと1500円から 予約いらない 電話 0120-000-411'],
  [
    'en',
    'Sunday walks in Otley, free, no need to book just turn up, questions to Grace 07700 900482',
  ],
])('in %s what nobody has to do is no action: “%s”', (language, brief) => {
  const { facts } = read(brief, { language: language as 'en', fallback: 'en' })
  expect(facts.action?.value.kind).not.toBe('book')
})

it.each([
  [
    'es',
    'Comedor Doña Chela en Oruro. Doña Chela atiende en el local, mire chela.example',
    'donate',
  ],
  ['pt', 'Ótica Lince na Baixa do Porto. Fotos da loja da Baixa em lince.example', 'download'],
  ['ja', 'ヨガ教室です。ご予約はオンラインでお願いします', 'line'],
  // An address asks for nothing.
  ['en', 'Quiet rooms in Whitby, £60 a night. Questions to booking@quietrooms.example', 'book'],
  [
    'fr',
    'La Guignolée revient le samedi 5 décembre. Nous cherchons 60 bénévoles. Un reçu par courriel : dons@entraide.example.',
    'donate',
  ],
])('in %s a word that only looks like one asks for nothing: “%s”', (language, brief, kind) => {
  const { facts } = read(brief, { language: language as 'es', fallback: 'en' })
  expect(facts.action?.value.kind).not.toBe(kind)
})

it('a messenger named with a particle is the account behind it', () => {
  const brief = 'ギター教室 福岡市早良区西新\n1回30分 2500円\n申し込みはラインで ID tanabegt'
  const { facts } = read(brief, { language: 'ja', fallback: 'en' })
  expect(facts.action?.value).toEqual({ kind: 'line', to: 'tanabegt' })
})

it('who asks to be told on an account wants a message there', () => {
  const brief =
    'Club de trote Los Tortuga, corremos martes 7 pm en el estadio. avisale a Pancho por instagram @lostortuga antes de venir'
  const { facts } = read(brief, { language: 'es', fallback: 'en' })
  expect(facts.action?.value.kind).toBe('message')
  expect(facts.url?.value).toBe('https://www.instagram.com/lostortuga')
})

it.each([
  [
    'ja',
    '獅子舞の保存会です 毎週木 夜7時半〜9時 上棚公民館 会費月500円 見学いつでも タナカまで090-0000-3816 ショートメールで',
    'sms',
  ],
  [
    'pt',
    'conserto guarda chuva sombrinha guarda sol e ombrelone, nome Pé d’Água, banca na galeria sao bento loja 12 centro de juiz de fora. vareta 15 reais, cabo 20. zap 32 90000-6158 falar c Valdir. guarda chuva q ninguem busca em 90 dias vai pra doação.',
    'whatsapp',
  ],
])('in %s a messenger beside a number is how one writes: %s', (language, brief, kind) => {
  expect(read(brief, { language, fallback: language }).facts.action?.value.kind).toBe(kind)
})

it.each([
  ['en', 'koeksisters doz R55 milk tart R95 worcester, 083 555 0188 whatsapp only', true],
  ['en', 'farrier in brecon, trims £40, txt dont ring 07700 900214', true],
  ['de', 'Nagelstudio Lena, Wien. Termine nur per WhatsApp 0660 555 01 82', true],
  ['kr', '도자기 공방 흙담, 예약은 문자로만 받아요 010-0000-0457', true],
  ['ja', '子猫の里親さん募集 キジトラ2匹 電話は出れません ショートメールで 090-5555-0148', true],
  ['en', 'farrier in brecon, trims £40, text me on 07700 900214', undefined],
  ['es', 'tortas doña lupe, pedidos por whatsapp al 55 5550 1429', undefined],
])(
  'in %s a number is for messages alone only where that is said: “%s”',
  (language, brief, only) => {
    const { facts } = read(brief, { language, fallback: 'en' })
    expect(facts.action?.value.kind).toMatch(/whatsapp|sms/)
    expect(facts.action?.value.only).toBe(only)
  },
)

it('an address that says what is done there is where it is done, before a telephone', () => {
  const brief =
    'Salon Ondine à Liège, coupe 42 €. Uniquement sur rendez-vous, soit par téléphone au 04 255 01 86, soit sur la plateforme : c’est le lien ondine.example/rdv que je préfère.'
  const { facts } = read(brief, { language: 'fr', fallback: 'fr' })
  expect(facts.action?.value.kind).toBe('book')
  expect(brief.slice(...(facts.action?.span ?? [0, 0]))).toBe('ondine.example/rdv')
})
