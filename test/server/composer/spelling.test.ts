import { describe, expect, it } from 'vitest'
import { readText } from '#server/reader/build-draft.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import { languageOf } from '#server/reader/language.ts'
import { type ReadFacts, read } from '#server/reader/read.ts'
import { leavesCapitalsOut } from '#server/reader/spelling/leaves-capitals-out.ts'
import { townWords } from '#server/reader/spelling/place-names.ts'
import { findProperNames } from '#server/reader/spelling/proper-names.ts'
import { respelled, respellings } from '#server/reader/spelling/respelled.ts'
import type { Respelling } from '#server/reader/spelling/respelling.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const textOf = ({ order, blocks }: PageDocument): string =>
  order
    .flatMap((id) => {
      const { type = '', props = {} } = blocks[id] ?? {}
      return textFields(type, props).map(({ value }) =>
        typeof value === 'string' ? value : plainText((value ?? []) as RichText),
      )
    })
    .join('\n')

const printed = (brief: string): string => {
  const { text } = read(brief, { language: null, fallback: 'en' })
  return respelled(text, 0, text.raw.length)
}

const withoutFacts: ReadFacts = {
  area: [],
  prices: [],
  offers: [],
  people: [],
  highlights: [],
  policies: [],
  programme: [],
}

const withoutCapitals = /[\p{sc=Hiragana}\p{sc=Hangul}]/u

/**
 * As `read` leaves a text, at a third of the cost: facts say what is a name, which is told where
 * capitals are left out alone, and changes nothing in scripts that have none.
 */
function printedText(brief: string): TaggedText {
  const draft = readText(brief, languageOf(detectLanguage(brief, 'en')))
  if (leavesCapitalsOut(draft.text) && !withoutCapitals.test(brief))
    return read(brief, { language: null, fallback: 'en' }).text
  const properNames = findProperNames(draft, withoutFacts)
  return { ...draft.text, properNames, townWords: townWords(draft) }
}

function isOfName(brief: string, { start }: Respelling): boolean {
  const { name } = read(brief, { language: null, fallback: 'en' }).facts
  return name !== undefined && name.span[0] <= start && start < name.span[1]
}

describe('a brief that is typed with care', () => {
  const careful = labelledBriefs().filter(
    ({ typed, split }) => typed === 'desk' && split !== 'test',
  )

  it('is printed letter for letter, its shorthand and the capitals of its name aside', () => {
    const changed = careful.flatMap(({ brief }) => {
      const text = printedText(brief)
      const { restored } = text.language.data.info
      const isShort = ({ start, end }: Respelling) =>
        restored.some(([typed]) => typed === brief.slice(start, end).toLowerCase())
      return respellings(text)
        .filter((each) => !isShort(each) && !isOfName(brief, each))
        .map(({ start, end, said }) => `${brief.slice(start - 12, end)}: ${said}`)
    })
    // Two of them are typed in some haste at one place.
    expect(changed.length, changed.join('\n')).toBeLessThan(careful.length / 100)
  })

  it.each([
    'Il Caffe Perche è un piccolo bar di Lecce: il caffè è forte, i cornetti sono caldi già alle 6.',
    'Me llamo Julián y enseño guitarra en Cádiz. Mi perra se llama Anos y también está en clase.',
  ])('keeps a word that has no accent beside many that do: %s', (brief) => {
    expect(printed(brief)).toBe(brief)
  })
})

