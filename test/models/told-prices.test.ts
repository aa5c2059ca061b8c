import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

type Told = [language: string, brief: string, item: string, amount: number, words?: string]

function claimed([language, brief, item, amount, words = brief]: Told) {
  const currency = { GB: 'GBP', JP: 'JPY', KR: 'KRW' }[countryOf[language] ?? ''] ?? 'EUR'
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  return checkClaim({ key: 'prices', value: { item, amount, currency }, words }, brief, known)
}

it.each<Told>([
  ['fr', 'distillerie ambulante je viens chez vous 120 € la chauffe', 'chauffe', 120],
  ['fr', 'la fête du village dimanche on joue 3 euros le ticket', 'ticket', 3],
  ['es', 'mermeladas de mi abuela en el mercado 12 euros la caja', 'caja', 12],
  ['it', 'fragole di bosco dal produttore 15 euro il cestino', 'cestino', 15],
  ['pt', 'flores do campo todas as quintas 7 euros o ramo', 'ramo', 7],
  ['de', 'Elternkurs im Pfarrsaal € 120 für beide Eltern, allein 75', 'für beide Eltern', 120],
  ['nl', 'concert in de kerk € 12 voor leden', 'voor leden', 12],
  ['en', 'concert in the old mill £12 for members', 'for members', 12],
  ['en', 'antique mall on Mill Lane vendors wanted £60 a month per booth', 'booth', 60],
  ['en', 'Loaf £9. Subscribers pay £34 a month for a loaf a week', 'loaf a week', 34],
  // Sums in words, with their cents, and without a sign where all of a list are.
  ['fr', 'marché de noël vin chaud trois euros cinquante bretzel 2,50', 'vin chaud', 3.5],
  ['nl', 'entree zeven euro vijftig kinderen vier euro', 'entree', 7.5],
  ['nl', 'heren knippen achttien baard twaalf samen zesentwintig', 'baard', 12],
  ['pt', 'remendo quinze euros regulagem trinta revisão geral cem', 'regulagem', 30],
  ['de', 'flohmarkt stand fuffzehn euro kinderdecke umsonst', 'stand', 15],
  // Numbers of kinds and of how long something lasts.
  ['de', 'brennholz buche 25er 130 birke 110', 'buche', 130, 'buche 25er 130'],
  ['es', '1 hora 25€ 2 horas 40€ ruta larga con comida 90€', 'ruta larga', 90],
  // Behind "and" or a mark the next sum is of what is to come.
  ['fr', 'on prend 45 € de déplacement et 50 € de l’heure', 'déplacement', 45],
  ['de', '2 euro die semmel mit leberkäs, 3,50 mit salat', 'semmel mit leberkäs', 2],
  // The one sum of a brief, and that of a sentence.
  ['en', 'chair yoga tuesdays at st marks hall cheadle £5 drop in tea after', 'drop in', 5],
  ['en', 'Lamb, £96. We deliver to Builth, Rhayader and Clare for £3. Bring bags', 'deliver', 3],
  // Times that are no sums, and sums that are not one.
  ['es', 'Los jueves hay lectura a las 19 horas, entrada libre. Enchufes', 'lectura', 0],
  ['kr', '화환 9만 졸업꽃다발 3만 4만 5만 한송이 포장', '졸업꽃다발', 30000],
])('%s: “%s” tells what %s costs', (...told) => {
  expect(claimed(told)?.value).toMatchObject({ item: told[2], amount: told[3] })
})

it.each<Told>([
  ['nl', 'heren knippen achttien baard twaalf samen zesentwintig', 'baard', 18],
  ['nl', 'heren knippen achttien baard twaalf samen zesentwintig', 'heren knippen', 12],
  ['en', 'a team of thirty-two, cut £18, beard £12', 'team', 32],
  ['fr', 'verre 4 € le plateau 14 €', 'plateau', 4],
  ['es', 'vino 3 euros la tapa 5', 'tapa', 3],
  ['it', 'calice 4 euro il tagliere 14', 'tagliere', 4],
  ['it', 'calici 4 euro tagliere 14', 'tagliere', 4],
  ['en', 'We deliver bread for £3 and cakes for £5. Bring bags', 'Bring bags', 5],
  ['pt', 'café 1 euro o bolo 3', 'bolo', 1],
  ['de', 'Suppe 6 € mit Brot 8 €', 'mit Brot', 6],
  ['en', 'soup £6 with bread £8', 'with bread', 6],
])('%s: of “%s” nobody takes the sum before it for that of %s', (...told) => {
  expect(claimed(told)).toBeNull()
})

