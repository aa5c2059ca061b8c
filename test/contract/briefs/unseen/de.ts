import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'kaffeerösterei und café in jena, heißt bohnensack. espresso 2,20 filterkaffee 3 € käsekuchen 4,50 €. mo bis fr 8 bis 18 uhr, sa 10 bis 17 uhr, sonntags zu. website bitte schlicht, dunkelgrün und creme, für studierende und nachbarn',
    expect: {
      industry: 'cafe',
      name: 'bohnensack',
      place: 'jena',
      hours: 'Mo-Fr 08:00-18:00; Sa 10:00-17:00',
      prices: ['filterkaffee 3 EUR', 'käsekuchen 4.5 EUR'],
    },
  },
  {
    brief:
      'Kosmetikstudio Samthaut in Graz: Gesichtsbehandlung 60 Minuten 72 €, Wimpernlifting 55 €, Fußpflege 39 €. Öffnungszeiten: Mo, Mi, Fr 9–17 Uhr, Di, Do 12–20 Uhr. Termine: +43 316 223344. Gutscheine erhältlich.',
    expect: {
      industry: 'wellness',
      name: 'Kosmetikstudio Samthaut',
      place: 'Graz',
      phone: '+43316223344',
      hours: 'Mo,We,Fr 09:00-17:00; Tu,Th 12:00-20:00',
      prices: ['Gesichtsbehandlung 60 Minuten 72 EUR', 'Wimpernlifting 55 EUR', 'Fußpflege 39 EUR'],
    },
  },
  {
    brief:
      'Malermeister Jens Petersen, Kiel und Umgebung. Innenanstrich, Fassaden, Tapeten. Stundensatz 54 €, Anfahrt 25 €. Meisterbetrieb seit 2007. Mo-Do 7-16.30, Fr 7-13. Handy 0171 2233445, Büro 0431 223344',
    expect: {
      industry: 'trades',
      name: 'Malermeister Jens Petersen',
      place: 'Kiel',
      phone: '+491712233445',
      since: 2007,
      hours: 'Mo-Th 07:00-16:30; Fr 07:00-13:00',
      prices: ['Stundensatz 54 EUR', 'Anfahrt 25 EUR'],
    },
  },
  {
    brief:
      'Kfz-Werkstatt Ritter & Sohn – Inspektion ab 149 €, Ölwechsel 79 €, Reifenwechsel 29 €, HU 155 €. Industriestraße 18, 38518 Gifhorn. Werktags 7.30–17.00 Uhr, samstags nur nach Vereinbarung. 05371 22334',
    expect: {
      industry: 'auto-repair',
      name: 'Kfz-Werkstatt Ritter & Sohn',
      place: 'Industriestraße 18, 38518 Gifhorn',
      phone: '+49537122334',
      hours: 'Mo-Fr 07:30-17:00',
      prices: ['Inspektion from 149 EUR', 'Ölwechsel 79 EUR', 'Reifenwechsel 29 EUR', 'HU 155 EUR'],
    },
  },
  {
    brief:
      'Pension Seeblick am Bodensee (Lindau). Zehn Zimmer, Frühstücksbuffet, Fahrradkeller. Einzelzimmer 68 €, Doppelzimmer 105 € pro Nacht, Kurtaxe 3 €. Check-in 14 bis 20 Uhr, Check-out bis 10:30 Uhr. Haustiere leider nicht. 08382 22334',
    expect: {
      industry: 'lodging',
      name: 'Pension Seeblick',
      place: 'Lindau',
      phone: '+49838222334',
      prices: ['Einzelzimmer 68 EUR', 'Doppelzimmer 105 EUR', 'Kurtaxe 3 EUR'],
    },
  },
  {
    brief:
      'Die Kaltwellen – Band aus Chemnitz, Postpunk mit deutschen Texten. Neues Album am 3. Oktober. Gage ab 400 €. Proberaum dienstags 19–22 Uhr. booking@kaltwellen.example',
    expect: {
      industry: 'music',
      name: 'Die Kaltwellen',
      place: 'Chemnitz',
      email: 'booking@kaltwellen.example',
      prices: ['Gage from 400 EUR'],
    },
  },
  {
    brief:
      'Nachhilfe in Erlangen: Lernwerk Köpfchen. Mathe, Deutsch, Latein ab Klasse 5. Einzelstunde 34 €, Gruppe 16 €. Erste Stunde gratis. Unterricht Mo–Fr 14–18 Uhr. Für Schüler und Eltern. 09131 223344',
    expect: {
      industry: 'education',
      name: 'Lernwerk Köpfchen',
      place: 'Erlangen',
      phone: '+499131223344',
      prices: ['Einzelstunde 34 EUR', 'Gruppe 16 EUR'],
    },
  },
  {
    brief:
      'Vereinsheld ist eine Software für Sportvereine: Mitglieder, Beiträge, Hallenbelegung. Läuft im Browser, Server in Deutschland. 30 Tage kostenlos testen, danach 9 € im Monat. moin@vereinsheld.example',
    expect: {
      industry: 'software',
      name: 'Vereinsheld',
      email: 'moin@vereinsheld.example',
      prices: ['Monat 9 EUR'],
    },
  },
]