describe('a page of a brief that is typed in haste', () => {
  it.each([
    [
      'it',
      'sono gino e riparo biciclette a modena da piu di 20 anni. il caffe lo offro io. lappuntamento si prende al 059 123456, via dei salici 31. lunedi chiuso',
      ['caffè', "l'appuntamento", 'più di 20 anni', 'dei Salici 31', 'lunedì', 'Modena'],
    ],
    [
      'es',
      'soy mecanico de bicicletas en valladolid, hago revision completa x 35 euros. el taller esta en la plaza mayor. el sabado todo el dia, con dos dias de anticipacion. llamame al 983 123 456',
      ['mecánico', 'revisión completa por 35', 'está en', 'días de anticipación', 'Valladolid'],
    ],
    [
      'fr',
      "je suis electricien a tours, on repare le jour meme et on l'enleve si besoin. recompense si vous trouvez mieux. jhabite pres de la gare. 02 47 00 00 00",
      ['électricien à Tours', 'répare', "l'enlève", 'récompense', "j'habite"],
    ],
    [
      'pt',
      'sou pedreiro em guarulhos, faco reforma e orcamento gratis, nao cobro visita. atendo das 9 as 18, hj mesmo se vc quiser. 11 91234-5678',
      ['Guarulhos', 'faço reforma', 'orçamento', 'não cobro', '9 às 18', 'hoje mesmo se você'],
    ],
    [
      'de',
      'hallo, ich repariere fahrraeder in bochum. die kueche und das fruehstueck fuer gaeste macht jonas. termine nach vereinbarung, vllt auch samstag. 0234 1234567',
      ['Fahrräder', 'Küche', 'Frühstück für Gäste', 'Jonas', 'vielleicht auch Samstag'],
    ],
    [
      'nl',
      'hoi wij zijn nancy en patrick en we bakken taarten in tilburg, s avonds zijn we open voor geinteresseerden. ideeen zijn welkom. ophalen kerkplein 5',
      ['ideeën', 'Nancy en Patrick', 'Tilburg', "'s avonds", 'geïnteresseerden', 'Kerkplein 5'],
    ],
    [
      'en',
      'hi im dave i fix washing machines in leeds, shop at 14 market st. theyre mended in a day or i dont charge. english and french spoken, ask for sarah w/ an hour to spare. closed mondays',
      [
        "don't charge",
        "they're mended",
        '14 Market St',
        'English and French',
        'Sarah with',
        'Mondays',
      ],
    ],
    [
      'kr',
      '서울 강남 미용실입니다. 예약 없이는 안되요. 매장에서 샘플을 볼수있어요. 02-000-7788',
      ['볼 수 있어요'],
    ],
    [
      'ja',
      '京都の小さな喫茶店です。一人づつゆっくりお出しします。電話は075-000-1234です。',
      ['一人ずつ'],
    ],
  ])('in %s is spelt as its owner would print it', (_locale, brief, parts) => {
    for (const part of parts) expect(printed(brief)).toContain(part)
    const [first = ''] = parts
    expect(textOf(composedDocument(brief)).toLowerCase()).toContain(first.toLowerCase())
  })
})

describe('what is left as it is typed', () => {
  it.each([
    [
      'a quotation',
      'sono gino, faccio il caffe e la citta mi conosce. il cartello dice "caffe perche si" a modena',
      '"caffe perche si"',
    ],
    [
      'an address of mail',
      'perche non scrivete a caffe@citta.example, siamo in citta',
      'caffe@citta.example',
    ],
    [
      'an account',
      'hago pan en la manana, sigueme en @panaderia_manana, tambien los sabados',
      '@panaderia_manana',
    ],
    [
      'a size',
      'facciamo quadri 60 x 90 perche piacciono, piu grandi su richiesta in citta',
      '60 x 90',
    ],
    [
      'a person who is called like a word',
      'Parrucchiera in citta, vengo da voi. Sara risponde sempre. Perche uscire',
      'Sara risponde',
    ],
    [
      'what is an English word as well',
      'bring ur own lunch, i fix its chain thru the night, dont worry',
      'ur own lunch',
    ],
  ])('%s', (_what, brief, kept) => {
    expect(printed(brief)).toContain(kept)
  })
})

