import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'fahrradwerkstatt in leipzig-plagwitz. name: speichenbruch. plattfuß 15€, inspektion ab 60 €. di–fr 11–18, sa 11–15',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: 'speichenbruch',
      place: ['leipzig-plagwitz', 'leipzig'],
      hours: 'Tu-Fr 11:00-18:00; Sa 11:00-15:00',
      prices: ['plattfuß 15 EUR', 'inspektion from 60 EUR'],
    },
  },
  {
    brief:
      'Hofladen Zum Alten Birnbaum, Familie Kröger. Eier 10 Stück 3,80 €, Kartoffeln 5 kg 6,50 €, Honig 7 €. Immer Fr 14–18 Uhr und Sa 9–12 Uhr. 29525 Uelzen',
    expect: {
      industry: 'shop',
      name: ['Hofladen Zum Alten Birnbaum', 'Zum Alten Birnbaum'],
      place: ['Uelzen', '29525 Uelzen'],
      hours: 'Fr 14:00-18:00; Sa 09:00-12:00',
      prices: ['Eier 10 Stück 3.8 EUR', 'Kartoffeln 5 kg 6.5 EUR', 'Honig 7 EUR'],
    },
  },
  {
    brief:
      'Ich gebe Nachhilfe in Mathe und Physik für Schüler ab Klasse 7, in Kassel oder online. 28 € pro Stunde. Viele Grüße, Jannik Oetker',
    expect: {
      industry: 'education',
      name: 'Jannik Oetker',
      place: 'Kassel',
      audience: 'Schüler',
      open: ['prices'],
    },
  },
  {
    brief:
      'Hausmeisterservice, Winterdienst, Gartenpflege, Entrümpelung. Kowalczyk GmbH & Co. KG, Bochum. Tel 0234 555019',
    expect: {
      industry: ['cleaning', 'trades'],
      name: 'Kowalczyk GmbH & Co. KG',
      place: 'Bochum',
      phone: '+49234555019',
    },
  },
  {
    brief:
      "'s Lädle heißt unser Unverpacktladen in Tübingen. Kernseife, Nudeln, Linsen, Spülmittel. Mo bis Sa 9.30–18.30 Uhr",
    expect: {
      industry: 'shop',
      name: ["'s Lädle", 's Lädle'],
      place: 'Tübingen',
      hours: 'Mo-Sa 09:30-18:30',
    },
  },
  {
    brief:
      'Adventsmarkt in Goslar am 12. und 13. Dezember, 11 bis 20 Uhr, Eintritt frei, Glühwein 4 €. Veranstalter: Kulturverein Frankenberg',
    expect: { industry: 'event', open: ['name'], place: 'Goslar', prices: ['Glühwein 4 EUR'] },
  },
  {
    brief:
      'Heilpraktikerin Svea Lindqvist, Flensburg – Akupunktur, Osteopathie, Kräuter. Erstgespräch 90 Euro. Termine nach Vereinbarung',
    expect: {
      industry: ['clinic', 'wellness'],
      name: ['Svea Lindqvist', 'Heilpraktikerin Svea Lindqvist'],
      place: 'Flensburg',
      prices: ['Erstgespräch 90 EUR'],
    },
  },
  {
    brief:
      'hey, wir sind kommando kaffee, mobile espressobar aus mainz für hochzeiten und firmenfeiern. ab 450 euro pro tag',
    expect: {
      industry: ['cafe', 'event'],
      name: 'kommando kaffee',
      place: 'mainz',
      open: ['prices', 'audience'],
    },
  },
]
