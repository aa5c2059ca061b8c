import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })
const fieldsOf = (brief: string, locale: PageLanguage) =>
  page(brief, locale).blocks.contact?.props.fields as { label: string; kind: string }[]

it('a topic in front of what a form asks is no field of it', () => {
  const brief =
    '松阪市でそろばん教室を開いています。体験は二回まで無料です。体験のお申し込みは、お子さまの学年とご希望の曜日を添えて、フォームからお願いいたします。お電話は0598-55-0142です。'
  const labels = fieldsOf(brief, 'ja').map(({ label }) => label)
  expect(labels).toContain('お子さまの学年')
  expect(labels.join()).not.toContain('お申し込みは')
})

it.each([
  [
    'en',
    'we’re Almost Home, country and 90s rock for weddings in Dayton. booking thru a form pls - name, date, where, how many people. no phone number',
    ['Name name', 'Date date', 'Where text', 'How many people number', 'Email email'],
  ],
  [
    'de',
    'Ferienhort Kiesel in Wels. Anmelden bis 5. Mai über ein Formular: Name, Alter des Kindes, Allergien ja oder nein und eine Telefonnummer.',
    ['Name name', 'Alter des Kindes text', 'Allergien? yes-no', 'Telefonnummer phone'],
  ],
  [
    'fr',
    'Brocante du quartier à Sainte-Walburge le dimanche 24 mai 2027 de 7h à 16h. Inscription avant le 10 mai via formulaire (nom, gsm, nombre d’emplacements, riverain ou pas).',
    ['Nom name', 'Gsm phone', 'Nombre d’emplacements number', 'Riverain\u202f? yes-no'],
  ],
  [
    'es',
    'Taller de cerámica en Jaca. Para reservar hay un formulario (nombre, cuántas personas, qué día, alergias sí o no).',
    ['Nombre name', 'Cuántas personas number', 'Qué día text', '¿Alergias? yes-no'],
  ],
  [
    'it',
    'Campo estivo Il Nocciolo a Cuneo. Iscrizioni entro il 3 maggio con il modulo: nome, quanti giorni, intolleranze e un numero di telefono.',
    ['Nome name', 'Quanti giorni number', 'Intolleranze text', 'Numero di telefono phone'],
  ],
  [
    'pt',
    'Almoço dos 40 anos da nossa turma, sábado 26 de setembro de 2027. Inscrição até 6 de setembro num formulário, nome, quantas pessoas e prato.',
    ['Nome name', 'Quantas pessoas number', 'Prato text'],
  ],
  [
    'nl',
    'Zomerkamp in Ede. Inschrijven via het formulier: naam kind, leeftijd, zwemdiploma ja of nee en een telefoonnummer voor nood.',
    ['Naam kind name', 'Leeftijd text', 'Zwemdiploma? yes-no', 'Telefoonnummer voor nood phone'],
  ],
  [
    'ja',
    '陶芸教室つちのこ、益子町。お申し込みはフォームで（お名前、人数、希望日、送迎の有無）。',
    ['お名前 name', '人数 number', '希望日 text', '送迎の有無 yes-no'],
  ],
  [
    'kr',
    '아들 돌잔치 초대. 2027년 10월 24일 낮 12시예요. 참석 여부는 10월 10일까지 폼으로 받고싶어요 (이름, 어른 몇명, 아이 몇명, 아기의자 필요한지).',
    ['이름 name', '어른 몇명 number', '아이 몇명 number', '아기의자 필요한지 yes-no'],
  ],
] as const)('in %s a form asks what the brief names: %s', (locale, brief, fields) => {
  const asked = fieldsOf(brief, locale).map(({ label, kind }) => `${label} ${kind}`)
  expect(asked).toEqual(expect.arrayContaining([...fields]))
})

it('whoever is invited still says whether they come', () => {
  const brief =
    'Maude Thivierge et Félix Ouellet se marient le samedi 5 septembre 2027, à Saint-Jean-Port-Joli. Merci de répondre avant le 15 juillet par un formulaire: nom, nombre d’adultes et d’enfants, allergies, navette oui ou non.'
  expect(fieldsOf(brief, 'fr').map(({ label }) => label)).toEqual([
    'Nom',
    'Serez-vous là\u202f?',
    'Nombre d’adultes et d’enfants',
    'Allergies',
    'Navette\u202f?',
    'Message',
  ])
})

