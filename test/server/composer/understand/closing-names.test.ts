import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (locale: PageLanguage, brief: string): string | undefined =>
  understand(brief, { locale, fallback: 'en' }).facts.name?.value

test.each<[PageLanguage, string, string]>([
  ['en', 'Alterations and hems in Bury. Tue to Fri 9-4. Thank you, Thimble Row', 'Thimble Row'],
  ['en', 'We rescue owls near Thetford. With love from everyone at Owl Barn', 'Owl Barn'],
  ['de', 'Ich baue Gartenmauern. Mit freundlichen Grüßen Ottokar Weiß', 'Ottokar Weiß'],
  ['de', 'Wir gehen mit Hunden in Essen los. Liebe Grüße von Tatzentreff', 'Tatzentreff'],
  ['nl', 'Wij lopen met honden in Breda. Groetjes van Snuffelgroep', 'Snuffelgroep'],
])('%s: who says goodbye is who it is: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['en', 'Greetings from Skye! We let a cottage by the loch, £120 a night.'],
  ['en', "Volunteers needed! On Saturdays at St Mark's hall in Luton we cook for anyone."],
  ['de', 'Liebe Grüße vom Bodensee! Wir vermieten ein Ferienhaus, 120 € pro Nacht.'],
  ['de', 'Repariere Fahrräder in Jena. Schlauch wechseln 15 €.'],
  ['de', 'Maler für Region Fulda und Hünfeld. Angebot kostenlos.'],
  ['nl', 'Groetjes van Texel! Wij verhuren een vakantiehuis, 120 euro per nacht.'],
  ['nl', 'Regio Zwolle en Kampen. Schilder voor binnen en buiten. Offerte gratis.'],
  ['en', 'Food bank, open Tuesdays, donations welcome.'],
  ['de', 'Wir vermieten direkt hinterm Deich. Kontakt: urlaub@hintermdeich.example'],
  ['nl', 'Ik geef pianoles in Hoorn, 30 euro. Groetjes van Karin'],
])('%s: a greeting, a region, a deed and a hall are no names: %s', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})

