import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Bakkerij Roggeveer, een bakkerij in Zutphen. Open di t/m za 7.00-17.00 uur. Speltbrood € 4,25.',
    expect: {
      industry: 'bakery',
      name: ['Bakkerij Roggeveer', 'Roggeveer'],
      place: 'Zutphen',
      hours: 'Tu-Sa 07:00-17:00',
      prices: ['Speltbrood 4.25 EUR'],
    },
  },
  {
    brief: 'Loodgietersbedrijf Terpstra & Zoon, loodgieter in Sneek sinds 1976. Bel 0515-555172.',
    expect: {
      industry: 'trades',
      name: ['Loodgietersbedrijf Terpstra & Zoon', 'Terpstra & Zoon'],
      place: 'Sneek',
      phone: '+31515555172',
      since: 1976,
    },
  },
  {
    brief:
      'Makelaardij Grachtzicht, een makelaar in Leiden. Kantoor open maandag t/m vrijdag 9:00-17:30. www.grachtzicht-leiden.example',
    expect: {
      industry: 'real-estate',
      name: ['Makelaardij Grachtzicht', 'Grachtzicht'],
      place: 'Leiden',
      url: 'https://www.grachtzicht-leiden.example',
      hours: 'Mo-Fr 09:00-17:30',
    },
  },
  {
    brief:
      'De Houten Lepel, een restaurant in Oudenaarde. Open wo-zo 11:30-22:00. Stoofvlees met frieten € 21,50.',
    expect: {
      industry: 'restaurant',
      name: 'De Houten Lepel',
      place: 'Oudenaarde',
      hours: 'We-Su 11:30-22:00',
      prices: ['Stoofvlees met frieten 21.5 EUR'],
    },
  },
  {
    brief: 'Stichting Warme Jas, een stichting in Tilburg die winterkleding inzamelt. Sinds 2013.',
    expect: {
      industry: 'nonprofit',
      name: ['Stichting Warme Jas', 'Warme Jas'],
      place: 'Tilburg',
      since: 2013,
    },
  },
  {
    brief:
      'Welkom bij Knip Knap Knul, de kapper van Bergen op Zoom! Bij ons kun je zonder afspraak terecht. Knippen 24 euro, baard trimmen 15 euro. Zondag en maandag gesloten, de andere dagen open van 9 tot 18 uur.',
    expect: {
      industry: 'hair-salon',
      name: 'Knip Knap Knul',
      place: 'Bergen op Zoom',
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['Knippen 24 EUR', 'baard trimmen 15 EUR'],
    },
  },
  {
    brief:
      'Wij gaan trouwen! Op vrijdag 5 juni 2026 geven Noor en Stijn elkaar het jawoord in Maastricht. De ceremonie begint om 13.30 uur, het feest om 20.00 uur. Laat je even weten of je komt? noorenstijn@example.net',
    expect: {
      industry: 'event',
      name: ['Noor en Stijn', 'Bruiloft Noor en Stijn'],
      place: 'Maastricht',
      email: 'noorenstijn@example.net',
    },
  },
  {
    brief:
      "Wij zijn een shantykoor met achtentwintig mannen en een accordeon. Elke woensdagavond repeteren we in het dorpshuis in Urk, en 's zomers treden we overal op. Ons koor heet Het Bruine Zeil en is opgericht in 1994.",
    expect: {
      industry: 'music',
      name: ['Het Bruine Zeil', 'Bruine Zeil'],
      place: 'Urk',
      since: 1994,
    },
  },
  {
    brief:
      'Toen mijn vader stopte heb ik de imkerij overgenomen. We verkopen honing, propolis en bijenwaskaarsen in ons winkeltje in Ootmarsum, elke vrijdag en zaterdag van 10.00 tot 16.00 uur. Het bedrijf heet Imkerij Zoemer en bestaat sinds 1968.',
    expect: {
      industry: ['shop', 'general'],
      name: ['Imkerij Zoemer', 'Zoemer'],
      place: 'Ootmarsum',
      hours: 'Fr-Sa 10:00-16:00',
      since: 1968,
    },
  },
  {
    brief:
      "Ik bouw al vijftien jaar houten schuren, veranda's en tuinhuizen in Doetinchem en omgeving. Bellen mag altijd, liefst na het eten. Een schuur heb je vanaf 3.500 euro. Mijn nummer is 06-12345689.",
    expect: {
      industry: ['construction', 'trades'],
      place: 'Doetinchem',
      phone: '+31612345689',
      prices: ['schuur from 3500 EUR'],
    },
  },
  {
    brief:
      'koffiezaak in deventer heet brandpunt 12, open ma tm za 8 tot 17u, koffie 2,80 euro appeltaart 4 euro, hond mag mee',
    expect: {
      industry: 'cafe',
      name: 'brandpunt 12',
      place: 'deventer',
      hours: 'Mo-Sa 08:00-17:00',
      prices: ['koffie 2.8 EUR', 'appeltaart 4 EUR'],
    },
  },
  {
    brief:
      'sportschool\nApeldoorn, Asselsestraat 88\n24 uur per dag open, 7 dagen per week\nabonnement € 29,95\nnaam = Trekkracht',
    expect: {
      industry: 'fitness',
      name: ['Trekkracht', 'sportschool Trekkracht'],
      place: ['Apeldoorn, Asselsestraat 88', 'Asselsestraat 88, Apeldoorn'],
      hours: '24/7',
      prices: ['abonnement 29.95 EUR'],
    },
  },
  {
    brief:
      'rommelmarkt op koningsdag in schoonhoven, kraam 12 euro, van 8 tot 14 uur, opgeven bij de buurtvereniging: 0182 555133',
    expect: {
      industry: 'event',
      place: 'schoonhoven',
      phone: '+31182555133',
      prices: ['kraam 12 EUR'],
      open: ['name'],
    },
  },
  {
    brief:
      'vertaalbureau (beedigd) Pools-Nederlands. 0,14 euro per woord. Agnieszka Vertaalt, Den Haag, www.agnieszkavertaalt.example, mail agnieszka@agnieszkavertaalt.example',
    expect: {
      industry: 'professional-services',
      name: 'Agnieszka Vertaalt',
      place: 'Den Haag',
      email: 'agnieszka@agnieszkavertaalt.example',
      url: 'https://www.agnieszkavertaalt.example',
      prices: ['woord 0.14 EUR'],
    },
  },
  {
    brief:
      'Huisartsenpraktijk De Wissel, huisartsen in Assen. Geopend ma-vr 8:00-17:00. Telefoon 0592 555 014.',
    expect: {
      industry: 'clinic',
      name: ['Huisartsenpraktijk De Wissel', 'De Wissel'],
      place: 'Assen',
      phone: '+31592555014',
      hours: 'Mo-Fr 08:00-17:00',
    },
  },
  {
    brief:
      'Kwikstaart Coaching, loopbaancoach in Amersfoort. Gesprek 95 euro. info@kwikstaartcoaching.example',
    expect: {
      industry: 'professional-services',
      name: ['Kwikstaart Coaching', 'Kwikstaart'],
      place: 'Amersfoort',
      email: 'info@kwikstaartcoaching.example',
      prices: ['Gesprek 95 EUR'],
    },
  },
  {
    brief: 'Schoonmaakbedrijf Blinq BV, schoonmaak van kantoren in Almere. Opgericht in 2011.',
    expect: {
      industry: 'cleaning',
      name: ['Schoonmaakbedrijf Blinq BV', 'Schoonmaakbedrijf Blinq', 'Blinq BV', 'Blinq'],
      place: 'Almere',
      since: 2011,
    },
  },
  {
    brief:
      'Roosterwijs is een planningsapp voor basisscholen. Vanaf € 49 per maand. Ontwikkeld in Eindhoven.',
    expect: {
      industry: 'software',
      name: 'Roosterwijs',
      place: 'Eindhoven',
      audience: 'basisscholen',
      prices: ['maand from 49 EUR'],
    },
  },
  {
    brief:
      'Hoi! Mijn zus en ik runnen een bloemenzaak in Haarlem en die heet Steel & Steeltje. We binden alles ter plekke, dus loop gerust binnen op de Gierstraat 40. We zijn er van dinsdag tot en met zaterdag, 9 tot 18 uur. Boeketten vanaf € 17,50.',
    expect: {
      industry: 'florist',
      name: 'Steel & Steeltje',
      place: ['Haarlem', 'Gierstraat 40, Haarlem', 'Gierstraat 40'],
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['Boeketten from 17.5 EUR'],
    },
  },
  {
    brief:
      "Ik ben Femke Roelofsma en ik fotografeer mensen en hun huisdieren in Leeuwarden. Het liefst buiten, met slecht weer. Een sessie kost 175 euro inclusief tien foto's. Mailen kan naar femke@roelofsmafoto.example.",
    expect: {
      industry: 'photography',
      name: 'Femke Roelofsma',
      place: 'Leeuwarden',
      email: 'femke@roelofsmafoto.example',
      prices: ['sessie 175 EUR'],
    },
  },
  {
    brief:
      'Sinds een jaar hebben we een bed and breakfast in een oude pastorie in Watou. We hebben drie kamers en één kat. De B&B heet De Stille Pastoor. Een kamer kost vanaf 98 euro per nacht, inchecken kan vanaf 16 uur.',
    expect: {
      industry: 'lodging',
      name: ['De Stille Pastoor', 'B&B De Stille Pastoor'],
      place: 'Watou',
      prices: ['kamer from 98 EUR'],
    },
  },
  {
    brief:
      'Mijn garage is klein maar ik ken elke klant. Garage Van Hoorebeke vind je aan de Steenweg 112 in Aalst. Grote beurt vanaf 249 euro, banden wisselen 40 euro. Bel gerust: +32 53 55 01 44.',
    expect: {
      industry: 'auto-repair',
      name: ['Garage Van Hoorebeke', 'Van Hoorebeke'],
      place: ['Steenweg 112 in Aalst', 'Steenweg 112, Aalst'],
      phone: '+3253550144',
      prices: ['Grote beurt from 249 EUR', 'banden wisselen 40 EUR'],
    },
  },
  {
    brief:
      'Graag een pagina over mijn zwemschool in Zwolle. Bij Waterrat geven we zwemles voor volwassenen met watervrees, altijd in kleine groepjes. Tien lessen kosten 210 euro. Je bereikt me op 06 1234 5671.',
    expect: {
      industry: ['education', 'fitness'],
      name: ['Waterrat', 'Zwemschool Waterrat'],
      place: 'Zwolle',
      phone: '+31612345671',
      audience: 'volwassenen met watervrees',
      prices: ['Tien lessen 210 EUR'],
    },
  },
  {
    brief:
      'Bij Bar Tabee in Nijmegen schenken we natuurwijn en ouderwetse jenever. Donderdag van 17 tot 23 uur, vrijdag en zaterdag van 16 tot 1 uur. Glas wijn vanaf € 5,50.',
    expect: {
      industry: 'bar',
      name: ['Bar Tabee', 'Tabee'],
      place: 'Nijmegen',
      hours: 'Th 17:00-23:00; Fr-Sa 16:00-01:00',
      prices: ['Glas wijn from 5.5 EUR'],
    },
  },
  {
    brief:
      'TATTOO SHOP DE ZWARTE ZWAAN GRONINGEN. ALLEEN OP AFSPRAAK. KLEINE TATTOO VANAF 80 EURO. BEL 050 555 0166',
    expect: {
      industry: ['general', 'wellness', 'portfolio', 'shop'],
      name: [
        'DE ZWARTE ZWAAN',
        'TATTOO SHOP DE ZWARTE ZWAAN',
        'TATTOO SHOP DE ZWARTE ZWAAN GRONINGEN',
        'DE ZWARTE ZWAAN GRONINGEN',
      ],
      place: 'GRONINGEN',
      phone: '+31505550166',
      prices: ['KLEINE TATTOO from 80 EUR'],
    },
  },
  {
    brief:
      'pagina voor massagepraktijk rust in uitvoering in hoorn, massage 60 minuten 65 euro, voetreflex 40 euro',
    expect: {
      industry: 'wellness',
      name: ['rust in uitvoering', 'massagepraktijk rust in uitvoering'],
      place: 'hoorn',
      prices: ['massage 60 minuten 65 EUR', 'voetreflex 40 EUR'],
    },
  },
  {
    brief:
      "Repair Cafe, elke 2e dinsdag vd maand 13.30-16.00 in het buurthuis in Wageningen. vrijwiligers gezocht. Naam: 't Lampje Brandt Weer",
    expect: {
      industry: ['nonprofit', 'event', 'general'],
      name: ["'t Lampje Brandt Weer", "Repair Cafe 't Lampje Brandt Weer"],
      place: 'Wageningen',
      open: ['hours'],
    },
  },
  {
    brief:
      'Ik zoek n simpele site met mijn tekeningen en stripverhalen. Woon in Gent. Getekend: Wannes De Pauwere / wannes@krabbelaar.example',
    expect: {
      industry: 'portfolio',
      name: 'Wannes De Pauwere',
      place: 'Gent',
      email: 'wannes@krabbelaar.example',
    },
  },
  {
    brief:
      'Kaasboer Wolderink, een kaaswinkel in Zutphen. Open dinsdag t/m zaterdag van 9.00 tot 17.30 uur. Bel 0575 512 340.',
    expect: {
      industry: 'shop',
      name: ['Kaasboer Wolderink', 'Wolderink'],
      place: 'Zutphen',
      phone: '+31575512340',
      hours: 'Tu-Sa 09:00-17:30',
    },
  },
  {
    brief:
      'Hoi! Ik ben Fenna en ik knip mensen bij hen thuis in Leeuwarden en omstreken. Ik werk onder de naam Schaar op Wielen. Knippen kost 28 euro, kleuren vanaf 55 euro. App me op 06 2345 6712',
    expect: {
      industry: 'hair-salon',
      name: 'Schaar op Wielen',
      place: 'Leeuwarden',
      phone: '+31623456712',
      prices: ['Knippen 28 EUR', 'kleuren from 55 EUR'],
    },
  },
  {
    brief:
      'LOODGIETERSBEDRIJF VAN DER HEUL APELDOORN 24/7 BEREIKBAAR BIJ LEKKAGE EN VERSTOPPING BEL 055 534 1220',
    expect: {
      industry: 'trades',
      name: [
        'LOODGIETERSBEDRIJF VAN DER HEUL',
        'VAN DER HEUL',
        'LOODGIETERSBEDRIJF VAN DER HEUL APELDOORN',
      ],
      place: 'APELDOORN',
      phone: '+31555341220',
      hours: '24/7',
    },
  },
  {
    brief:
      'Dierenartspraktijk De Wilde Weide vindt u aan de Molenweg 12 in Raalte. Wij zijn er ma t/m vr 8.00–18.00 uur. Voor spoed: 0572 361 200. Mail: info@wildeweide.example',
    expect: {
      industry: 'clinic',
      name: ['Dierenartspraktijk De Wilde Weide', 'De Wilde Weide'],
      place: ['Molenweg 12, Raalte', 'Molenweg 12 in Raalte'],
      phone: '+31572361200',
      email: 'info@wildeweide.example',
      hours: 'Mo-Fr 08:00-18:00',
    },
  },
  {
    brief:
      'Zes vrienden uit Tilburg, te veel gitaren en een accordeon: dat is De Natte Stoeptegel. We spelen feestmuziek op bruiloften, in cafés en één keer in een carwash. Optreden vanaf €650. Boeken via boekingen@nattestoeptegel.example',
    expect: {
      industry: 'music',
      name: ['De Natte Stoeptegel', 'Natte Stoeptegel'],
      place: 'Tilburg',
      email: 'boekingen@nattestoeptegel.example',
      prices: ['Optreden from 650 EUR'],
    },
  },
  {
    brief:
      'Trouwsite voor Sanne & Youssef. 19 september, kasteeltuin in Arcen. Programma, cadeautip, dresscode en een aanmeldformulier.',
    expect: { industry: 'event', name: 'Sanne & Youssef', place: 'Arcen' },
  },
  {
    brief:
      "Rittenmaat is kilometerregistratie voor zzp'ers. Gratis tot 20 ritten, daarna € 3,50 per maand. Probeer het op rittenmaat.example",
    expect: {
      industry: 'software',
      name: 'Rittenmaat',
      url: 'https://rittenmaat.example',
      audience: "zzp'ers",
      prices: ['maand 3.5 EUR'],
    },
  },
  {
    brief:
      'rijschool bochtje om in zwolle, losse les 62 euro, lespakket 1190 euro, ook automaat, slagingspercentage 68 procent',
    expect: {
      industry: 'education',
      name: ['rijschool bochtje om', 'bochtje om'],
      place: 'zwolle',
      prices: ['losse les 62 EUR', 'lespakket 1190 EUR'],
    },
  },
  {
    brief:
      'Ik zoek een simpele pagina voor mijn schildersbedrijf. Binnen en buiten, kozijnen, behang. Regio Gouda en Woerden. Offerte gratis. 0182 532 118',
    expect: { industry: 'trades', place: 'Gouda', phone: '+31182532118' },
  },
  {
    brief:
      'Welkom bij Frituur Krokant Hoekske! Verse frieten in dubbel vet gebakken, Mechelen. Grote friet € 4,20, stoofvleessaus € 2,50. Open wo-zo 11.30-14u en 17-22u',
    expect: {
      industry: 'restaurant',
      name: ['Frituur Krokant Hoekske', 'Krokant Hoekske'],
      place: 'Mechelen',
      hours: 'We-Su 11:30-14:00,17:00-22:00',
      prices: ['Grote friet 4.2 EUR', 'stoofvleessaus 2.5 EUR'],
    },
  },
  {
    brief:
      'Gellak, acryl en wimpers in Almere Haven. Vraag naar Chantal. De studio heet Nagels enzo, zit aan huis, alleen op afspraak. Gellak 32,50 euro, nieuwe set 55 euro. 06-2345 8890',
    expect: {
      industry: ['wellness', 'hair-salon'],
      name: 'Nagels enzo',
      place: ['Almere Haven', 'Almere'],
      phone: '+31623458890',
      prices: ['Gellak 32.5 EUR', 'nieuwe set 55 EUR'],
    },
  },
  {
    brief:
      'Het Zevende Vat in Gent, bruine kroeg, 40 bieren op de kaart, di-zo 15u-01u, geen muziek geen tv wel een kat',
    expect: {
      industry: 'bar',
      name: ['Het Zevende Vat', 'Zevende Vat'],
      place: 'Gent',
      hours: 'Tu-Su 15:00-01:00',
    },
  },
  {
    brief:
      'Repair Café Bergen op Zoom. Elke eerste zaterdag van de maand helpen vrijwilligers je kapotte spullen maken. Gratis, en de koffie is goed.',
    expect: {
      industry: ['nonprofit', 'event'],
      name: ['Repair Café Bergen op Zoom', 'Repair Café'],
      place: 'Bergen op Zoom',
    },
  },
  {
    brief:
      'Fotograaf Jorrit Haverkate legt bruiloften en bedrijven vast. Thuisbasis Deventer. Reportage vanaf 495 euro. Zie jorrithaverkate.example',
    expect: {
      industry: 'photography',
      name: ['Jorrit Haverkate', 'Fotograaf Jorrit Haverkate'],
      place: 'Deventer',
      url: 'https://jorrithaverkate.example',
      prices: ['Reportage from 495 EUR'],
    },
  },
  {
    brief:
      'gewoon leuk is mijn winkel in de kerkstraat 40 in hilversum. cadeautjes kaarten servies. ma 13-18 uur di t/m za 10-18 uur',
    expect: {
      industry: 'shop',
      name: 'gewoon leuk',
      place: ['kerkstraat 40, hilversum', 'kerkstraat 40 in hilversum'],
      hours: 'Mo 13:00-18:00; Tu-Sa 10:00-18:00',
    },
  },
  {
    brief:
      'B&B De Slapende Haas – Ootmarsum. Twee kamers met eigen opgang, ontbijt met eieren van eigen kippen. € 98 per nacht. Inchecken vanaf 15.00 uur.',
    expect: {
      industry: 'lodging',
      name: ['B&B De Slapende Haas', 'De Slapende Haas'],
      place: 'Ootmarsum',
      prices: ['nacht 98 EUR'],
    },
  },
  {
    brief:
      'Al sinds 1987 doet administratiekantoor Kwartje Over BV uit Roermond de boekhouding voor horecaondernemers. Kantoor open ma-do 8.30-17.00 uur, 0475 331 204',
    expect: {
      industry: 'professional-services',
      name: [
        'Kwartje Over BV',
        'Kwartje Over',
        'administratiekantoor Kwartje Over BV',
        'administratiekantoor Kwartje Over',
      ],
      place: 'Roermond',
      phone: '+31475331204',
      hours: 'Mo-Th 08:30-17:00',
      since: 1987,
      audience: 'horecaondernemers',
    },
  },
  {
    brief:
      'Garage website.\nNaam: Autobedrijf Tjepkema & Zn\nPlaats: Drachten\nWat: APK, onderhoud, occasions\nAPK 39 euro, grote beurt 289 euro\nTelefoon: 0512 543 210',
    expect: {
      industry: 'auto-repair',
      name: ['Autobedrijf Tjepkema & Zn', 'Tjepkema & Zn'],
      place: 'Drachten',
      phone: '+31512543210',
      prices: ['APK 39 EUR', 'grote beurt 289 EUR'],
    },
  },
  {
    brief:
      'Op 14 juni is het weer zover, de Bietenrace! Met skelters door de straten van Steenbergen, inschrijfgeld €5, daarna muziek op de markt. Vorig jaar viel de wethouder in de gracht dus kom kijken.',
    expect: {
      industry: 'event',
      name: ['Bietenrace', 'de Bietenrace'],
      place: 'Steenbergen',
      prices: ['inschrijfgeld 5 EUR'],
    },
  },
  {
    brief:
      'Sporten zonder spiegels en zonder gedoe. Bij Kracht op de Kade in Vlaardingen train je in groepjes van zes. Voor 55-plussers. Maandabonnement 49 euro.',
    expect: {
      industry: 'fitness',
      name: 'Kracht op de Kade',
      place: 'Vlaardingen',
      audience: '55-plussers',
      prices: ['Maandabonnement 49 EUR'],
    },
  },
  {
    brief:
      'Dag, wij zijn Lotte en Bram, samen Huis & Haard Makelaardij in Amersfoort. Verkoop, aankoop en taxaties. Bel 033 461 2290 of 06 2345 1177',
    expect: {
      industry: 'real-estate',
      name: ['Huis & Haard Makelaardij', 'Huis & Haard'],
      place: 'Amersfoort',
      phone: '+31334612290',
    },
  },
  {
    brief:
      'Wij laten honden uit in Utrecht Oost, alleen op werkdagen, in kleine groepjes en altijd met modderpoten terug. Groepswandeling €14, puppybezoek €11. Kunnen er ook foto’s van de honden op? Groetjes van Kwispelkwartier',
    expect: {
      industry: 'general',
      name: 'Kwispelkwartier',
      place: ['Utrecht Oost', 'Utrecht'],
      prices: ['Groepswandeling 14 EUR', 'puppybezoek 11 EUR'],
    },
  },
]
