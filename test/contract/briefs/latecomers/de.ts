import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Wir heißen Stille Post und sind ein Briefpapierladen in Weimar. Karten 3,50 €, Füller ab 29 €. Dienstag bis Samstag 11 bis 18 Uhr.',
    expect: {
      industry: 'shop',
      name: 'Stille Post',
      place: 'Weimar',
      hours: 'Tu-Sa 11:00-18:00',
      prices: ['Karten 3.5 EUR', 'Füller from 29 EUR'],
    },
  },
  {
    brief:
      'Steuerberatung Dipl.-Kfm. Rolf Brinkmann · Hafenstraße 40 · 24103 Kiel · Tel. 0431 556677 · Mo-Do 8-16.30, Fr 8-14 · Jahresabschluss, Lohnbuchhaltung, Existenzgründung',
    expect: {
      industry: 'professional-services',
      name: [
        'Steuerberatung Dipl.-Kfm. Rolf Brinkmann',
        'Rolf Brinkmann',
        'Dipl.-Kfm. Rolf Brinkmann',
      ],
      place: ['Hafenstraße 40, 24103 Kiel', 'Hafenstraße 40 · 24103 Kiel'],
      phone: '+49431556677',
      hours: 'Mo-Th 08:00-16:30; Fr 08:00-14:00',
    },
  },
  {
    brief:
      'ich bin tätowiererin in göttingen und mein studio heißt nadel und faden. kleine motive ab 90 euro, stunde 120 euro. termine nur nach absprache an hallo@nadelundfaden.example',
    expect: {
      industry: ['wellness', 'portfolio', 'hair-salon'],
      name: 'nadel und faden',
      place: 'göttingen',
      email: 'hallo@nadelundfaden.example',
      prices: ['kleine motive from 90 EUR', 'stunde 120 EUR'],
    },
  },
]