it('a name is written as its owner writes it, and verbs have no capitals of nouns', () => {
  const ja = composedDocument('東京の花屋、はなづつと申します。花束は二千円からです。', {
    locale: 'ja',
  })
  expect(JSON.stringify(ja.blocks)).not.toContain('はなずつ')
  const de = composedDocument(
    'hallo wir sind die selbsthilfegruppe tinnitus in hannover. man muss sich nicht anmelden. ein bisschen kaffee gibts auch. kontakt 0511 555019',
    { locale: 'de' },
  )
  const said = JSON.stringify(de.blocks)
  expect(said).toContain('Man muss sich nicht anmelden')
  expect(said).toContain('bisschen Kaffee')
})

describe('a hasty text that tells names, days and words of trades', () => {
  it.each([
    [
      'nouns of two nouns, behind an article and behind "zum"',
      'hallo, mobile fußpflege in bautzen. behandlung mit fußbad 34 euro, keine anfahrt, tee zum mitnehmen. unser laden ist zu, im großen und ganzen immer. das laden dauert',
      ['Fußbad', 'keine Anfahrt', 'zum Mitnehmen', 'unser Laden', 'im großen und ganzen'],
    ],
    [
      'a family behind its title',
      'christbäume ab hof bei familie hinterleitner, 4240 freistadt. zustellen tun wir in freistadt um 10 euro, mo bis fr',
      ['Familie Hinterleitner', 'in Freistadt', 'Mo bis Fr'],
    ],
    [
      'who is called at a number, and a word that can only be one',
      'mower repairs bunbury ring kev 0491570156, i bring a proper vacum. open sat sun, wed 6 to 8, closed 16 may. we sat 3 hours in the sun',
      ['ring Kev', 'vacuum', 'Sat Sun', 'Wed 6', '16 May', 'we sat 3 hours in the sun'],
    ],
    [
      'a county, and a town of it',
      'hi i am a chimney sweep in ludlow shropshire, not manchester, i cover craven arms and church stretton',
      ['Ludlow Shropshire', 'Manchester'],
    ],
    [
      'what stands in front of a town whose name begins with a word for a street',
      'we hire out two boats for the day from Foxley Wharf just outside Market Harborough, dogs welcome. ring 01632 960 418',
      ['Foxley Wharf just outside Market Harborough'],
    ],
    [
      'a town that is told beside the place',
      'salve, piccolo uliveto a larino in molise, raccolta a mano. oliva gentile di larino, piccola colonia di api',
      ['a Larino in Molise', 'di Larino', 'piccola colonia'],
    ],
    [
      'apostrophes for which a space stands',
      "bonjour c'est pour le souper boudin, rue de l église. l argent c'est pour les vestiaires, merci d avance. vitamine c et d, 5 l environ",
      ["de l'église", "l'argent", "d'avance", 'c et d', '5 l environ'],
    ],
    [
      'the same in Italian',
      'salve faccio il pane all antica con dell acqua buona e un amico, quest anno a modena',
      ["all'antica", "dell'acqua", 'un amico', "quest'anno"],
    ],
  ])('is spelt as a careful person types: %s', (_what, brief, parts) => {
    for (const part of parts) expect(printed(brief)).toContain(part)
  })

  it('keeps words of a careful text that only look like days and towns', () => {
    const said = 'We sat in the sun near Bath. Die Kurse sind dienstags und freitags.'
    expect(printed(said)).toBe(said)
  })
})