it('until when one answers is told without what the form asks', () => {
  const brief =
    'Brocante du quartier à Sainte-Walburge le dimanche 24 mai 2027. Inscription avant le 10 mai via formulaire (nom, gsm, nombre d’emplacements). Renseignements Jean-Marie 0470 83 15 62.'
  expect(page(brief, 'fr').blocks.notice?.props.text).toBe('Inscription avant le 10 mai.')
})

it('what stands behind a form and asks nothing is no field', () => {
  const brief = 'Yoga in Leeds. Book through the contact form, places are limited, bring a mat.'
  expect(fieldsOf(brief, 'en').map(({ label }) => label)).toEqual(['Name', 'Email', 'Message'])
})

it('why people are to book is told, and the form asks what stands behind', () => {
  const brief =
    'Around the House is a set dancing class in Ballyvara. The room only holds four sets, so we’d like people to put their name down on the page: name, phone, and whether they are a beginner.'
  expect(pageTexts(brief, 'en').join(' ')).toContain('The room only holds four sets')
  expect(fieldsOf(brief, 'en').map(({ label }) => label)).toEqual([
    'Name',
    'Phone',
    'Whether they are a beginner',
    'Message',
  ])
})

it.each([
  [
    'en',
    'Guitar class in Leeds. There are 12 seats, book by form: name, phone',
    /There are 12 seats/,
  ],
  [
    'de',
    'Gitarrenkurs in Wels. Es gibt 12 Plätze, Anmeldung über ein Formular: Name, Telefon',
    /Es gibt 12 Plätze/,
  ],
  ['kr', '기타 교실입니다. 자리는 12명입니다. 페이지에서 신청: 이름, 전화', /자리는 12명/],
  ['kr', '기타 교실입니다. 자리는 12명이고 페이지에서 신청: 이름, 전화', /자리는 12명/],
] as const)(
  'how many places there are stays told before what the form asks, in %s: %s',
  (locale, brief, told) => {
    expect(pageTexts(brief, locale).join(' ')).toMatch(told)
  },
)

it('an answer to an invitation asks what its form names, by the day told, and nothing else', () => {
  const brief =
    'Ci sposiamo! Siamo Livia e Corrado e il grande giorno è sabato 5 giugno 2027, a Offida. Vorremmo che gli invitati confermassero con un modulo entro il 30 aprile: nome, quanti sono, navetta sì o no.'
  const { contact } = page(brief, 'it').blocks
  expect(contact?.props.submit).toBe('Conferma la presenza')
  expect(contact?.props.lead).toContain('Entro il 30 aprile')
  expect(fieldsOf(brief, 'it').map(({ label }) => label)).toEqual([
    'Nome',
    'Ci sarai?',
    'Quanti sono',
    'Navetta?',
    'Messaggio',
  ])
})

it('what one chooses from is one answer, and a promise is none', () => {
  const brief =
    "Déneigement Tremblay à Sherbrooke. Pour une soumission remplir un formulaire avec l'adresse, simple ou double et un numéro, on rappelle en dedans de 48 h."
  const labels = fieldsOf(brief, 'fr').map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Adresse', 'Simple ou double', 'Numéro']))
  expect(labels.join()).not.toContain('rappelle')
})

it('a form asks nothing of what leads to it', () => {
  const brief =
    '천천히 언어치료실입니다. 전주에 있습니다. 치료 중에는 전화를 받지 못하니, 상담을 원하시는 분은 신청서에 아이의 나이와 걱정되는 점, 연락 가능한 시간을 남겨 주시면 전화드리겠습니다.'
  const labels = fieldsOf(brief, 'kr').map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['아이의 나이', '걱정되는 점']))
  expect(labels.join()).not.toContain('전화를')
})

it('no guest is asked for allergies nobody spoke of', () => {
  const brief =
    '아버지 칠순잔치에 초대합니다. 2027년 10월 17일 낮 12시 한밭가든입니다. 참석 여부는 10월 5일까지 알려주세요.'
  expect(fieldsOf(brief, 'kr').map(({ label }) => label)).not.toContain('알레르기')
})

