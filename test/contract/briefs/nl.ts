import type { LabelledBrief } from './labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Kapsalon Krul in Haarlem. Knippen dames € 38, heren € 29, kleuren vanaf € 55. Open dinsdag t/m vrijdag 9.00–18.00, zaterdag 9.00–16.00. Maandag gesloten. Bel 023 555 1234.',
    expect: {
      industry: 'hair-salon',
      name: 'Kapsalon Krul',
      place: 'Haarlem',
      phone: '+31235551234',
      hours: 'Tu-Fr 09:00-18:00; Sa 09:00-16:00',
      prices: ['Knippen dames 38 EUR', 'heren 29 EUR', 'kleuren from 55 EUR'],
    },
  },
  {
    brief:
      'Wij zijn Hoveniersbedrijf Buitenkans uit Apeldoorn. Tuinontwerp, aanleg en onderhoud. Uurtarief 48 euro. Sinds 2008. Bereikbaar op werkdagen van 8 tot 17 uur via 055 123 4567.',
    expect: {
      industry: 'trades',
      name: 'Hoveniersbedrijf Buitenkans',
      place: 'Apeldoorn',
      phone: '+31551234567',
      since: 2008,
      hours: 'Mo-Fr 08:00-17:00',
      prices: ['Uurtarief 48 EUR'],
    },
  },
  {
    brief:
      'Eetcafé De Kade, Havenstraat 9, 8601 SN Sneek. Daghap € 14,50, satéschotel € 19,75. Keuken open van 12:00 tot 21:30, elke dag behalve maandag. 0515 432 100',
    expect: {
      industry: 'restaurant',
      name: 'Eetcafé De Kade',
      place: 'Havenstraat 9, 8601 SN Sneek',
      phone: '+31515432100',
      hours: 'Tu-Su 12:00-21:30',
      prices: ['Daghap 14.5 EUR', 'satéschotel 19.75 EUR'],
    },
  },
  {
    brief:
      'Rijschool Groen Licht geeft autorijles in Almere en Lelystad. Losse les 58 euro, pakket van 20 lessen € 1.095. Proefles gratis. Lessen van maandag tot en met zaterdag 8-20 uur. info@groenlicht.example',
    expect: {
      industry: 'education',
      name: 'Rijschool Groen Licht',
      place: 'Almere',
      email: 'info@groenlicht.example',
      prices: ['Losse les 58 EUR', 'pakket van 20 lessen 1095 EUR'],
    },
  },
  {
    brief:
      'Makelaardij Van Dorp & Zee begeleidt koop en verkoop van woningen in Leiden. Gratis waardebepaling. Kantoor geopend ma-vr 9-17.30 uur en za 10-14 uur. 071 512 3456, wonen@dorpenzee.example',
    expect: {
      industry: 'real-estate',
      name: 'Makelaardij Van Dorp & Zee',
      place: 'Leiden',
      phone: '+31715123456',
      email: 'wonen@dorpenzee.example',
      hours: 'Mo-Fr 09:00-17:30; Sa 10:00-14:00',
    },
  },
  {
    brief:
      'Mijn naam is Sterre Vonk. Ik ben keramist in Delft en maak serviezen van steengoed. Werk in opdracht vanaf 80 euro per stuk. In 2024 exposeerde ik in Gouda. atelier@sterrevonk.example',
    expect: {
      industry: 'portfolio',
      name: 'Sterre Vonk',
      place: 'Delft',
      email: 'atelier@sterrevonk.example',
      prices: ['Werk in opdracht from 80 EUR'],
    },
  },
  {
    brief:
      'Sauna De Berkenhof ligt bij Zeist. Dagkaart € 34, avondkaart € 26, ontspanningsmassage 50 minuten € 68. Dagelijks geopend van 10.00 tot 23.00 uur. 030 690 1234',
    expect: {
      industry: 'wellness',
      name: 'Sauna De Berkenhof',
      place: 'Zeist',
      phone: '+31306901234',
      hours: 'Mo-Su 10:00-23:00',
      prices: ['Dagkaart 34 EUR', 'avondkaart 26 EUR', 'ontspanningsmassage 50 minuten 68 EUR'],
    },
  },
  {
    brief:
      'Stichting Warme Jas zamelt winterjassen in voor gezinnen in Groningen die het niet breed hebben. Inleveren kan op woensdag en zaterdag van 13 tot 16 uur. Vrijwilligers welkom! hallo@warmejas.example',
    expect: {
      industry: 'nonprofit',
      name: 'Stichting Warme Jas',
      place: 'Groningen',
      email: 'hallo@warmejas.example',
      hours: 'We,Sa 13:00-16:00',
    },
  },
  {
    brief:
      'Garage Bosveld in Ede: APK € 35, kleine beurt vanaf € 149, banden en airco-service. Ma t/m vr 7.30–17.30 uur, tussen de middag gesloten 12.30-13.00. Telefoon 0318 612 345.',
    expect: {
      industry: 'auto-repair',
      name: 'Garage Bosveld',
      place: 'Ede',
      phone: '+31318612345',
      hours: 'Mo-Fr 07:30-12:30,13:00-17:30',
      prices: ['APK 35 EUR', 'kleine beurt from 149 EUR'],
    },
  },
  {
    brief:
      'Bakkerij Korenbloem, brood met zuurdesem uit Deventer. Volkoren 3,95 euro. Open wo-za 8-17 u.',
    expect: {
      industry: 'bakery',
      name: 'Bakkerij Korenbloem',
      place: 'Deventer',
      hours: 'We-Sa 08:00-17:00',
      prices: ['Volkoren 3.95 EUR'],
    },
  },
]
