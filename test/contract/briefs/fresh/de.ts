import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Fahrschule Blinker in Gießen: Klasse B, Motorrad und Anhänger. Grundbetrag 390 €, Fahrstunde 68 €. Theorie Mo und Mi 18:30–20 Uhr. Büro Mo–Do 15–18 Uhr. www.blinker.example',
    expect: {
      industry: 'education',
      name: ['Fahrschule Blinker', 'Blinker'],
      place: 'Gießen',
      url: 'https://www.blinker.example',
      hours: 'Mo-Th 15:00-18:00',
      prices: ['Grundbetrag 390 EUR', 'Fahrstunde 68 EUR'],
    },
  },
  {
    brief:
      'Moin, wir verleihen Strandkörbe und Kanus in Eckernförde! Strandkorb 14 € am Tag, Kanu 25 €. April bis Oktober täglich 9–19 Uhr. Wellenreiter & Co.',
    expect: {
      industry: ['shop', 'lodging', 'general', 'fitness', 'event'],
      name: ['Wellenreiter & Co.', 'Wellenreiter & Co'],
      place: 'Eckernförde',
      prices: ['Strandkorb 14 EUR', 'Kanu 25 EUR'],
      hours: 'Mo-Su 09:00-19:00',
      open: ['hours'],
    },
  },
  {
    brief:
      'Hebamme Wiebke Sanders, Oldenburg. Vorsorge, Wochenbett, Rückbildung für Schwangere und junge Mütter. Tel. 0441 555 0177',
    expect: {
      industry: 'clinic',
      name: ['Wiebke Sanders', 'Hebamme Wiebke Sanders'],
      place: 'Oldenburg',
      phone: '+494415550177',
      audience: 'Schwangere und junge Mütter',
    },
  },
  {
    brief:
      'Seit 1962 prägen und drucken wir in Plauen: Visitenkarten, Hochzeitskarten, Plakate. Druckerei Spitzenblatt, Bahnhofstr. 31, 08523 Plauen. Di-Fr 9-17 Uhr',
    expect: {
      industry: ['professional-services', 'shop', 'portfolio', 'general', 'trades'],
      name: ['Druckerei Spitzenblatt', 'Spitzenblatt'],
      place: ['Bahnhofstr. 31, 08523 Plauen'],
      since: 1962,
      hours: 'Tu-Fr 09:00-17:00',
    },
  },
  {
    brief:
      'schachverein turmbauer ulm sucht neue mitglieder, jung und alt. spielabend freitags ab 19 uhr im gasthaus rössle. kontakt: vorstand@turmbauer.example',
    expect: {
      industry: ['nonprofit', 'general', 'fitness', 'event'],
      name: ['schachverein turmbauer ulm', 'turmbauer ulm', 'schachverein turmbauer'],
      place: 'ulm',
      email: 'vorstand@turmbauer.example',
      open: ['place', 'audience', 'hours', 'name'],
    },
  },
]