it.each<[PageLanguage, string, string[]]>([
  [
    'de',
    'Unsere Ferienwohnung Seeblick in Lindau hat Platz für vier Personen. Die Nacht kostet 90 Euro. Gäste sollen direkt auf der Seite anfragen können: Name, E-Mail, Anreise, Abreise und Personenzahl.',
    ['Name name', 'E-Mail email', 'Anreise date', 'Abreise date', 'Personenzahl number'],
  ],
  [
    'it',
    'Affittiamo la casa vacanze La Quercia a Orta. La notte costa 120 euro. Vorremmo che si potesse chiedere direttamente sulla pagina: nome, e-mail, arrivo, partenza e quante persone.',
    ['Nome name', 'E-mail email', 'Arrivo date', 'Partenza date', 'Quante persone number'],
  ],
  [
    'nl',
    'Logopediepraktijk De Klankkast in Aalst. Aanmelden kan met een formuliertje: naam, leeftijd, telefoonnummer en kort waarover het gaat. Ik bel dan zelf terug.',
    ['Naam name', 'Leeftijd text', 'Telefoonnummer phone', 'Kort waarover het gaat text'],
  ],
  [
    'kr',
    '전주 한옥마을에서 가죽공방 손끝을 운영합니다. 카드지갑 체험은 2시간에 5만 원입니다. 예약은 홈페이지에서 날짜, 시간, 인원, 연락처를 적어 보내실 수 있게 해 주세요.',
    ['성함 name', '날짜 date', '시간 time', '인원 number', '연락처 phone'],
  ],
  [
    'en',
    'The Turkey Trot, Sunday 6 December at 11, the pier in Ballycotton. Questions ring me 086 555 0177. People sign up with name, age and who to ring in an emergency.',
    ['Name name', 'Age text', 'Who to ring in an emergency phone'],
  ],
])('in %s what is to be told on the page itself is a form: %s', (locale, brief, fields) => {
  const asked = fieldsOf(brief, locale).map(({ label, kind }) => `${label} ${kind}`)
  expect(asked.slice(0, fields.length)).toEqual(fields)
})

it('the day one books for is required', () => {
  const brief =
    'Pottery studio Clay & Time in Hove. A class costs £45. People should book on the page with date, time and a phone number.'
  expect(fieldsOf(brief, 'en')).toContainEqual({ label: 'Date', kind: 'date', required: true })
})

it.each<[PageLanguage, string, string[]]>([
  [
    'ja',
    '金沢の書道教室です。体験はお申し込みフォームから、お名前、年齢、お電話番号をお知らせください。折り返しご連絡します。空きは、火曜の夕方と土曜の午前です。',
    ['お名前', '年齢', 'お電話番号', 'ご用件'],
  ],
  [
    'ja',
    '松江の英会話教室です。フォームで、お名前、学年、メールをご記入ください。教室は二階です。月曜と木曜、土曜の午後に開いています。',
    ['お名前', '学年', 'メール', 'ご用件'],
  ],
  [
    'kr',
    '원주 도예공방입니다. 체험을 신청하시려면 성함과 인원수를 적어 clay@wonju.example 로 보내 주세요.',
    ['성함', '인원수', '이메일', '문의 내용'],
  ],
  [
    'kr',
    '제주 승마장입니다. 예약하시는 분은 이름과 나이, 연락처를 남겨 주세요.',
    ['이름', '나이', '연락처', '문의 내용'],
  ],
  [
    'nl',
    'Zwemschool Otter in Assen. Aanmelden met formuliertje (naam woonplaats telefoon, heb je al een diploma ja/nee).',
    ['Naam', 'Woonplaats', 'Telefoon', 'Heb je al een diploma?', 'Bericht'],
  ],
  [
    'es',
    'Autoescuela Lirón en Lugo. Apuntarse con un formulario: nombre edad teléfono, horario preferido.',
    ['Nombre', 'Edad', 'Teléfono', 'Horario preferido', 'Mensaje'],
  ],
])('in %s the fields are what is asked, and no more: %s', (locale, brief, labels) => {
  expect(fieldsOf(brief, locale).map(({ label }) => label)).toEqual(labels)
})

