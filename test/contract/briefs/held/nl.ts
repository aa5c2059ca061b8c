import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'AANNEMERSBEDRIJF DE GROOT BV. VERBOUW, AANBOUW, DAKKAPELLEN IN FRIESLAND. AL SINDS 1962. VRIJBLIJVENDE OFFERTE. 0512 345678',
    expect: {
      industry: 'construction',
      name: 'AANNEMERSBEDRIJF DE GROOT BV',
      place: 'FRIESLAND',
      phone: '+31512345678',
      since: 1962,
    },
  },
  {
    brief:
      'Een koffiebar in Utrecht die ook boeken verkoopt, genaamd Bladzij 7. Cappuccino 3,60, taart 4,50. Elke dag open van 8 tot 18 uur. Voor thuiswerkers en boekenwurmen.',
    expect: {
      industry: 'cafe',
      name: 'Bladzij 7',
      place: 'Utrecht',
      hours: 'Mo-Su 08:00-18:00',
      audience: 'thuiswerkers en boekenwurmen',
      open: ['prices'],
    },
  },
  {
    brief:
      'Roosterbaas maakt planningssoftware voor de horeca. Vanaf € 4 per medewerker per maand, 30 dagen gratis proberen. Gemaakt in Eindhoven. www.roosterbaas.example',
    expect: {
      industry: 'software',
      name: 'Roosterbaas',
      place: 'Eindhoven',
      url: 'https://www.roosterbaas.example',
      audience: 'de horeca',
      prices: ['medewerker from 4 EUR'],
    },
  },
  {
    brief:
      'Fotograaf Sanne de Wit. Newborn, zwangerschap en gezin. Shoot € 195, album € 120. Ik fotografeer geen bruiloften. Studio in Haarlem. sanne@dewit.example',
    expect: {
      industry: 'photography',
      name: ['Sanne de Wit', 'Fotograaf Sanne de Wit'],
      place: 'Haarlem',
      email: 'sanne@dewit.example',
      prices: ['Shoot 195 EUR', 'album 120 EUR'],
    },
  },
  {
    brief:
      'Graag een pagina voor mijn rijschool, Rij Mee met Mo, Almere. Losse les € 58, pakket 30 lessen € 1.590. Proefles € 35. Eerste les 50% korting voor studenten! 📞 06-87654321',
    expect: {
      industry: 'education',
      name: 'Rij Mee met Mo',
      place: 'Almere',
      phone: '+31687654321',
      prices: ['Losse les 58 EUR', 'pakket 30 lessen 1590 EUR', 'Proefles 35 EUR'],
    },
  },
  {
    brief:
      "schoonmaak voor kantoren in den haag. wij komen 's avonds. geen particulieren. 28 euro per uur. 070 345 6789 vraag naar Fatima",
    expect: {
      industry: 'cleaning',
      place: 'den haag',
      phone: '+31703456789',
      audience: 'kantoren',
      prices: ['uur 28 EUR'],
    },
  },
]