it.each<Told>([
  [
    'en',
    'youth club in the community hall Fridays older ones £2 pool table',
    'youth club',
    2,
    '£2 pool table',
  ],
  [
    'de',
    'Krabbelgruppe im Gemeindehaus jeden Montag kostet mit Kaffee 5 €',
    'Krabbelgruppe',
    5,
    '5 €',
  ],
  [
    'fr',
    'cours de wallon le lundi avec Jeannot 40 euros l’année',
    'cours de wallon',
    40,
    '40 euros l’année',
  ],
  ['es', 'taller de cerámica con Lola los jueves 18 €', 'taller de cerámica', 18, '18 €'],
  ['it', 'caccia al tesoro tra i sassi con aperitivo 29 €', 'caccia al tesoro', 29, '29 €'],
  ['pt', '27 setembro passeio de vespas saída do rossio 15 €', 'passeio de vespas', 15, '15 €'],
  [
    'nl',
    'natuurgids door het moeras vertrek aan het bezoekerscentrum 5 euro',
    'natuurgids',
    5,
    '5 euro',
  ],
  ['ja', 'ママさんバレー 火木の夜に体育館で 月800円', 'ママさんバレー', 800, '月800円'],
  ['kr', '요가 수업 화요일 저녁 마을회관에서 8000원', '요가 수업', 8000, '8000원'],
])('%s: the one sum of “%s” may be that of %s', (...told) => {
  expect(claimed(told)?.value).toMatchObject({ amount: told[3] })
})

/** Numbers of another kind between a thing and its sum, and behind what is given away. */
const between: Told[] = [
  ['es', 'Perfeccionamiento en navaja (6 encuentros): 110 €', 'Perfeccionamiento en navaja', 110],
  ['pt', 'Próxima apresentação: 12 de outubro, na Catedral, entrada franca', 'apresentação', 0],
  ['kr', '별똥별 소풍 8월 12일 밤 9시 잔디밭 공짜', '소풍', 0],
  ['en', 'driveways and fencing in Blackpool free quotes 10 yr guarantee', 'quotes', 0],
  ['en', 'kebabs in Rhyl open till 3 free delivery over 15 within 3 miles', 'delivery', 0],
  ['en', 'locksmith no call out charge lock change from £65', 'call out charge', 0],
  // A "no" and a word for paying, whatever stands between them.
  ['en', 'repair cafe in Ely. For the first look nobody pays a penny', 'first look', 0],
  ['de', 'Fahrradwerkstatt in Bonn. Das Nachsehen kostet euch gar nichts', 'Nachsehen', 0],
  ['fr', 'atelier vélo à Lens. Le diagnostic ne vous coûte absolument rien', 'diagnostic', 0],
  ['es', 'taller en Vigo. La revisión no se les cobra', 'revisión', 0],
  ['it', 'ciclofficina a Pisa. Il controllo non lo paga nessuno', 'controllo', 0],
  ['nl', 'fietsmaker in Gouda. Nakijken kost u helemaal niets', 'Nakijken', 0],
  ['pt', 'oficina no Porto. A revisão não lhe custa nada', 'revisão', 0],
  ['ja', '自転車修理 点検の費用は一切ありません', '点検', 0],
  ['kr', '책버스 마을을 돕니다. 빌리는 값은 없습니다', '빌리는 값', 0],
]

it.each(between)('%s: of “%s” %s costs %d', (...told) => {
  expect(claimed(told)?.value).toMatchObject({ item: told[2], amount: told[3] })
})

it.each<Told>([
  ['es', 'Perfeccionamiento en navaja (6 encuentros): 110 €', 'Perfeccionamiento en navaja', 6],
  ['pt', 'Próxima apresentação: 12 de outubro, na Catedral, entrada franca', 'apresentação', 12],
  ['kr', '별똥별 소풍 8월 12일 밤 9시 잔디밭 공짜', '소풍', 12],
  ['en', 'kebabs in Rhyl open till 3 free delivery over 15 within 3 miles', 'delivery', 15],
  ['en', 'kebabs in Rhyl delivery free kids menu 5', 'kids menu', 0],
  ['en', 'locksmith no call out charge lock change from £65', 'lock change', 0],
  ['de', 'Chor in Uelzen, Karten 12 €. Es gibt keinen Mitgliedsbeitrag. Noten 5 €', 'Noten', 0],
])('%s: of “%s” nobody says that %s costs %d', (...told) => {
  expect(claimed(told)).toBeNull()
})

it('asks whose a sum is that stands behind something else', () => {
  const brief = 'youth club in the community hall Fridays older ones £2 pool table'
  expect(claimed(['en', brief, 'youth club', 2, '£2 pool table'])).toMatchObject({ isLikely: true })
})

