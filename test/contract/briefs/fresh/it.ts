import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Autoscuola Precedenza a Ravenna. Patente B da 750 €, recupero punti, guide anche il sabato. Ufficio dal lunedì al venerdì 9-12 e 15-19. Tel. 0544 555 012',
    expect: {
      industry: 'education',
      name: ['Autoscuola Precedenza', 'Precedenza'],
      place: 'Ravenna',
      phone: '+390544555012',
      hours: 'Mo-Fr 09:00-12:00,15:00-19:00',
      prices: ['Patente B from 750 EUR'],
    },
  },
  {
    brief:
      "ciao, sono Nives e tengo le api sopra Belluno. vendo miele di acacia 8 euro al vasetto e candele di cera 5 euro. L'Alveare di Nives. nives@alveare.example",
    expect: {
      industry: ['shop', 'general'],
      name: "L'Alveare di Nives",
      place: 'Belluno',
      email: 'nives@alveare.example',
      prices: ['miele di acacia 8 EUR', 'candele di cera 5 EUR'],
    },
  },
  {
    brief:
      'Onoranze funebri Fratelli Bonetti, Cremona, via Dante 61. Reperibili giorno e notte dal 1948. 0372 555 340',
    expect: {
      industry: ['professional-services', 'general'],
      name: ['Onoranze funebri Fratelli Bonetti', 'Fratelli Bonetti'],
      place: ['via Dante 61, Cremona'],
      since: 1948,
      phone: '+390372555340',
      open: ['hours'],
    },
  },
  {
    brief:
      'Lavanderia a gettoni Bolla Blu, piazza Mazzini 3, 55049 Viareggio. Lavaggio 8 kg 5 €, asciugatura 4 €. Aperta tutti i giorni 7-22.',
    expect: {
      industry: ['cleaning', 'shop', 'general'],
      name: ['Lavanderia a gettoni Bolla Blu', 'Bolla Blu', 'Lavanderia Bolla Blu'],
      place: 'piazza Mazzini 3, 55049 Viareggio',
      hours: 'Mo-Su 07:00-22:00',
      prices: ['Lavaggio 8 kg 5 EUR', 'asciugatura 4 EUR'],
    },
  },
  {
    brief:
      "Ostetrica Dott.ssa Marta Ferri, Ancona. Corsi preparto e consulenze per l'allattamento per donne in gravidanza. Corso 120 €. Riceve il martedì e il giovedì 15-19.",
    expect: {
      industry: 'clinic',
      name: ['Marta Ferri', 'Dott.ssa Marta Ferri', 'Ostetrica Dott.ssa Marta Ferri'],
      place: 'Ancona',
      audience: 'donne in gravidanza',
      hours: 'Tu,Th 15:00-19:00',
      prices: ['Corso 120 EUR'],
    },
  },
]