test.each<[PageLanguage, string, string]>([
  ['en', 'Socks rescued in Frome. Post them to us, and that’s Loose Ends.', 'Loose Ends'],
  ['de', 'Gemüse seit 1998, das ist Wiesenwuchs aus Lemgo. Kiste 18 €.', 'Wiesenwuchs'],
  ['nl', 'Scheren zonder afspraak, dat is Barbier Krul in Enschede.', 'Barbier Krul'],
  ['de', 'Unter dem Namen Die Grashüpfer turnen wir mit Kindern.', 'Die Grashüpfer'],
  ['nl', 'Bij Zout op de Lippen in Vlissingen eet je mosselen.', 'Zout op de Lippen'],
  ['nl', 'Bij Kracht op de Kade in Vlaardingen train je in groepjes.', 'Kracht op de Kade'],
  [
    'en',
    'That is the gym. Ironmother lives in an old laundromat in Duluth, Minnesota.',
    'Ironmother',
  ],
  ['nl', 'Scherven door Ida Kern, keramiek uit Delft.', 'Scherven door Ida Kern'],
  ['nl', 'Zaterdag 14 juni is het weer zover, de Bietenrace! Muziek op de markt.', 'Bietenrace'],
  ['de', 'Am 2. August feiert Feldbach das Kürbiskernfest. Eintritt frei.', 'Kürbiskernfest'],
])('%s: what is pointed to has a name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['en', 'KESTREL DRIVING SCHOOL DERBY MANUAL AND AUTOMATIC', 'KESTREL DRIVING SCHOOL'],
  ['de', 'CAFE HIMMELBLAU HAFENSTRASSE 12 ROSTOCK GEÖFFNET 9-17', 'CAFE HIMMELBLAU'],
  ['nl', 'AUTORIJSCHOOL BLIKSEM TILBURG AUTOMAAT 58 EURO PER LES', 'AUTORIJSCHOOL BLIKSEM'],
])('%s: among capitals a town or a street ends the name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['en', 'mossy hollow is my plant shop in bristol. pots and ferns.', 'mossy hollow'],
  ['de', 'seite für alles gute, das ist mein blumenladen. sträuße ab 15 €', 'alles gute'],
  ['de', 'kletterhalle in linz wir heißen griffbereit tageskarte 14,50', 'griffbereit'],
  ['de', 'die zwei linken schuhe, tanzschule in ulm. kurs 90 euro', 'die zwei linken schuhe'],
  ['nl', 'gewoon leuk is mijn winkel in hilversum. kaarten en servies.', 'gewoon leuk'],
  ['nl', 'rijschool bochtje om in zwolle, losse les 62 euro', 'rijschool bochtje om'],
])('%s: without capitals its owner or its price tells the name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['en', 'Need a page for Grit & Gather – we’re a shop in Stroud.', 'Grit & Gather'],
  ['en', "A page for my B&B please. It's The Hen House, Church Lane, Ely.", 'The Hen House'],
  ['en', "A page for my tea van? It's the Tin Kettle and I park at Deal.", 'Tin Kettle'],
  ['en', 'Twelve artists: Kiln Lane Studios in Stoke opens on 6 June.', 'Kiln Lane Studios'],
  ['en', 'Postnatal doula in Exeter, Soft Landing, £30 an hour.', 'Soft Landing'],
  ['en', 'I look after gardens around Hay as Sundial Gardens. £28.', 'Sundial Gardens'],
  ['en', "Eggs and lamb – that's us, Foxhole Farm near Bampton.", 'Foxhole Farm'],
  ['nl', 'Ik onderhoud als Zonnewijzer tuinen rond Vaals.', 'Zonnewijzer'],
  ['nl', 'Sinds 1950 is er Schoenhuis Lorens in Raalte.', 'Schoenhuis Lorens'],
  ['de', 'Eier, Lamm und eine Kasse am Weg – das ist der Fuchsbauhof bei Bad Orb.', 'Fuchsbauhof'],
  ['en', 'J. Pike & Daughter, butchers in Ludlow since 1932.', 'J. Pike & Daughter'],
  ['en', "Nora and Dev's engagement party is on 14 March in Otley.", 'Nora and Dev'],
  ['en', "we're the sourdough shed, saturdays only. loaf £4.50", 'the sourdough shed'],
  ['de', 'Das ist Ticki, ein Timer für Vergessliche. Einmalig 3 €.', 'Ticki'],
  ['de', 'Gasthaus in Rottweil, seit 1780: Zum wilden Mann. Schnitzel 14 €.', 'Zum wilden Mann'],
  ['de', 'Haus Morgensonne vermietet drei Ferienwohnungen.', 'Haus Morgensonne'],
  ['de', 'die mittwochswanderer treffen sich um 10 uhr in marl', 'die mittwochswanderer'],
  ['nl', 'Iets simpels voor Zadelvast, onze fietsenwinkel in Emmen.', 'Zadelvast'],
  ['nl', 'Welkom in Casa Luna, pension in Vaals met zes kamers.', 'Casa Luna'],
  ['nl', 'wij zijn de zuurdesemschuur, alleen zaterdag. brood 4,50', 'de zuurdesemschuur'],
])('%s: who they are, whose it is or what it is called: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['en', 'Party on 3 May at the rugby club, Pontypridd, 7pm. Please RSVP.'],
  ['nl', 'Hondenoppas in Breda, verzekerd, 15 euro per rondje.'],
  ['de', 'Infos bei Roswitha unter 03152 23456'],
  ['de', 'Tagesmutter in Herne, 0-3 Jahre, Garten und zwei Hunde.'],
  ['de', 'Gute Küche, faire Preise, nette Leute. Schweinsbraten 12 €.'],
  ['de', 'Zweizimmerwohnung in Cuxhaven zu vermieten, Meerblick.'],
  ['nl', 'Tweekamerappartement te huur in Vlissingen, zeezicht.'],
])('%s: an age, praise and a flat are no names: %s', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})
