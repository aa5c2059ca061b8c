import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Immer der Nase nach – Parfümerie und Seifenladen in der Augsburger Altstadt, Am Perlachberg 3, 86150 Augsburg. Naturseife 6,90 €, Duftkerze 24 €. Mo bis Fr 10–18.30 Uhr, Sa 10–16 Uhr.',
    expect: {
      industry: 'shop',
      name: 'Immer der Nase nach',
      place: 'Am Perlachberg 3, 86150 Augsburg',
      hours: 'Mo-Fr 10:00-18:30; Sa 10:00-16:00',
      prices: ['Naturseife 6.9 EUR', 'Duftkerze 24 EUR'],
    },
  },
  {
    brief:
      'wir sind die hausmeister vom dienst in leverkusen und machen winterdienst, gartenpflege, treppenhausreinigung. stundensatz 39 euro, winterdienst pauschal 95 euro im monat. firma heißt rheinblick service. 0214 556677',
    expect: {
      industry: ['cleaning', 'trades'],
      name: 'rheinblick service',
      place: 'leverkusen',
      phone: '+49214556677',
      prices: ['stundensatz 39 EUR', 'winterdienst 95 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Guten Tag, mein Name ist Ferdinand Achleitner. Ich bin Bergführer in Innsbruck und begleite Anfänger und Fortgeschrittene auf Klettersteige und Skitouren. Tagestour 320 €, Kletterkurs 2 Tage 290 €. Erreichbar unter +43 512 445566.',
    expect: {
      industry: ['fitness', 'event', 'general', 'education', 'lodging'],
      name: 'Ferdinand Achleitner',
      place: 'Innsbruck',
      phone: '+43512445566',
      audience: 'Anfänger und Fortgeschrittene',
      prices: ['Tagestour 320 EUR', 'Kletterkurs 2 Tage 290 EUR'],
    },
  },
  {
    brief:
      'PHYSIOTHERAPIE BEWEGT, INH. SABINE KROLL, RINGSTRASSE 22, 26721 EMDEN. MASSAGE 20 MIN 28 €, KRANKENGYMNASTIK. MO-DO 8-18 UHR, FR 8-13 UHR. TEL 04921 334455',
    expect: {
      industry: ['clinic', 'wellness'],
      name: ['PHYSIOTHERAPIE BEWEGT'],
      place: 'RINGSTRASSE 22, 26721 EMDEN',
      phone: '+494921334455',
      hours: 'Mo-Th 08:00-18:00; Fr 08:00-13:00',
      prices: ['MASSAGE 20 MIN 28 EUR'],
    },
  },
  {
    brief:
      'Das Sommerfest der Kulturscheune findet am 18. und 19. Juli 2026 in Wittstock statt. Zwei Tage Musik, Theater und Lagerfeuer. Tagesticket 18 €, Wochenende 30 €, Kinder frei. Karten: tickets@kulturscheune.example',
    expect: {
      industry: 'event',
      name: ['Sommerfest der Kulturscheune', 'Das Sommerfest der Kulturscheune'],
      place: 'Wittstock',
      email: 'tickets@kulturscheune.example',
      prices: ['Tagesticket 18 EUR', 'Wochenende 30 EUR'],
    },
  },
]