it.each([
  [
    'en',
    'The scouts hold their spaghetti supper on Saturday 6 February in Velsby. Sign up by 31 January with the form: name, number of adults and children, bolognese or vegetarian, eat in or take away, and roughly what time you come.',
    [
      'Number of adults number',
      'Number of children number',
      'Bolognese or vegetarian text',
      'Eat in or take away text',
    ],
  ],
  [
    'de',
    'Der Verein feiert am 12. Juni sein Sommerfest in Altdorf. Anmelden bis 1. Juni mit dem Formular: Name, Anzahl Erwachsene und Kinder, Fleisch oder vegetarisch, und eine Telefonnummer.',
    ['Anzahl Erwachsene number', 'Anzahl Kinder number', 'Fleisch oder vegetarisch text'],
  ],
  [
    'fr',
    'Le comité organise son repas le samedi 6 février à Saint-Aubin. Inscription avant le 31 janvier par le formulaire : nom, nombre d’adultes et d’enfants, viande ou végétarien, sur place ou à emporter.',
    [
      'Nombre d’adultes et d’enfants number',
      'Viande ou végétarien text',
      'Sur place ou à emporter text',
    ],
  ],
  [
    'es',
    'La peña organiza su verbena el sábado 20 de junio en Alcora. Para apuntarse hay un formulario: nombre, número de adultos y niños, carne o vegetariano, y un teléfono.',
    ['Número de adultos number', 'Número de niños number', 'Carne o vegetariano text'],
  ],
  [
    'it',
    'Il gruppo organizza la cena sabato 6 febbraio a Velleta. Iscrizioni entro il 31 gennaio con il modulo: nome, numero di adulti e bambini, carne o vegetariano, sul posto o da asporto.',
    [
      'Numero di adulti number',
      'Numero di bambini number',
      'Carne o vegetariano text',
      'Sul posto o da asporto text',
    ],
  ],
  [
    'pt',
    'O rancho organiza o jantar no sábado 6 de fevereiro em Tondela. Inscrição até 31 de janeiro no formulário: nome, número de adultos e crianças, carne ou vegetariano, e telefone.',
    ['Número de adultos number', 'Número de crianças number', 'Carne ou vegetariano text'],
  ],
  [
    'nl',
    'Op zaterdag 6 februari houdt scoutsgroep De Zwaluw haar spaghettiavond in Velzeke. Inschrijven doe je met het formulier: naam, aantal volwassenen en kinderen, bolognaise of vegetarisch, ter plaatse of afhalen, en hoe laat je ongeveer komt.',
    [
      'Aantal volwassenen number',
      'Aantal kinderen number',
      'Bolognaise of vegetarisch text',
      'Ter plaatse of afhalen text',
    ],
  ],
  [
    'ja',
    'スパゲッティ会を2月6日（土）に開きます。お申し込みはフォームで（お名前、大人と子供の人数、ミートまたはベジタリアン、電話番号）。',
    ['大人の人数 number', '子供の人数 number', 'ミートまたはベジタリアン text'],
  ],
  [
    'kr',
    '2월 6일 토요일 마을 잔치를 엽니다. 신청은 신청서로: 이름, 어른과 아이 인원, 고기 또는 채식, 연락처.',
    ['어른 인원 number', '아이 인원 number', '고기 또는 채식 text'],
  ],
] as const)(
  'in %s two that are counted are two numbers, a choice is one field: %s',
  (locale, brief, fields) => {
    const asked = fieldsOf(brief, locale).map(({ label, kind }) => `${label} ${kind}`)
    expect(asked).toEqual(expect.arrayContaining([...fields]))
  },
)

it('what else is asked behind a number is not counted with it', () => {
  const brief =
    'Sign up for the quiz night on 6 February in Hull with the form: name, number of guests and allergies.'
  const labels = fieldsOf(brief, 'en').map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Number of guests', 'Allergies']))
})

