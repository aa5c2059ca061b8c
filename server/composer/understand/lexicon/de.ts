import type { Lexicon } from './lexicon.ts'

export const de = {
  countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
  common:
    'der die das und ist wir für mit in im von den dem des ein eine einen einer einem unser unsere unserer unseren zu zum zur auf aus bei nicht auch sich sind ich bin haben hat uns euch sie ihr nach seit oder wird bis uhr jeden kein keine mein meine nur gibt es am ab als an über vom braucht brauche suchen kleine kleines war waren wurde werden wenn wo wie was noch sehr mehr durch gegen ohne zwischen hier dort jahr jahre tag tage woche preis preise ihre ihren euer eure man kann können gerne neu neue alle alles etwa beim ins seite website suche',
  letters: 'äöüß',
  months:
    'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mrz|apr|jun|jul|aug|sept|sep|okt|nov|dez',
  negations: 'nicht|kein|keine|keinen|keiner|ohne|nie|niemals|weder|keinerlei|statt',
  hours: {
    days: [
      'montag|montags|mo|montagen',
      'dienstag|dienstags|di|dienstagen',
      'mittwoch|mittwochs|mi|mittwochen',
      'donnerstag|donnerstags|do|donnerstagen',
      'freitag|freitags|fr|freitagen',
      'samstag|samstags|sa|sonnabend|sonnabends|samstagen',
      'sonntag|sonntags|so|sonntagen|sonn-',
    ],
    weekdays: 'werktags|unter der woche|wochentags|an werktagen',
    weekend: 'wochenende|am wochenende|an wochenenden|wochenends|wochenenden',
    daily: 'täglich|jeden tag|sieben tage die woche|7 tage die woche|alle tage|an allen tagen|tgl',
    holidays: 'feiertage|feiertags|feiertagen|an feiertagen|feiertag',
    otherDays: 'an allen anderen tagen|an den übrigen tagen|sonst|die restlichen tage|übrige tage',
    to: 'bis|bis um|-|–|—|~|und bis|→|und schließen um|und schließt um',
    from: 'von|ab|zwischen|vom',
    until: 'bis|bis um',
    and: 'und|&|+|,|/|sowie|dann',
    except: 'außer|ausser|ausgenommen|bis auf|mit ausnahme von|nicht am',
    closed: 'geschlossen|ruhetag|ruhetage|zu|frei|schließtag|schließtage|haben wir zu|geschl',
    open: 'geöffnet|öffnungszeiten|offen|öffnet|auf|sprechzeiten|sprechstunde|geschäftszeiten|bürozeiten|haben wir auf|erreichbar|für sie da|öffnen|praxiszeiten|für euch da',
    pause: 'mittagspause|pause|mittags geschlossen|mittags zu|über mittag|mittagsruhe',
    noon: 'mittag|12 uhr mittags',
    midnight: 'mitternacht',
    am: 'morgens|vormittags|früh|uhr morgens|uhr früh|uhr vormittags',
    pm: 'abends|nachmittags|uhr abends|uhr nachmittags|uhr nachts',
    hour: 'uhr|h',
    minute: 'min',
    half: 'halb',
    lunch: 'mittag|mittagspause|mittags zu',
    spoken: {
      numbers: [
        'eins',
        'zwei',
        'drei',
        'vier',
        'fünf',
        'sechs',
        'sieben',
        'acht',
        'neun',
        'zehn',
        'elf',
        'zwölf',
        'dreizehn',
        'vierzehn',
        'fünfzehn',
        'sechzehn',
        'siebzehn',
        'achtzehn',
        'neunzehn',
        'zwanzig',
        'einundzwanzig',
        'zweiundzwanzig',
        'dreiundzwanzig',
        'vierundzwanzig',
      ],
      leads: [
        ['halb', -30],
        ['viertel nach', 15],
        ['viertel vor', -15],
        ['dreiviertel', -15],
      ],
      tails: [],
    },
    always: '24/7|24 / 7|rund um die uhr|24 stunden|tag und nacht|24h|24 stunden am tag',
    nth: 'erster|ersten|erste|zweiten|dritten|letzten|jeden ersten|jeden zweiten|jeden dritten|1.|2.|3.|4.',
    notHours:
      'kurs|kurse|unterricht|workshop|workshops|konzert|konzerte|check-in|check-out|anreise|abreise|probe|proben|proben wir|treffen|treffen wir uns|einlass|beginn|training|gottesdienst|happy hour|stunde|markt|frühstück|führung|führungen|auftritt|auftritte|tickets|programm|stammtisch|klasse|klassen|vortrag|livemusik|beginnt|brunch|jahren|jahre|lieferung|telefonisch|anruf|probenzeiten|*kurs|*kurse|*kursen|*training|*unterricht|*probe|im sommer|im winter|sommer|winter',
  },
  name: {
    before:
      'heißt|heissen|heisst|heißen|namens|mit dem namen|genannt|name:|name ist|unter dem namen|nennt sich|nennen uns|name lautet|names|name des betriebs|firmenname|firmenname:|name der band',
    near: 'wir sind|willkommen bei|willkommen im|willkommen in der|willkommen zur|willkommen beim|ich betreibe|wir betreiben|ich führe|website für|seite für|webseite für|homepage für|bei|firma|projekt|titel|app|für|wir sind das|wir sind die|wir sind der|landingpage für|band|die band|die firma|das projekt|die gruppe|das kollektiv|die marke|die werkstatt|unsere firma|meine firma|wir führen|wir eröffnen|ich eröffne',
    after: 'heißt|heissen wird|heißen wird|genannt',
    copula:
      'ist|sind|bietet|macht|backt|verkauft|hilft|steht|liegt|in|im|bringt|öffnet|wird|hat|unterrichtet|reinigt|repariert|spielt|baut|plant|findet|vermietet|am|aus|an|führt|begleitet|lädt|schneidet|rettet|gehört|verbindet|für|bei|kocht|kommt|kümmert|fährt',
    being: 'ist|sind|heißt',
    greetings:
      'moin moin|moin|hallo zusammen|hallo|hi|servus|grüß gott|guten tag|guten morgen|liebes team|sehr geehrte damen und herren|grüezi',
    particles: 'und|&|+|am|an|der|die|das|zum|zur|vom|von|de|im|den|dem|für|&amp;|auf|ohne',
    stops:
      'in|und|ist|sind|die|der|das|mit|für|bei|am|im|wir|unser|seit|aus|liegt|befindet|steht|bietet|hat|an|von|auf|gleich|ein|eine|öffnet|macht|ich|nahe|direkt|wird|zu',
    generic:
      'wir|ich|ein|eine|einen|einer|unser|unsere|unseren|mein|meine|meinen|der|die|das|den|dem|kleine|kleiner|kleines|kleinen|familie|familienbetrieb|familiengeführte|familiengeführtes|gemütliche|gemütliches|moderne|modernes|moderner|neue|neues|neuer|junge|junges|traditionelle|traditionelles|freie|freier|mobile|mobiler|seite|website|webseite|homepage|bitte|für|in|und|im|am|mit|bei|von|aus|seit|jeden|öffnungszeiten|preise|telefon|tel|adresse|kontakt|geöffnet|geschlossen|team|stadt|online|wer|was|wo|wie|hallo|guten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|euro|termin|termine|leistungen|angebot|angebote|hier|es|sie|zwei|drei|vier|fünf|italienisches|italienische|französische|vegane|veganes|bio|regionale|geschäft|betrieb|unternehmen|firma|laden|lokal|haus|straße|handwerk|meisterbetrieb|inhabergeführtes|inhabergeführte|zertifizierte|freundliche|erfahrener|selbstständige|selbstständiger|freiberufliche|gelernte|ehrenamtliche|ehrenamtlicher|alles|auch|nur|kein|keine|kaffee|kuchen|brot|zimmer|ferienwohnung|anrufen|mail|email|e-mail|kinder|erwachsene|spezialität|spezialitäten|unterricht|treffpunkt|ort|bester|beste|gegründet|bekannt|ab|stundensatz|whatsapp|instagram|facebook|ob|wenn|unsre|name|branche|gesucht|brauche|suche|als|schönes|schöne|charmante|charmantes|gesamte|weil|berliner|hamburger|münchner|wiener|kölner|name:|samstags|sonntags|täglich|internetseite|internetauftritt|moin|servus|verein|willkommen|herzlich|suchen|brauchen|möchte|möchten|benötige|benötigen|umzug',
    person: 'hier ist|hier spricht|ich bin|mein name ist|ich heiße|ich heisse|von',
  },
  place: {
    prepositions:
      'in|nahe|bei|rund um|nähe|in und um|in der nähe von|nördlich von|südlich von|raum',
    weak: 'im|aus|um|nach|am|für|adresse|an der|auf|in der|zwischen|um',
    between:
      'der altstadt von|der nähe von|der mitte von|der innenstadt von|herzen von|zentrum von|raum|großraum|schönen|der stadt|stadtteil|süden von|norden von|osten von|westen von|ganz|und um|umgebung von|herzen der|der|landkreis|kreis|stadt|bezirk|dem|hinterhof in|bremer|sonnigen',
    streets:
      '*straße|*strasse|*str|*weg|*platz|*gasse|*allee|*ufer|*ring|*damm|*markt|*graben|*chaussee|*steig|*hof|*berg|*promenade|*zeile|*stieg|*wall|*kai|*twiete',
    not: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|euro|deutsch|englisch|französisch|familien|kinder|zeit|ruhe|ihr|ihre|sie|handarbeit|stil|ordnung|pflege|form|bewegung|bio|online|holz|jeder|allen|haus|garten|natur|*ung|*ungen|*heit|*keit|*schaft|*tion|generation|wochenende|rahmen|sachen|hof|meer|see|wald|park|bahnhof|nähe|umgebung|stadt|region|zentrum|umkreis|altstadt|innenstadt|preis|laden|team|studio|betrieb|gespräch|*zimmer|*bereich|anfänger|erwachsene|firmen|unternehmen|paare|hunde|*er|*en|vereine|angst|schwarz|gold|leder|whatsapp|instagram|facebook|alltag|*zeit|*tag|dorf|auto|öl|*werk|*gebäude|*haus|*raum|*ofen|markt|platz',
    venues:
      'schloss|park|kirche|museum|halle|theater|schule|bahnhof|markt|platz|stadion|hafen|rathaus|burg|messe',
    elsewhere:
      'ausgestellt|ausstellungen|ausstellung in|studiert|studium|geboren|aufgewachsen|gelernt in|ausbildung in|gezogen',
  },
  prices: {
    currencies: {
      EUR: '€|eur|euro|euros',
      CHF: 'chf|franken|sfr|fr.',
      USD: 'usd|us$|dollar|$',
      GBP: '£|gbp|pfund',
    },
    from: 'ab|schon ab|bereits ab|beginnend bei|mindestens|ab nur|zwischen',
    link: 'für|kostet|kosten|nur|je|à|zu|um|zum preis von|beträgt|liegt bei|preis|bei|pro|macht|ist|gibt es|gibt|sind|koste|von',
    per: 'für|pro|je|die|das|der|ein|eine|/|den|jede|jeder|einen|im|am|beim',
    lead: 'der|die|das|ein|eine|einen|unser|unsere|und|oder|auch|wir|preise|preis|mit|für|zum beispiel|z.b.|z. b.|mein|meine|bei|kosten|kostet|dazu|sowie|angebot|bieten|unseren|den|dann|eintritt kostet|leistungen|haben|gibt|es|gibt es|im|bei uns|hier|stundensatz:|aber|nur|jetzt',
    divide: 'und|oder|sowie|dazu|aber',
    later: 'danach|dann|anschließend|später',
    not: 'rabatt|spenden gesammelt|gespendet|gesammelt|umsatz|budget|gespart|sparen|über|versandkostenfrei|bestellwert|mindestbestellwert|gutschein|bis zu|förderung|millionen|mio|kaution|liefern kostenlos|nachlass|preisgeld|lieferung ab|stornierung|stornogebühr|versandkostenfrei ab|gratis versand ab|warenwert|spende|spenden|bekamen|bekommen|erhielten|erhalten|eingenommen',
  },
  offers: {
    cues: 'wir bieten|bieten wir|bieten|ich biete|biete|wir machen|leistungen|unsere leistungen|unser angebot|angebot|spezialisiert auf|wir verkaufen|verkaufen|wir backen|backen|im angebot|bei uns gibt es|es gibt|wir reparieren|wir servieren|servieren|schwerpunkte|wir unterrichten|ich unterrichte|von uns bekommen sie|wir fertigen|bietet|wir haben|unser sortiment|wir führen|ich fotografiere|ich mache|spezialitäten|wir übernehmen|wir beraten zu|wir kümmern uns um|wir helfen bei|wir montieren|wir installieren',
    divide: 'und|oder|sowie|&|plus|als auch',
    stops:
      'für|in|im|ab|seit|mit|aus|bei|von|zu|zum|die|der|das|damit|weil|jeden|am|an|auf|rund um|ohne|nach',
    not: 'kostenlos|gratis|probe|kostenlose|hunde|rauchen|nur barzahlung|bitte|alles|mehr|vieles|uvm|vieles mehr|ihnen|euch|sie|wlan',
  },
  audience: {
    before:
      'für|richtet sich an|speziell für|wir helfen|wir unterstützen|geeignet für|gedacht für|hilft|unterstützt',
    after: '',
    people:
      'familien|kinder|kindern|frauen|männer|anfänger|anfängerinnen|unternehmen|firmen|betriebe|studenten|studierende|senioren|restaurants|selbstständige|selbständige|startups|start-ups|paare|reisende|eltern|erwachsene|jugendliche|babys|kunden|vermieter|mieter|läufer|radfahrer|wanderer|teams|lehrer|schulen|menschen|touristen|einsteiger|fortgeschrittene|handwerker|privatkunden|geschäftskunden|vereine|schüler|hunde|tiere|katzen|gründer|freiberufler|mittelständler|hausbesitzer|privatpersonen|käufer|eigentümer|hotels|praxen|gastronomen|haushalte|brautpaare|büros|geflüchtete|patienten|obdachlose|handwerksbetriebe|schwangere|mädchen|jungs|musiker|entwickler|gewerbe|kleinkinder|bauherren|radler|urlauber',
    stops: 'in|im|aus|seit|an|bei|geöffnet|und unsere|wir|die|am|rund um|mit|von|ab|durch|um|zu',
  },
  since: {
    before:
      'seit|seit dem jahr|gegründet|gegründet im jahr|gegründet in|bestehen seit|besteht seit|seit über|wurde|im jahr|eröffnet|eröffneten wir|eröffnet im jahr|gegr.|gegründet wurden wir|est.|anno|wir eröffneten',
    after: 'gegründet|eröffnet|von meinem großvater gegründet|entstanden|gestartet|gegründete',
    not: 'auch|renoviert|saniert|neu|umgebaut|zusätzlich|erbaut',
  },
  phone: {
    cues: 'telefon|tel|telefonisch|handy|mobil|anruf|rufnummer|whatsapp|anrufen|fon|ruf|unter|nummer',
    not: 'fax|ust|steuernummer|iban|handelsregister|hrb|kundennummer|ust-id|steuer-nr',
  },
  industries: {
    bakery: {
      names:
        '*bäckerei|*bäckereien|bäcker|bäckermeister|*konditorei|konditor|konditormeisterin|backstube|*patisserie|tortenmanufaktur|tortenatelier|chocolaterie|*bäckerin|*brotmanufaktur|pralinenmanufaktur',
      strong:
        'sauerteig*|brote|brötchen|croissant*|torten|hochzeitstorten|gebäck|brezeln|backen|backwaren|semmeln|roggenbrot|zimtschnecken|vollkornbrot',
      weak: 'brot|kuchen|mehl|gebacken*|ofen|teig*|stollen|plätzchen',
    },
    restaurant: {
      names:
        '*restaurant|*restaurants|*gasthaus|*gasthof|*wirtshaus|*pizzeria|*trattoria|bistro|*imbiss|foodtruck|food-truck|*lokal|brasserie|*gaststätte|catering|*steakhaus|ristorante|osteria|beisl|wirtsstube|speiselokal|*caterer|dönerladen|burgerladen|sushibar|weinstube|*grill',
      strong:
        'speisekarte|gerichte|küche|koch|köchin|pizza|pizzen|schnitzel|mittagstisch|menü|burger|sushi|tapas|ramen|pasta|gäste|tisch reservieren|steaks|kochen|knödel|fischgerichte|currys',
      weak: 'essen|abendessen|mittagessen|reservierung*|wein|karte|speisen|regional',
    },
    cafe: {
      names:
        '*café|*cafe|*kaffeehaus|kaffeebar|*eisdiele|*eiscafé|*kaffeerösterei|*rösterei|*teestube|*teehaus|espressobar|kaffeestube|eismanufaktur|*saftbar|crêperie|cafe',
      strong:
        'cappuccino|flat white|latte|espresso|filterkaffee|barista|kaffeespezialitäten|hausgemachte kuchen|eissorten|röstkaffee|kaffeebohnen',
      weak: 'kaffee|tee|kuchen|brunch|frühstück|wlan|eis',
    },
    bar: {
      names:
        '*bar|*kneipe|*pub|*cocktailbar|*weinbar|*brauerei|*biergarten|*club|nachtclub|*schänke|*brauhaus|*beisl|taproom|diskothek|weinlokal|*destillerie|heuriger|heuriger*',
      strong:
        'cocktails|craft-beer|craftbeer|drinks|longdrinks|zapfhahn|naturweine|vom fass|barkeeper|gin tonic|shots|aperitif',
      weak: 'bier|biere|wein|weine|gin|whisky|musik|abends|karaoke|kicker',
      not: 'espressobar|saftbar|sushibar|kaffeebar|nagelbar|snackbar|fußballclub|tennisclub|sportclub|boxclub|bar oder mit karte|bar bezahlen|in bar|bar zahlen|nur bar|buchclub|jugendclub|leseclub|schwimmclub',
    },
    'hair-salon': {
      names:
        '*friseur|*friseurin|*friseursalon|*frisör|*frisörsalon|*barbershop|barber|*haarsalon|*haarstudio|*friseurmeister|*friseurmeisterin|*coiffeur|*friseurstudio|herrenfriseur|coiffeursalon|salon für haare|*friseurgeschäft|haarwerkstatt',
      strong:
        'haarschnitt*|haare|balayage|strähnen|färben|waschen schneiden|schneiden|bart|bartpflege|föhnen|dauerwelle|hochsteckfrisur*|frisuren|rasur|damenschnitt|herrenschnitt|kinderschnitt|locken',
      weak: 'salon|farbe|schnitt|styling|trockenschnitt',
    },
    wellness: {
      names:
        '*spa|*massage|*massagen|*kosmetikstudio|kosmetiksalon|*nagelstudio|*sauna|wellness*|tattoostudio|tätowierer*|kosmetikerin|massagepraxis|*massagestudio|beautysalon|nageldesign*|reiki|schönheitssalon|*kosmetik|hamam|meditationszentrum|*therme|fußpflege*|waxing*|wimpernstudio|*tattoo|floating|masseurin|masseur|tätowiererin|sonnenstudio',
      strong:
        'gesichtsbehandlung*|maniküre|pediküre|hot-stone*|aromaöl*|wimpern*|augenbrauen|nägel|entspannung|tattoos|peeling|gesichtspflege|aromatherapie|thai-massage|meditation',
      weak: 'haut|behandlung*|ruhe|auszeit|pflege|entspannen',
    },
    clinic: {
      names:
        '*praxis|*zahnarztpraxis|zahnarzt|zahnärztin|*arzt|*ärztin|arztpraxis|*physiotherapie|physiotherapeut*|tierarzt*|tierärztin|tierklinik|*klinik|psychotherap*|psycholog*|osteopath*|*heilpraktiker*|hebamme*|logopäd*|ergotherap*|*optiker|apotheke|chiropraktiker|kinderarzt*|hautarzt*|ernährungsberat*|podolog*|augenarzt*|kieferorthopäd*|hausarzt*|gemeinschaftspraxis|akupunktur|hörakustik*|*orthopäd*|zahnarzt*',
      strong:
        'patienten|patientinnen|vorsorge|prophylaxe|implantate|rückenschmerzen|krankengymnastik|impfung*|kassen|krankenkassen|manuelle therapie|lymphdrainage|zähne|untersuchung*|sprechstunde|zahnreinigung|reha',
      weak: 'gesundheit|behandlung*|therapie*|termin|schmerzen|beschwerden',
    },
    fitness: {
      names:
        '*fitnessstudio|fitness*|yoga*|*yogastudio|pilates*|crossfit*|personal trainer*|personal training|kampfsport*|boxclub|boxschule|tanzstudio|kletterhalle|boulderhalle|sportstudio|*tanzschule|karate|judo|schwimmschule|kampfkunst*|sportverein|turnverein|boxstudio|tennisclub|fußballverein|surfschule|lauftreff|*dojo|*sportclub|boxgym|gym',
      strong:
        'workout*|vinyasa|reformer|krafttraining|kurse|hiit|zumba|probetraining|trainieren|geräte|rückenfit|matten|hatha|functional training|trainer',
      weak: 'training|mitglieder|mitgliedschaft|sport|kurs|bewegung|tanz',
      not: 'yogalehrerausbildung',
    },
    trades: {
      names:
        '*klempner|*klempnerei|*installateur|*elektriker|*elektrobetrieb|elektro|*dachdecker|*dachdeckerei|*schreiner|*schreinerei|*tischler|*tischlerei|*tischlermeister|*maler|malerbetrieb|malermeister|*schlüsseldienst|*gärtner|*gartenbau|*gärtnerei|garten- und landschaftsbau|landschaftsgärtner*|*heizungsbau*|sanitär*|handwerker|fliesenleger*|*glaserei|glaser|schornsteinfeger*|hausmeisterservice|*zimmerei|*zimmerer|schlosserei|schlosser|bodenleger|parkett*|schädlingsbekämpf*|umzugsunternehmen|umzüge|spengler*|rollladen*|elektromeister|elektroinstallation*|polsterei|raumausstatter*|*metallbau|ofenbauer|solarteur|solaranlagen|photovoltaik*|stuckateur|baumpflege|gartenpflege|heizungsinstallateur|shk-betrieb|anlagenmechaniker|heizung',
      strong:
        'heizung*|wärmepumpe*|rohrbruch|rohrreinigung|wallbox*|steckdosen|bäder|notdienst|einbauschränke|einbaumöbel|fassaden|dachrinne*|tapezieren|hecken*|rasen|sicherungskasten|türöffnung*|tapezierarbeiten|steildach|dachrinnen|smart home|leitungen',
      weak: 'reparatur*|montage|festpreis*|kostenvoranschlag|meisterbetrieb|handwerk*|notfall|einbau|wartung',
    },
    construction: {
      names:
        '*bauunternehmen|baufirma|bauunternehmung|*hausbau|generalunternehmer|hochbau|tiefbau|bauträger|*baugeschäft|bauleitung|altbausanierung|*sanierung|sanierungen|rohbau|fertighäuser|holzhausbau|holzbau|abbruchunternehmen|maurer*|*bau gmbh|umbau|trockenbau|bauservice',
      strong:
        'neubau|neubauten|einfamilienhäuser|umbauten|schlüsselfertig*|anbau*|beton*|baustelle*|maurerarbeiten|fundament*|dachausbau|rohbauten|estrich|komplettsanierung*|bauherren|mauerwerk',
      weak: 'bauen|häuser|projekt*|renovier*|architekten|bad',
    },
    cleaning: {
      names:
        '*reinigung|*reinigungsfirma|gebäudereinigung|*reinigungsservice|putzfirma|*fensterputzer|fensterreinigung|büroreinigung|reinigungsdienst|textilreinigung|wäscherei|waschsalon|teppichreinigung|haushaltshilfe|putzdienst|*reinigungsunternehmen|gebäudereiniger|unterhaltsreinigung|reinigungskräfte|grundreinigung|putzfee|haushaltsservice|reinigungskraft|putzfrau|fensterputzer|fensterputzen',
      strong:
        'grundreinigung|treppenhausreinigung|treppenhäuser|putzen|endreinigung|bauendreinigung|umzugsreinigung|putzkräfte|glasreinigung|sauber|fenster putzen',
      weak: 'büros|wohnungen|fenster|sauberkeit|ökologische reinigungsmittel|haushalt',
    },
    'auto-repair': {
      names:
        '*autowerkstatt|kfz-werkstatt|kfz-*|kfz|autohaus mit werkstatt|*reifenservice|karosserie*|autoreparatur*|motorradwerkstatt|werkstatt für autos|kfz-meisterbetrieb|*werkstatt|autoaufbereitung|fahrzeugaufbereitung|reifenhandel|lackiererei|autoservice|fahrzeugpflege|autogarage|garage',
      strong:
        'ölwechsel|inspektion*|bremsen|hauptuntersuchung|tüv|reifenwechsel|achsvermessung|auspuff|zahnriemen|klimaservice|unfallschäden|motordiagnose|oldtimer|räderwechsel|fahrzeuge|reifen',
      weak: 'auto|autos|motor|pkw|wagen|transporter',
      not: 'fahrradwerkstatt|schreibwerkstatt|haarwerkstatt|keramikwerkstatt|holzwerkstatt|nähwerkstatt|buchwerkstatt|behindertenwerkstatt|malwerkstatt|töpferwerkstatt|goldschmiedewerkstatt|geigenbauwerkstatt|möbelwerkstatt|druckwerkstatt',
    },
    shop: {
      names:
        '*laden|*geschäft|boutique|*buchhandlung|*buchladen|*metzgerei|*fleischerei|*onlineshop|online-shop|*feinkost*|*spielwaren*|secondhand*|*weinhandlung|juwelier|schmuckgeschäft|fahrradladen|*käseladen|*hofladen|schuhgeschäft|schuhladen|*antiquariat|plattenladen|papeterie|*drogerie|*supermarkt|unverpacktladen|*modegeschäft|tierbedarf|möbelhaus|eisenwarenhandlung|*weingut|concept store|*shop|teeladen|gemüseladen|reformhaus|kiosk|schreibwaren*|obst- und gemüse*|webshop|goldschmiede|fischhandlung|schlachterei|stoffladen|wollladen|trödelladen|fahrradgeschäft|antiquitäten*|musikhaus|seifenmanufaktur',
      strong:
        'bücher|kleidung|mode|spielzeug|schallplatten|geschenke|käse*|wurst|versand|sortiment|schmuck|schuhe|fahrräder|unverpackt|ökologische mode|wurstwaren|stoffe|delikatessen',
      weak: 'verkaufen|produkte|kaufen|marken|handgemacht*|regional*|kunden|waren|ware|nachhaltig*',
      not: 'workshop|workshops|*workshop|barbershop|coffeeshop|coffee-shop|coffee shop',
    },
    florist: {
      names:
        '*blumenladen|florist|floristin|floristik|*blumengeschäft|blumenhaus|blumenwerkstatt|*floristmeisterin|blumenatelier|floristmeister|blumenbinderei|floristenmeister|*blumen',
      strong:
        'blumen|sträuße|strauß|brautsträuße|brautstrauß|trauerfloristik|kränze|gestecke|schnittblumen|trockenblumen|hochzeitsfloristik|blumensträuße|rosen|trauerkränze|blumenabo',
      weak: 'hochzeiten|pflanzen|saisonal*|topfpflanzen|trauerfeiern',
    },
    lodging: {
      names:
        '*hotel|*hotels|*pension|gästehaus|*ferienwohnung|*ferienwohnungen|*ferienhaus|*ferienhäuser|hostel|campingplatz|jugendherberge|*berghütte|zimmervermietung|b&b|chalet|gasthof mit zimmern|ferienhof|*apartments|privatzimmer|almhütte|glamping|ferienbauernhof|frühstückspension|*herberge|landhotel|bauernhof mit ferienwohnungen',
      strong:
        'gästezimmer|doppelzimmer|einzelzimmer|zimmer|übernachtung*|pro nacht|frühstücksbuffet|halbpension|anreise|betten|check-in|stellplätze|suiten|nacht|urlaub|feriengäste|mehrbettzimmer|je nacht',
      weak: 'gäste|frühstück|erholung|strand|berge|see|wandern|balkon|schlafzimmer|wanderer',
    },
    photography: {
      names:
        '*fotograf|*fotografin|*fotografie|*fotostudio|hochzeitsfotograf*|porträtfotograf*|videograf*|fotoatelier|photograph*|hochzeitsfotografie|filmproduktion|fotodesign*',
      strong:
        'fotos|shooting*|fotoshooting*|bilder|porträts|babybauch*|newborn*|bewerbungsfotos|hochzeitsreportage*|kamera|bearbeitete bilder|familienfotos|portraits|paarshooting*|fotografiere|passbilder|fotoalben|reportagen',
      weak: 'hochzeiten|licht|momente|album|galerie|hochzeit|drohne*',
    },
    portfolio: {
      names:
        'grafikdesigner*|*illustrator*|designer|designerin|künstler|künstlerin|portfolio|*malerin|bildhauer*|keramiker*|webdesigner*|innenarchitekt*|modedesigner*|texter|texterin|autor|autorin|filmemacher*|schriftsteller*|kunstmaler*|produktdesigner*|ux-designer*|kommunikationsdesigner*|journalist*|goldschmied*|art director|töpferei|töpferin|animationsfilm*|schauspieler*|kalligraf*|keramikatelier|schmuckdesigner*|kalligraph*|sprecher|cutter|sprecherin|lektorin|lektor|lyriker*|*illustration*|keramikwerkstatt|schreinerkünstler|maskenbildner*|typografin',
      strong:
        'ausstellung*|auftragsarbeiten|arbeiten|ausgewählte arbeiten|logos|illustrationen|kinderbücher|gemälde|ölbilder|aquarelle|freiberuflich*|erscheinungsbild*|buchcover|corporate design|skulpturen|werke|referenzen|meine projekte|zeichnungen|freie arbeiten',
      weak: 'kunst|design|atelier|kreativ*|projekte|aufträge|kunden',
      not: 'goldschmiede',
    },
    music: {
      names:
        '*band|sänger|sängerin|singer-songwriter*|dj|musiker|musikerin|*orchester|*chor|*quartett|*trio|rapper|*duo|pianist*|gitarrist*|*ensemble|liedermacher*|blaskapelle|musikproduzent*|plattenlabel|hochzeitsband|streichquartett|coverband|jazzband|kapelle|musikgruppe|geiger*|rockband|hochzeits-dj|komponist*|cellist*|big band|punkband|indie-band|musikverein|tonstudio',
      strong:
        'album|konzerte|konzert|auftritte|auftritt|songs|tour|lieder|gigs|debütalbum|ep|live-musik|livemusik|repertoire|proben|singen|single|tournee|platte|bühne',
      weak: 'musik|jazz|indie|rock|folk|stimmen|klänge|booking',
      not: 'armband|armbänder|verband|haarband|chorizo|chormusikarchiv|*schulband|*verband|studio|*studio',
    },
    event: {
      names:
        '*festival|*konferenz|*messe|*hochzeit|hochzeitsfeier|*kongress|*marathon|hackathon|*flohmarkt|*ausstellung|*straßenfest|*weihnachtsmarkt|*fest|*tagung|sommerfest|*lauf|*turnier|*symposium|stadtfest|vernissage|jubiläumsfeier|geburtstagsfeier|barcamp|*markt|*fachmesse|dorffest|benefizkonzert|tag der offenen tür|weinfest|*filmfest|klassentreffen|jubiläum|kunsthandwerkermarkt|*kunstmarkt|spendenlauf|designmarkt|meetup',
      strong:
        'tickets|anmeldung|line-up|vorträge|referenten|referentinnen|speaker|eintritt|bühnen|programm|frühbucher*|wir heiraten|trauung|teilnehmer*|einlass|aussteller|startgeld|stände|keynotes|acts|bühne|abendkasse|vorverkauf|anmelden|feiern|gäste|zweitägig*|dreitägig*|jährlich*',
      weak: 'wochenende|workshops|veranstaltung|feier|live|location|samstag',
      not: 'hochzeitsfotograf*|hochzeitstorten|hochzeitsband|hochzeitsfloristik|supermarkt|*supermarkt|fest|baumarkt|ausstellungen|markt|*verlauf|ablauf|einkauf|messebau|auf dem markt|marktplatz|festpreis*|biomarkt|wochenmarkt|kreislauf|bauernmarkt',
    },
    nonprofit: {
      names:
        '*verein|gemeinnützig*|*stiftung|tierheim|hilfsorganisation|tafel|ehrenamt*|förderverein|tierschutz*|ngo|kirchengemeinde|bürgerinitiative|initiative|jugendzentrum|gemeinschaftsgarten|umweltverein|e.v|e. v|nachbarschaftshilfe|suppenküche|obdachlosenhilfe|flüchtlingshilfe|selbsthilfegruppe|mehrgenerationenhaus|naturschutzbund|*tierhilfe|hospizverein|kleiderkammer',
      strong:
        'spenden|spende|ehrenamtlich*|freiwillige|freiwilligen|bedürftige|obdachlose*|geflüchtete*|vermitteln|naturschutz|helfer|mitglieder werden|unterstützung|mitmachen|artenschutz|helferinnen|aufräumaktionen',
      weak: 'helfen|hilfe|gemeinsam|umwelt|soziale|kostenlos|engagement|mitglieder',
      not: 'sportverein|turnverein|fußballverein|musikverein|vereinbaren|vereinbarung|vereinbart|nach vereinbarung|*vereinbarung|tafelservice|schwimmverein|kostenlos',
    },
    education: {
      names:
        '*schule|*sprachschule|*musikschule|*fahrschule|*kindergarten|kita|nachhilfe*|akademie|*universität|*hochschule|kinderkrippe|tagesmutter|sprachkurs*|*unterricht|lerninstitut|montessori*|bildungszentrum|kunstschule|volkshochschule|waldkindergarten|kochschule|ausbildungszentrum|programmierschule|klavierlehrer*|gitarrenlehrer*|seminarhaus|nachhilfelehrer*|*akademie|klavierunterricht|gitarrenunterricht|lernstudio|kindertagesstätte|klavierschule|malschule|deutschkurs*|ballettschule|nähschule|kochkurse|töpferkurse|bootcamp|hundeschule',
      strong:
        'schüler|schülerinnen|lehrer|lehrerinnen|kurse|prüfung*|führerschein|unterrichten|abitur|hausaufgaben|deutschkurse|mathematik|lernen|pädagog*|einzelunterricht|fahrstunden|muttersprachler*|studierende|klassen|fahrstunde|theoriestunden|betreuung',
      weak: 'kinder|kurs|klasse|ausbildung|weiterbildung|gruppe|seminar*|eingewöhnung',
      not: 'schwimmschule|tanzschule|boxschule|surfschule|schulcafé|alte schule|ehemalige schule|in der alten schule|baumschule|kampfsportschule|yogaschule|hundeschule',
    },
    'professional-services': {
      names:
        '*rechtsanwalt|*rechtsanwältin|*anwaltskanzlei|*kanzlei|*steuerberater|*steuerberaterin|steuerberatung|notar|notarin|unternehmensberat*|*beratung|*berater|beraterin|*agentur|werbeagentur|übersetzer*|übersetzungsbüro|versicherungsmakler*|*architekt|*architektin|*architekturbüro|*architekten|coach|coaching|personalberat*|buchhalter*|buchhaltung*|marketingagentur|finanzberat*|ingenieurbüro|dolmetscher*|sachverständiger|bestatter|bestattungen|bestattungsinstitut|hochzeitsplaner*|wirtschaftsprüfer|wedding planner|eventagentur|reisebüro|pr-agentur|designagentur|statiker|personalvermittlung|sicherheitsdienst|businesscoach|mediator*|detektei|buchhaltungsbüro|übersetzungen|anwalt|anwälte|fachanwält*|fachanwalt|bestattungshaus|hausbank|karrierecoach|vermessungsbüro',
      strong:
        'mandanten|steuererklärung*|jahresabschluss*|lohnbuchhaltung|arbeitsrecht|familienrecht|mietrecht|erbrecht|strategie*|rechtsberatung|finanzbuchhaltung|scheidung*|existenzgründ*|entwürfe|beglaubigte|verträge|seo|vertragsrecht|führungskräfte|versicherungen|altersvorsorge|lohnabrechnung*|steuererklärungen|mandantinnen',
      weak: 'beraten|erstgespräch|unternehmen|selbstständige|experten|mittelstand|kundinnen|firmen|gründer*',
      not: 'ernährungsberatung|hautberatung|modeberatung|beratung vor ort|kostenlose beratung|typberatung|stilberatung|persönliche beratung|gute beratung|ehrliche beratung|individuelle beratung|farbberatung|softwareagentur',
    },
    'real-estate': {
      names:
        '*immobilien|*immobilienmakler|immobilienmaklerin|makler|maklerbüro|hausverwaltung|immobilienbüro|immobilienagentur|maklerin|immobilienverwaltung|wohnungsvermittlung|immobilienkanzlei|immobilienvermittlung|mietverwaltung',
      strong:
        'verkauf von häusern|wohnungen|häuser|eigentumswohnungen|besichtigung*|bewertung|vermietung|eigentümer|verkaufen und vermieten|grundstücke|verkäufer|immobilienbewertung|kaufinteressenten|weg-verwaltung|villen|mieter|wertermittlung|objekte',
      weak: 'kaufen|verkaufen|mieten|haus|objekt|lage',
      not: 'ferienwohnungen',
    },
    software: {
      names:
        '*software|*app|*apps|saas|webapp|plattform|start-up|webentwicklung|softwareentwick*|it-dienstleister|it-service|open source|open-source|softwarehaus|softwarefirma|web-app|cloud-lösung|it-beratung|it-systemhaus|spielestudio|programmierer*|app-entwicklung|webentwickler*|browser-erweiterung|api|online-tool|smartphone-app|warenwirtschaft|buchungssystem|kassensystem|chatbot|videospiel*|lern-app|browser-plugin|entwicklerstudio|startup|softwareunternehmen|it-sicherheit|it-unternehmen|kassensoftware|tool|spieleentwickler|cybersicherheit',
      strong:
        'schnittstelle*|cloud|automatisier*|nutzer|ios|android|dashboard*|testversion|dsgvo-konform*|ki|digitalisier*|github|echtzeit|integration*|pro nutzer|synchronisiert|selbst gehostet|benutzer|datev|quelloffen|pro benutzer|zeiterfassung|dienstpläne|datenbank*',
      weak: 'digital*|daten|online|code|tool|teams|rechnungen|browser|funktionen',
    },
  },
} as const satisfies Lexicon