it.each<Told>([
  ['en', 'barber in Leeds, cut £20, beard £15', 'barber', 15],
  ['de', 'Friseur in Bonn, Schnitt 20 €, Bart 15 €', 'Friseur', 15],
  ['fr', 'barbier à Lille coupe 20 € barbe 15 €', 'barbier', 15],
  ['es', 'peluquero en Vigo corte 20 € barba 15 €', 'peluquero', 15],
  ['it', 'barbiere a Pisa taglio 20 € barba 15 €', 'barbiere', 15],
  ['pt', 'barbeiro no Porto corte 20 € barba 15 €', 'barbeiro', 15],
  ['nl', 'kapper in Gouda knippen € 20 baard € 15', 'kapper', 15],
  ['ja', '床屋 カット2000円 ひげ1500円', '床屋', 1500],
  ['kr', '이발소 커트 2만원 면도 1만5천원', '이발소', 15000],
  // A number that nothing says is money may count anything.
  ['en', 'bakery in Leeds with a team of 5', 'bakery', 5],
  ['de', 'Bäckerei in Bonn, seit 30 Jahren', 'Bäckerei', 30],
])('%s: of “%s” none is that of %s', (...told) => {
  expect(claimed(told)).toBeNull()
})

it('takes the end of a place’s name for no sum: 인천 ends in a thousand', () => {
  expect(claimed(['kr', '계단청소 인천 서구 월 6만', '계단청소', 60_000])?.value).toMatchObject({
    amount: 60_000,
  })
})

it('reads Swiss francs as they are typed there, with the unit behind them', () => {
  const brief = 'atelier vélo à Vevey adhésion 40 fr l’an vélo dès 80 fr'
  const known = { language: 'fr', countries: ['CH'], currencies: [] }
  const value = { item: 'adhésion', amount: 40, currency: 'CHF', unit: 'year' }
  const words = 'adhésion 40 fr l’an'
  expect(checkClaim({ key: 'prices', value, words }, brief, known)?.value).toEqual(value)
})

it('tells a square metre from a million, and so many of a thing from what it costs', () => {
  const unitOf = (language: string, brief: string, item: string, amount: number, unit: string) => {
    const currency = language === 'en' ? 'GBP' : 'EUR'
    const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
    const value = { item, amount, currency, unit }
    return checkClaim({ key: 'prices', value, words: brief }, brief, known)?.value
  }
  expect(unitOf('fr', 'pose 42 m2 depose 15 m2', 'depose', 15, 'm2')).toMatchObject({ unit: 'm2' })
  expect(unitOf('en', 'boarding 32 night 2 dogs max', 'boarding', 32, 'night')).toMatchObject({
    unit: 'night',
  })
  expect(unitOf('en', 'weekend 520 week 1100', 'weekend', 520, 'week')).not.toHaveProperty(
    'unit',
    'week',
  )
})

/** Ways to write a sum, in the money of a country. */
it.each<[string, brief: string, item: string, amount: number, currency: string, country: string]>([
  ['es', "Taller en Vigo. Pinchazo 12'50, cadena 18", 'Pinchazo', 12.5, 'EUR', 'ES'],
  ['es', 'Sanguchería en Lima. Butifarra S/.12, chicha S/.5', 'Butifarra', 12, 'PEN', 'PE'],
  ['es', 'Muebles en Cali. Cama 1´200.000, mesa 800.000', 'Cama', 1_200_000, 'COP', 'CO'],
  ['es', 'Muebles en Cali. Cama 1 millón 200, mesa 800 mil', 'Cama', 1_200_000, 'COP', 'CO'],
  ['es', 'Arriendos en Cali. Casa 1.800, apartamento 950', 'Casa', 1_800_000, 'COP', 'CO'],
  ['kr', '인테리어 부천 욕실 450 주방 1,500', '주방', 15_000_000, 'KRW', 'KR'],
  ['en', 'Smokehouse in Lufkin. Brisket is twenty six a pound', 'Brisket', 26, 'USD', 'US'],
  ['es', 'Academia en Jaén. El curso cuesta ciento veinte', 'curso', 120, 'EUR', 'ES'],
  ['pt', 'Conserto em Itu. A revisão custa cento e vinte', 'revisão', 120, 'BRL', 'BR'],
])('%s: of “%s” the sum of %s is %d %s', (language, brief, item, amount, currency, country) => {
  const known = { language, countries: [country], currencies: [] }
  const price = { key: 'prices' as const, value: { item, amount, currency }, words: brief }
  expect(checkClaim(price, brief, known)?.value).toMatchObject({ amount, currency })
})

it.each<[string, brief: string, item: string, amount: number, currency: string, country: string]>([
  ['kr', '분식집 부천 김밥 1500원 라면 4000원', '김밥', 15_000_000, 'KRW', 'KR'],
  ['en', 'Nursery in Ely with thirty children, breakfast £3', 'Nursery', 30, 'GBP', 'GB'],
])('%s: of “%s” the sum of %s is not %d %s', (language, brief, item, amount, currency, country) => {
  const known = { language, countries: [country], currencies: [] }
  const price = { key: 'prices' as const, value: { item, amount, currency }, words: brief }
  expect(checkClaim(price, brief, known)).toBeNull()
})
