import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Bloemenwinkel Madelief, Dorpsstraat 12, 3811 AB Amersfoort. Boeketten vanaf € 17,50, rouwwerk op bestelling. di t/m za 9.00-17.30 uur. 033 461 2345',
    expect: {
      industry: 'florist',
      name: 'Bloemenwinkel Madelief',
      place: 'Dorpsstraat 12, 3811 AB Amersfoort',
      phone: '+31334612345',
      hours: 'Tu-Sa 09:00-17:30',
      prices: ['Boeketten from 17.5 EUR'],
    },
  },
  {
    brief:
      'hoi! wij verhuren een huisje op de veluwe, het heet de Eekhoorn. 2 slaapkamers, houtkachel, geen wifi (lekker rustig). 110 euro per nacht. honden mogen mee. mail naar eekhoorn@huisje.example',
    expect: {
      industry: 'lodging',
      name: 'de Eekhoorn',
      email: 'eekhoorn@huisje.example',
      prices: ['nacht 110 EUR'],
      open: ['place'],
    },
  },
  {
    brief:
      'Kapsalon in Breda voor mannen met een baard en mannen zonder. Baard en Bas. Knippen € 27, baard trimmen € 18. Maandag gesloten, dinsdag t/m vrijdag 9–18, zaterdag 9–17.',
    expect: {
      industry: 'hair-salon',
      name: 'Baard en Bas',
      place: 'Breda',
      hours: 'Tu-Fr 09:00-18:00; Sa 09:00-17:00',
      prices: ['Knippen 27 EUR', 'baard trimmen 18 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Ik ben Jeroen Visser, loodgieter in Zwolle en omgeving sinds 1999. Mijn bedrijf: Visser Installatie. Voorrijkosten 35 euro, uurtarief 62,50 euro. Bel 06 12345678',
    expect: {
      industry: 'trades',
      name: 'Visser Installatie',
      place: 'Zwolle',
      phone: '+31612345678',
      since: 1999,
      prices: ['Voorrijkosten 35 EUR', 'uurtarief 62.5 EUR'],
    },
  },
  {
    brief:
      'Stichting Samen Eten kookt elke week voor eenzame ouderen in Rotterdam-Zuid. Wij zoeken vrijwilligers. Doneren kan vanaf 5 euro. stichting@sameneten.example',
    expect: {
      industry: 'nonprofit',
      name: 'Stichting Samen Eten',
      place: ['Rotterdam-Zuid', 'Rotterdam'],
      email: 'stichting@sameneten.example',
      audience: 'eenzame ouderen',
      prices: ['Doneren from 5 EUR'],
    },
  },
]
