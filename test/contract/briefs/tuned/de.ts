import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Mein Laden heißt Fadenlauf und verkauft Wolle und Strickzubehör in Freiburg. Knäuel ab 4,90 €. Di–Fr 10–18, Sa 10–14 Uhr. Strickkurs 35 Euro. Hübsch, bunt, bitte nicht altbacken.',
    expect: {
      industry: 'shop',
      name: 'Fadenlauf',
      place: 'Freiburg',
      hours: 'Tu-Fr 10:00-18:00; Sa 10:00-14:00',
      prices: ['Knäuel from 4.9 EUR', 'Strickkurs 35 EUR'],
    },
  },
  {
    brief:
      'wir sind die blechpiraten, eine brassband aus köln. straßenfeste, hochzeiten, karneval. 9 leute. buchung unter blechpiraten@band.example oder 0171 2345678',
    expect: {
      industry: 'music',
      name: 'die blechpiraten',
      place: 'köln',
      phone: '+491712345678',
      email: 'blechpiraten@band.example',
    },
  },
  {
    brief:
      'Sehr geehrte Damen und Herren, für mein Fitnessstudio „Kraftraum 7“ in Chemnitz brauche ich eine Seite. Monatsbeitrag 29,90 €, Tageskarte 9 €. Geöffnet rund um die Uhr, personell besetzt Mo–Fr 9–20 Uhr. Mit freundlichen Grüßen, Thomas Lindner',
    expect: {
      industry: 'fitness',
      name: 'Kraftraum 7',
      place: 'Chemnitz',
      prices: ['Monatsbeitrag 29.9 EUR', 'Tageskarte 9 EUR'],
      open: ['hours'],
    },
  },
  {
    brief:
      'Omas Wohnzimmer – Café und Frühstück in Bamberg. Frühstück 11,50 €, Torte 4,20 €, Kaffee 2,90 €. Mittwoch bis Sonntag von 9 bis 17 Uhr. Für Familien mit kleinen Kindern gibt es eine Spielecke.',
    expect: {
      industry: 'cafe',
      name: 'Omas Wohnzimmer',
      place: 'Bamberg',
      hours: 'We-Su 09:00-17:00',
      audience: 'Familien mit kleinen Kindern',
      prices: ['Frühstück 11.5 EUR', 'Torte 4.2 EUR', 'Kaffee 2.9 EUR'],
    },
  },
  {
    brief:
      'Tierarzt Dr. Jonas Wiegand, Am Anger 3, 99084 Erfurt. Kleintiere, keine Pferde. Sprechstunde Mo, Mi, Fr 8–12 und 15–18 Uhr, Di und Do 15–19 Uhr. Notfälle: 0361 5551234',
    expect: {
      industry: 'clinic',
      name: ['Dr. Jonas Wiegand', 'Tierarzt Dr. Jonas Wiegand'],
      place: 'Am Anger 3, 99084 Erfurt',
      phone: '+493615551234',
      hours: 'Mo,We,Fr 08:00-12:00,15:00-18:00; Tu,Th 15:00-19:00',
    },
  },
]
