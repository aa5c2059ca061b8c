import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Backstube Morgentau, eine Bäckerei in Celle. Geöffnet Di–Sa 6:30–13:00 Uhr. Roggenlaib 4,80 €.',
    expect: {
      industry: 'bakery',
      name: ['Backstube Morgentau', 'Morgentau'],
      place: 'Celle',
      hours: 'Tu-Sa 06:30-13:00',
      prices: ['Roggenlaib 4.8 EUR'],
    },
  },
  {
    brief:
      'Glanzwerk Gebäudereinigung GmbH, Reinigungsfirma in Kassel. Gegründet 2006. Kontakt: info@glanzwerk-kassel.example.',
    expect: {
      industry: 'cleaning',
      name: ['Glanzwerk Gebäudereinigung GmbH', 'Glanzwerk Gebäudereinigung', 'Glanzwerk'],
      place: 'Kassel',
      email: 'info@glanzwerk-kassel.example',
      since: 2006,
    },
  },
  {
    brief: 'Fahrschule Rückenwind in Graz. Führerschein B ab 1.490 Euro. Tel. +43 316 555 0172.',
    expect: {
      industry: 'education',
      name: ['Fahrschule Rückenwind', 'Rückenwind'],
      place: 'Graz',
      phone: '+433165550172',
      prices: ['Führerschein B from 1490 EUR'],
    },
  },
  {
    brief:
      'Kletterhalle Überhang in Innsbruck. Tageskarte 16 €, Zehnerkarte 140 €. Täglich 9–23 Uhr.',
    expect: {
      industry: 'fitness',
      name: ['Kletterhalle Überhang', 'Überhang'],
      place: 'Innsbruck',
      hours: 'Mo-Su 09:00-23:00',
      prices: ['Tageskarte 16 EUR', 'Zehnerkarte 140 EUR'],
    },
  },
  {
    brief:
      'Dachdeckerei Pfannenstiel, Meisterbetrieb in Fulda seit 1954. Dächer, Gauben, Solaranlagen. 0661 5550118',
    expect: {
      industry: ['construction', 'trades'],
      name: ['Dachdeckerei Pfannenstiel', 'Pfannenstiel'],
      place: 'Fulda',
      phone: '+496615550118',
      since: 1954,
    },
  },
  {
    brief:
      'Seit 1931 gibt es unseren Gesangverein, und noch immer proben wir jeden Donnerstag um 19.30 Uhr im Gemeindehaus in Bad Urach. Wer gern singt, ist bei uns richtig. Der Verein heißt Liederkranz Ermstal 1931.',
    expect: {
      industry: 'music',
      name: ['Liederkranz Ermstal 1931', 'Liederkranz Ermstal'],
      place: 'Bad Urach',
      since: 1931,
    },
  },
  {
    brief:
      'Bei Speichenfritz in Münster verkaufen und reparieren wir Fahrräder, auch die ganz alten vom Dachboden. Montags bis freitags von 10 bis 18:30 Uhr, samstags von 10 bis 14 Uhr. Eine Inspektion kostet 69 €. Einen Termin braucht niemand, wir schauen gleich drüber.',
    expect: {
      industry: ['shop', 'auto-repair', 'trades'],
      name: 'Speichenfritz',
      place: 'Münster',
      hours: 'Mo-Fr 10:00-18:30; Sa 10:00-14:00',
      prices: ['Inspektion 69 EUR'],
    },
  },
  {
    brief:
      'Unser Repair-Café öffnet jeden ersten Samstag im Monat von 14 bis 17 Uhr im Pfarrsaal in Dornbirn. Mitmachen darf jeder, über eine Spende freuen wir uns. Wir nennen uns Schraubzwinge.',
    expect: {
      industry: ['nonprofit', 'event'],
      name: ['Schraubzwinge', 'Repair-Café Schraubzwinge'],
      place: 'Dornbirn',
      open: ['hours'],
    },
  },
  {
    brief:
      'Nach zwölf Jahren in der Hotelküche habe ich mir einen Foodtruck gekauft, der jetzt Frau Knödel heißt. Ich stehe mittags in Regensburg und koche Knödel in allen Farben, die Portion zu 8,50 €. Buchen könnt ihr mich unter 0171 3920044.',
    expect: {
      industry: 'restaurant',
      name: 'Frau Knödel',
      place: 'Regensburg',
      phone: '+491713920044',
      prices: ['Portion 8.5 EUR'],
    },
  },
  {
    brief:
      'Ich male große Bilder mit wenig Farbe und zeige sie viel zu selten. Eine ruhige Portfolio-Seite mit zehn Arbeiten würde mir reichen, dazu ein Satz über mich und meine Mailadresse atelier@nurkreide.example. Mein Atelier ist in Weimar.',
    expect: {
      industry: 'portfolio',
      place: 'Weimar',
      email: 'atelier@nurkreide.example',
    },
  },
  {
    brief:
      'kneipe in bremen, heisst zum nassen hund, offen mi bis so ab 18 uhr, bier 3,90 euro, kein essen nur erdnüsse',
    expect: {
      industry: 'bar',
      name: 'zum nassen hund',
      place: 'bremen',
      prices: ['bier 3.9 EUR'],
      open: ['hours'],
    },
  },
  {
    brief:
      'Blumenladen\nErfurt, Krämpferstraße 21\nMo-Fr 8-18 Uhr\nSa 8-13 Uhr\nSträuße ab 15 Euro\nName: Wilde Hilde',
    expect: {
      industry: 'florist',
      name: 'Wilde Hilde',
      place: ['Erfurt, Krämpferstraße 21', 'Krämpferstraße 21, Erfurt'],
      hours: 'Mo-Fr 08:00-18:00; Sa 08:00-13:00',
      prices: ['Sträuße from 15 EUR'],
    },
  },
  {
    brief:
      'dorffest am 15. august in sankt peter im schwarzwald, beginn 11 uhr, blasmusik, kinderflohmarkt, abends tanz. parken auf der wiese hinterm friedhof',
    expect: {
      industry: 'event',
      place: ['sankt peter im schwarzwald', 'sankt peter'],
      open: ['name'],
    },
  },
  {
    brief:
      'wir sind die 3 Muskatnüsse und kochen mittagstisch in Halle (Saale). mo-fr 11.30-14 uhr, tagesgericht 9,90€. anfragen an kueche@muskatnuesse.example oder 0345 5550129',
    expect: {
      industry: 'restaurant',
      name: ['3 Muskatnüsse', 'die 3 Muskatnüsse'],
      place: ['Halle (Saale)', 'Halle'],
      phone: '+493455550129',
      email: 'kueche@muskatnuesse.example',
      hours: 'Mo-Fr 11:30-14:00',
      prices: ['tagesgericht 9.9 EUR'],
    },
  },
]
