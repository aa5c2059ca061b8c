import type { TradeBriefs } from './trade-briefs.ts'

export const nl: TradeBriefs = {
  bakery:
    'Bakkerij Zonnekorst is een kleine bakkerij in Deventer. Wij bakken desembrood, krentenbollen en appeltaart. Alles wordt ’s nachts met de hand gemaakt. Open van dinsdag tot en met zaterdag van 7 tot 17 uur. Desembrood € 4,20, krentenbol € 1,10.',
  restaurant:
    'Restaurant De Zoute Kade serveert vis in Hoorn, Havenstraat 14. Wij serveren mosselen, zeebaars en vissoep. Woensdag tot en met zondag 17.00–22.00 uur. Bel 0229 123 456.',
  cafe: 'Koffiehuis De Linde is een gezellig koffiehuis in Zutphen. Wij bieden filterkoffie, tosti’s en worteltaart. Cappuccino € 3,40, worteltaart € 4,20. Dagelijks open van 9 tot 18 uur.',
  bar: 'Het Blauwe Uur is een cocktailbar in Groningen. Wij bieden klassieke cocktails, natuurwijnen en alcoholvrije drankjes. Donderdag tot en met zaterdag 18.00–01.00 uur.',
  'hair-salon':
    'Kapsalon Jeneverbes in Haarlem. Wij bieden knippen, kleuren en bruidskapsels. We werken met plantaardige kleuren voor een gevoelige hoofdhuid. Knippen € 38. Afspraken via 023 123 4567.',
  wellness:
    'Massagepraktijk Stilwater in Breda biedt sportmassage, voetreflexologie en hotstone. Zestig minuten € 65. hallo@stilwater.example',
  clinic:
    'Tandartspraktijk De Esdoorn in Amersfoort voor gezinnen en angstige patiënten. Wij bieden controles, vullingen en gebitsreiniging. Maandag tot en met vrijdag 8.30–17.00 uur. 033 123 4567.',
  fitness:
    'Krachtplaats is een kleine sportschool in Zwolle. Wij bieden personal training, kleine groepen en mobiliteitslessen. Maandabonnement € 39.',
  trades:
    'Loodgietersbedrijf Van Dam repareert cv-ketels, lekkages en badkamers in Delft. Familiebedrijf sinds 1994. Bel 015 123 4567.',
  construction:
    'Bouwbedrijf Eikelaar in Assen bouwt aanbouwen, dakkapellen en tuinkamers. Wij tekenen de plannen en doen het werk zelf. info@eikelaar.example',
  cleaning:
    'Helder & Fris is een schoonmaakbedrijf in Leiden. Wij maken kantoren, trappenhuizen en vakantiewoningen schoon. Vanaf € 28 per uur. Bel 071 123 4567.',
  'auto-repair':
    'Garage Parkzicht in Venlo: apk, remmen, banden en diagnose. Grote beurt € 240. Maandag tot en met vrijdag 8.00–17.30 uur. 077 123 4567.',
  shop: 'Papieren Maan is een kantoorboekhandel in Gouda. Wij verkopen notitieboeken, vulpennen en cadeaupapier. Markt 22. Maandag tot en met zaterdag 10.00–18.00 uur.',
  florist:
    'Bloemenwinkel Wilde Varen in Middelburg. Wij maken seizoensboeketten, bruidsboeketten en rouwkransen. Onze bloemen komen van kwekers uit de buurt. Boeketten vanaf € 20.',
  lodging:
    'Pension Meeuwenzicht is een rustig pension in Harlingen met een tuin aan de haven. Tweepersoonskamer € 95, gezinskamer € 130. verblijf@meeuwenzicht.example',
  photography:
    'Rosa Veld is trouwfotograaf in Arnhem. Ik fotografeer bruiloften, gezinnen en kleine bedrijven. Halve dag € 650.',
  portfolio:
    'Ik ben Theo Lind, illustrator in Rotterdam. Ik teken boekomslagen, affiches en illustraties voor tijdschriften. hallo@theolind.example',
  music:
    'De Koperen Snaren zijn een folktrio uit Nijmegen. Wij spelen op bruiloften, dorpsfeesten en huisconcerten. spelen@snaren.example',
  event:
    'Jazz aan de Haven is een klein jazzfestival in Enkhuizen. Weekendkaart € 48, dagkaart € 22.',
  nonprofit:
    'Stichting Tweede Plank in Tilburg verzamelt en herstelt schoolboeken. Wij bieden leesmiddagen, een boekenruil en huiswerkhulp voor gezinnen met weinig geld.',
  education:
    'Lingua is een taalschool in Maastricht. Wij geven Spaans, Italiaans en Japans aan volwassenen in kleine groepen. Avondcursus € 180.',
  'professional-services':
    'Administratiekantoor Weber in Almere. Wij verzorgen jaarrekeningen, loonadministratie en btw-aangiften voor zzp’ers. Bel 036 123 4567.',
  'real-estate':
    'Haven & Heuvel is een makelaar in Den Helder. Wij bieden verkoop, verhuur en taxatie van woningen.',
  software:
    'Rotaform is software voor roosters. Het biedt dienstruil, verlofaanvragen en loonexport voor kleine zorginstellingen. Basispakket € 19 per maand.',
  general: 'De Klokkenschuur in Zierikzee. Mail naar hallo@klokkenschuur.example.',
}
