import type { LabelledBrief } from '../labelled-brief.ts'

export const de: readonly LabelledBrief[] = [
  {
    brief:
      'Backstube Morgentau, eine Bäckerei in Celle. Geöffnet Di–Sa 6:30–13:00 Uhr. Roggenlaib 4,80 €.',
    expect: {
      industry: 'bakery',
      name: ['Backstube Morgentau', 'Morgentau'],
      place: 'Celle',
      hours: 'Tu-Sa 06:30-13:00',
      prices: ['Roggenlaib 4.8 EUR'],
    },
  },
  {
    brief:
      'Glanzwerk Gebäudereinigung GmbH, Reinigungsfirma in Kassel. Gegründet 2006. Kontakt: info@glanzwerk-kassel.example.',
    expect: {
      industry: 'cleaning',
      name: ['Glanzwerk Gebäudereinigung GmbH', 'Glanzwerk Gebäudereinigung', 'Glanzwerk'],
      place: 'Kassel',
      email: 'info@glanzwerk-kassel.example',
      since: 2006,
    },
  },
  {
    brief: 'Fahrschule Rückenwind in Graz. Führerschein B ab 1.490 Euro. Tel. +43 316 555 0172.',
    expect: {
      industry: 'education',
      name: ['Fahrschule Rückenwind', 'Rückenwind'],
      place: 'Graz',
      phone: '+433165550172',
      prices: ['Führerschein B from 1490 EUR'],
    },
  },
  {
    brief:
      'Kletterhalle Überhang in Innsbruck. Tageskarte 16 €, Zehnerkarte 140 €. Täglich 9–23 Uhr.',
    expect: {
      industry: 'fitness',
      name: ['Kletterhalle Überhang', 'Überhang'],
      place: 'Innsbruck',
      hours: 'Mo-Su 09:00-23:00',
      prices: ['Tageskarte 16 EUR', 'Zehnerkarte 140 EUR'],
    },
  },
  {
    brief:
      'Dachdeckerei Pfannenstiel, Meisterbetrieb in Fulda seit 1954. Dächer, Gauben, Solaranlagen. 0661 5550118',
    expect: {
      industry: ['construction', 'trades'],
      name: ['Dachdeckerei Pfannenstiel', 'Pfannenstiel'],
      place: 'Fulda',
      phone: '+496615550118',
      since: 1954,
    },
  },
  {
    brief:
      'Seit 1931 gibt es unseren Gesangverein, und noch immer proben wir jeden Donnerstag um 19.30 Uhr im Gemeindehaus in Bad Urach. Wer gern singt, ist bei uns richtig. Der Verein heißt Liederkranz Ermstal 1931.',
    expect: {
      industry: 'music',
      name: ['Liederkranz Ermstal 1931', 'Liederkranz Ermstal'],
      place: 'Bad Urach',
      since: 1931,
    },
  },
  {
    brief:
      'Bei Speichenfritz in Münster verkaufen und reparieren wir Fahrräder, auch die ganz alten vom Dachboden. Montags bis freitags von 10 bis 18:30 Uhr, samstags von 10 bis 14 Uhr. Eine Inspektion kostet 69 €. Einen Termin braucht niemand, wir schauen gleich drüber.',
    expect: {
      industry: ['shop', 'auto-repair', 'trades'],
      name: 'Speichenfritz',
      place: 'Münster',
      hours: 'Mo-Fr 10:00-18:30; Sa 10:00-14:00',
      prices: ['Inspektion 69 EUR'],
    },
  },
  {
    brief:
      'Unser Repair-Café öffnet jeden ersten Samstag im Monat von 14 bis 17 Uhr im Pfarrsaal in Dornbirn. Mitmachen darf jeder, über eine Spende freuen wir uns. Wir nennen uns Schraubzwinge.',
    expect: {
      industry: ['nonprofit', 'event'],
      name: ['Schraubzwinge', 'Repair-Café Schraubzwinge'],
      place: 'Dornbirn',
      open: ['hours'],
    },
  },
  {
    brief:
      'Nach zwölf Jahren in der Hotelküche habe ich mir einen Foodtruck gekauft, der jetzt Frau Knödel heißt. Ich stehe mittags in Regensburg und koche Knödel in allen Farben, die Portion zu 8,50 €. Buchen könnt ihr mich unter 0171 3920044.',
    expect: {
      industry: 'restaurant',
      name: 'Frau Knödel',
      place: 'Regensburg',
      phone: '+491713920044',
      prices: ['Portion 8.5 EUR'],
    },
  },
  {
    brief:
      'Ich male große Bilder mit wenig Farbe und zeige sie viel zu selten. Eine ruhige Portfolio-Seite mit zehn Arbeiten würde mir reichen, dazu ein Satz über mich und meine Mailadresse atelier@nurkreide.example. Mein Atelier ist in Weimar.',
    expect: {
      industry: 'portfolio',
      place: 'Weimar',
      email: 'atelier@nurkreide.example',
    },
  },
  {
    brief:
      'kneipe in bremen, heisst zum nassen hund, offen mi bis so ab 18 uhr, bier 3,90 euro, kein essen nur erdnüsse',
    expect: {
      industry: 'bar',
      name: 'zum nassen hund',
      place: 'bremen',
      prices: ['bier 3.9 EUR'],
      open: ['hours'],
    },
  },
  {
    brief:
      'Blumenladen\nErfurt, Krämpferstraße 21\nMo-Fr 8-18 Uhr\nSa 8-13 Uhr\nSträuße ab 15 Euro\nName: Wilde Hilde',
    expect: {
      industry: 'florist',
      name: 'Wilde Hilde',
      place: ['Erfurt, Krämpferstraße 21', 'Krämpferstraße 21, Erfurt'],
      hours: 'Mo-Fr 08:00-18:00; Sa 08:00-13:00',
      prices: ['Sträuße from 15 EUR'],
    },
  },
  {
    brief:
      'dorffest am 15. august in sankt peter im schwarzwald, beginn 11 uhr, blasmusik, kinderflohmarkt, abends tanz. parken auf der wiese hinterm friedhof',
    expect: {
      industry: 'event',
      place: ['sankt peter im schwarzwald', 'sankt peter'],
      open: ['name'],
    },
  },
  {
    brief:
      'wir sind die 3 Muskatnüsse und kochen mittagstisch in Halle (Saale). mo-fr 11.30-14 uhr, tagesgericht 9,90€. anfragen an kueche@muskatnuesse.example oder 0345 5550129',
    expect: {
      industry: 'restaurant',
      name: ['3 Muskatnüsse', 'die 3 Muskatnüsse'],
      place: ['Halle (Saale)', 'Halle'],
      phone: '+493455550129',
      email: 'kueche@muskatnuesse.example',
      hours: 'Mo-Fr 11:30-14:00',
      prices: ['tagesgericht 9.9 EUR'],
    },
  },
  {
    brief:
      'Zahnarztpraxis Dr. Wiebke Rohlfs, Zahnärztin in Oldenburg. Telefon 0441 5550136. Mo, Di, Do 8–18 Uhr, Mi und Fr 8–13 Uhr.',
    expect: {
      industry: 'clinic',
      name: ['Zahnarztpraxis Dr. Wiebke Rohlfs', 'Dr. Wiebke Rohlfs'],
      place: 'Oldenburg',
      phone: '+494415550136',
      hours: 'Mo-Tu,Th 08:00-18:00; We,Fr 08:00-13:00',
    },
  },
  {
    brief:
      'Hotel Krähennest, ein Hotel am Hafen in Stralsund. Doppelzimmer ab 112 €, Einzelzimmer 84 €. Rezeption täglich 7 bis 22 Uhr.',
    expect: {
      industry: 'lodging',
      name: ['Hotel Krähennest', 'Krähennest'],
      place: 'Stralsund',
      hours: 'Mo-Su 07:00-22:00',
      prices: ['Doppelzimmer from 112 EUR', 'Einzelzimmer 84 EUR'],
    },
  },
  {
    brief:
      'Kanzlei Uhlenbrock & Sayin, Rechtsanwälte in Bochum. Schwerpunkt Arbeitsrecht. Sprechzeiten Montag bis Donnerstag 9–12 und 14–17 Uhr.',
    expect: {
      industry: 'professional-services',
      name: ['Kanzlei Uhlenbrock & Sayin', 'Uhlenbrock & Sayin'],
      place: 'Bochum',
      hours: 'Mo-Th 09:00-12:00,14:00-17:00',
    },
  },
  {
    brief:
      'Taktvoll Software entwickelt eine App für Chorleiter. Sitz in Karlsruhe. Web: www.taktvoll-app.example.',
    expect: {
      industry: 'software',
      name: ['Taktvoll Software', 'Taktvoll'],
      place: 'Karlsruhe',
      url: 'https://www.taktvoll-app.example',
      audience: 'Chorleiter',
    },
  },
  {
    brief:
      'Hallo, wir sind Lina und Jost und haben im Mai ein kleines Café eröffnet, es heißt Zimt & Zunder. Ihr findet uns in der Lindenstraße 8 in Görlitz, gleich neben der Post. Dienstag bis Sonntag von 9 bis 18 Uhr, montags bleibt zu. Cappuccino 3,40 €, Kuchen ab 3,20 €.',
    expect: {
      industry: 'cafe',
      name: ['Zimt & Zunder', 'Café Zimt & Zunder'],
      place: ['Lindenstraße 8 in Görlitz', 'Lindenstraße 8, Görlitz'],
      hours: 'Tu-Su 09:00-18:00',
      prices: ['Cappuccino 3.4 EUR', 'Kuchen from 3.2 EUR'],
    },
  },
  {
    brief:
      'Ich bin Fotografin und fotografiere vor allem Neugeborene und Familien, am liebsten zu Hause bei den Leuten. Mein Studio liegt in Leipzig-Plagwitz. Ein Shooting kostet 240 Euro. Ich heiße Mareike Stolzenau, und so soll auch die Seite heißen.',
    expect: {
      industry: 'photography',
      name: 'Mareike Stolzenau',
      place: ['Leipzig-Plagwitz', 'Leipzig'],
      prices: ['Shooting 240 EUR'],
    },
  },
  {
    brief:
      'Wir heiraten! Am 20. Juni 2026 feiern wir auf Gut Sonnhof bei Rosenheim, die Trauung beginnt um 14 Uhr. Bitte sagt bis Ende März Bescheid: jubahochzeit@example.org. Wir freuen uns auf euch, eure Jule & Bastian',
    expect: {
      industry: 'event',
      name: ['Jule & Bastian', 'Hochzeit Jule & Bastian'],
      place: ['Rosenheim', 'Gut Sonnhof bei Rosenheim', 'bei Rosenheim'],
      email: 'jubahochzeit@example.org',
      open: ['place'],
    },
  },
  {
    brief:
      'Wir vermieten und verkaufen Wohnungen am Bodensee, und das seit 1989. Unser Büro ist in Konstanz. Seeblick hat bei uns fast jeder. Hausmann Immobilien, das sind Vater und Tochter.',
    expect: {
      industry: 'real-estate',
      name: 'Hausmann Immobilien',
      place: 'Konstanz',
      since: 1989,
    },
  },
  {
    brief:
      'Liebe Leute, wir brauchen eine Seite über unsere Tierarztpraxis in Winterthur. Kleintiere, Nager, Vögel. Die Praxis läuft unter dem Namen Pfotenpunkt Winterthur. Montag bis Freitag 8 bis 12 und 13.30 bis 18 Uhr. Telefon 052 555 01 38.',
    expect: {
      industry: 'clinic',
      name: ['Pfotenpunkt Winterthur', 'Pfotenpunkt'],
      place: 'Winterthur',
      phone: '+41525550138',
      hours: 'Mo-Fr 08:00-12:00,13:30-18:00',
    },
  },
  {
    brief:
      'Herzlich willkommen im Salon Schnittmenge! Wir schneiden in Bamberg Haare, ohne Termin und ohne Föhnpflicht. Damen 42 €, Herren 28 €, Kinder 16 €. Di–Fr 9–18, Sa 8–13 Uhr.',
    expect: {
      industry: 'hair-salon',
      name: ['Salon Schnittmenge', 'Schnittmenge'],
      place: 'Bamberg',
      hours: 'Tu-Fr 09:00-18:00; Sa 08:00-13:00',
      prices: ['Damen 42 EUR', 'Herren 28 EUR', 'Kinder 16 EUR'],
    },
  },
  {
    brief:
      'ELEKTRO VOIGTLAND – IHR ELEKTRIKER IN PLAUEN. RUND UM DIE UHR ERREICHBAR. TEL. 03741 5550190',
    expect: {
      industry: 'trades',
      name: 'ELEKTRO VOIGTLAND',
      place: 'PLAUEN',
      phone: '+4937415550190',
      hours: '24/7',
    },
  },
  {
    brief:
      'Yoga und Klangschalen für Schwangere, in Freiburg im Breisgau. zehn Termine 130 euro, Einzelstunde 15 euro. mein studio "Mondin" gibts seit 2017',
    expect: {
      industry: ['wellness', 'fitness'],
      name: 'Mondin',
      place: ['Freiburg im Breisgau', 'Freiburg'],
      since: 2017,
      audience: 'Schwangere',
      prices: ['zehn Termine 130 EUR', 'Einzelstunde 15 EUR'],
    },
  },
  {
    brief:
      'KFZ Werkstatt sucht Homepage. Kein Autohaus, nur Reparatur. Reifenwechsel 39€ Ölwechsel ab 79€ HU/AU jeden Mittwoch. Kfz-Meister Yilmaz Demirtas Wuppertal',
    expect: {
      industry: 'auto-repair',
      name: ['Kfz-Meister Yilmaz Demirtas', 'Yilmaz Demirtas', 'KFZ Werkstatt Yilmaz Demirtas'],
      place: 'Wuppertal',
      prices: ['Reifenwechsel 39 EUR', 'Ölwechsel from 79 EUR'],
    },
  },
  {
    brief:
      'Tätowierungen Feinstrich und Blumen, nur nach Termin, Mindestpreis 90 €. Sitz: Wien, Neubaugasse 52. Nadel & Ruhe (Inh. Teodora Vukic)',
    expect: {
      industry: ['general', 'wellness', 'portfolio', 'shop'],
      name: 'Nadel & Ruhe',
      place: ['Wien, Neubaugasse 52', 'Neubaugasse 52, Wien'],
      prices: ['Mindestpreis 90 EUR'],
    },
  },
  {
    brief:
      'Backstube Ährensache, Bäckerei in Görlitz. Geöffnet Dienstag bis Samstag 6:30 bis 13 Uhr. Roggenbrot 4,90 €, Quarkstollen 12 €.',
    expect: {
      industry: 'bakery',
      name: ['Backstube Ährensache', 'Ährensache'],
      place: 'Görlitz',
      hours: 'Tu-Sa 06:30-13:00',
      prices: ['Roggenbrot 4.9 EUR', 'Quarkstollen 12 EUR'],
    },
  },
  {
    brief:
      'Hallo, ich bin die Svenja aus Husum und brauche endlich mal eine Seite. Mein Salon heißt Kopfsache am Hafen und besteht seit 2014. Waschen schneiden föhnen 48 Euro, Herrenschnitt 27 Euro. Termine nur telefonisch: 04841 77123. Ich hätte gern was Helles mit viel Blau, und bitte ein Foto von meinem Hund.',
    expect: {
      industry: 'hair-salon',
      name: 'Kopfsache am Hafen',
      place: 'Husum',
      phone: '+49484177123',
      since: 2014,
      prices: ['Waschen schneiden föhnen 48 EUR', 'Herrenschnitt 27 EUR'],
    },
  },
  {
    brief:
      'WIR SIND DER FAHRRADLADEN SPEICHENSALAT AUS BAMBERG. VERKAUF REPARATUR LEASING. MO BIS FR 10-18 UHR SA 10-14 UHR. TEL 0951 9900123',
    expect: {
      industry: ['shop', 'auto-repair'],
      name: ['SPEICHENSALAT', 'FAHRRADLADEN SPEICHENSALAT'],
      place: 'BAMBERG',
      phone: '+499519900123',
      hours: 'Mo-Fr 10:00-18:00; Sa 10:00-14:00',
    },
  },
  {
    brief:
      'Zahnarztpraxis Dr. Henrike Uhlbach, Kreuzstraße 8, 73728 Esslingen. Sprechzeiten: Mo–Do 8–12 und 14–18 Uhr, Fr 8–13 Uhr. Prophylaxe, Implantate, Kinderzahnheilkunde.',
    expect: {
      industry: 'clinic',
      name: ['Zahnarztpraxis Dr. Henrike Uhlbach', 'Dr. Henrike Uhlbach'],
      place: ['Kreuzstraße 8, 73728 Esslingen', 'Kreuzstraße 8, Esslingen'],
      hours: 'Mo-Th 08:00-12:00,14:00-18:00; Fr 08:00-13:00',
    },
  },
  {
    brief:
      'Wir suchen Tenöre!!! Jeden Mittwoch um halb acht proben wir im Pfarrsaal in Rosenheim und danach gehts ins Wirtshaus. Unter dem Namen Die Brummkreisel singen wir Pop, Jazz und manchmal Jodler, gegründet 2009. Beitrag 8 € im Monat.',
    expect: {
      industry: 'music',
      name: ['Die Brummkreisel', 'Brummkreisel'],
      place: 'Rosenheim',
      since: 2009,
      prices: ['Beitrag 8 EUR'],
    },
  },
  {
    brief:
      'wir heiraten :) lena und tobias am 6. juni in meersburg, trauung 13 uhr im rathaus danach feier am see. bitte zusage bis 1. april an lenaundtobias@hochzeitspost.example',
    expect: {
      industry: 'event',
      name: 'lena und tobias',
      place: 'meersburg',
      email: 'lenaundtobias@hochzeitspost.example',
    },
  },
  {
    brief:
      'Pilzpfad – die App, mit der man Fundstellen speichert, ohne sie zu verraten. Für Pilzsammler. Vollversion 6,99 Euro. www.pilzpfad.example',
    expect: {
      industry: 'software',
      name: 'Pilzpfad',
      url: 'https://www.pilzpfad.example',
      audience: 'Pilzsammler',
      prices: ['Vollversion 6.99 EUR'],
    },
  },
  {
    brief:
      'Fahrschule Gas & Gelassen in Wuppertal-Vohwinkel. Klasse B, BE und A. Grundgebühr 390 €, Fahrstunde 62 €. Das Büro ist Mo-Do 16-19 Uhr besetzt. 0202 4710-155',
    expect: {
      industry: 'education',
      name: ['Fahrschule Gas & Gelassen', 'Gas & Gelassen'],
      place: ['Wuppertal-Vohwinkel', 'Wuppertal'],
      phone: '+492024710155',
      hours: 'Mo-Th 16:00-19:00',
      prices: ['Grundgebühr 390 EUR', 'Fahrstunde 62 EUR'],
    },
  },
  {
    brief:
      'Putze Büros, Praxen und Treppenhäuser in Kassel und Umgebung, zuverlässig, mit eigenem Material. 24 Euro die Stunde. Anrufe bitte erst ab 17 Uhr 0171 3920012',
    expect: {
      industry: 'cleaning',
      place: 'Kassel',
      phone: '+491713920012',
      prices: ['Stunde 24 EUR'],
    },
  },
  {
    brief:
      'Grüß Gott! Mein Mann und ich übernehmen im Herbst ein altes Wirtshaus in Gmunden. Es soll dann „Zur müden Forelle“ heißen. Fisch aus dem See, Knödel, im Sommer ein Gastgarten unter den Kastanien. Mittagsmenü 13,50 Euro. Offen haben wir Do–So 11–22 Uhr.',
    expect: {
      industry: 'restaurant',
      name: 'Zur müden Forelle',
      place: 'Gmunden',
      hours: 'Th-Su 11:00-22:00',
      prices: ['Mittagsmenü 13.5 EUR'],
    },
  },
  {
    brief:
      'Die Physio Rumpf & Rist GmbH behandelt Rücken, Knie und Sportverletzungen. Bahnhofstrasse 31, 9000 St. Gallen, 071 228 45 60, praxis@rumpfrist.example',
    expect: {
      industry: ['clinic', 'wellness'],
      name: ['Physio Rumpf & Rist GmbH', 'Physio Rumpf & Rist', 'Rumpf & Rist'],
      place: ['Bahnhofstrasse 31, 9000 St. Gallen', 'Bahnhofstrasse 31, St. Gallen'],
      phone: '+41712284560',
      email: 'praxis@rumpfrist.example',
    },
  },
  {
    brief:
      '"Kabine 13" ist eine Cocktailbar in Leipzig-Connewitz, früher war hier eine Umkleide vom Turnverein. Mi bis Sa 19 bis 2 Uhr. Drinks ab 9 €. Reservieren braucht man nicht.',
    expect: {
      industry: 'bar',
      name: 'Kabine 13',
      place: ['Leipzig-Connewitz', 'Leipzig'],
      hours: 'We-Sa 19:00-02:00',
      prices: ['Drinks from 9 EUR'],
    },
  },
  {
    brief:
      'Bei uns kann man sich Bohrmaschinen, Zelte und Waffeleisen ausleihen statt kaufen. Wer sind wir? Der Verein Leihwerk e.V. aus Jena. Jahresbeitrag 30 €. Ausleihe Freitag 15-18 Uhr und Samstag 10-13 Uhr.',
    expect: {
      industry: 'nonprofit',
      name: ['Leihwerk e.V.', 'Leihwerk', 'Verein Leihwerk e.V.', 'Verein Leihwerk'],
      place: 'Jena',
      hours: 'Fr 15:00-18:00; Sa 10:00-13:00',
      prices: ['Jahresbeitrag 30 EUR'],
    },
  },
  {
    brief:
      'Ich heiße Korbinian Leitgeb und baue Möbel aus Altholz. Werkstatt in Murnau. Ich brauche eine Seite mit Fotos von meinen Tischen und einem Kontaktformular. Esstisch ab 1.800 Euro',
    expect: {
      industry: ['trades', 'shop', 'portfolio'],
      name: 'Korbinian Leitgeb',
      place: 'Murnau',
      prices: ['Esstisch from 1800 EUR'],
    },
  },
  {
    brief:
      'seite für alles gute, das ist mein blumenladen in der haarenstraße 22, oldenburg. sträuße ab 15 €, trauerfloristik, hochzeiten. di-fr 9-18 uhr sa 9-15 uhr',
    expect: {
      industry: 'florist',
      name: 'alles gute',
      place: 'haarenstraße 22, oldenburg',
      hours: 'Tu-Fr 09:00-18:00; Sa 09:00-15:00',
      prices: ['sträuße from 15 EUR'],
    },
  },
  {
    brief:
      'Liebe Grüße aus Zingst! Wir vermieten zwei Ferienwohnungen direkt hinterm Deich, große Wohnung 110 € pro Nacht, kleine Wohnung 75 € pro Nacht. Anreise ab 15 Uhr, Fahrräder sind dabei. Kontakt: urlaub@hintermdeich.example',
    expect: {
      industry: 'lodging',
      place: 'Zingst',
      email: 'urlaub@hintermdeich.example',
      prices: ['große Wohnung 110 EUR', 'kleine Wohnung 75 EUR'],
    },
  },
  {
    brief:
      'Steuerkanzlei Brandtner & Yıldız | Mannheim | Für Selbstständige und kleine GmbHs | seit 2003 | 0621 4710 220 | kanzlei@brandtner-yildiz.example',
    expect: {
      industry: 'professional-services',
      name: ['Steuerkanzlei Brandtner & Yıldız', 'Brandtner & Yıldız'],
      place: 'Mannheim',
      phone: '+496214710220',
      email: 'kanzlei@brandtner-yildiz.example',
      since: 2003,
      audience: 'Selbstständige und kleine GmbHs',
    },
  },
  {
    brief:
      'kfz werkstatt hassan demirtas cottbus\nölwechsel 89€\nreifenwechsel 35€\ntüv jeden dienstag\ntel 0355 4710066',
    expect: {
      industry: 'auto-repair',
      name: ['kfz werkstatt hassan demirtas', 'hassan demirtas'],
      place: 'cottbus',
      phone: '+493554710066',
      prices: ['ölwechsel 89 EUR', 'reifenwechsel 35 EUR'],
    },
  },
  {
    brief:
      'Am 2. und 3. August feiert Feldbach wieder das Kürbiskernfest. Blasmusik, Kinderflohmarkt, Ölpressen zum Zuschauen, Eintritt frei. Infos bei Roswitha unter 03152 23456',
    expect: {
      industry: 'event',
      name: ['Kürbiskernfest', 'das Kürbiskernfest', 'Feldbacher Kürbiskernfest'],
      place: 'Feldbach',
      phone: '+43315223456',
    },
  },
  {
    brief:
      'Ruhepuls Yogastudio Freiburg. Kurse für Schwangere und junge Mütter. Zehnerkarte 140 EUR, Einzelstunde 16 EUR. Anmeldung auf ruhepuls-freiburg.example',
    expect: {
      industry: ['fitness', 'wellness'],
      name: ['Ruhepuls', 'Ruhepuls Yogastudio', 'Ruhepuls Yogastudio Freiburg'],
      place: 'Freiburg',
      url: 'https://ruhepuls-freiburg.example',
      audience: 'Schwangere und junge Mütter',
      prices: ['Zehnerkarte 140 EUR', 'Einzelstunde 16 EUR'],
    },
  },
  {
    brief:
      'Guten Tag, ich übersetze Verträge und Urkunden aus dem Polnischen, beeidigt, Büro in Frankfurt (Oder). Bitte schlicht und seriös. Mit freundlichen Grüßen Agnieszka Wolter',
    expect: {
      industry: 'professional-services',
      name: 'Agnieszka Wolter',
      place: ['Frankfurt (Oder)', 'Frankfurt'],
    },
  },
  {
    brief:
      'Honig vom Dach mitten in Graz! Die Stadtimkerei von Paul und Resi, kurz „Summa Summ“, verkauft Akazienhonig um 9 Euro und Lindenhonig um 8,50 Euro. Unser Verkaufsstandl ist samstags 9-12 Uhr offen.',
    expect: {
      industry: ['shop', 'general'],
      name: ['Summa Summ', 'Stadtimkerei Summa Summ'],
      place: 'Graz',
      hours: 'Sa 09:00-12:00',
      prices: ['Akazienhonig 9 EUR', 'Lindenhonig 8.5 EUR'],
    },
  },
]
