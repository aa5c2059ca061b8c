import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Nach der Arbeit ist eine kleine Kneipe in Dortmund-Hörde. Bier vom Fass, Stullen, Dart. Pils 0,4 l 3,80 €, Stulle mit Mett 4,50 €. Geöffnet Mi–Sa ab 17 Uhr bis 1 Uhr. Kein Fußball.',
    expect: {
      industry: 'bar',
      name: 'Nach der Arbeit',
      place: ['Dortmund-Hörde', 'Dortmund'],
      hours: 'We-Sa 17:00-01:00',
      prices: ['Pils 0,4 l 3.8 EUR', 'Stulle mit Mett 4.5 EUR'],
    },
  },
  {
    brief:
      'hallo ich brauche eine seite für meinen friseursalon. er heißt haargenau und ist in bamberg in der langen straße 7. damenschnitt 42 euro, herrenschnitt 28 euro, kinder 18 euro. di bis fr 9 bis 18 uhr samstag 8 bis 14 uhr. tel 0951 998877',
    expect: {
      industry: 'hair-salon',
      name: 'haargenau',
      place: ['langen straße 7, bamberg', 'bamberg'],
      phone: '+49951998877',
      hours: 'Tu-Fr 09:00-18:00; Sa 08:00-14:00',
      prices: ['damenschnitt 42 EUR', 'herrenschnitt 28 EUR', 'kinder 18 EUR'],
    },
  },
  {
    brief:
      'Dr. med. Katrin Sommerfeld, Fachärztin für Dermatologie, Am Markt 4, 99084 Erfurt. Sprechstunde Mo 8-12 Uhr, Di 14-19 Uhr, Do 8-12 und 14-17 Uhr. Alle Kassen. Telefon 0361 2233440, Fax 0361 2233441.',
    expect: {
      industry: 'clinic',
      name: ['Dr. med. Katrin Sommerfeld', 'Katrin Sommerfeld'],
      place: 'Am Markt 4, 99084 Erfurt',
      phone: '+493612233440',
      hours: 'Mo 08:00-12:00; Tu 14:00-19:00; Th 08:00-12:00,14:00-17:00',
    },
  },
  {
    brief:
      'Wir bauen Terrassen, Carports und Gartenhäuser aus Lärche. Angefangen hat es 2011 mit einer einzigen Säge. Heute sind wir zu fünft und in ganz Passau unterwegs. Carport ab 4.900 Euro. Beratung vor Ort kostet nichts. Schreiben Sie an post@holzhandwerk-huber.example. Zimmerei Huber & Söhne',
    expect: {
      industry: ['construction', 'trades'],
      name: 'Zimmerei Huber & Söhne',
      place: 'Passau',
      email: 'post@holzhandwerk-huber.example',
      since: 2011,
      prices: ['Carport from 4900 EUR'],
    },
  },
  {
    brief:
      'Repair Café Südstadt: jeden ersten Samstag im Monat reparieren Ehrenamtliche in Karlsruhe Toaster, Hosen und Fahrräder. Wir sind ein gemeinnütziger Verein und freuen uns über Spenden.',
    expect: {
      industry: 'nonprofit',
      name: ['Repair Café Südstadt', 'Repair Café'],
      place: ['Karlsruhe'],
      open: ['hours'],
    },
  },
  {
    brief:
      'Portrait, Reportage, Hochzeit. Ich heiße Jonas Winterhalter, fotografiere seit 2015 und wohne in Freiburg. Shooting 1 Stunde 180 €; Hochzeit ganztägig 1.900 €. Anfragen bitte per Mail: hallo@winterhalter.example',
    expect: {
      industry: 'photography',
      name: 'Jonas Winterhalter',
      place: 'Freiburg',
      since: 2015,
      email: 'hallo@winterhalter.example',
      prices: ['Shooting 1 Stunde 180 EUR', 'Hochzeit ganztägig 1900 EUR'],
    },
  },
  {
    brief:
      'BLUMEN ZAUBERHAFT IN LÜNEBURG. STRÄUSSE AB 15 €, TRAUERKRANZ AB 90 €. MO-FR 9-18 SA 9-13. 04131 445566',
    expect: {
      industry: 'florist',
      name: 'BLUMEN ZAUBERHAFT',
      place: 'LÜNEBURG',
      phone: '+494131445566',
      hours: 'Mo-Fr 09:00-18:00; Sa 09:00-13:00',
      prices: ['STRÄUSSE from 15 EUR', 'TRAUERKRANZ from 90 EUR'],
    },
  },
]
