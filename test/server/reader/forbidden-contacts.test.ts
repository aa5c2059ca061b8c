import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** What a page may show, and what it must not, with a shop to tell of. */
const shops: Record<string, { open: string; close: string; known: string }> = {
  en: {
    open: 'Elm Yard is a pottery in Leek. We teach throwing on the wheel.',
    close: 'Ring us on 01538 550 144.',
    known: '01538550144',
  },
  de: {
    open: 'Der Ulmenhof ist eine Töpferei in Melle. Wir geben Kurse an der Scheibe.',
    close: 'Telefon 05422 555 014.',
    known: '05422555014',
  },
  fr: {
    open: 'La Poterie des Ormes est un atelier à Dole. Nous donnons des cours de tournage.',
    close: 'Téléphone 03 84 55 01 44.',
    known: '0384550144',
  },
  es: {
    open: 'El Taller del Olmo es un taller de cerámica en Soria. Damos clases de torno.',
    close: 'Teléfono 975 55 01 44.',
    known: '975550144',
  },
  it: {
    open: 'La Bottega dell’Olmo è una bottega di ceramica a Todi. Teniamo corsi di tornio.',
    close: 'Telefono 075 550 144.',
    known: '075550144',
  },
  pt: {
    open: 'A Oficina do Olmo é uma olaria em Curitiba. Damos aulas de torno.',
    close: 'Telefone (41) 3555-0144.',
    known: '4135550144',
  },
  nl: {
    open: 'De Iepenhof is een pottenbakkerij in Goes. We geven draailes.',
    close: 'Telefoon 0113 550 144.',
    known: '0113550144',
  },
  ja: {
    open: '「にれ工房」は益子町の陶芸工房です。ろくろ教室を開いています。',
    close: '電話は0285-55-0144です。',
    known: '0285550144',
  },
  kr: {
    open: '느릅공방은 이천에 있는 도자기 공방입니다. 물레 수업을 해요.',
    close: '전화는 031-555-0144입니다.',
    known: '0315550144',
  },
}

/** All a browser and a search engine are given, without what parts the groups of a number. */
function givenBy(locale: string, said: string): string {
  const { open = '', close = '' } = shops[locale] ?? {}
  const document = composedDocument(`${open} ${said} ${close}`, {
    locale: locale as PageLanguage,
    seed: 0,
  })
  return JSON.stringify(document).replace(/[\s().–-]/g, '')
}

