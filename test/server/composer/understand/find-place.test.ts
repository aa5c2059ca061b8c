import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const place = (brief: string, fallback: PageLanguage): string | undefined =>
  understand(brief, { locale: null, fallback }).facts.place?.value

const said: readonly [PageLanguage, string, string][] = [
  [
    'fr',
    'GARAGE PELTIER MECANIQUE VIERZON DEPUIS 1974 VIDANGE 79 EUROS TEL 02 61 91 44 10',
    'VIERZON',
  ],
  ['fr', 'La Fête du Four à Pain revient à Lalbenque les 22 et 23 août.', 'Lalbenque'],
  ['it', 'Agenzia immobiliare Lago Case, a Desenzano del Garda.', 'Desenzano del Garda'],
  ['en', 'A bakery in Newcastle upon Tyne.', 'Newcastle upon Tyne'],
  ['es', 'Mezcalería La Nieta, Oaxaca de Juárez. Mezcales y botana.', 'Oaxaca de Juárez'],
  [
    'pt',
    'Padaria de bairro no Porto, na Rua das Flores 120. Pão 2,80 €.',
    'Rua das Flores 120, Porto',
  ],
  ['it', 'Cucina casalinga a Bologna, in via del Pratello 40.', 'via del Pratello 40, Bologna'],
  ['de', 'Wir haben ein Café in Berlin, Torstraße 12.', 'Torstraße 12, Berlin'],
  ['en', 'Our bakery in Bath (12 High Street) sells bread.', '12 High Street, Bath'],
  ['en', "We're a florist at 8 Station Road in the centre of Frome.", '8 Station Road, Frome'],
  ['en', 'Find us at 45 King Street, Manchester M2 4LQ.', '45 King Street, Manchester M2 4LQ'],
  ['fr', 'Boulangerie à Lyon, 12 rue de la République. Pain.', '12 rue de la République, Lyon'],
  ['fr', 'Plombier au Havre depuis 1990.', 'Le Havre'],
  ['en', 'Book shop in the old town of Rye, East Sussex.', 'Rye'],
  ['en', 'A dog groomer in St Ives. 10 years of experience.', 'St Ives'],
  ['en', 'I studied in Florence and now teach pottery from my studio in Ludlow.', 'Ludlow'],
  ['en', 'Funerals. 12 Welholme Road, Grimsby DN32 0DT.', '12 Welholme Road, Grimsby DN32 0DT'],
  ['en', 'Storage. Unit 4, Kiln Lane, Telford TF3 4AB.', 'Unit 4, Kiln Lane, Telford TF3 4AB'],
  ['en', 'Come to our Bike Shop 12 High Street, Lewes.', '12 High Street, Lewes'],
  ['en', 'The fete is on the green at Great Missenden, Saturday 4 July.', 'Great Missenden'],
  ['en', 'We meet in the church hall of Chipping Campden on Mondays.', 'Chipping Campden'],
  ['de', 'Wir sind ein Männerchor in Hinterzarten und suchen Sänger.', 'Hinterzarten'],
  ['de', 'Dachdecker, Lübbecke und Umgebung, Dachrinne ab 120 Euro.', 'Lübbecke'],
  [
    'de',
    'dorffest am 15. august in sankt peter im schwarzwald, beginn 11 uhr',
    'sankt peter im schwarzwald',
  ],
  ['nl', 'rommelmarkt op koningsdag in schoonhoven, kraam 12 euro', 'schoonhoven'],
  ['fr', 'Bao 6 €. De 17h à 22h place du Marché à Melle.', 'Melle'],
  ['fr', 'Auberge dans le Vercors, à Autrans.', 'Autrans'],
  ['fr', 'La chorale de Montbrison répète le mardi soir.', 'Montbrison'],
  ['fr', 'On vient de Guérande et on joue du rock breton.', 'Guérande'],
  ['es', 'Dos hermanas tapizamos sillas. Taller en la antigua estación de Canfranc.', 'Canfranc'],
  ['en', 'Records. Arch 14, Sydney Street, Brighton.', 'Arch 14, Sydney Street, Brighton'],
  ['es', 'Mercadillo solidario en Villanueva de la Serena.', 'Villanueva de la Serena'],
  ['it', 'apro un enoteca a alba, vini naturali. Si chiama Ugo.', 'alba'],
  ['it', 'Siamo una banda. Veniamo da Tolmezzo e suoniamo a feste.', 'Tolmezzo'],
  ['pt', 'Somos a banda filarmónica de Oliveira do Hospital.', 'Oliveira do Hospital'],
  ['kr', '강원도 홍천에서 벌을 치는 농장입니다.', '강원도 홍천'],
  ['pt', 'Somos uma oficina em Almada, Seixal e Barreiro.', 'Almada'],
  ['nl', 'koffiebar in groningen, open van 8 tot 17 uur', 'groningen'],
  ['ja', 'ギャラリー凪（京都市左京区）。入場無料。', '京都市左京区'],
  ['ja', '仙台市青葉区一番町。花屋です。', '仙台市青葉区一番町'],
  ['ja', '神戸・三宮のバーです。', '神戸・三宮'],
  ['kr', '전주시 완산구에서 책방을 합니다.', '전주시 완산구'],
  ['kr', '경기 파주시 탄현면 새오리로 120 식당입니다.', '경기 파주시 탄현면 새오리로 120'],
]

test.each(said)('%s: %s', (language, brief, due) => {
  expect(place(brief, language)).toBe(due)
})

const silent: readonly [PageLanguage, string][] = [
  ['en', 'An illustrator. Exhibited in London in 2022 and in Oslo in 2024.'],
  ['kr', '그래픽 디자이너입니다. 2020년 서울, 2023년 도쿄에서 전시했습니다.'],
]

test.each([
  ['de', 'Texterin für Museen. Tagessatz 550 Euro, Zeile 1,20 Euro.'],
  ['de', 'Kurse auf Bauernhöfen und im Berufsleben.'],
  ['de', 'Spiele für Groß und Klein, auch in Altenheimen.'],
  ['nl', 'concerten in verzorgingshuizen en in antwoord op vragen'],
  ['es', 'Un programa. Cuesta 29 € al mes.'],
  ['de', 'Wir helfen Flüchtlingen und unterrichten in Klassen.'],
  ['en', 'A book club for Little Women and other tales.'],
  ['pt', 'Feira do Livro, 22 de agosto, mesa R$ 180.'],
] as const)('%s: what only looks like a town is none: %s', (language, brief) => {
  expect(place(brief, language)).toBeUndefined()
})

test.each(silent)('%s: where a work was shown is no place: %s', (language, brief) => {
  expect(place(brief, language)).toBeUndefined()
})
