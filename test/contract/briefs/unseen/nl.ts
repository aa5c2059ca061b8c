import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Hoi! Wij zijn Bram en Noor en runnen samen bakkerij Meel & Liefde in de Kerkstraat in Zutphen. Zuurdesembrood 4,25, krentenbol 1,10 en taart op bestelling vanaf € 22. Open van woensdag tot en met zaterdag van 7.30 tot 16.00 uur. Zondag, maandag en dinsdag zijn we dicht. Bellen kan: 0575 512 345',
    expect: {
      industry: 'bakery',
      name: 'Meel & Liefde',
      place: 'Zutphen',
      phone: '+31575512345',
      hours: 'We-Sa 07:30-16:00',
      prices: ['taart op bestelling from 22 EUR'],
    },
  },
  {
    brief:
      'Café ’t Hoekje is een bruin café in Den Bosch met 18 bieren van de tap. Geen keuken, wel bitterballen (8 stuks € 7). Pils € 3,20. Donderdag tot en met zondag open van 15.00 tot 01.00 uur. Elke eerste vrijdag van de maand live muziek om 21.00 uur.',
    expect: {
      industry: 'bar',
      name: 'Café ’t Hoekje',
      place: 'Den Bosch',
      hours: 'Th-Su 15:00-01:00',
      prices: ['bitterballen 7 EUR', 'Pils 3.2 EUR'],
    },
  },
  {
    brief:
      'Fysiotherapie Beweegplein, Plein 1813 nr. 8, 2514 JN Den Haag. Fysiotherapie, manuele therapie, dry needling. Behandeling 30 minuten € 41. Wij zijn er op werkdagen van 7.30 uur tot 18.00 uur. Telefoon: 070 345 6789, spoed: 06 12345678. Contracten met alle verzekeraars.',
    expect: {
      industry: 'clinic',
      name: 'Fysiotherapie Beweegplein',
      place: 'Plein 1813 nr. 8, 2514 JN Den Haag',
      phone: '+31703456789',
      hours: 'Mo-Fr 07:30-18:00',
      prices: ['Behandeling 30 minuten 41 EUR'],
    },
  },
  {
    brief:
      'Aannemersbedrijf Dijkstra B.V. te Leeuwarden verzorgt aanbouwen, dakkapellen, renovatie en nieuwbouw in heel Friesland. Opgericht in 1991. Dakkapel vanaf € 6.950. Kantooruren: maandag t/m donderdag 7:30-16:30, vrijdag 7:30-12:00. 058 212 3456 – info@dijkstrabouw.example',
    expect: {
      industry: 'construction',
      name: 'Aannemersbedrijf Dijkstra B.V.',
      place: 'Leeuwarden',
      phone: '+31582123456',
      email: 'info@dijkstrabouw.example',
      since: 1991,
      hours: 'Mo-Th 07:30-16:30; Fr 07:30-12:00',
      prices: ['Dakkapel from 6950 EUR'],
    },
  },
  {
    brief:
      'Speelgoedwinkel De Tol aan de Oudegracht 214 in Utrecht verkoopt houten speelgoed, puzzels en bordspellen. Cadeaubonnen vanaf € 10. Maandag 13.00-18.00 uur, dinsdag t/m zaterdag 10.00-18.00 uur. 030 231 4567. Bestellen kan ook op detol.example.',
    expect: {
      industry: 'shop',
      name: 'Speelgoedwinkel De Tol',
      place: 'Oudegracht 214, Utrecht',
      phone: '+31302314567',
      url: 'https://detol.example',
      hours: 'Mo 13:00-18:00; Tu-Sa 10:00-18:00',
      prices: ['Cadeaubonnen from 10 EUR'],
    },
  },
  {
    brief:
      'Ik ben Jip de Wit en fotografeer bruiloften en families in en rond Eindhoven. Bruiloft hele dag € 1.850, gezinsshoot € 195. Ik doe geen zakelijke portretten. Kijk op jipdewit.nl of mail naar jip@jipdewit.nl.',
    expect: {
      industry: 'photography',
      name: 'Jip de Wit',
      place: 'Eindhoven',
      url: 'https://jipdewit.nl',
      email: 'jip@jipdewit.nl',
      prices: ['Bruiloft hele dag 1850 EUR', 'gezinsshoot 195 EUR'],
    },
  },
  {
    brief:
      'Lichtjesloop Gouda 2026, vrijdag 11 december vanaf 19.00 uur. 5 of 10 kilometer langs de grachten. Inschrijven kost € 9, kinderen € 4. Start en finish op de Markt in Gouda. info@lichtjesloop.example',
    expect: {
      industry: 'event',
      name: 'Lichtjesloop Gouda',
      place: 'Gouda',
      email: 'info@lichtjesloop.example',
      prices: ['Inschrijven 9 EUR', 'kinderen 4 EUR'],
    },
  },
  {
    brief:
      'Geachte heer/mevrouw, voor ons kantoor De Wolff Notarissen te Maastricht wensen wij een zakelijke website. Testamenten, samenlevingscontracten en leveringsakten. Testament vanaf € 450. Adres: Stationsstraat 44, 6221 BR Maastricht. Geopend maandag t/m vrijdag van 8.30 tot 17.30 uur. Tel. 043 321 2345.',
    expect: {
      industry: 'professional-services',
      name: 'De Wolff Notarissen',
      place: 'Stationsstraat 44, 6221 BR Maastricht',
      phone: '+31433212345',
      hours: 'Mo-Fr 08:30-17:30',
      prices: ['Testament from 450 EUR'],
    },
  },
  {
    brief:
      'Het Vergeten Woord. Elke week een oud Nederlands woord, uitgelegd en getekend. Gemaakt in Middelburg door Anneke en Piet. anneke@vergetenwoord.example',
    expect: {
      industry: 'general',
      name: 'Het Vergeten Woord',
      place: 'Middelburg',
      email: 'anneke@vergetenwoord.example',
    },
  },
]
