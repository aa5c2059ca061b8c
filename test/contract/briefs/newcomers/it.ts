import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Agenzia immobiliare Due Passi, corso Garibaldi 8, Ancona. Vendite, affitti e stime gratuite dal 1991. Aperta da lunedì a venerdì 9-13 e 15.30-19, sabato mattina 9-12.30. info@duepassi.example, 071 223344',
    expect: {
      industry: 'real-estate',
      name: ['Agenzia immobiliare Due Passi', 'Due Passi'],
      place: 'corso Garibaldi 8, Ancona',
      phone: '+39071223344',
      email: 'info@duepassi.example',
      since: 1991,
      hours: 'Mo-Fr 09:00-13:00,15:30-19:00; Sa 09:00-12:30',
    },
  },
  {
    brief:
      'parrucchiera a livorno, mi chiamo debora e il salone si chiama ricci e capricci, piega 20 euro taglio 25 colore 45 euro, dal martedi al sabato 9-18',
    expect: {
      industry: 'hair-salon',
      name: 'ricci e capricci',
      place: 'livorno',
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['piega 20 EUR', 'colore 45 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Fotografo matrimoni e neonati tra Lucca e Pisa. Servizio nascita 180 €, matrimonio mezza giornata 900 €. Lorenzo Bandini Fotografia. Telefonate al 347 1122334 o scrivete a ciao@bandinifoto.example',
    expect: {
      industry: 'photography',
      name: ['Lorenzo Bandini Fotografia', 'Lorenzo Bandini'],
      place: 'Lucca',
      phone: '+393471122334',
      email: 'ciao@bandinifoto.example',
      prices: ['Servizio nascita 180 EUR', 'matrimonio mezza giornata 900 EUR'],
    },
  },
  {
    brief:
      'Il Tempo delle Mele è un centro estetico a Trento. Manicure 22 €, pulizia viso 55 €, massaggio rilassante 50 minuti 60 €. Si riceve su appuntamento dal martedì al venerdì 9.30-19, il sabato 9-16.',
    expect: {
      industry: 'wellness',
      name: 'Il Tempo delle Mele',
      place: 'Trento',
      hours: 'Tu-Fr 09:30-19:00; Sa 09:00-16:00',
      prices: ['Manicure 22 EUR', 'pulizia viso 55 EUR', 'massaggio rilassante 50 minuti 60 EUR'],
    },
  },
  {
    brief:
      'Gruppo di volontari di Foggia: raccogliamo libri usati e apriamo piccole biblioteche nei quartieri. Ci chiamiamo Pagine Randagie. Sede in via Arpi 30, aperta il giovedì dalle 17 alle 20. Cerchiamo soci.',
    expect: {
      industry: 'nonprofit',
      name: 'Pagine Randagie',
      place: ['via Arpi 30, Foggia', 'Foggia', 'via Arpi 30'],
      hours: 'Th 17:00-20:00',
    },
  },
]
