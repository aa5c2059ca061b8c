import type { TradeBriefs } from './trade-briefs.ts'

export const de: TradeBriefs = {
  bakery:
    'Die Bäckerei Sonnenkorn ist eine kleine Bäckerei in Freiburg. Wir backen Sauerteigbrot, Laugenbrezeln und Zwetschgenkuchen. Alles wird nachts von Hand gebacken, ohne Backmischungen. Di–Sa 6:30–18 Uhr. Bauernbrot 4,20 €, Brezel 0,95 €.',
  restaurant:
    'Gasthaus Zum Hirschen, bodenständige Küche in Bamberg, Lange Straße 8, 96047 Bamberg. Bei uns gibt es Schäufele, Forelle und Käsespätzle. Mi–So 11:30–22 Uhr. Tel. 0951 123456.',
  cafe: 'Das Café Lindenblatt ist ein gemütliches Café in Erfurt mit Filterkaffee, Apfelkuchen und Frühstück. Cappuccino 3,60 €, Apfelkuchen 3,80 €. Täglich 9–18 Uhr.',
  bar: 'Die Blaue Stunde ist eine Bar in Leipzig. Wir bieten Cocktails, Naturweine und alkoholfreie Drinks. Do–Sa 18–1 Uhr.',
  'hair-salon':
    'Friseursalon Haarwerk in Kiel. Wir bieten Schnitte, Farbe und Hochsteckfrisuren. Wir färben mit Pflanzenfarben, die auch empfindliche Kopfhaut verträgt. Schnitt 42 €. Termine unter 0431 123456.',
  wellness:
    'Das Massagestudio Ruhepol in Regensburg bietet Rückenmassage, Fußreflexzonenmassage und Hot Stone. 60 Minuten 65 €. hallo@ruhepol.example',
  clinic:
    'Zahnarztpraxis Dr. Lehmann in Potsdam für Familien und Angstpatienten. Vorsorge, Füllungen und Prophylaxe. Mo–Fr 8–17 Uhr. Tel. 0331 123456.',
  fitness:
    'Kraftraum ist ein kleines Fitnessstudio in Bochum. Wir bieten Personal Training, Kleingruppen und Rückenkurse. Monatsbeitrag 45 €.',
  trades:
    'Tischlerei Ahorn in Freiburg baut Möbel nach Maß, Einbauschränke und Treppen. Wir reparieren auch alte Fenster. Seit 1987. Anfragen an werkstatt@tischlerei-ahorn.example.',
  construction:
    'Bauunternehmen Brandt in Rostock baut Einfamilienhäuser, Anbauten und Dachausbauten. Wir planen, reichen den Bauantrag ein und bauen selbst. Tel. 0381 123456.',
  cleaning:
    'Gebäudereinigung Klar in Mainz. Wir reinigen Büros, Treppenhäuser und Ferienwohnungen. Ab 28 € pro Stunde. Tel. 06131 123456.',
  'auto-repair':
    'Kfz-Werkstatt Petersen in Flensburg: Inspektion, Bremsen, Reifenwechsel und Fehlerdiagnose. Reifenwechsel 39 €. Mo–Fr 7:30–17 Uhr. 0461 123456.',
  shop: 'Papierwiese ist ein Schreibwarenladen in Jena. Wir verkaufen Notizbücher, Füllfederhalter und Geschenkpapier. Johannisstraße 22, 07743 Jena. Mo–Sa 10–18 Uhr.',
  florist:
    'Blumenladen Wilder Farn in Marburg. Wir binden saisonale Sträuße, Brautsträuße und Trauerkränze. Unsere Blumen kommen von Gärtnereien aus der Region. Sträuße ab 20 €.',
  lodging:
    'Die Pension Möwenblick ist eine ruhige Pension in Stralsund mit Garten am Hafen. Doppelzimmer 89 €, Familienzimmer 119 €. Buchung: zimmer@moewenblick.example',
  photography:
    'Rosa Feld ist Hochzeitsfotografin in Dresden. Ich fotografiere Hochzeiten, Familien und kleine Betriebe. Halber Tag 650 €.',
  portfolio:
    'Ich bin Theo Lind, Illustrator aus Weimar. Ich zeichne Buchcover, Plakate und Bilder für Zeitschriften. hallo@theolind.example',
  music:
    'Die Kupfersaiten sind ein Folktrio aus Göttingen. Wir spielen auf Hochzeiten, Dorffesten und Hauskonzerten. Booking: spiel@kupfersaiten.example',
  event:
    'Das Jazzwochenende am Hafen ist ein kleines Jazzfestival in Husum. Wochenendkarte 48 €, Tageskarte 22 €.',
  nonprofit:
    'Zweites Regal e. V. ist ein Verein in Halle, der Schulbücher sammelt und repariert. Wir bieten Lesenachmittage, einen Büchertausch und Hausaufgabenhilfe für Familien mit wenig Geld.',
  education:
    'Die Sprachschule Lingua in Heidelberg unterrichtet Spanisch, Italienisch und Japanisch für Erwachsene in kleinen Gruppen. Abendkurs 180 €.',
  'professional-services':
    'Steuerkanzlei Weber & Marx in Ulm. Wir erstellen Jahresabschlüsse, Lohnabrechnungen und Steuererklärungen für Selbstständige. Tel. 0731 123456.',
  'real-estate':
    'Hafen & Hügel ist ein Immobilienbüro in Lübeck. Wir verkaufen Häuser, vermieten Wohnungen und bewerten Grundstücke.',
  software:
    'Rotaform ist eine Software für Dienstpläne. Sie bietet Schichttausch, Urlaubsanträge und Lohnexport für kleine Pflegeheime. Starter 19 € pro Monat.',
  general: 'Glockenscheune in Soest. Schreiben Sie an hallo@glockenscheune.example.',
}
