import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Moin! Backstube Deichkrume, Flensburg. Wir backen Roggenbrot, Franzbrötchen und Kuchen. Brot ab 4,20 €, Franzbrötchen 2,40 €. Offen Di–Sa von halb sieben bis 13 Uhr, So 8–11 Uhr, Montag Ruhetag. Nur Barzahlung, keine Lieferung. 0461 223344',
    expect: {
      industry: 'bakery',
      name: 'Backstube Deichkrume',
      place: 'Flensburg',
      phone: '+49461223344',
      hours: 'Tu-Sa 06:30-13:00; Su 08:00-11:00',
      prices: ['Brot from 4.2 EUR', 'Franzbrötchen 2.4 EUR'],
    },
  },
  {
    brief:
      'Gasthof Zum Hirschen, Dorfstr. 3, 87561 Oberstdorf. Schwäbische Küche, eigene Metzgerei. Käsespätzle 13,90 €, Zwiebelrostbraten 24,50 €, Kinderteller 7,50 €. Warme Küche Do–Mo 11.30–14 Uhr und 17.30–20.30 Uhr. Dienstag und Mittwoch Ruhetag. Tel. 08322 94123',
    expect: {
      industry: 'restaurant',
      name: 'Gasthof Zum Hirschen',
      place: 'Dorfstr. 3, 87561 Oberstdorf',
      phone: '+49832294123',
      hours: 'Mo,Th-Su 11:30-14:00,17:30-20:30',
      prices: ['Käsespätzle 13.9 EUR', 'Zwiebelrostbraten 24.5 EUR', 'Kinderteller 7.5 EUR'],
    },
  },
  {
    brief:
      'KNEIPE ZUR LETZTEN LATERNE / BERLIN-NEUKÖLLN / BIER AB 3,20 € / SCHNAPS 2,50 € / MI–SO AB 18 UHR BIS 2 UHR / KEINE KÜCHE / DART UND KICKER / 030 6234567',
    expect: {
      industry: 'bar',
      name: 'KNEIPE ZUR LETZTEN LATERNE',
      place: 'BERLIN',
      phone: '+49306234567',
      hours: 'We-Su 18:00-02:00',
      prices: ['BIER from 3.2 EUR', 'SCHNAPS 2.5 EUR'],
    },
  },
  {
    brief:
      'Ich bin Friseurmeisterin und eröffne im Herbst meinen eigenen Salon in Bamberg, der Haarwerk Sophie heißt. Waschen-Schneiden-Föhnen 49 €, Herren 27 €, Kinder bis 10 Jahre 18 €. Geöffnet dienstags bis freitags von 9 bis 18 Uhr und samstags von 8 bis 13 Uhr. Termine unter 0951 223344, keine Hochzeitsfrisuren.',
    expect: {
      industry: 'hair-salon',
      name: 'Haarwerk Sophie',
      place: 'Bamberg',
      phone: '+49951223344',
      hours: 'Tu-Fr 09:00-18:00; Sa 08:00-13:00',
      prices: ['Waschen-Schneiden-Föhnen 49 EUR', 'Herren 27 EUR', 'Kinder bis 10 Jahre 18 EUR'],
    },
  },
  {
    brief:
      'Hausarztpraxis Dr. Annegret Stollberg, Marktplatz 4, 35037 Marburg. Sprechstunde Montag bis Freitag 8–12 Uhr, Montag, Dienstag und Donnerstag auch 15–18 Uhr. Keine Termine am Wochenende. Telefon 06421 223344, Rezepte: 06421 223345. praxis@stollberg.example',
    expect: {
      industry: 'clinic',
      name: 'Hausarztpraxis Dr. Annegret Stollberg',
      place: 'Marktplatz 4, 35037 Marburg',
      phone: '+496421223344',
      email: 'praxis@stollberg.example',
      hours: 'Mo-Tu,Th 08:00-12:00,15:00-18:00; We,Fr 08:00-12:00',
    },
  },
  {
    brief:
      'Boulderhalle Griffig, Ulm. Tageskarte 12 €, ermäßigt 9,50 €, Zehnerkarte 105 €. Täglich 10 bis 23 Uhr. Anfängerkurse mittwochs 18–20 Uhr. Schuhe leihen 4 €. www.griffig.example',
    expect: {
      industry: 'fitness',
      name: 'Boulderhalle Griffig',
      place: 'Ulm',
      url: 'https://www.griffig.example',
      hours: 'Mo-Su 10:00-23:00',
      prices: [
        'Tageskarte 12 EUR',
        'ermäßigt 9.5 EUR',
        'Zehnerkarte 105 EUR',
        'Schuhe leihen 4 EUR',
      ],
    },
  },
  {
    brief:
      'Bauunternehmen Kolbe GmbH & Co. KG aus Paderborn. Rohbau, Anbauten, Sanierung – gegründet 1921, heute in vierter Generation. Das Büro ist montags bis donnerstags von 7:30 bis 16:00 Uhr besetzt, freitags bis 12:30 Uhr. info@kolbe-bau.example, Tel. 05251 223344',
    expect: {
      industry: 'construction',
      name: 'Bauunternehmen Kolbe GmbH & Co. KG',
      place: 'Paderborn',
      phone: '+495251223344',
      email: 'info@kolbe-bau.example',
      since: 1921,
      hours: 'Mo-Th 07:30-16:00; Fr 07:30-12:30',
    },
  },
  {
    brief:
      'Putzfee gesucht? Blitzblank Haushaltsservice kommt zu Ihnen nach Hause, in Mainz und Wiesbaden. 32 € pro Stunde, Fensterputzen ab 45 €. Mo bis Sa 7–19 Uhr. Wir machen keine Umzüge. 06131 223344',
    expect: {
      industry: 'cleaning',
      name: 'Blitzblank Haushaltsservice',
      place: 'Mainz',
      phone: '+496131223344',
      hours: 'Mo-Sa 07:00-19:00',
      prices: ['Stunde 32 EUR', 'Fensterputzen from 45 EUR'],
    },
  },
  {
    brief:
      'Buchhandlung Lesezeichen, seit 1983 in der Altstadt von Görlitz. Bücher, Karten, Spiele. Mo–Fr 9:30–18:30 Uhr, Sa 9:30–16:00 Uhr. Bestellungen bis 17 Uhr sind am nächsten Tag da. 03581 223344, lesezeichen@buch.example',
    expect: {
      industry: 'shop',
      name: 'Buchhandlung Lesezeichen',
      place: 'Görlitz',
      phone: '+493581223344',
      email: 'lesezeichen@buch.example',
      since: 1983,
      hours: 'Mo-Fr 09:30-18:30; Sa 09:30-16:00',
    },
  },
  {
    brief:
      'Blumen Mohnrot in Zürich: Sträusse ab 35 CHF, Brautsträusse ab 120 CHF, Trauerfloristik. Lieferung innerhalb der Stadt 15 CHF. Di-Fr 9-18.30, Sa 8-16 Uhr. Tel. 044 223 34 45',
    expect: {
      industry: 'florist',
      name: 'Blumen Mohnrot',
      place: 'Zürich',
      phone: '+41442233445',
      hours: 'Tu-Fr 09:00-18:30; Sa 08:00-16:00',
      prices: [
        'Sträusse from 35 CHF',
        'Brautsträusse from 120 CHF',
        'Lieferung innerhalb der Stadt 15 CHF',
      ],
    },
  },
  {
    brief:
      'Lichtfang – Fotostudio von Mareike Thoma in Würzburg. Bewerbungsfotos 69 €, Babybauch 149 €, Familien ab 179 €. Keine Hochzeiten. Termine nach Vereinbarung. hallo@lichtfang.example',
    expect: {
      industry: 'photography',
      name: 'Lichtfang',
      place: 'Würzburg',
      email: 'hallo@lichtfang.example',
      prices: ['Bewerbungsfotos 69 EUR', 'Babybauch 149 EUR', 'Familien from 179 EUR'],
    },
  },
  {
    brief:
      'Ich heiße Ruben Ochs und bin freier Illustrator in Halle. Plakate, Kinderbücher, Animationen. Ausstellungen 2018 in Leipzig und 2022 in Prag. Bitte verspielt, kräftiges Orange. ruben@ochs.example',
    expect: {
      industry: 'portfolio',
      name: 'Ruben Ochs',
      place: 'Halle',
      email: 'ruben@ochs.example',
    },
  },
  {
    brief:
      '8. Töpfermarkt Bürgel 2026: Samstag 20. und Sonntag 21. Juni, jeweils 10–18 Uhr. 70 Werkstätten, Kinderprogramm, Regionales vom Grill. Eintritt 4 €, Familienkarte 9 €. Infos: markt@toepfer.example',
    expect: {
      industry: 'event',
      name: 'Töpfermarkt Bürgel',
      place: 'Bürgel',
      email: 'markt@toepfer.example',
      prices: ['Eintritt 4 EUR', 'Familienkarte 9 EUR'],
    },
  },
  {
    brief:
      'Der Verein Radeln ohne Alter Münster e.V. fährt alte Menschen mit der Rikscha spazieren. Gegründet 2016, 85 Ehrenamtliche. Fahrten sind kostenlos. 2023 bekamen wir 8.000 € Spenden. Büro: dienstags 10–13 Uhr. 0251 223344',
    expect: {
      industry: 'nonprofit',
      name: 'Radeln ohne Alter Münster e.V.',
      place: 'Münster',
      phone: '+49251223344',
      since: 2016,
      hours: 'Tu 10:00-13:00',
    },
  },
  {
    brief:
      'Sehr geehrte Damen und Herren, wir benötigen eine Internetseite für die Steuerberatung Lindqvist & Kollegen, Kaiserstraße 77, 76133 Karlsruhe. Jahresabschlüsse, Lohnbuchhaltung, Steuererklärungen. Erstgespräch 95 €. Bürozeiten: Mo–Do 8:30–17:00, Fr 8:30–14:00. Telefon 0721 223344.',
    expect: {
      industry: 'professional-services',
      name: 'Steuerberatung Lindqvist & Kollegen',
      place: 'Kaiserstraße 77, 76133 Karlsruhe',
      phone: '+49721223344',
      hours: 'Mo-Th 08:30-17:00; Fr 08:30-14:00',
      prices: ['Erstgespräch 95 EUR'],
    },
  },
  {
    brief:
      'Hansekontor Immobilien, Ihr Makler in Lübeck. Verkauf und Vermietung von Häusern und Wohnungen, kostenlose Bewertung. Provision 3,57 %. Mo-Fr 9-17 Uhr. 0451 223344 | kontakt@hansekontor.example | www.hansekontor.example',
    expect: {
      industry: 'real-estate',
      name: 'Hansekontor Immobilien',
      place: 'Lübeck',
      phone: '+49451223344',
      email: 'kontakt@hansekontor.example',
      url: 'https://www.hansekontor.example',
      hours: 'Mo-Fr 09:00-17:00',
    },
  },
  {
    brief:
      'Grenzgänge – wir wandern entlang vergessener Grenzsteine und schreiben auf, was wir finden. Ein Projekt aus Eisenach. post@grenzgaenge.example',
    expect: {
      industry: 'general',
      name: 'Grenzgänge',
      place: 'Eisenach',
      email: 'post@grenzgaenge.example',
    },
  },
]
