import type { PageLanguage } from '#shared/page/document.ts'

export interface SheetBrief {
  /** What the pictures of its page are filed under. */
  name: string
  language: PageLanguage
  brief: string
}

/**
 * Two briefs a language, of eighteen trades, as people type them: half with care, half in haste;
 * some with a list of prices, some with a programme, some of one line.
 */
export const sheetBriefs: readonly SheetBrief[] = [
  {
    name: 'en-podcast',
    language: 'en',
    brief: `Salt & Signal is a podcast about lighthouses and the people who kept them. I'm Moira Tennant, a former radio producer, and I record every episode on site, usually in the wind. New episode on the first Friday of each month. 64 episodes so far, 11 countries, one flooded microphone.

"The best thing about lighthouses since lighthouses." – Alan, keeper at Covesea for 19 years

Listen wherever you get podcasts. If you have a lighthouse story, write to hello@saltandsignal.example.`,
  },
  {
    name: 'en-food-truck',
    language: 'en',
    brief:
      'birria taco truck called Dos Lunas, austin tx. three tacos with consommé $14, quesabirria $6, birria ramen $13, elote $5, horchata $4. thurs-sun 5-10pm corner of E 6th and Chicon. cash or card. we do weddings and office lunches, text 512 555 0142',
  },
  {
    name: 'ja-tax',
    language: 'ja',
    brief: `松岡あかね税理士事務所です。仙台市青葉区で、個人事業主と小さな会社の税務をお手伝いしています。国税局に12年勤めたあと、2016年に独立しました。

顧問契約 月額 22,000円から
確定申告 66,000円から
会社設立サポート 110,000円
初回相談（60分） 無料

相談は平日9時から18時まで、予約制です。土曜日もご希望があれば対応します。領収書は箱に入れたままお持ちください。会計ソフトを使っていなくても大丈夫です。

宮城県仙台市青葉区一番町4-7-17 3階。電話 022-000-4512`,
  },
  {
    name: 'ja-trimming',
    language: 'ja',
    brief:
      '犬のトリミングサロン「もこ」。吉祥寺駅から徒歩5分。小型犬シャンプー4500円、カット7500円、シニア犬もOK。1日4頭まで。月曜休み、10時〜18時。予約はLINEで',
  },
  {
    name: 'pt-pousada',
    language: 'pt',
    brief: `A Casa do Moinho é uma casa de hóspedes com cinco quartos em Marvão, num moinho de água que o meu avô ainda pôs a trabalhar. Quarto duplo 85 € por noite, quarto com varanda 105 € por noite, suite do moleiro 130 € por noite, cama extra 20 €. O pequeno-almoço está incluído: pão da aldeia, queijo de cabra e doce de abóbora feito em casa. Temos piscina de maio a setembro e aceitamos cães pequenos. Entrada das 15h às 20h, saída até às 11h. O castelo fica a doze minutos a pé. Reservas por telefone, 245 000 117, ou reservas@casadomoinho.example. Rua do Moinho, 3, 7330-101 Marvão.`,
  },
  {
    name: 'pt-encanador',
    language: 'pt',
    brief:
      'encanador em Campinas, Zé Roberto, 20 anos de experiência. vazamento, desentupimento, troca de torneira, aquecedor. atendo sábado e domingo também. orçamento grátis. whatsapp 19 90000-1234',
  },
  {
    name: 'nl-rijschool',
    language: 'nl',
    brief: `Rijschool Voorrang in Nijmegen. Je lest bij Fatima of Joost, altijd in dezelfde auto en altijd met dezelfde instructeur. Wie faalangst heeft, mag eerst een uur gewoon rondrijden zonder oordeel.

Losse les (60 min) € 62
Pakket 10 lessen € 590
Pakket 20 lessen € 1140
Proefles € 39
Praktijkexamen CBR € 285

We halen je op in Nijmegen, Lent en Beuningen. Lessen van maandag tot en met zaterdag, 8.00 – 20.00 uur. Ons slagingspercentage was vorig jaar 71 procent. Bellen of appen kan: 024 000 18 22.`,
  },
  {
    name: 'nl-repaircafe',
    language: 'nl',
    brief:
      'repair café in buurthuis de Kiem, Tilburg. elke eerste zaterdag van de maand 13-16u. stofzuigers, lampen, broeken, fietsen, laptops. gratis, fooi mag. we zoeken nog iemand die kan naaien',
  },
  {
    name: 'kr-tattoo',
    language: 'kr',
    brief: `연남동에서 작은 타투 작업실 '먹선'을 운영하고 있습니다. 가는 선으로 식물과 곤충을 그립니다. 도안은 상담 후 한 분만을 위해 새로 그리고, 같은 도안은 다시 쓰지 않습니다.

손가락 두 마디 크기 120,000원
손바닥 크기 250,000원
팔 안쪽 전체 600,000원부터
커버업 상담 후 결정

화요일부터 토요일까지 오후 1시부터 9시까지, 하루 두 분만 예약받습니다. 미성년자는 시술하지 않습니다. 예약은 카카오톡 채널 '먹선타투'로 부탁드립니다. 서울 마포구 동교로 51길 12 2층`,
  },
  {
    name: 'kr-cafe',
    language: 'kr',
    brief:
      '전주 한옥마을 근처 카페 느린오후. 아메리카노 4500원 라떼 5000원 대추차 6500원 쑥라떼 6000원 인절미토스트 7500원. 10시~21시 수요일 휴무. 마당에 고양이 두 마리 있어요',
  },
  {
    name: 'fr-chorale',
    language: 'fr',
    brief: `Le chœur de la Reuze rassemble quarante-deux voix amateures à Saint-Omer. Nous chantons Fauré, des chants de marins et, une fois par an, quelque chose de beaucoup trop difficile.

Répétitions le mardi de 20 h à 22 h, salle Balavoine. Pas d'audition : venez trois fois, puis décidez.

Concerts :
- samedi 14 mars 2026 à 20 h, église Saint-Denis, Requiem de Fauré
- dimanche 21 juin 2026 à 17 h, kiosque du jardin public, entrée libre
- samedi 12 décembre 2026 à 18 h, collégiale, chants de Noël

Cotisation 90 € par an, 45 € pour les étudiants. Cheffe de chœur : Hélène Wattiez. Contact : bonjour@choeurdelareuze.example`,
  },
  {
    name: 'fr-cabinet',
    language: 'fr',
    brief:
      'kiné à Annecy-le-Vieux, cabinet refait à neuf. rééducation sportive, périnée, enfants. conventionné. lun-ven 8h-19h. parking devant. prendre rdv au 04 50 00 12 34',
  },
  {
    name: 'it-matrimonio',
    language: 'it',
    brief: `Caterina e Lorenzo si sposano sabato 5 settembre 2026 a Orvieto.

Alle 16:30 la cerimonia nella chiesa di San Giovenale, alle 18 l'aperitivo nel chiostro, alle 20 la cena alla Tenuta Le Velette e dalle 23 si balla.

Per chi arriva da Roma c'è un pullman alle 14 da piazza dei Cinquecento. Abbiamo tenuto venti camere alla Locanda Palazzone fino al 30 giugno. Niente regali: se volete, contribuite al nostro viaggio in treno fino a Samarcanda. Rispondete entro il 31 maggio, e diteci se mangiate tutto e se vi serve un seggiolone.`,
  },
  {
    name: 'it-falegname',
    language: 'it',
    brief:
      'falegname a Trento, mobili su misura in larice e noce. sopralluogo gratuito, consegna in 6 settimane. Officina Dallapé, via Brennero 210, tel 0461 000 873',
  },
  {
    name: 'de-kletterhalle',
    language: 'de',
    brief: `Die Kletterhalle Überhang steht seit 2012 im alten Lokschuppen von Göttingen: 1.400 Quadratmeter Wand, 16 Meter hoch, dazu ein Boulderraum, der jeden Donnerstag umgeschraubt wird.

Tageskarte 14 €, ermäßigt 11 €, Kinder bis 12 Jahre 7 €, Zehnerkarte 120 €, Monatskarte 49 €. Schuhe leihen 4 €, Gurt leihen 3 €.

Montag bis Freitag 10 bis 23 Uhr, Samstag und Sonntag 9 bis 21 Uhr.

Kurse: Schnupperklettern sonntags um 11 Uhr, Toprope-Schein samstags 14 bis 18 Uhr, Kindergruppe dienstags 16 Uhr.

Wer allein kommt, findet an der Pinnwand jemanden zum Sichern. Hunde müssen leider draußen bleiben. Lokhallenweg 8, 37073 Göttingen, 0551 000 4477`,
  },
  {
    name: 'de-hebamme',
    language: 'de',
    brief:
      'Hebamme in Freiburg, Wochenbett und Geburtsvorbereitung, ab Mai wieder Plätze frei, 0761 000 5521',
  },
  {
    name: 'es-clinica',
    language: 'es',
    brief: `Clínica veterinaria Río Miño, en Lugo. Somos Xiana Pardo y Brais Otero: ella opera, él escucha corazones. Atendemos perros, gatos, conejos y alguna gallina.

Consulta 32 €. Vacuna anual 41 €. Esterilización de gata 120 €. Limpieza dental 140 €. Microchip 38 €.

De lunes a viernes de 9:30 a 13:30 y de 16:30 a 20:00; sábados de 10:00 a 13:00. Urgencias las 24 horas en el 982 000 616. Si tu gato no soporta el coche, vamos a casa. Rúa da Milagrosa, 45, 27003 Lugo. Hay aparcamiento gratuito detrás.`,
  },
  {
    name: 'es-festival',
    language: 'es',
    brief:
      'festival de cine al aire libre en Cádiz, playa de la Caleta, del 3 al 5 de julio de 2026. viernes 22h documental, sábado 22h cortos gaditanos, domingo 21h30 clausura con concierto. entrada 6€, abono 15€, menores de 12 gratis. trae cojín',
  },
]
