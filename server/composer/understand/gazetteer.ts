import type { CountryCode } from 'libphonenumber-js/max'
import { alternatives, fold } from './read-text.ts'

/** Well-known cities in their own and common spellings; unknown towns are found by pattern. */
const cities: Partial<Record<CountryCode, string>> = {
  US: 'New York|New York City|Brooklyn|Manhattan|Queens|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|San Jose|San Francisco|Seattle|Denver|Boston|Portland|Las Vegas|Nashville|Detroit|Memphis|Baltimore|Milwaukee|Albuquerque|Tucson|Sacramento|Atlanta|Miami|Oakland|Minneapolis|Tampa|New Orleans|Cleveland|Honolulu|Pittsburgh|Cincinnati|St. Louis|Orlando|Salt Lake City|Kansas City|Charleston|Savannah|Asheville|Boise|Madison|Santa Fe|Boulder|Burlington|Richmond|Raleigh|Charlotte|Ann Arbor|Eugene|Spokane|Tacoma|Berkeley|Washington DC|Omaha|Tulsa|Louisville|Indianapolis|Columbus|Buffalo|Providence|Brooklyn, NY',
  GB: 'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Newcastle|Nottingham|Leicester|Brighton|Bath|Oxford|Cambridge|York|Exeter|Norwich|Plymouth|Southampton|Portsmouth|Aberdeen|Dundee|Swansea|Coventry|Hull|Inverness|Cornwall|Falmouth|Whitby|Margate|Hastings|Durham|Derby|Reading|Totnes|Stroud|Frome|Hackney|Camden|Shoreditch|Brixton|Canterbury|Chester|Lancaster|Winchester|Salisbury|Devon|Kent|Sussex|Yorkshire|Leith|Harrogate',
  IE: 'Dublin|Cork|Galway|Limerick|Waterford|Kilkenny|Sligo',
  CA: 'Toronto|Vancouver|Montreal|Montréal|Calgary|Ottawa|Edmonton|Winnipeg|Halifax|Québec|Quebec City|Victoria',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Byron Bay|Fremantle|Cairns',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin|Queenstown',
  IN: 'Mumbai|Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Goa|Jaipur',
  SG: 'Singapore',
  ZA: 'Cape Town|Johannesburg|Durban|Pretoria',
  PT: 'Lisboa|Lisbon|Porto|Braga|Coimbra|Faro|Aveiro|Évora|Guimarães|Setúbal|Viseu|Leiria|Funchal|Sintra|Cascais|Lagos|Tavira|Viana do Castelo|Matosinhos|Vila Nova de Gaia|Beja|Bragança|Óbidos|Nazaré|Peniche|Ericeira|Ponta Delgada|Almada|Amarante|Tomar|Santarém|Castelo Branco|Portimão|Guarda|Vila Real|Ílhavo|Espinho|Barcelos|Loulé|Alentejo|Algarve|Alfama|Gaia',
  BR: 'São Paulo|Rio de Janeiro|Belo Horizonte|Salvador|Brasília|Curitiba|Recife|Porto Alegre|Fortaleza|Florianópolis|Manaus|Belém|Goiânia|Campinas|Natal|Vitória|Santos|João Pessoa|Maceió|Ouro Preto|Paraty|Gramado|Joinville|Niterói|Olinda|Blumenau|Ribeirão Preto|Uberlândia|Londrina|Sorocaba|São Luís|Aracaju|Teresina|Cuiabá|Campo Grande|Vila Madalena|Pinheiros|Copacabana|Ipanema|Savassi|Búzios|Petrópolis|Ilhabela|Santa Catarina|Minas Gerais|Bahia|Tiradentes|Trancoso|Pirenópolis',
  NL: "Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Groningen|Tilburg|Almere|Breda|Nijmegen|Haarlem|Arnhem|Enschede|Amersfoort|Zwolle|Leiden|Maastricht|Delft|Gouda|Deventer|Leeuwarden|Alkmaar|Dordrecht|Den Bosch|'s-Hertogenbosch|Middelburg|Apeldoorn|Hilversum|Zutphen|Texel|Hoorn|Zaandam|Assen|Venlo|Roermond|Helmond|Zeist|Zandvoort|Den Helder|Kampen|Harlingen|Vlissingen|Domburg|Oss|Ede|Drenthe|Friesland|Zeeland|Veluwe|Bergen",
  BE: 'Antwerpen|Gent|Brugge|Leuven|Brussel|Mechelen|Oostende|Kortrijk|Hasselt|Bruxelles|Liège|Namur|Mons|Charleroi|Brussels|Aalst|Genk',
  KR: '서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|전주|제주|제주도|강릉|춘천|경주|포항|창원|청주|천안|여수|순천|속초|안동|목포|김해|고양|용인|안양|통영|군산|양양|파주|일산|분당|강남|홍대|성수동|연남동|이태원|망원동|해운대|서귀포|평택|원주|진주|거제|남해|담양|가평|양평|판교|합정동|을지로|익선동|북촌|한남동|광안리|애월|구미|화성|의정부|부천|김포|아산|익산|충주|제천|공주|보령|단양|하동|남양주',
  JP: '東京|大阪|京都|横浜|名古屋|札幌|福岡|神戸|仙台|広島|金沢|奈良|鎌倉|那覇|沖縄|北海道|長野|松本|静岡|浜松|新潟|熊本|鹿児島|長崎|岡山|倉敷|高松|松山|高知|徳島|函館|小樽|軽井沢|箱根|熱海|吉祥寺|下北沢|渋谷|新宿|浅草|銀座|中目黒|代官山|恵比寿|表参道|自由が丘|谷中|神楽坂|尾道|直島|別府|由布院|高山|日光|川越|逗子|葉山|藤沢|湘南|千葉|埼玉|大宮|宇都宮|前橋|水戸|盛岡|青森|秋田|山形|福島|富山|福井|岐阜|津|大津|和歌山|鳥取|松江|山口|大分|宮崎|佐賀|旭川|石垣島|宮古島|屋久島|淡路島|北九州|堺|姫路|西宮|芦屋|梅田|心斎橋|難波|天神|博多|立川|三鷹|高円寺|荻窪|町田|八王子|池袋|上野|秋葉原|品川|赤坂|六本木|麻布十番|蔵前|清澄白河|三軒茶屋|二子玉川|嵐山|祇園|伊勢|伊豆|諏訪|上田|草津|川崎|柏|船橋|つくば|飛騨|輪島|白馬|久留米|唐津|糸島|京都市|大阪市|札幌市|福岡市|仙台市|名古屋市|横浜市|神戸市|広島市|甲府|米子|弘前|釧路|帯広|富良野|国立|西荻窪|小倉',
  FR: "Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes|Reims|Le Havre|Havre|Le Puy-en-Velay|Le Touquet|Touquet|Le Creusot|Les Sables-d'Olonne|Sables-d'Olonne|Saint-Étienne|Toulon|Grenoble|Dijon|Angers|Nîmes|Aix-en-Provence|Brest|Tours|Limoges|Clermont-Ferrand|Amiens|Annecy|Metz|Besançon|Perpignan|Orléans|Caen|Mulhouse|Rouen|Nancy|Avignon|Poitiers|La Rochelle|Biarritz|Bayonne|Pau|Colmar|Quimper|Vannes|Saint-Malo|Lorient|Chambéry|Arles|Cannes|Antibes|Ajaccio|Bastia|Troyes|Le Mans|Mans|Valence|Montreuil|Villeurbanne|Belleville|Saint-Nazare|Albi|Sète|Uzès|Cahors|Bretagne|Provence|Normandie|Alsace|Saint-Denis|Périgueux|Honfleur|Beaune|Auxerre|Laval|Niort|Chartres",
  CH: 'Zürich|Genève|Basel|Bern|Lausanne|Luzern|Winterthur|St. Gallen|Lugano|Neuchâtel|Fribourg|Sion|Chur|Thun|Geneva|Vevey|Montreux|Zug',
  IT: "Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Bari|Catania|Venezia|Verona|Messina|Padova|Trieste|Brescia|Parma|Modena|Prato|Reggio Emilia|Perugia|Livorno|Ravenna|Cagliari|Rimini|Salerno|Ferrara|Sassari|Siracusa|Pescara|Bergamo|Trento|Bolzano|Vicenza|Lecce|Matera|Siena|Pisa|Lucca|Arezzo|Como|Mantova|Cremona|Pavia|Udine|Ancona|Assisi|Sorrento|Amalfi|Taormina|Alghero|Trastevere|Orvieto|Cortona|Treviso|Novara|Asti|Alba|Ragusa|Agrigento|Trapani|Aosta|Viterbo|Latina|Caserta|Foggia|Cosenza|Potenza|L'Aquila|Urbino|Pesaro|Ostuni|Monopoli|Polignano a Mare|Chianti|Toscana|Sicilia|Puglia|Sardegna|Monza|Varese|Lecco|Savona|La Spezia|Piacenza|Forlì|Cesena|Faenza|Rome|Milan|Florence|Venice|Naples|Turin|Ortigia",
  DE: 'Berlin|Hamburg|München|Köln|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Karlsruhe|Mannheim|Augsburg|Wiesbaden|Freiburg|Freiburg im Breisgau|Kiel|Lübeck|Erfurt|Rostock|Mainz|Kassel|Halle|Saarbrücken|Potsdam|Oldenburg|Osnabrück|Heidelberg|Würzburg|Regensburg|Göttingen|Ulm|Trier|Jena|Weimar|Bamberg|Konstanz|Tübingen|Passau|Aachen|Flensburg|Schwerin|Magdeburg|Chemnitz|Braunschweig|Kreuzberg|Neukölln|Prenzlauer Berg|Altona|Schwabing|Ehrenfeld|Rügen|Sylt|Usedom|Garmisch|Lüneburg|Görlitz|Stralsund|Hildesheim|Ingolstadt|Darmstadt|Koblenz|Reutlingen|Erlangen|Bayreuth|Ravensburg|Allgäu|Schwarzwald|Bayern|Munich|Cologne|St. Pauli|Husum|Wismar|Celle|Marburg|Gießen|Fulda|Ludwigsburg|Esslingen|Heilbronn|Pforzheim|Offenburg|Lindau|Rosenheim|Landshut|Goslar|Wolfsburg|Cottbus|Eisenach|Gera|Solingen|Krefeld|Leverkusen|Neuss|Paderborn',
  AT: 'Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Bregenz|Dornbirn|Vienna|Tirol',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Murcia|Palma|Palma de Mallorca|Bilbao|Alicante|Córdoba|Valladolid|Vigo|Gijón|Granada|A Coruña|La Coruña|Vitoria|Vitoria-Gasteiz|Oviedo|Pamplona|Santander|San Sebastián|Donostia|Salamanca|Burgos|León|Cádiz|Toledo|Segovia|Santiago de Compostela|Logroño|Tarragona|Girona|Lleida|Huelva|Jaén|Almería|Badajoz|Cáceres|Ibiza|Menorca|Tenerife|Las Palmas|Cuenca|Ávila|Elche|Cartagena|Jerez|Jerez de la Frontera|Ronda|Marbella|Gràcia|Malasaña|Lavapiés|Triana|Ruzafa|Mallorca|Galicia|Asturias|Andalucía|Pontevedra|Lugo|Ourense|Castellón|Sitges|Albacete|Huesca|Teruel|Soria|Zamora|Palencia|Mérida|Nerja|Tarifa|Seville|Getafe|Alcalá de Henares|Denia|Gandía|Reus|Figueres',
  MX: 'Ciudad de México|CDMX|Guadalajara|Monterrey|Puebla|Oaxaca|Querétaro|Tijuana|Cancún|San Miguel de Allende|Guanajuato|Veracruz|Morelia|Tulum|Playa del Carmen|Coyoacán|Roma Norte|La Condesa|San Cristóbal de las Casas|Zapopan|Toluca|Hermosillo|Chihuahua|México|Mexico City|Puerto Vallarta|Cuernavaca|Xalapa|Aguascalientes|San Luis Potosí|Mazatlán|Saltillo|Culiacán|Jalisco|Yucatán|Mérida, Yucatán|Tlaquepaque|Polanco',
  AR: 'Buenos Aires|Rosario|Mendoza|Bariloche|Mar del Plata|La Plata|Salta|Ushuaia|Palermo Soho|San Telmo|Argentina|Tucumán',
  CO: 'Bogotá|Medellín|Cali|Barranquilla|Cartagena de Indias|Colombia|Bucaramanga',
  CL: 'Santiago de Chile|Valparaíso|Viña del Mar|Chile|Antofagasta',
  PE: 'Lima|Cusco|Arequipa|Trujillo|Perú',
  UY: 'Montevideo|Punta del Este|Uruguay',
}

