import type { LabelledBrief } from './labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Ich führe das Café Zeitlos in Tübingen, ein kleines Kaffeehaus mit hausgemachten Kuchen. Geöffnet täglich außer Mittwoch von 9 bis 18 Uhr. Cappuccino 3,60 €, Stück Kuchen ab 3,90 €. Telefon 07071 123456.',
    expect: {
      industry: 'cafe',
      name: 'Café Zeitlos',
      place: 'Tübingen',
      phone: '+497071123456',
      hours: 'Mo-Tu,Th-Su 09:00-18:00',
      prices: ['Cappuccino 3.6 EUR', 'Stück Kuchen from 3.9 EUR'],
    },
  },
  {
    brief:
      'Zahnarztpraxis am Lindenpark, Lindenstraße 12, 50674 Köln. Sprechzeiten: Mo, Di, Do 8–12 und 14–18 Uhr, Mi und Fr 8–13 Uhr. Vorsorge, Implantate, Kinderzahnheilkunde. Tel. 0221 987654, praxis@lindenpark.example',
    expect: {
      industry: 'clinic',
      name: 'Zahnarztpraxis am Lindenpark',
      place: 'Lindenstraße 12, 50674 Köln',
      phone: '+49221987654',
      email: 'praxis@lindenpark.example',
      hours: 'Mo-Tu,Th 08:00-12:00,14:00-18:00; We,Fr 08:00-13:00',
    },
  },
  {
    brief:
      'Elektro Hagedorn – Ihr Elektriker in Kassel seit 1994. Wallboxen, Smart Home, Störungsdienst rund um die Uhr. Stundensatz 68 Euro. Anruf genügt: 0561 765432.',
    expect: {
      industry: 'trades',
      name: 'Elektro Hagedorn',
      place: 'Kassel',
      phone: '+49561765432',
      hours: '24/7',
      since: 1994,
      prices: ['Stundensatz 68 EUR'],
    },
  },
  {
    brief:
      'Unsere Ferienwohnung „Deichblick“ liegt in Husum, fünf Minuten vom Meer. Zwei Schlafzimmer, Balkon, WLAN. 85 € pro Nacht, Endreinigung 45 €. Anreise ab 15 Uhr, Abreise bis 10 Uhr. Hunde erlaubt. buchung@deichblick.example',
    expect: {
      industry: 'lodging',
      name: 'Deichblick',
      place: 'Husum',
      email: 'buchung@deichblick.example',
      prices: ['Nacht 85 EUR', 'Endreinigung 45 EUR'],
    },
  },
  {
    brief:
      'Kanzlei Morgenroth & Partner, Rechtsanwälte in Hannover. Arbeitsrecht, Mietrecht und Familienrecht. Erstberatung 190 €. Montag bis Donnerstag 9 bis 17 Uhr, freitags bis 14 Uhr. 0511 443322',
    expect: {
      industry: 'professional-services',
      name: 'Kanzlei Morgenroth & Partner',
      place: 'Hannover',
      phone: '+49511443322',
      hours: 'Mo-Th 09:00-17:00; Fr 09:00-14:00',
      prices: ['Erstberatung 190 EUR'],
    },
  },
  {
    brief:
      'Musikschule Klangwerk. Klavier, Gitarre und Gesang für Kinder und Erwachsene in Leipzig. Einzelunterricht 30 Minuten 28 €, Probestunde kostenlos. Unterricht Mo–Fr 13–20 Uhr. info@klangwerk.example',
    expect: {
      industry: 'education',
      name: 'Musikschule Klangwerk',
      place: 'Leipzig',
      email: 'info@klangwerk.example',
      prices: ['Einzelunterricht 30 Minuten 28 EUR'],
    },
  },
  {
    brief:
      'Glanzwerk Gebäudereinigung: Büros, Treppenhäuser und Fenster in Nürnberg und Fürth. Keine Teppichreinigung. Mo–Fr 7:00–16:00. Telefon 0911 5566778, Fax 0911 5566779',
    expect: {
      industry: 'cleaning',
      name: 'Glanzwerk Gebäudereinigung',
      place: 'Nürnberg',
      phone: '+499115566778',
      hours: 'Mo-Fr 07:00-16:00',
    },
  },
  {
    brief:
      'Die Weinbar Rebstock in Wien schenkt Naturweine aus. Di-Sa 17-24 Uhr, So und Mo Ruhetag. Achterl ab 4,80 Euro, Käseplatte 14 Euro. +43 1 5321234',
    expect: {
      industry: 'bar',
      name: 'Weinbar Rebstock',
      place: 'Wien',
      phone: '+4315321234',
      hours: 'Tu-Sa 17:00-24:00',
      prices: ['Achterl from 4.8 EUR', 'Käseplatte 14 EUR'],
    },
  },
  {
    brief:
      'Wir heiraten! Am 12. September 2026 um 14 Uhr geben wir uns in Potsdam das Ja-Wort, danach feiern wir in der Orangerie. Bitte meldet euch bis 1. Juli an: feier@jawort.example. Trauung, Empfang, Abendessen, Tanz.',
    expect: { industry: 'event', place: 'Potsdam', email: 'feier@jawort.example' },
  },
  {
    brief:
      'Salon Scherenschnitt ist ein Friseursalon in Dresden-Neustadt. Damenschnitt ab 42 €, Herrenschnitt 28 €, Balayage ab 120 €. Dienstag bis Freitag 9-19 Uhr, Samstag 9-14 Uhr, montags geschlossen. Termin: 0351 2233445',
    expect: {
      industry: 'hair-salon',
      name: 'Salon Scherenschnitt',
      place: 'Dresden',
      phone: '+493512233445',
      hours: 'Tu-Fr 09:00-19:00; Sa 09:00-14:00',
      prices: ['Damenschnitt from 42 EUR', 'Herrenschnitt 28 EUR', 'Balayage from 120 EUR'],
    },
  },
]
