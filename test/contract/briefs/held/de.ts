import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Immobilien Hartmann GmbH, seit 1991 in Potsdam. Verkauf, Vermietung, Bewertung. Provision 3,57 %. Mo–Do 9–17 Uhr, Fr 9–14 Uhr. kontakt@hartmann-immo.example, Tel: 0331 200 40 50',
    expect: {
      industry: 'real-estate',
      name: 'Immobilien Hartmann GmbH',
      place: 'Potsdam',
      phone: '+493312004050',
      email: 'kontakt@hartmann-immo.example',
      hours: 'Mo-Th 09:00-17:00; Fr 09:00-14:00',
      since: 1991,
    },
  },
  {
    brief:
      'Kneipe im Schanzenviertel, Hamburg: Zum Rostigen Anker. Bier 3,80, Korn 2 Euro. täglich ab 17 uhr bis 2 uhr. keine küche, kein schnickschnack ⚓',
    expect: {
      industry: 'bar',
      name: 'Zum Rostigen Anker',
      place: 'Hamburg',
      hours: 'Mo-Su 17:00-02:00',
      open: ['prices'],
    },
  },
  {
    brief:
      'Lena Vogt. Keramikerin und Bildhauerin aus Halle (Saale). Ich zeige meine Arbeiten, Ausstellungen 2019, 2021 und 2024, und nehme Aufträge an. Ruhige Seite, viel Weiß. lena@vogt.example',
    expect: {
      industry: 'portfolio',
      name: 'Lena Vogt',
      place: ['Halle (Saale)', 'Halle'],
      email: 'lena@vogt.example',
    },
  },
  {
    brief:
      'ZIMMEREI UND DACHDECKEREI STEINER, ROSENHEIM. DACHSTÜHLE, GAUBEN, CARPORTS. MEISTERBETRIEB SEIT 1956. 08031 445566',
    expect: {
      industry: 'construction',
      name: 'ZIMMEREI UND DACHDECKEREI STEINER',
      place: 'ROSENHEIM',
      phone: '+498031445566',
      since: 1956,
    },
  },
  {
    brief:
      'Yoga & Ayurveda bei Anjali in Mainz. Einzelstunde 70 €, 10er-Karte 150 €. Für Anfängerinnen und Fortgeschrittene. Neukunden erhalten 20 % Rabatt auf die erste Karte. Studio Lotosraum, Gaustraße 14.',
    expect: {
      industry: ['wellness', 'fitness'],
      name: ['Lotosraum', 'Studio Lotosraum'],
      place: 'Gaustraße 14, Mainz',
      audience: 'Anfängerinnen und Fortgeschrittene',
      prices: ['Einzelstunde 70 EUR', '10er-Karte 150 EUR'],
    },
  },
  {
    brief:
      'brauche website für meine autowerkstatt in gera. ölwechsel ab 79€, tüv jeden dienstag, reifenwechsel 25€. mo-fr 7:30-17:00. Schrauber-Eck Müller. tel. 0365/123456',
    expect: {
      industry: 'auto-repair',
      name: 'Schrauber-Eck Müller',
      place: 'gera',
      phone: '+49365123456',
      hours: 'Mo-Fr 07:30-17:00',
      prices: ['ölwechsel from 79 EUR', 'reifenwechsel 25 EUR'],
    },
  },
]