describe('a contact its owner forbids or withdraws', () => {
  it.each([
    ['en', 'Don’t put my mobile 07700 900412 on it please.', '900412'],
    ['en', 'My own mobile is 07700 900412, but that’s not for the public.', '900412'],
    ['en', 'The old number, 01538 550 299, is no longer ours.', '550299'],
    ['en', 'Joan left the committee so her number 07700 900412 should come off.', '900412'],
    ['en', 'Nobody should see my private email, ann.kiln@mail.example.', 'annkiln'],
    ['en', 'if you need to reach me its 07700 900412 but thats just for you', '900412'],
    ['en', 'I’d rather my home address, 12 Mill Lane, didn’t appear anywhere.', 'MillLane'],
    ['en', 'its 14 saxby rd thats just for your records.', 'saxby'],
    ['es', 'Vivo en la calle Tilos 12, es solo para su información.', 'Tilos'],
    ['it', 'Abito in via dei Tigli 12, solo per vostra conoscenza.', 'Tigli'],
    ['nl', 'Ik woon Lindelaan 12, alleen ter info.', 'Lindelaan'],
    ['de', 'Ich wohne Lindenweg 12, das ist nur für Ihre Unterlagen.', 'Lindenweg'],
    ['pt', 'Moro na Rua das Tílias 12, só para seu conhecimento.', 'Tílias'],
    ['fr', 'J’habite 12 rue des Tilleuls, juste pour info.', 'Tilleuls'],
    ['de', 'Bitte nicht veröffentlichen: meine Handynummer 0171 3920012.', '3920012'],
    ['de', 'Die alte Nummer 05422 555 077 gibt es nicht mehr.', '555077'],
    ['de', 'Mich selbst erreichst du unter 0171 3920012, das ist aber nur für dich.', '3920012'],
    ['de', 'Frau Kolbe ist ausgetreten, ihre Nummer 0171 3920012 muss runter.', '3920012'],
    ['de', 'Meine private Mail anna.kiln@mail.example soll keiner sehen.', 'annakiln'],
    ['de', 'Die Wohnadresse, Lindenweg 12, darf nirgends auftauchen.', 'Lindenweg'],
    ['fr', 'Surtout ne mettez pas mon portable, le 06 39 98 20 74.', '98207'],
    ['fr', 'L’ancien numéro, 03 84 55 02 99, n’est plus le nôtre.', '550299'],
    ['fr', 'Mon numéro perso c’est le 06 39 98 20 74, mais c’est juste pour vous.', '982074'],
    ['fr', 'Jeanne a quitté le bureau, son numéro 06 39 98 20 74 est à enlever.', '982074'],
    ['fr', 'Je ne veux pas que mon mail privé anne.four@mail.example soit visible.', 'annefour'],
    [
      'fr',
      'L’adresse de la maison, 12 rue des Tilleuls, ne doit apparaître nulle part.',
      'Tilleuls',
    ],
    ['es', 'Mi móvil, 612 345 098, no lo publiques.', '345098'],
    ['es', 'El número antiguo, 975 55 02 99, ya no es nuestro.', '550299'],
    ['es', 'A mí me encuentras en el 612 345 098, pero eso es solo para ti.', '345098'],
    ['es', 'Juana dejó la junta, su teléfono 612 345 098 hay que quitarlo.', '345098'],
    ['es', 'Que nadie vea mi correo personal, ana.horno@mail.example.', 'anahorno'],
    ['es', 'No quiero que salga la dirección de mi casa, calle Tilos 12.', 'Tilos'],
    ['it', 'Il mio cellulare 333 000 1311 non deve comparire.', '0001311'],
    ['it', 'Il vecchio numero, 075 550 299, non è più nostro.', '550299'],
    ['it', 'Se ti serve parlarmi sono al 333 000 1311, ma è solo per te.', '0001311'],
    ['it', 'Gianna è uscita dal direttivo, il suo numero 333 000 1311 va tolto.', '0001311'],
    ['it', 'Non voglio che si veda la mia mail privata, anna.forno@mail.example.', 'annaforno'],
    ['it', 'L’indirizzo di casa, via dei Tigli 12, non va pubblicato.', 'Tigli'],
    ['pt', 'Não coloque meu celular, (41) 99555-0123, por favor.', '995550123'],
    ['pt', 'O número antigo, (41) 3555-0299, não é mais nosso.', '35550299'],
    ['pt', 'Se precisar falar comigo é (41) 99555-0123, mas isso é só pra você.', '995550123'],
    ['pt', 'A Joana saiu da diretoria, o telefone dela (41) 99555-0123 tem que sair.', '995550123'],
    ['pt', 'Não quero que meu email pessoal ana.forno@mail.example apareça.', 'anaforno'],
    ['pt', 'O endereço de casa, Rua das Tílias 12, não pode aparecer.', 'Tílias'],
    ['nl', 'Zet mijn mobiel 06 12345698 er niet op.', '12345698'],
    ['nl', 'Het oude nummer, 0113 550 299, is niet meer van ons.', '550299'],
    ['nl', 'Mij bereik je op 06 12345698, maar dat is alleen voor jou.', '12345698'],
    ['nl', 'Jannie is uit het bestuur, haar nummer 06 12345698 moet eraf.', '12345698'],
    ['nl', 'Mijn privémail anna.oven@mail.example hoeft niemand te zien.', 'annaoven'],
    ['nl', 'Het thuisadres, Lindelaan 12, mag nergens te zien zijn.', 'Lindelaan'],
    ['ja', '私の携帯090-0413-2276は載せないでください。', '04132276'],
    ['ja', '以前の番号0285-55-0299はもう使っていません。', '550299'],
    ['ja', '連絡がつかないときは090-0413-2276へ、ただしこれは公開しないでください。', '04132276'],
    ['ja', '田中さんは退会したので、田中さんの090-0413-2276は消してください。', '04132276'],
    ['ja', '個人のメールanna.kama@mail.exampleは誰にも見せたくないです。', 'annakama'],
    ['ja', '自宅の住所、益子町七井12番地は出したくありません。', '七井12'],
    ['kr', '제 휴대폰 010-2345-0098은 올리지 말아 주세요.', '23450098'],
    ['kr', '예전 번호 031-555-0299는 이제 안 써요.', '5550299'],
    ['kr', '급하면 010-2345-0098로 연락 주세요, 이건 제작하시는 분만 아세요.', '23450098'],
    ['kr', '김 총무님은 그만두셔서 010-2345-0098은 빼 주세요.', '23450098'],
    ['kr', '개인 메일 anna.gama@mail.example은 공개하고 싶지 않아요.', 'annagama'],
    ['kr', '집 주소 느티나무길 12는 안 나왔으면 좋겠어요.', '느티나무길'],
  ])('stands nowhere, in %s: %s', (locale, said, secret) => {
    const given = givenBy(locale, said)
    expect(given).not.toContain(secret)
    expect(given).toContain(shops[locale]?.known)
  })

  it.each([
    ['en', 'Please don’t ring my mobile 07700 900412 after eight, the baby sleeps.', '900412'],
    ['en', 'No texts please, only calls: 07700 900412.', '900412'],
    ['en', 'We are not a shop any more, find us at 07700 900412.', '900412'],
    ['de', 'Bitte nach acht nicht mehr anrufen: 0171 3920012.', '3920012'],
    ['de', 'Keine SMS, nur Anrufe unter 0171 3920012.', '3920012'],
    ['fr', 'N’appelez pas le 06 39 98 20 74 après vingt heures.', '982074'],
    ['fr', 'Pas de SMS, seulement par téléphone au 06 39 98 20 74.', '982074'],
    ['es', 'No llaméis al 612 345 098 después de las nueve.', '345098'],
    ['es', 'Nada de audios, solo mensajes al 612 345 098.', '345098'],
    ['es', 'En la calle Tilos 12 hacemos un menú solo para ti.', 'Tilos'],
    ['it', 'Non chiamate il 333 000 1311 dopo le otto.', '0001311'],
    ['it', 'Niente messaggi vocali, solo chiamate al 333 000 1311.', '0001311'],
    ['pt', 'Não mande áudio, só mensagem no (41) 99555-0123.', '995550123'],
    ['pt', 'Não ligue para (41) 99555-0123 depois das oito.', '995550123'],
    ['nl', 'Bel 06 12345698 niet na acht uur.', '12345698'],
    ['nl', 'Geen appjes, alleen bellen op 06 12345698.', '12345698'],
    ['ja', '夜八時以降は090-0413-2276に電話しないでください。', '04132276'],
    ['ja', 'メールは見ないので、090-0413-2276にお電話ください。', '04132276'],
    ['kr', '밤 8시 이후에는 010-2345-0098로 전화하지 말아 주세요.', '23450098'],
    ['kr', '문자는 못 봐요, 010-2345-0098로 전화 주세요.', '23450098'],
  ])('is not one visitors are told of, in %s: %s', (locale, said, number) => {
    expect(givenBy(locale, said)).toContain(number)
  })
})