describe('shorthand of a hasty text', () => {
  it.each([
    [
      'en',
      'hi im doing boats in leeds. Txt me if u want, its called Fix It n Mix It. licensed n insured, rods w worms, 60 w bulb, off may thru oct. mon-fri, nr Penrith',
      [
        'Text me if you want',
        "it's called",
        'licensed and insured',
        'rods with worms, 60 w bulb',
        'May through Oct',
        'Mon-Fri',
        'near Penrith',
      ],
    ],
    [
      'de',
      'hallo wir haben tische u stühle in bochum, ca. 5 stk inkl. frühstück, mo-fr 9 bis 12 u 13 bis 15, mit ofen. rezepte v oma, tüv. anfahrt 20, klingel defekt, verkauf ich, briefe die keiner mehr entziffern kann',
      [
        'Tische und Stühle',
        'ca. 5 Stk. inkl.',
        'Mo-Fr',
        'mit Ofen',
        'von Oma',
        'TÜV',
        'Anfahrt 20, Klingel defekt, verkauf ich',
        'entziffern kann',
      ],
    ],
    [
      'fr',
      'je suis boulanger à saint-malo. souper sam 22, des 18h30, lun a ven. de 1 a 30 betes, le belier et les soupieres, repas a commander avt le 15, de préference à midi si tu répares',
      [
        'Saint-Malo',
        'dès 18h30',
        'lun à ven',
        'de 1 à 30 bêtes',
        'à commander avant le 15',
        'préférence',
      ],
    ],
    [
      'es',
      'hola vendo jugos en monterrey, lun a sab 10 a 7, con vitamina c, si t quedas dejas tu ine, audio por whats',
      ['lun a sáb', 'si te quedas', 'tu INE', 'por WhatsApp', 'vitamina C'],
    ],
    [
      'it',
      'ciao addestro cani a modena, 40 euro un ora e mezza, un altra volta qlcs di nuovo',
      ["un'ora e mezza", "un'altra volta qualcosa"],
    ],
    [
      'pt',
      'conserto guarda chuva em paraty, tecido c garantia, n precisa marcar, abro as 8h. tamanho p 16 m 18. oq vc quiser',
      ['guarda-chuva', 'com garantia, não precisa', 'às 8h', 'tamanho p 16', 'o que você'],
    ],
    [
      'nl',
      'hoi ik pas op kippen in tilburg, 10 euro p dag, 2 tm 8 jaar, smorgens open, hoef je nt te bellen',
      ['10 euro per dag', '2 t/m 8', "'s morgens", 'niet te bellen'],
    ],
    [
      'kr',
      '벌초 대행해요 예산 홍성만 가요 20분넘게 걸으면 2만 추가 예약 안받아요 팔릴때까지 두명만 문자 하시면됨 안되요',
      ['20분 넘게', '안 받아요', '팔릴 때까지', '두 명만', '하시면 됨', '안 돼요'],
    ],
  ])('in %s is written out', (_locale, brief, parts) => {
    for (const part of parts) expect(printed(brief)).toContain(part)
  })

  it('stays where it is a name, a unit or a row of letters', () => {
    const said =
      'hi we hang doors in leeds, ask for Bhatia Packers n Movers. r n b on fridays, shirts s m l, 60 w bulbs'
    for (const part of ['Packers n Movers', 'r n b', 's m l', '60 w bulbs'])
      expect(printed(said)).toContain(part)
  })
})

describe('a region behind its town and a plus between words', () => {
  it.each([
    [
      'en',
      'hi i dive for lost rings in traverse city mi, grand haven + antrim county, ring +1 231 555 0148, 2 + 1 free, from 7 months + group sat',
      ['Traverse City MI', 'and Antrim', '+1 231 555 0148', '2 + 1 free', '7 months + group'],
    ],
    [
      'it',
      'ciao faccio toelettatura a domicilio per cani + gatti, sto ad acqualagna (pu)',
      ['Acqualagna (PU)', 'cani e gatti'],
    ],
    ['pt', 'oi alugo casa + barco em araruama rj, dorme 10', ['Araruama RJ', 'casa e barco']],
    [
      'de',
      'hallo wir bauen für euch tische + stühle aus eiche, werkstatt in bochum',
      ['Tische und Stühle'],
    ],
    [
      'fr',
      'je garde chiens + chats a rennes, retard de + de 15min',
      ['chiens et chats à Rennes', 'retard de plus de 15min'],
    ],
    ['nl', 'hoi ik pas op honden + katten in tilburg', ['honden en katten']],
  ])('in %s are told as printed', (_locale, brief, parts) => {
    for (const part of parts) expect(printed(brief)).toContain(part)
  })

  it('stays a sign where capitals are typed', () => {
    const said = 'We sell Hay + Straw near Traverse City, MI. Eggs + milk on Fridays.'
    expect(printed(said)).toBe(said)
  })
})
