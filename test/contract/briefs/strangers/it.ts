import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Siamo un piccolo bar a Trieste, si chiama Da Nando. Spritz 4 euro, caffè 1,30, toast 4,50 euro. Aperto dalle 7 alle 21 dal lunedì al sabato. Chiuso domenica. 040 334455',
    expect: {
      industry: ['bar', 'cafe'],
      name: 'Da Nando',
      place: 'Trieste',
      phone: '+39040334455',
      hours: 'Mo-Sa 07:00-21:00',
      prices: ['Spritz 4 EUR', 'toast 4.5 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Studio Legale Avv. Ginevra Colonna, via Cavour 21, 50129 Firenze. Diritto di famiglia e successioni. Prima consulenza 80 €. Riceve su appuntamento dal lunedì al venerdì, 9-13 e 15-18. Tel. 055 2345678',
    expect: {
      industry: 'professional-services',
      name: ['Studio Legale Avv. Ginevra Colonna', 'Avv. Ginevra Colonna', 'Ginevra Colonna'],
      place: 'via Cavour 21, 50129 Firenze',
      phone: '+390552345678',
      hours: 'Mo-Fr 09:00-13:00,15:00-18:00',
      prices: ['Prima consulenza 80 EUR'],
    },
  },
  {
    brief:
      "Festival delle Lanterne 2027, 19 e 20 giugno a Orta San Giulio. Due sere di musica sull'acqua, mercatini e cibo di strada. Ingresso 10 euro, ridotto 6 euro. Biglietti su lanterneorta.example",
    expect: {
      industry: 'event',
      name: 'Festival delle Lanterne',
      place: 'Orta San Giulio',
      url: 'https://lanterneorta.example',
      prices: ['Ingresso 10 EUR', 'ridotto 6 EUR'],
    },
  },
  {
    brief:
      'fiorista a bergamo dal 1974, il giardino segreto. bouquet da 20 euro, composizioni per matrimoni, piante. lun-sab 8.30-12.30 15-19. 035 221144',
    expect: {
      industry: 'florist',
      name: 'il giardino segreto',
      place: 'bergamo',
      since: 1974,
      phone: '+39035221144',
      hours: 'Mo-Sa 08:30-12:30,15:00-19:00',
      prices: ['bouquet from 20 EUR'],
    },
  },
  {
    brief:
      'Carrozzeria Fratelli Bellini, Modena. Riparazione carrozzeria, lucidatura, auto sostitutiva. Lucidatura fari 60 €, verniciatura paraurti da 180 €. Da lunedì a venerdì 8-12.30 / 14-18.30. Il preventivo è gratuito.',
    expect: {
      industry: 'auto-repair',
      name: 'Carrozzeria Fratelli Bellini',
      place: 'Modena',
      hours: 'Mo-Fr 08:00-12:30,14:00-18:30',
      prices: ['Lucidatura fari 60 EUR', 'verniciatura paraurti from 180 EUR'],
    },
  },
  {
    brief:
      'Vorrei un sito per la mia attività. Insegno pianoforte ad adulti che non hanno mai suonato. Mi chiamo Tommaso Rinaldi. Lezione 30 € a Pavia, anche online. tommaso.rinaldi@posta.example',
    expect: {
      industry: ['education', 'music'],
      name: 'Tommaso Rinaldi',
      place: 'Pavia',
      email: 'tommaso.rinaldi@posta.example',
      prices: ['Lezione 30 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Contiamo Noi è un programma di contabilità per piccole cooperative. Fatture, soci, bilanci: tutto in un posto. 19 € al mese, prova gratuita di 30 giorni. aiuto@contiamonoi.example',
    expect: {
      industry: 'software',
      name: 'Contiamo Noi',
      email: 'aiuto@contiamonoi.example',
      prices: ['mese 19 EUR'],
      audience: 'piccole cooperative',
    },
  },
]
