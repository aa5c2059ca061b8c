import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Rijschool Voorrang in Apeldoorn. Proefles € 35, pakket van 20 lessen € 1.190. Ook voor mensen met faalangst. Bel 055 555 01 23',
    expect: {
      industry: 'education',
      name: ['Rijschool Voorrang', 'Voorrang'],
      place: 'Apeldoorn',
      phone: '+31555550123',
      prices: ['Proefles 35 EUR', 'pakket van 20 lessen 1190 EUR'],
      audience: 'mensen met faalangst',
    },
  },
  {
    brief:
      "wij verhuren sloepen en kano's in giethoorn. sloep 75 euro per dag, kano 20 euro. april t/m oktober elke dag 10-17u. Botenverhuur De Punter",
    expect: {
      industry: ['lodging', 'shop', 'general', 'fitness', 'event'],
      name: ['Botenverhuur De Punter', 'De Punter'],
      place: 'giethoorn',
      prices: ['sloep 75 EUR', 'kano 20 EUR'],
      hours: 'Mo-Su 10:00-17:00',
      open: ['hours'],
    },
  },
  {
    brief:
      'Verloskundigen Het Nest, Marktstraat 9, 7411 GX Deventer. Wij begeleiden zwangeren en jonge gezinnen. Spreekuur ma, di en do 9.00-16.30 uur. info@hetnest.example',
    expect: {
      industry: 'clinic',
      name: ['Verloskundigen Het Nest', 'Het Nest'],
      place: 'Marktstraat 9, 7411 GX Deventer',
      hours: 'Mo-Tu,Th 09:00-16:30',
      email: 'info@hetnest.example',
      open: ['audience'],
    },
  },
  {
    brief:
      'Imkerij Zoem uit Epe. Honing van eigen volken, pot € 6,50, bijenwaskaars € 8. Zaterdag 10-16 uur verkoop aan huis, Dellenweg 40, Epe',
    expect: {
      industry: ['shop', 'general'],
      name: ['Imkerij Zoem', 'Zoem'],
      place: ['Dellenweg 40, Epe'],
      hours: 'Sa 10:00-16:00',
      prices: ['pot 6.5 EUR', 'bijenwaskaars 8 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Uitvaartverzorging Stilte & Licht helpt nabestaanden in Roermond en omgeving sinds 1999. Dag en nacht bereikbaar: 0475 555 012',
    expect: {
      industry: ['professional-services', 'general'],
      name: ['Uitvaartverzorging Stilte & Licht', 'Stilte & Licht'],
      place: 'Roermond',
      since: 1999,
      phone: '+31475555012',
      open: ['audience', 'hours'],
    },
  },
]
