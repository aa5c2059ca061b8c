import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Trattoria da Gigi, cucina romana a Testaccio. Carbonara 12 euro, coda alla vaccinara 16 euro, menù pranzo 15 euro. Aperti a pranzo 12.30-15 e a cena 19.30-23, chiuso la domenica. Prenotazioni 06 574 1234',
    expect: {
      industry: 'restaurant',
      name: 'Trattoria da Gigi',
      place: 'Testaccio',
      phone: '+39065741234',
      hours: 'Mo-Sa 12:30-15:00,19:30-23:00',
      prices: ['Carbonara 12 EUR', 'coda alla vaccinara 16 EUR', 'menù pranzo 15 EUR'],
    },
  },
  {
    brief:
      "Ciao, ho un'agenzia immobiliare a Verona che si chiama Chiavi in Mano. Vendita, affitti, valutazioni gratuite. Orario: lun-ven 9-13 e 15-19, sabato mattina su appuntamento. 045 801 2345",
    expect: {
      industry: 'real-estate',
      name: 'Chiavi in Mano',
      place: 'Verona',
      phone: '+390458012345',
      hours: 'Mo-Fr 09:00-13:00,15:00-19:00',
    },
  },
  {
    brief:
      "impresa di pulizie splendor di rosa marino, condomini uffici e negozi, bari e provincia. 15 euro l'ora. no sgomberi. cell 347 123 4567",
    expect: {
      industry: 'cleaning',
      name: ['splendor di rosa marino', 'splendor', 'impresa di pulizie splendor di rosa marino'],
      place: 'bari',
      phone: '+393471234567',
      prices: ['ora 15 EUR'],
    },
  },
  {
    brief:
      'Bar Sport 82 – Bologna, via San Felice 40. Caffè 1,20 €, spritz 5 €, partite su maxischermo. Tutti i giorni dalle 6:30 alle 24.',
    expect: {
      industry: 'bar',
      name: 'Bar Sport 82',
      place: 'via San Felice 40, Bologna',
      hours: 'Mo-Su 06:30-24:00',
      prices: ['Caffè 1.2 EUR', 'spritz 5 EUR'],
    },
  },
  {
    brief:
      'Sagra della Castagna di Monte Alto, 16-17 ottobre 2027, dalle 10 alle 22. Caldarroste, musica dal vivo, mercatino. Ingresso libero. Organizza la Pro Loco. info@montealto.example',
    expect: {
      industry: 'event',
      name: ['Sagra della Castagna', 'Sagra della Castagna di Monte Alto'],
      email: 'info@montealto.example',
      open: ['place'],
    },
  },
]