it.each([
  [
    'fr',
    'Merci de répondre avant le 15 avril par un petit formulaire : nom, allergies.',
    'Merci de répondre avant le 15 avril',
  ],
  [
    'fr',
    "Merci de répondre avant le 15 avril au moyen d'un formulaire : nom, allergies.",
    'Merci de répondre avant le 15 avril',
  ],
  [
    'en',
    'Please reply by 15 April by means of a short form: name, allergies.',
    'Please reply by 15 April',
  ],
] as const)('in %s a deadline ends before the words for its form: %s', (locale, asked, told) => {
  const brief = {
    fr: 'Nous nous marions le 5 juin 2027 à Mons.',
    en: 'We marry on 5 June 2027 in Ely.',
  }
  const said = pageTexts(`${brief[locale]} ${asked}`, locale)
  expect(said.find((text) => text.startsWith(told))?.replace(/[.]$/, '')).toBe(told)
})

it('what stands behind the colon of a form is a field, whatever it is elsewhere', () => {
  const brief =
    'Notre pédibus. Des parents accompagnent les enfants à pied à l’école. Inscription par le formulaire : nom de l’enfant, classe, arrêt, téléphone d’un parent.'
  expect(fieldsOf(brief, 'fr').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Nom de l’enfant', 'Classe', 'Arrêt', 'Téléphone d’un parent']),
  )
})

it.each<[PageLanguage, string, string[]]>([
  [
    'nl',
    'Tegelactie in Boom op zaterdag 28 maart. Inschrijven voor 8 maart met naam, huisnummer en plantenkeuze via een formuliertje.',
    ['Naam name', 'Huisnummer text', 'Plantenkeuze text'],
  ],
  [
    'en',
    'Tile-lifting day in Leek on Saturday 28 March. Sign up by 8 March with name, house number and choice of plants through a little form.',
    ['Name name', 'House number text', 'Choice of plants text'],
  ],
  [
    'de',
    'Pflasteraktion in Melle am Samstag, 28. März. Anmeldung bis 8. März mit Name, Hausnummer und Pflanzenwunsch über ein Formular.',
    ['Name name', 'Hausnummer text', 'Pflanzenwunsch text'],
  ],
  [
    'fr',
    'Journée des trottoirs à Dole le samedi 28 mars. Inscription avant le 8 mars avec nom, numéro de maison et choix de plantes par un petit formulaire.',
    ['Nom name', 'Numéro de maison text', 'Choix de plantes text'],
  ],
  [
    'it',
    'Giornata del verde a Todi sabato 28 marzo. Iscrizioni entro l’8 marzo con nome, numero civico e scelta delle piante tramite un modulo.',
    ['Nome name', 'Numero civico text', 'Scelta delle piante text'],
  ],
])('in %s a form asks what is told before it: %s', (locale, brief, fields) => {
  expect(fieldsOf(brief, locale).map(({ label, kind }) => `${label} ${kind}`)).toEqual(
    expect.arrayContaining(fields),
  )
})

it.each<[PageLanguage, string, readonly string[]]>([
  [
    'fr',
    'La fête des cousins a lieu le samedi 17 juillet 2027 à 11 h à la salle de Plouvenec. Réponses avant le 31 mai, avec le nombre de personnes, la branche, les allergies, par un formulaire.',
    ['Nombre de personnes number', 'Branche text', 'Allergies text'],
  ],
  [
    'nl',
    'Onze familiedag is op zaterdag 17 juli 2027 vanaf 11 uur in de hoeve. Antwoord voor 31 mei, met het aantal personen, de tak en allergieën, via een formulier.',
    ['Aantal personen number', 'Tak text', 'Allergieën text'],
  ],
  [
    'de',
    'Ich repariere Maskottchenkostüme, Köpfe ab 75 Euro, bundesweit. Für Angebote bitte ein Formular, in dem man ein Foto schicken kann.',
    ['Foto photo'],
  ],
])(
  'in %s what is to be told before the word for a form is asked in it: %s',
  (locale, brief, due) => {
    const told = fieldsOf(brief, locale).map(({ label, kind }) => `${label} ${kind}`)
    expect(told).toEqual(expect.arrayContaining([...due]))
  },
)