/** Lands and counties: they tell the country, and a place only where no town does. */
export const regionPhrases =
  'Cornwall|Devon|Kent|Sussex|Yorkshire|Alentejo|Algarve|Bahia|Drenthe|Friesland|Zeeland|Veluwe|Bretagne|Provence|Normandie|Alsace|Chianti|Toscana|Sicilia|Puglia|Sardegna|Allgäu|Schwarzwald|Bayern|Tirol|Galicia|Asturias|Andalucía|Jalisco|Yucatán|México|Argentina|Colombia|Chile|Perú|Uruguay|Santa Catarina|Minas Gerais|West Yorkshire|North Yorkshire|Somerset|Dorset|Norfolk|Suffolk|Essex|Surrey|Cumbria|Scotland|Wales|England|Ireland|Lake District|Cotswolds|Oregon|California|Texas|Colorado|Vermont|Maine|Florida|Georgia|North Carolina|South Carolina|Ohio|Arizona|Utah|Massachusetts|Portugal|Brasil|Minho|Douro|Nederland|Twente|Limburg|Brabant|Noord-Brabant|Gelderland|Overijssel|France|Finistère|Ardèche|Bourgogne|Occitanie|Dordogne|Italia|Umbria|Lombardia|Liguria|Piemonte|Veneto|Abruzzo|Calabria|Campania|Carso|Deutschland|Österreich|Schweiz|Sachsen|Hessen|Bodensee|Ostsee|Nordsee|Eifel|Harz|España|Cataluña|Catalunya|Extremadura|Navarra|Aragón|Cantabria|La Rioja|Castilla y León|País Vasco'

const known = new Map<string, CountryCode>()
for (const [country, names] of Object.entries(cities)) {
  for (const name of alternatives(names)) {
    if (!known.has(name)) known.set(name, country as CountryCode)
  }
}

/** The country of a city, or undefined for one that is not known. */
export function countryOfCity(name: string): CountryCode | undefined {
  return known.get(fold(name))
}

/** All known names, folded, as one phrase list. */
export const cityPhrases = [...known.keys()].join('|')
