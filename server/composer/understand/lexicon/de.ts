import { hours } from './de/hours.ts'
import { industries } from './de/industries.ts'
import { name, place } from './de/names.ts'
import { prices } from './de/prices.ts'
import type { Lexicon } from './lexicon.ts'

export const de = {
  countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
  common:
    'der die das und ist wir für mit in im von den dem des ein eine einen einer einem unser unsere unserer unseren zu zum zur auf aus bei nicht auch sich sind ich bin haben hat uns euch sie ihr nach seit oder wird bis uhr jeden kein keine mein meine nur gibt es am ab als an über vom braucht brauche suchen kleine kleines war waren wurde werden wenn wo wie was noch sehr mehr durch gegen ohne zwischen hier dort jahr jahre tag tage woche preis preise ihre ihren euer eure man kann können gerne neu neue alle alles etwa beim ins seite website suche',
  letters: 'äöüß',
  months:
    'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mrz|apr|jun|jul|aug|sept|sep|okt|nov|dez',
  workshops:
    'fahrradwerkstatt|*radwerkstatt|fahrradreparatur|schuster|schuhmacher|schuhreparatur|änderungsschneiderei|uhrmacher|geigenbauer|klavierstimmer|messerschleifer|polsterei|polsterer|buchbinder|buchbinderin|*buchbinderei',
  crafts:
    'töpfer|töpferin|töpferei|keramiker|keramikerin|silberschmied*|glasbläser|glasbläserin|glasbläserei|weber|weberin|handweberei|drechsler|drechslerin|korbflechter*|korbmacher*|täschner*',
  mending: {
    acts: 'repar*|*reparatur|*reparaturen|*werkstatt|flick*|restaur*|*restaurierung|änder*|*änderungen|aufarbeit*|schleif*|stimm*|instandsetz*',
    things:
      'fahrrad|fahrräder|räder|fahrrad*|e-bike|e-bikes|uhr|uhren|uhren*|schuhe|stiefel|schuh*|kleider|kleidung|kleidungsstücke|gitarren|geigen|instrumente|möbel|möbel*|stühle|sessel|sofas|taschen|messer|scheren|lampen|schmuck|nähmaschinen|handys|laptops|puppen|spielzeug|kameras|radios|klaviere|akkordeons',
  },
  vets: 'tierarzt*|tierärzt*|*tierklinik|kleintier*|tierpraxis|tierheilprax*|tierheilpraktiker*|tierphysio*|hundephysio*|veterinär*',
  laundries: 'waschsalon|wäscherei|textilreinigung|chemische reinigung|münzwäscherei|heißmangel',
  producers:
    '*imkerei|imker|imkerin|bienenhof|käserei|hofkäserei|*molkerei|*weingut|winzer|winzerin|winzerhof|weinbau|kelterei|mosterei|mostkellerei|*hofladen|obsthof|obstbau|obstgut|apfelhof|spargelhof|gemüsehof|erdbeerhof|bauernladen|brennerei|ölmühle|direktvermarkter|ab hof',
  hiring: {
    names:
      '*fahrradverleih|*radverleih|*bootsverleih|*kanuverleih|*kajakverleih|strandkorbverleih|*skiverleih|kostümverleih|sup-verleih|rollerverleih|e-roller-verleih|zeltverleih|partyzeltverleih|geschirrverleih|hüpfburgverleih|werkzeugverleih|fahrradvermietung|kanuvermietung|kajakvermietung|bootsvermietung|zeltvermietung|rollervermietung',
    acts: '*verleih|*vermietung|verleihen|verleiht|verleihe|vermieten|vermietet|vermiete|mieten|ausleihen|leihen',
    things:
      'fahrräder|fahrrad|räder|e-bikes|kajaks|kajak|kanus|boote|tretboote|stand-up-paddle|sup-boards|e-roller|roller|e-scooter|ski|skier|zelte|partyzelte|festzelte|kostüme|geschirr|hüpfburgen|strandkörbe|surfbretter|werkzeug',
  },
  weddings: 'wir heiraten|heiraten am|unsere hochzeit|hochzeit von|trauen sich|jawort',
  clubs:
    '*gartenverein|*gärtnerverein|gartenbauverein|kleingartenanlage|schrebergärten|dorfverein|dorfgemeinschaft|heimatverein|bürgerverein|nachbarschaftsverein|schachverein|schachclub|schachklub|schützenverein|turnverein|*sportverein|tischtennisverein|fußballverein|handballverein|schwimmverein|ruderverein|segelverein|reitverein|wanderverein|imkerverein|karnevalsverein|tennisclub|tennisverein|kegelclub|skatclub|fotoclub|lauftreff|wandergruppe|theatergruppe|landfrauen|strickgruppe|lesekreis',
  playing: {
    together:
      '*chor|gesangverein|gesangsverein|singkreis|musikverein|blasorchester|blaskapelle|laienorchester|amateurorchester|liebhaberorchester|spielmannszug|stadtkapelle|musikkapelle|jugendorchester|singgruppe',
    hired: 'hochzeit*|buchen|buchung*|buchbar|firmenfeier*|gage',
  },
  repairCafes:
    'repair cafe|repaircafe|repair-cafe|reparaturcafe|reparatur-cafe|reparaturtreff|repariercafe',
  occasions:
    '*markt|*markttag|*fest|tag der offenen tür|offene tür|party|*verkostung|*lesung|vernissage|eröffnung|*ausstellung|vortrag|jubiläum|basar|*konzert|*workshop',
  negations: 'nicht|kein|keine|keinen|keiner|ohne|nie|niemals|weder|keinerlei|statt',
  offers: {
    cues: 'wir behandeln|wir bieten|bieten wir|bieten|ich biete|biete|wir machen|leistungen|unsere leistungen|unser angebot|angebot|spezialisiert auf|wir verkaufen|verkaufen|wir backen|backen|im angebot|bei uns gibt es|es gibt|wir reparieren|wir servieren|servieren|schwerpunkte|wir unterrichten|ich unterrichte|von uns bekommen sie|wir fertigen|bietet|wir haben|unser sortiment|wir führen|ich fotografiere|ich mache|spezialitäten|wir übernehmen|wir beraten zu|wir kümmern uns um|wir helfen bei|wir montieren|wir installieren',
    makes:
      'baut|fertigt|backt|bäckt|braut|röstet|repariert|restauriert|verlegt|montiert|installiert|verkauft|unterrichtet|macht',
    kept: 'nach maß|auf maß|nach wunsch|aus holz|aus massivholz',
    things: /^\p{Lu}/u,
    divide: 'und|oder|sowie|&|plus|als auch',
    stops:
      'für|in|im|ab|seit|mit|aus|bei|von|zu|zum|die|der|das|damit|weil|jeden|am|an|auf|rund um|ohne|nach',
    times:
      'jeden morgen|jeden tag|jede woche|jeden monat|jeden abend|jedes wochenende|jeden sonntag|jeden samstag|täglich|tagtäglich|wöchentlich|morgens|abends|mittags|sonntags|samstags|montags|freitags|am wochenende|am morgen|am abend|das ganze jahr|ganzjährig|heute|morgen früh|rund um die uhr',
    not: 'termin|nach vereinbarung|terminvereinbarung|kostenlos|gratis|probe|kostenlose|hunde|rauchen|nur barzahlung|bitte|alles|mehr|vieles|uvm|vieles mehr|ihnen|euch|sie|wlan',
  },
  audience: {
    before:
      'für|richtet sich an|speziell für|wir helfen|wir unterstützen|geeignet für|gedacht für|hilft|unterstützt|begleite|begleiten|unterrichte|unterrichten|betreue|betreuen|arbeite mit|arbeiten mit|arbeitet mit',
    after: '',
    people:
      '*leiter|*sammler|*sammlerinnen|*fans|*züchter|*gärtner|*vermieter|*mieter|*leiterinnen|*schulen|*lehrer|*lehrerinnen|*händler|*halter|*halterinnen|kleinbetriebe|*anfänger|*besitzer|*liebhaber|*unternehmer|*bewohner|*reisende|*fahrer|*läufer|*spieler|*arbeiter|*gänger|*freunde|*eltern|*kinder|*paare|*menschen|nachbarn|selbstständige|selbständige|freiberufler|berufstätige|einsteiger|mütter|väter|gruppen|familien|kinder|kindern|frauen|männer|anfänger|anfängerinnen|unternehmen|firmen|betriebe|studenten|studierende|senioren|restaurants|selbstständige|selbständige|startups|start-ups|paare|reisende|eltern|erwachsene|jugendliche|babys|kunden|vermieter|mieter|läufer|radfahrer|wanderer|teams|lehrer|schulen|menschen|touristen|einsteiger|fortgeschrittene|handwerker|privatkunden|geschäftskunden|vereine|schüler|hunde|tiere|katzen|gründer|freiberufler|mittelständler|hausbesitzer|privatpersonen|käufer|eigentümer|hotels|praxen|gastronomen|haushalte|brautpaare|büros|geflüchtete|patienten|obdachlose|handwerksbetriebe|schwangere|mädchen|jungs|musiker|entwickler|gewerbe|kleinkinder|bauherren|radler|urlauber|Illustratoren|Illustratorinnen|Übersetzer|Übersetzerinnen|Dolmetscher|Autoren|Autorinnen|Fotografen|Journalisten|Buchhalter|*betriebe|*firmen|*vereine|*praxen|Gärtner|Friseure|Salons|Zahnärzte|Ärzte|Pflegekräfte|Therapeuten|Anwälte|Kanzleien|Buchhandlungen|Bäckereien|Agenturen|Chöre|Bands|Schülerinnen|Schulkinder|Grundschüler|Grundschulkinder|Vorschulkinder|Absolventen|Azubis|Auszubildende|Rentner|Großeltern|Einsteigerinnen|Neulinge|Kletterer|Schwimmer|Reiter|Angler|Segler|Taucher|Tänzer|Sänger|Sammler|Pendler|Camper|Asylsuchende|Wohnungslose|Bedürftige|Angehörige|Trauernde|Landwirte|Winzer|Imker|Köche|Veranstalter|Trainer|Forscher|Ingenieure|Architekten|Kitas|Kindergärten|Hausverwaltungen|Gründerinnen|Alleinerziehende|Jungen|Ehrenamtliche|Kulturschaffende|Kreative|Wiedereinsteiger|Spaziergänger|Nachtschwärmer|Frühaufsteher|museen|verbände',
    stops: 'in|im|aus|seit|an|bei|geöffnet|und unsere|wir|die|am|rund um|mit|von|ab|durch|um|zu',
  },
  since: {
    before:
      'seit|seit dem jahr|gegründet|gegründet im jahr|gegründet in|bestehen seit|besteht seit|seit über|eröffnet|eröffneten wir|eröffnet im jahr|gegr.|gegründet wurden wir|est.|anno|wir eröffneten|angefangen hat es|angefangen hat alles|begonnen hat es|begonnen hat alles|los ging es|angefangen haben wir',
    after: 'gegründet|eröffnet|von meinem großvater gegründet|entstanden|gestartet|gegründete',
    founding:
      'gegründet wurde|gegründet wurden|eröffnet wurde|gründete|gründeten|eröffnete|eröffneten',
    opened:
      'eröffnet|eröffnete|eröffneten|aufmachte|aufgemacht|gründete|gründeten|gegründet|türen geöffnet|türen öffnete',
    not: 'auch|renoviert|saniert|neu|umgebaut|zusätzlich|erbaut*|geboren|wird|werden|ausstellung|zweite*|weitere*|filiale',
  },
  phone: {
    cues: 'telefon|tel|telefonisch|handy|mobil|anruf|rufnummer|whatsapp|anrufen|fon|ruf|unter|nummer',
    not: 'fax|ust|steuernummer|iban|handelsregister|hrb|kundennummer|ust-id|steuer-nr',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
