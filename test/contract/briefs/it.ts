import type { LabelledBrief } from './labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Gelateria Brina a Lecce: gelato artigianale senza coloranti. Cono piccolo 2,50 €, vaschetta da un chilo 20 €. Aperta tutti i giorni dalle 11 a mezzanotte. 0832 123456',
    expect: {
      industry: 'cafe',
      name: 'Gelateria Brina',
      place: 'Lecce',
      phone: '+390832123456',
      hours: 'Mo-Su 11:00-24:00',
      prices: ['Cono piccolo 2.5 EUR', 'vaschetta da un chilo 20 EUR'],
    },
  },
  {
    brief:
      'Sono Livia Sartori, interior designer a Torino. Progetto case e piccoli studi. Portfolio su liviasartori.it, scrivetemi a ciao@liviasartori.it',
    expect: {
      industry: 'portfolio',
      name: 'Livia Sartori',
      place: 'Torino',
      url: 'https://liviasartori.it',
      email: 'ciao@liviasartori.it',
    },
  },
  {
    brief:
      'Agriturismo Poggio Alto, vicino a Siena. Otto camere, uliveto e piscina. Camera doppia da 95 € a notte con colazione. Check-in dalle 15 alle 20. Dal 2003 nella stessa famiglia. info@poggioalto.example',
    expect: {
      industry: 'lodging',
      name: 'Agriturismo Poggio Alto',
      place: 'Siena',
      email: 'info@poggioalto.example',
      since: 2003,
      prices: ['Camera doppia from 95 EUR'],
    },
  },
  {
    brief:
      'Studio legale Ferrantini, via Garibaldi 14, 37121 Verona. Diritto di famiglia, separazioni, successioni. Primo colloquio 80 euro. Riceviamo dal lunedì al venerdì, 9.00-13.00 e 15.00-18.30. Tel. 045 8012345',
    expect: {
      industry: 'professional-services',
      name: 'Studio legale Ferrantini',
      place: 'via Garibaldi 14, 37121 Verona',
      phone: '+390458012345',
      hours: 'Mo-Fr 09:00-13:00,15:00-18:30',
      prices: ['Primo colloquio 80 EUR'],
    },
  },
  {
    brief:
      'Impresa di pulizie Limpida: uffici, condomini e fine cantiere a Modena. 18 € all’ora. Non facciamo traslochi. Chiama il 059 223344, dal lunedì al sabato 7-20.',
    expect: {
      industry: 'cleaning',
      name: 'Impresa di pulizie Limpida',
      place: 'Modena',
      phone: '+39059223344',
      hours: 'Mo-Sa 07:00-20:00',
      prices: ['ora 18 EUR'],
    },
  },
  {
    brief:
      'Il Ponte Storto è una trattoria di Mantova. Tortelli di zucca 11 €, luccio in salsa 14 €. Pranzo 12-14.30, cena 19.30-22.30, chiuso il martedì. Prenotazioni: 0376 321321',
    expect: {
      industry: 'restaurant',
      name: 'Il Ponte Storto',
      place: 'Mantova',
      phone: '+390376321321',
      hours: 'Mo,We-Su 12:00-14:30,19:30-22:30',
      prices: ['Tortelli di zucca 11 EUR', 'luccio in salsa 14 EUR'],
    },
  },
  {
    brief:
      'Vogliamo un sito per la nostra ciclofficina, negozio di biciclette a Ferrara, si chiama Due Ruote e Mezza. Riparazioni da 15 €, noleggio city bike 12 € al giorno. Dal martedì al sabato dalle 9 alle 12.30 e dalle 15.30 alle 19.',
    expect: {
      industry: ['shop', 'trades'],
      name: 'Due Ruote e Mezza',
      place: 'Ferrara',
      hours: 'Tu-Sa 09:00-12:30,15:30-19:00',
      prices: ['Riparazioni from 15 EUR', 'noleggio city bike 12 EUR'],
    },
  },
  {
    brief:
      'Fisioterapia Passo Lieve, studio a Trento. Terapia manuale, riabilitazione dopo intervento, ginnastica posturale. Seduta di 50 minuti 60 €. Lunedì, mercoledì e venerdì 8-19; martedì e giovedì 13-20. 0461 987654',
    expect: {
      industry: 'clinic',
      name: 'Fisioterapia Passo Lieve',
      place: 'Trento',
      phone: '+390461987654',
      hours: 'Mo,We,Fr 08:00-19:00; Tu,Th 13:00-20:00',
      prices: ['Seduta di 50 minuti 60 EUR'],
    },
  },
  {
    brief:
      'Agenda Lampo è un’app che gestisce gli appuntamenti di saloni e studi. Si integra con WhatsApp, funziona in cloud, piano gratuito per un utente. Piano Studio 19 € al mese. aiuto@agendalampo.example',
    expect: {
      industry: 'software',
      name: 'Agenda Lampo',
      email: 'aiuto@agendalampo.example',
      prices: ['Piano Studio 19 EUR'],
    },
  },
  {
    brief:
      'Enoteca con cucina? No, solo vino buono: la Vineria del Molo a Trieste mesce vini naturali del Carso. Calice da 4 €. Aperti da mercoledì a lunedì, 17-24. 040 667788',
    expect: {
      industry: 'bar',
      name: 'Vineria del Molo',
      place: 'Trieste',
      phone: '+39040667788',
      hours: 'Mo,We-Su 17:00-24:00',
      prices: ['Calice from 4 EUR'],
    },
  },
]
