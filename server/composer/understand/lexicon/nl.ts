import type { Lexicon } from './lexicon.ts'
import { hours } from './nl/hours.ts'
import { industries } from './nl/industries.ts'
import { name, place } from './nl/names.ts'
import { prices } from './nl/prices.ts'

export const nl = {
  countries: ['NL', 'BE', 'SR'],
  common:
    'de het een en van in is wij we voor met op bij aan te dat die niet ook zijn onze ons u je jouw uw naar om tot uur maar er al sinds of als door ik heb hebben alle geen elke kan uit over mijn wil graag nodig worden wordt kleine klein dag dagen maken zoek ben heel dit deze jaar jaren prijs hier dichtbij tussen wanneer was drie twee hoi straat verkoop woon waar veel meer onder naast bent jij ze hij haar hun moet mag zonder omdat toen per nog vanaf dan',
  letters: '',
  months:
    'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|sept|okt|nov|dec',
  workshops:
    'fietsenmaker|fietswerkplaats|fietsreparatie|fietsenwerkplaats|schoenmaker|kledingreparatie|horlogemaker|gitaarbouwer|pianostemmer|messenslijper|stoffeerder|meubelstoffeerder|boekbinder|boekbindster|*boekbinderij',
  crafts:
    'pottenbakker|pottenbakster|pottenbakkerij|potterie|keramist|keramiste|zilversmid|glasblazer|glasblazerij|wever|weefster|weverij|houtdraaier|mandenmaker|mandenvlechter|leerbewerker',
  mending: {
    acts: 'repar*|*reparatie|*reparaties|herstel*|*herstel|maken|maker|maakt|restaur*|werkplaats|verstel*|stem*|slijp*|opknap*|onderhoud',
    things:
      "fiets|fietsen|fiets*|e-bikes|horloge|horloges|klokken|uurwerken|schoenen|laarzen|kleding|kleren|jurken|gitaren|violen|instrumenten|meubels|meubel*|stoelen|fauteuils|banken|tassen|messen|scharen|lampen|sieraden|naaimachines|telefoons|laptops|poppen|speelgoed|camera's|radio's|piano's|accordeons",
  },
  vets: 'dierenarts*|dierenkliniek*|dierenziekenhuis|dierenpraktijk|dierenfysio*|veterinair*',
  laundries: 'wasserette|wassalon|wasserij|stomerij',
  producers:
    'imker|imkerin|imkerij|imkers|kaasmakerij|kaasmaker|kaasboerderij|zelfkazerij|wijngaard|wijnboer|wijndomein|ciderij|cidermakerij|cidermaker|boerderijwinkel|hoevewinkel|landwinkel|boomgaard|fruitteler|fruitbedrijf|fruittuin|groentetuinderij|tuinderij|zelfpluktuin|distilleerderij|stokerij|zuivelboerderij',
  hiring: {
    names:
      'fietsverhuur|kajakverhuur|kanoverhuur|bootverhuur|botenverhuur|sloepverhuur|supverhuur|scooterverhuur|stepverhuur|skiverhuur|kostuumverhuur|kledingverhuur|tentverhuur|tentenverhuur|partytentverhuur|partyverhuur|feestverhuur|serviesverhuur|springkussenverhuur|gereedschapverhuur',
    acts: '*verhuur|verhuren|verhuurt|verhuur|huren|te huur|huur',
    things:
      "fietsen|fiets|e-bikes|kajaks|kajak|kano's|kano|boten|sloepen|sups|scooters|steps|e-steps|ski's|kostuums|tenten|partytenten|servies|springkussens|surfplanken|gereedschap",
  },
  weddings: 'wij trouwen|we trouwen|gaan trouwen|jawoord|onze bruiloft|bruiloft van',
  clubs:
    'volkstuin*|*tuinvereniging|dorpsvereniging|buurtvereniging|wijkvereniging|bewonersvereniging|oranjevereniging|*sportvereniging|voetbalvereniging|voetbalclub|tennisvereniging|tennisclub|tafeltennisvereniging|schaakvereniging|schaakclub|gymnastiekvereniging|turnvereniging|zwemvereniging|roeivereniging|zeilvereniging|wandelclub|wandelvereniging|fietsclub|fotoclub|leesclub|toneelvereniging|hockeyclub|atletiekvereniging|imkervereniging|carnavalsvereniging|heemkundekring|historische vereniging|breiclub',
  playing: {
    together:
      '*koor|zangvereniging|zanggroep|harmonie|fanfare|brassband|muziekvereniging|amateurorkest|blaaskapel|dweilorkest',
    hired: 'bruiloft*|boeken|boekingen|bedrijfsfeest*',
  },
  repairCafes: 'repair cafe|repaircafe|repair-cafe|reparatiecafé',
  occasions:
    '*markt|*feest|open dag|proeverij|expositie|lezing|optreden|voorstelling|borrel|*concert|opening|workshop',
  negations: 'niet|geen|nooit|zonder|noch',
  offers: {
    cues: 'wij behandelen|we behandelen|wij bieden|we bieden|ik bied|wij verkopen|we verkopen|diensten:|onze diensten|gespecialiseerd in|wij maken|we maken|wij bakken|we bakken|wij serveren|wij geven|wij repareren|biedt|ik geef les in|wij verzorgen|we verzorgen|we serveren|ik maak|we geven|specialiteiten:|we repareren|wij doen|we doen|wij helpen met|wij leveren|wij installeren|ik fotografeer|bieden wij|bij ons vind je|ons aanbod:|we schenken|we helpen met|wij ontwerpen',
    makes:
      'maakt|bouwt|verkoopt|repareert|herstelt|restaureert|legt|plaatst|bakt|brouwt|wij bouwen|we bouwen',
    kept: 'op maat|van hout|om mee te nemen',
    things: /(?:en|s)$/,
    divide: 'en|of|alsook|evenals|&|plus|maar ook',
    stops:
      'voor|in|op|vanaf|met|bij|aan|van|te|die|sinds|tot|door|zonder|naar|per|rond|om|uit|vast|door heel',
    times:
      "elke ochtend|elke dag|elke week|elke maand|elke avond|elk weekend|elke zondag|elke zaterdag|iedere ochtend|iedere dag|iedere week|dagelijks|wekelijks|'s ochtends|'s morgens|'s avonds|'s middags|in het weekend|op zondag|op zaterdag|het hele jaar|het hele jaar door|vandaag",
    not: 'afspraak|gratis|proefles|verboden|honden|roken|alles|veel meer|meer|alleen pinnen|u|je|wifi|kennismaking|korting|van alles|advies op maat gratis',
  },
  audience: {
    before:
      'voor|gericht op|bedoeld voor|speciaal voor|wij helpen|we helpen|geschikt voor|helpt|ik help|ik begeleid|helpen|werk met|werken met',
    after: '',
    people:
      "*scholen|*verzamelaars|*tuinders|*fans|*huurders|*verhuurders|*leiders|*leraren|*winkels|*houders|*bedrijven|docenten|*verenigingen|*werkers|*ondernemers|*liefhebbers|*bewoners|*reizigers|*eigenaren|*eigenaars|*spelers|*makers|*lopers|*wurmen|buurtgenoten|particulieren|beginners|zzp'ers|moeders|vaders|ouderen|jongeren|gezinnen|kinderen|vrouwen|mannen|beginners|bedrijven|studenten|senioren|ouderen|restaurants|zzp'ers|zzp’ers|freelancers|startups|start-ups|stellen|reizigers|ouders|volwassenen|jongeren|tieners|baby's|klanten|verhuurders|huurders|hardlopers|fietsers|wandelaars|teams|leraren|scholen|mensen|toeristen|particulieren|ondernemers|bruidsparen|gevorderden|mkb|honden|katten|verenigingen|gezin|kantoren|zwangere|zwangeren|peuters|kleuters|leerlingen|kleine bedrijven|patiënten|eigenaren|hotels|horeca|winkels|makers|buurtbewoners|vluchtelingen|sporters|muzikanten|kopers|artsen|boeren|koppels|iedereen|illustratoren|vertalers|tolken|schrijvers|fotografen|journalisten|boekhouders|aannemers|vakmensen|loodgieters|elektriciens|hoveniers|kappers|salons|sportscholen|praktijken|tandartsen|huisartsen|verpleegkundigen|therapeuten|advocaten|boekwinkels|boekhandels|bakkerijen|stichtingen|clubs|koren|bands|scholieren|middelbare scholieren|starters|afgestudeerden|leerling-kappers|gepensioneerden|opa's|grootouders|beginnelingen|klimmers|zwemmers|ruiters|vissers|zeilers|duikers|dansers|zangers|verzamelaars|forenzen|kampeerders|asielzoekers|daklozen|dak- en thuislozen|nabestaanden|mantelzorgers|telers|tuinders|imkers|koks|organisatoren|trainers|onderzoekers|ingenieurs|architecten|kinderdagverblijven|vve's|gastouders|huiseigenaren|nieuwkomers|statushouders|alleenstaanden|hondenbezitters|baasjes|winkeliers|horecazaken|monteurs|installateurs|schilders|leken|amateurs|fijnproevers|vroege vogels|musea|goede doelen|zzp-ers|ngo’s",
    stops: 'in|op|uit|sinds|te|open|wij|die|met|bij|en omgeving|om|aan|vanaf|van|rond|door',
  },
  since: {
    before:
      'sinds|het begon in|begon het in|begon alles in|opgericht in|gestart in|geopend in|sedert|bestaat sinds|begonnen in|opgericht|sinds het jaar|geopend sinds|anno|actief sinds|al sinds|gevestigd sinds|est.|ontstaan in|gestart op|startte in|in het jaar|opende in|gesticht in|openden we in|begon in',
    after: 'opgericht|gestart|begonnen|geopend|gesticht',
    founding: 'begon|begonnen|opende|openden|stichtte|startte',
    opened: 'opende|openden|geopend|opgericht|oprichtte|stichtte',
    not: 'ook|verbouwd|gerenoveerd|gebouwd|pand uit|tweede|nieuwe|filiaal',
  },
  phone: {
    cues: 'telefoon|tel|bel|mobiel|whatsapp|bereikbaar|nummer|bellen|app|contact|belt|telefonisch|gsm|app ons',
    not: 'fax|kvk|btw|iban|kvk-nummer|btw-nummer|agb|big|anbi|rsin|ondernemingsnummer',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
