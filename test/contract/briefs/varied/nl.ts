import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Restaurant Zilt, Boulevard 21, 4381 AA Vlissingen. Visrestaurant aan zee. Driegangenmenu € 42,50, mosselen € 24,00, dagvis € 29,50. Lunch do-zo 12.00-15.00, diner wo-zo 17.30-22.00. Geen afhaal. Reserveren: 0118 412 345 of zilt@restaurant.example',
    expect: {
      industry: 'restaurant',
      name: 'Restaurant Zilt',
      place: 'Boulevard 21, 4381 AA Vlissingen',
      phone: '+31118412345',
      email: 'zilt@restaurant.example',
      hours: 'We 17:30-22:00; Th-Su 12:00-15:00,17:30-22:00',
      prices: ['Driegangenmenu 42.5 EUR', 'mosselen 24 EUR', 'dagvis 29.5 EUR'],
    },
  },
  {
    brief:
      'koffiebar "Stroom" in groningen. flat white 3,90 euro, havercappuccino 4,20 euro, bananenbrood 4 euro. ma-vr 8-17, za 9-17. zo gesloten. wifi ja, laptops nee in het weekend. strakke look, veel wit en petrol',
    expect: {
      industry: 'cafe',
      name: 'Stroom',
      place: 'groningen',
      hours: 'Mo-Fr 08:00-17:00; Sa 09:00-17:00',
      prices: ['flat white 3.9 EUR', 'havercappuccino 4.2 EUR', 'bananenbrood 4 EUR'],
    },
  },
  {
    brief:
      'BARBIER DE SNOR – HERENKAPPER IN BREDA. KNIPPEN €27 | BAARD €18 | KNIPPEN + BAARD €42. DI T/M VR 9-18, DO TOT 21, ZA 9-17. ALLEEN OP AFSPRAAK: 076 520 1234',
    expect: {
      industry: 'hair-salon',
      name: 'BARBIER DE SNOR',
      place: 'BREDA',
      phone: '+31765201234',
      hours: 'Tu-We,Fr 09:00-18:00; Th 09:00-21:00; Sa 09:00-17:00',
      prices: ['KNIPPEN 27 EUR', 'BAARD 18 EUR', 'KNIPPEN + BAARD 42 EUR'],
    },
  },
  {
    brief:
      'Schoonheidssalon Huid & Zo in Amersfoort: gezichtsbehandelingen, wenkbrauwen en pedicure. Gezichtsbehandeling 60 minuten 65 euro; wenkbrauwen 15 euro; pedicure 38 euro. Maandag, dinsdag en donderdag 9:00-17:00, vrijdag 9:00-13:00. Ik behandel geen mannen. info@huidenzo.example',
    expect: {
      industry: 'wellness',
      name: 'Schoonheidssalon Huid & Zo',
      place: 'Amersfoort',
      email: 'info@huidenzo.example',
      hours: 'Mo-Tu,Th 09:00-17:00; Fr 09:00-13:00',
      prices: ['Gezichtsbehandeling 60 minuten 65 EUR', 'wenkbrauwen 15 EUR', 'pedicure 38 EUR'],
    },
  },
  {
    brief:
      'Yogastudio Adem zit in Nijmegen. Rustige lessen voor beginners en 60-plussers. Losse les 14 euro, tienrittenkaart 120 euro, maandabonnement 59 euro. Proefles gratis! Lessen op ma en wo om 19.00 uur. adem@yogastudio.example, insta: @adem.yoga',
    expect: {
      industry: 'fitness',
      name: 'Yogastudio Adem',
      place: 'Nijmegen',
      email: 'adem@yogastudio.example',
      prices: ['Losse les 14 EUR', 'tienrittenkaart 120 EUR', 'maandabonnement 59 EUR'],
    },
  },
  {
    brief:
      'Loodgieter nodig in Rotterdam of Schiedam? Van Buren Loodgieters lost lekkages, verstoppingen en cv-storingen op. 24/7 bereikbaar op 010 414 1234. Voorrijkosten € 35, uurtarief € 65. Sinds 1979 een familiebedrijf.',
    expect: {
      industry: 'trades',
      name: 'Van Buren Loodgieters',
      place: 'Rotterdam',
      phone: '+31104141234',
      hours: '24/7',
      since: 1979,
      prices: ['Voorrijkosten 35 EUR', 'uurtarief 65 EUR'],
    },
  },
  {
    brief:
      'Fris & Fruitig schoonmaak. Kantoren, trappenhuizen, glasbewassing in Tilburg eo. € 29,50 per uur. Geen particulieren. Ma-za 6.00-20.00 uur. bel Fatima 06-23456789',
    expect: {
      industry: 'cleaning',
      name: 'Fris & Fruitig',
      place: 'Tilburg',
      phone: '+31623456789',
      hours: 'Mo-Sa 06:00-20:00',
      prices: ['uur 29.5 EUR'],
    },
  },
  {
    brief:
      'Autobedrijf Veenstra in Drachten, sinds 1968. APK 39 euro, grote beurt vanaf 289 euro, airco service 79 euro. Geopend: maandag tot en met vrijdag 8.00-12.00 en 13.00-17.30 uur. Zaterdag op afspraak. www.autoveenstra.example',
    expect: {
      industry: 'auto-repair',
      name: 'Autobedrijf Veenstra',
      place: 'Drachten',
      since: 1968,
      url: 'https://www.autoveenstra.example',
      hours: 'Mo-Fr 08:00-12:00,13:00-17:30',
      prices: ['APK 39 EUR', 'grote beurt from 289 EUR', 'airco service 79 EUR'],
    },
  },
  {
    brief:
      'Bloemenatelier Wilde Tuin. Seizoensboeketten vanaf € 17,50, rouwbloemen, bruidswerk en abonnementen (€ 25 per week). In Leiden, bezorgen doen we niet. Open di-za 9:30-17:30. hallo@wildetuin.example',
    expect: {
      industry: 'florist',
      name: 'Bloemenatelier Wilde Tuin',
      place: 'Leiden',
      email: 'hallo@wildetuin.example',
      hours: 'Tu-Sa 09:30-17:30',
      prices: ['Seizoensboeketten from 17.5 EUR', 'abonnementen 25 EUR'],
    },
  },
  {
    brief:
      'B&B De Zandloper op Texel, vijf minuten fietsen van het strand. Drie kamers, eigen ontbijt. Tweepersoonskamer 110 euro per nacht, toeristenbelasting 2,50 euro. Inchecken tussen 15.00 en 20.00 uur, uitchecken voor 10.30 uur. Geen huisdieren. 0222 312 345',
    expect: {
      industry: 'lodging',
      name: 'B&B De Zandloper',
      place: 'Texel',
      phone: '+31222312345',
      prices: ['Tweepersoonskamer 110 EUR', 'toeristenbelasting 2.5 EUR'],
    },
  },
  {
    brief:
      'Meubelmaker en ontwerper Tobias Hamer, werkplaats in Arnhem. Portfolio met tafels, kasten en losse experimenten. Opdrachten op aanvraag. Afgestudeerd in 2015, Dutch Design Week 2019 en 2022. Zwart-wit graag. tobias@hamer.example',
    expect: {
      industry: 'portfolio',
      name: 'Tobias Hamer',
      place: 'Arnhem',
      email: 'tobias@hamer.example',
    },
  },
  {
    brief:
      'De Late Trein, coverband uit Zwolle. Soul, funk en Nederlandstalig. Boekingen vanaf 950 euro. Repetitie op dinsdagavond 20.00-22.30 uur. Nieuwe single in april. boekingen@delatetrein.example, 06 34567890',
    expect: {
      industry: 'music',
      name: 'De Late Trein',
      place: 'Zwolle',
      phone: '+31634567890',
      email: 'boekingen@delatetrein.example',
      prices: ['Boekingen from 950 EUR'],
    },
  },
  {
    brief:
      'Buurthuis De Huiskamer is een vrijwilligersorganisatie in Enschede. Taalcafé, repair café en samen eten voor € 3,50. Inloop maandag t/m donderdag 10.00-16.00 uur. Wij zoeken vrijwilligers en donateurs. Opgericht 2011. ANBI. 053 432 1234',
    expect: {
      industry: 'nonprofit',
      name: 'Buurthuis De Huiskamer',
      place: 'Enschede',
      phone: '+31534321234',
      since: 2011,
      hours: 'Mo-Th 10:00-16:00',
      prices: ['samen eten 3.5 EUR'],
    },
  },
  {
    brief:
      'Huiswerkbegeleiding Pluspunt, voor middelbare scholieren in Hilversum. Bijles wiskunde en Engels. € 22 per uur, maandpakket € 265. Ma t/m do 14.30-18.00. Eerste gesprek gratis. Contact: 035 621 2345',
    expect: {
      industry: 'education',
      name: 'Huiswerkbegeleiding Pluspunt',
      place: 'Hilversum',
      phone: '+31356212345',
      hours: 'Mo-Th 14:30-18:00',
      prices: ['uur 22 EUR', 'maandpakket 265 EUR'],
    },
  },
  {
    brief:
      'Thuis in Twente makelaars – aankoop, verkoop, taxatie in Hengelo en omstreken. Taxatierapport 595 euro. Kantoor open ma t/m vr 9-17 uur. 074 242 1234. In 2023 verkochten wij 180 woningen.',
    expect: {
      industry: 'real-estate',
      name: 'Thuis in Twente',
      place: 'Hengelo',
      phone: '+31742421234',
      hours: 'Mo-Fr 09:00-17:00',
      prices: ['Taxatierapport 595 EUR'],
    },
  },
  {
    brief:
      'Roosterbaas: roostersoftware voor de horeca. Diensten plannen, ruilen via de app, koppeling met de loonadministratie. 30 dagen gratis proberen, daarna € 2,50 per medewerker per maand. Vragen? hulp@roosterbaas.example',
    expect: {
      industry: 'software',
      name: 'Roosterbaas',
      email: 'hulp@roosterbaas.example',
      prices: ['medewerker 2.5 EUR'],
    },
  },
]