it.each<[PageLanguage, string, string, string]>([
  [
    'pt',
    'Alugamos loiça antiga em Coimbra. O telemóvel 910 000 374 é para pôr; o fixo de casa, 239 000 518, não, só lho dou a si caso precise de falar comigo.',
    '910000374',
    '239000518',
  ],
  [
    'en',
    'We hire out old china in Ludlow. My mobile 07700 900123 can go on the page; the landline, 01584 555014, not, that one is only for you.',
    '07700900123',
    '01584555014',
  ],
  [
    'de',
    'Wir verleihen altes Geschirr in Jena. Die Handynummer 0152 28817386 darf drauf; das Festnetz, 03641 555014, nicht, die ist nur für Sie.',
    '015228817386',
    '03641555014',
  ],
  [
    'fr',
    'Nous louons de la vaisselle à Uzès. Le portable 06 39 98 24 71 est à mettre ; le fixe, 04 66 55 01 42, non, il est juste pour vous.',
    '0639982471',
    '0466550142',
  ],
  [
    'es',
    'Alquilamos vajilla en Soria. El móvil 600 000 143 sí se pone; el fijo de casa, 975 550 142, no, ese es solo para usted.',
    '600000143',
    '975550142',
  ],
  [
    'it',
    'Noleggiamo stoviglie a Todi. Il cellulare 333 000 4827 va messo; il fisso di casa, 075 555 0142, no, è solo per lei.',
    '3330004827',
    '0755550142',
  ],
])('in %s of two numbers one stands on the page: %s', (locale, brief, shown, kept) => {
  const digits = JSON.stringify(composedDocument(brief, { locale })).replace(/[\s]/g, '')
  expect(digits).toContain(shown)
  expect(digits).not.toContain(kept)
})

it.each<[PageLanguage, string, string]>([
  [
    'es',
    'torneo de padel en Soria, 20 euros por pareja. apuntarse al 611204050. el 677889911 es el mio privado que no salga',
    '677889911',
  ],
  [
    'it',
    'torneo di calcetto a Todi, 50 euro a squadra. iscrizioni 3331204050. il 3479988776 è il mio privato lasciatelo fuori',
    '3479988776',
  ],
  [
    'pt',
    'torneio de sueca em Tondela, 10 euros por par. inscrições 912004050. o 936778899 é o meu pessoal fica de fora',
    '936778899',
  ],
  [
    'fr',
    "vide-grenier à Dole, 5 euros les deux mètres, inscriptions au 0639981204. le 0639987755 c'est mon perso le mettez pas",
    '0639987755',
  ],
  [
    'pt',
    'O meu telemóvel é o 912 884 031. Oficina de bicicletas em Coimbra, furo 8 euros. Pedidos só por email. O número lá de cima é só para si, não o publique.',
    '912884031',
  ],
])('in %s a number goes with the remark that is about it: %s', (locale, brief, kept) => {
  const digits = JSON.stringify(composedDocument(brief, { locale })).replace(/[\s]/g, '')
  expect(digits).not.toContain(kept)
})
