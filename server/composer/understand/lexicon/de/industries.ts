import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      '*bäckerei|*bäckereien|bäcker|bäckermeister|*konditorei|konditor|konditormeisterin|backstube|*patisserie|tortenmanufaktur|tortenatelier|chocolaterie|*bäckerin|*brotmanufaktur|pralinenmanufaktur|sauerteigbrot*|holzofenbrot*|hochzeitstorten|geburtstagstorten|tortenbäcker*|motivtorten|brotbäcker*|backe torten',
    strong:
      'sauerteig*|brote|brötchen|croissant*|torten|hochzeitstorten|gebäck|brezeln|backen|backwaren|semmeln|roggenbrot|zimtschnecken|vollkornbrot',
    weak: 'brot|kuchen|mehl|gebacken*|ofen|teig*|stollen|plätzchen',
  },
  restaurant: {
    names:
      '*restaurant|*restaurants|*gasthaus|*gasthof|*wirtshaus|*pizzeria|*trattoria|bistro|*imbiss|foodtruck|food-truck|*lokal|brasserie|*gaststätte|catering|*steakhaus|ristorante|osteria|beisl|wirtsstube|speiselokal|*caterer|dönerladen|burgerladen|sushibar|weinstube|*grill|würstelstand|würstlstand|würstchenstand|käsekrainer|leberkäse|arepas|empanadas|currywurst|pommesbude|döner|mittagstisch|foodtruck*|food-truck*|suppenküche am markt|suppenbar|krabbenbrötchen|fischbrötchen|flammkuchen|garküche|gulaschkanone|mietkoch|privatkoch',
    strong:
      'speisekarte|gerichte|küche|koch|köchin|pizza|pizzen|schnitzel|mittagstisch|menü|burger|sushi|tapas|ramen|pasta|gäste|tisch reservieren|steaks|kochen|knödel|fischgerichte|currys|ein menü|acht plätze|zum mitnehmen|suppe|suppen|empanada|knödel*|spätzle',
    weak: 'essen|abendessen|mittagessen|reservierung*|wein|karte|speisen|regional',
  },
  cafe: {
    names:
      '*café|*cafe|*kaffeehaus|kaffeebar|*eisdiele|*eiscafé|*kaffeerösterei|*rösterei|*teestube|*teehaus|espressobar|kaffeestube|eismanufaktur|*saftbar|crêperie|cafe|eisdiele|kaffeewagen|kaffeemobil|teestube|kaffee und kuchen|filterkaffee|milchbar|waffelstube|eiswagen',
    strong:
      'cappuccino|flat white|latte|espresso|filterkaffee|barista|kaffeespezialitäten|hausgemachte kuchen|eissorten|röstkaffee|kaffeebohnen|torten und tee|zimtschnecken|kugel|eis am|kuchen und tee',
    weak: 'kaffee|tee|kuchen|brunch|frühstück|wlan|eis',
  },
  bar: {
    names:
      '*bar|*kneipe|*pub|*cocktailbar|*weinbar|*brauerei|*biergarten|*club|nachtclub|*schänke|*brauhaus|*beisl|taproom|diskothek|weinlokal|*destillerie|heuriger|heuriger*|naturwein*|biere vom fass|weinbar|hausbrauerei|cocktails|craftbier*|bierkeller|schankstube',
    strong:
      'cocktails|craft-beer|craftbeer|drinks|longdrinks|zapfhahn|naturweine|vom fass|barkeeper|gin tonic|shots|aperitif|kleine teller',
    weak: 'bier|biere|wein|weine|gin|whisky|musik|abends|karaoke|kicker',
    not: 'espressobar|saftbar|sushibar|kaffeebar|nagelbar|snackbar|fußballclub|tennisclub|sportclub|boxclub|bar oder mit karte|bar bezahlen|in bar|bar zahlen|nur bar|buchclub|jugendclub|leseclub|schwimmclub|erreichbar|unmittelbar|wunderbar|sichtbar|buchbar|lieferbar|verfügbar|essbar|bezahlbar|nachbar*|machbar|haltbar|waschbar|planbar|mietbar|dankbar|brauchbar|belastbar|lesbar|kombinierbar|kündbar|einlösbar|tragbar',
  },
  'hair-salon': {
    names:
      '*friseur|*friseurin|*friseursalon|*frisör|*frisörsalon|*barbershop|barber|*haarsalon|*haarstudio|*friseurmeister|*friseurmeisterin|*coiffeur|*friseurstudio|herrenfriseur|coiffeursalon|salon für haare|*friseurgeschäft|haarwerkstatt|barbier|bärte|bartpflege|rasuren|rasur|locken schneiden|lockenspezialist*|mobile friseurin|haarverlängerung*',
    strong:
      'haarschnitt*|haare|balayage|strähnen|färben|waschen schneiden|schneiden|bart|bartpflege|föhnen|dauerwelle|hochsteckfrisur*|frisuren|rasur|damenschnitt|herrenschnitt|kinderschnitt|locken',
    weak: 'salon|farbe|schnitt|styling|trockenschnitt',
  },
  wellness: {
    names:
      '*spa|*massage|*massagen|*kosmetikstudio|kosmetiksalon|*nagelstudio|*sauna|wellness*|tattoostudio|tätowierung*|tätowierer*|kosmetikerin|massagepraxis|*massagestudio|beautysalon|nageldesign*|reiki|schönheitssalon|*kosmetik|hamam|meditationszentrum|*therme|fußpflege*|waxing*|wimpernstudio|*tattoo|floating|masseurin|masseur|tätowiererin|sonnenstudio|tätowierer|tattoo|tattoos|gelnägel|wimpernverlängerung*|nagelstudio|heilsauna|thaimassage|klangschalen*|yogaretreat',
    strong:
      'gesichtsbehandlung*|maniküre|pediküre|hot-stone*|aromaöl*|wimpern*|augenbrauen|nägel|entspannung|tattoos|peeling|gesichtspflege|aromatherapie|thai-massage|meditation',
    weak: 'haut|behandlung*|ruhe|auszeit|pflege|entspannen',
  },
  clinic: {
    names:
      '*praxis|*zahnarztpraxis|zahnarzt|zahnärztin|*arzt|*ärztin|arztpraxis|*physiotherapie|physiotherapeut*|tierarzt*|tierärztin|tierklinik|*klinik|psychotherap*|psycholog*|osteopath*|*heilpraktiker*|hebamme*|logopäd*|ergotherap*|*optiker|apotheke|chiropraktiker|kinderarzt*|hautarzt*|ernährungsberat*|podolog*|augenarzt*|kieferorthopäd*|hausarzt*|gemeinschaftspraxis|akupunktur|hörakustik*|*orthopäd*|zahnarzt*|podologin|podologe|podologie|medizinische fußpflege|fußpflege medizinisch|hebamme|hebammen*|wochenbett*|traumabegleitung|psychotherapie|psychologin|pferdetierarzt|hörgeräte*|hörakustiker*|ergotherapeut*|stillberat*|trauerbegleitung|heilpraktiker*',
    strong:
      'patienten|patientinnen|vorsorge|prophylaxe|implantate|rückenschmerzen|krankengymnastik|impfung*|kassen|krankenkassen|manuelle therapie|lymphdrainage|zähne|untersuchung*|sprechstunde|zahnreinigung|reha',
    weak: 'gesundheit|behandlung*|therapie*|termin|schmerzen|beschwerden',
  },
  fitness: {
    names:
      'escape room|escape-room|escaperoom|*fitnessstudio|fitness*|yoga*|*yogastudio|pilates*|crossfit*|personal trainer*|personal training|kampfsport*|boxclub|boxschule|tanzstudio|kletterhalle|boulderhalle|sportstudio|*tanzschule|karate|judo|schwimmschule|kampfkunst*|sportverein|turnverein|boxstudio|tennisclub|fußballverein|surfschule|lauftreff|*dojo|*sportclub|boxgym|gym|bergführer*|bergschule|kletterschule|skischule|wanderführer*|tango lernen|tanzkurs*|tanzen lernen|krafttraining|turnen|kinderturnen|reitschule|reitstall|schwimmkurs*|segelschule|kanuverein|laufgruppe|bogenschießen|fechten|seniorengymnastik|rückengymnastik|yogakurs*',
    strong:
      'workout*|vinyasa|reformer|krafttraining|kurse|hiit|zumba|probetraining|trainieren|geräte|rückenfit|matten|hatha|functional training|trainer',
    weak: 'training|mitglieder|mitgliedschaft|sport|kurs|bewegung|tanz',
    not: 'yogalehrerausbildung',
  },
  trades: {
    names:
      '*klempner|*klempnerei|*installateur|*elektriker|*elektrobetrieb|elektro|*dachdecker|*dachdeckerei|*schreiner|*schreinerei|*tischler|*tischlerei|*tischlermeister|*maler|malerbetrieb|malermeister|*schlüsseldienst|*gärtner|*gartenbau|*gärtnerei|garten- und landschaftsbau|landschaftsgärtner*|*heizungsbau*|sanitär*|handwerker|fliesenleger*|*glaserei|glaser|schornsteinfeger*|hausmeisterservice|*zimmerei|*zimmerer|schlosserei|schlosser|bodenleger|parkett*|schädlingsbekämpf*|umzugsunternehmen|umzüge|spengler*|rollladen*|elektromeister|elektroinstallation*|polsterei|raumausstatter*|*metallbau|ofenbauer|solarteur|solaranlagen|photovoltaik*|stuckateur|baumpflege|gartenpflege|heizungsinstallateur|shk-betrieb|anlagenmechaniker|heizung|handyreparatur*|handy-reparatur|smartphonereparatur*|laptopreparatur*|sattlerei|umzugsfirma|entrümpelungen|entrümpelung|schmied|kunstschmied|haushaltsauflösung*|bootsbau*|bootswerft|polstern|ofensetzer|kachelöfen|kachelofen*|kachelofenbau*|altholz|möbel aus altholz|winterdienst|kleinreparaturen|hausmeisterdienste|kastenfenster*|fensterabdichtung*|fenster abdichten|schlüsseldienst|kaminbau*|verputzer|fliesenleger|parkettleger|dachrinnen*|glaserei|heckenschnitt|baumfällung*|messerschleifer*|schleiferei|scherenschleifer|uhrmacher|uhrenreparatur*|nähmaschinenreparatur*|korbflechter|restaurator*|restaurierung*|möbelbau|raumausstatter|markisen|fahrradwerkstatt|fahrradreparatur*|fahrräder reparieren|entrümpelung*|trockenmauer*|zaunbau|rasenpflege|klaviere stimmen|klavierbauer|geigenbauer|sattler|schädlingsbekämpfung|steinmetz|kunstschmied*',
    strong:
      'heizung*|wärmepumpe*|rohrbruch|rohrreinigung|wallbox*|steckdosen|bäder|notdienst|einbauschränke|einbaumöbel|fassaden|dachrinne*|tapezieren|hecken*|rasen|sicherungskasten|türöffnung*|tapezierarbeiten|steildach|dachrinnen|smart home|leitungen|baue möbel|hecken|schlüssel|abdichten|bäume|fälle bäume',
    weak: 'reparatur*|montage|festpreis*|kostenvoranschlag|meisterbetrieb|handwerk*|notfall|einbau|wartung|möbel',
  },
  construction: {
    names:
      '*bauunternehmen|baufirma|bauunternehmung|*hausbau|generalunternehmer|hochbau|tiefbau|bauträger|*baugeschäft|bauleitung|altbausanierung|*sanierung|sanierungen|rohbau|fertighäuser|holzhausbau|holzbau|abbruchunternehmen|maurer*|*bau gmbh|umbau|trockenbau|bauservice|dachgeschosse|dachgeschossausbau|gauben|hofeinfahrten|pflasterarbeiten|pflasterbau|terrassenbau|holzhäuser|holzrahmenbau|rahmenbauweise|holzhaus|anbauten|wintergärten|altbausanierung*|betonarbeiten|erdarbeiten|baggerarbeiten',
    strong:
      'neubau|neubauten|einfamilienhäuser|umbauten|schlüsselfertig*|anbau*|beton*|baustelle*|maurerarbeiten|fundament*|dachausbau|rohbauten|estrich|komplettsanierung*|bauherren|mauerwerk|terrassen|einfahrten|ausbauen',
    weak: 'bauen|häuser|projekt*|renovier*|architekten|bad',
  },
  cleaning: {
    names:
      '*reinigung|*reinigungsfirma|gebäudereinigung|*reinigungsservice|putzfirma|*fensterputzer|fensterreinigung|büroreinigung|reinigungsdienst|textilreinigung|wäscherei|waschsalon|teppichreinigung|haushaltshilfe|putzdienst|*reinigungsunternehmen|gebäudereiniger|unterhaltsreinigung|reinigungskräfte|grundreinigung|putzfee|haushaltsservice|reinigungskraft|putzfrau|fensterputzer|fensterputzen|putze|putze büros|putzhilfe|polsterreinigung|treppenhausreinigung|treppenhäuser|praxisreinigung|glasreinigung|wäscheservice|bügelservice|teppiche und polster',
    strong:
      'grundreinigung|treppenhausreinigung|treppenhäuser|putzen|endreinigung|bauendreinigung|umzugsreinigung|putzkräfte|glasreinigung|sauber|fenster putzen|gereinigt|wir putzen|reinige',
    weak: 'büros|wohnungen|fenster|sauberkeit|ökologische reinigungsmittel|haushalt',
  },
  'auto-repair': {
    names:
      '*autowerkstatt|kfz-werkstatt|kfz-*|kfz|autohaus mit werkstatt|*reifenservice|karosserie*|autoreparatur*|motorradwerkstatt|werkstatt für autos|kfz-meisterbetrieb|*werkstatt|autoaufbereitung|fahrzeugaufbereitung|reifenhandel|lackiererei|autoservice|fahrzeugpflege|autogarage|garage|smart repair|dellen|dellen und kratzer|motorräder reparieren|autolackierer*|lackierer und karosserie|reifenwechsel|räderwechsel|oldtimerwerkstatt|kfz-meister*|mopedwerkstatt|rollerwerkstatt',
    strong:
      'ölwechsel|inspektion*|bremsen|hauptuntersuchung|tüv|reifenwechsel|achsvermessung|auspuff|zahnriemen|klimaservice|unfallschäden|motordiagnose|oldtimer|räderwechsel|fahrzeuge|reifen',
    weak: 'auto|autos|motor|pkw|wagen|transporter',
    not: 'fahrradwerkstatt|schreibwerkstatt|haarwerkstatt|keramikwerkstatt|holzwerkstatt|nähwerkstatt|buchwerkstatt|behindertenwerkstatt|malwerkstatt|töpferwerkstatt|goldschmiedewerkstatt|geigenbauwerkstatt|möbelwerkstatt|druckwerkstatt',
  },
  shop: {
    names:
      '*fahrradverleih|*bootsverleih|*kanuverleih|strandkorbverleih|*skiverleih|kostümverleih|*radverleih|sup-verleih|imkerei|imker|imkerin|*laden|*geschäft|boutique|*buchhandlung|*buchladen|*metzgerei|*fleischerei|*onlineshop|online-shop|*feinkost*|*spielwaren*|secondhand*|*weinhandlung|juwelier|schmuckgeschäft|fahrradladen|*käseladen|*hofladen|schuhgeschäft|schuhladen|*antiquariat|plattenladen|papeterie|*drogerie|*supermarkt|unverpacktladen|*modegeschäft|tierbedarf|möbelhaus|eisenwarenhandlung|*weingut|concept store|*shop|teeladen|gemüseladen|reformhaus|kiosk|schreibwaren*|obst- und gemüse*|webshop|goldschmiede|fischhandlung|schlachterei|stoffladen|wollladen|trödelladen|fahrradgeschäft|antiquitäten*|musikhaus|seifenmanufaktur|zeltverleih|geschirrverleih|hüpfburgverleih|partyzeltverleih|kurzwaren*|lederwaren*|garne|garne und stoffe|schallplatten|secondhandmode|second-hand*|second hand|gebrauchtwaren*|kanuverleih|bootsverleih|honig und kartoffeln|ab hof|weltladen|antiquariat|comicladen|spielzeugladen|spieleladen|teppichladen|weinhandlung|metzgerei|fischladen|gewürz*|unverpackt*|kerzenmanufaktur|trödel|antiquitäten|staudengärtnerei|baumschule|gemüsekiste*|abokiste*|hofkiste',
    strong:
      'bücher|kleidung|mode|spielzeug|schallplatten|geschenke|käse*|wurst|versand|sortiment|schmuck|schuhe|fahrräder|unverpackt|ökologische mode|wurstwaren|stoffe|delikatessen|eier|wolle|kerzen|seifen',
    weak: 'verkaufen|produkte|kaufen|marken|handgemacht*|regional*|kunden|waren|ware|nachhaltig*',
    not: 'workshop|workshops|*workshop|barbershop|coffeeshop|coffee-shop|coffee shop',
  },
  florist: {
    names:
      '*blumenladen|florist|floristin|floristik|*blumengeschäft|blumenhaus|blumenwerkstatt|*floristmeisterin|blumenatelier|floristmeister|blumenbinderei|floristenmeister|*blumen|verkauft blumen|verkaufen blumen|blumen und pflanzen|trauerfloristik|kränze|sträuße|trockenblumen*|blumenstand|brautsträuße|blumenfeld|gestecke',
    strong:
      'blumen|sträuße|strauß|brautsträuße|brautstrauß|trauerfloristik|kränze|gestecke|schnittblumen|trockenblumen|hochzeitsfloristik|blumensträuße|rosen|trauerkränze|blumenabo',
    weak: 'hochzeiten|pflanzen|saisonal*|topfpflanzen|trauerfeiern',
  },
  lodging: {
    names:
      '*hotel|*hotels|*pension|gästehaus|*ferienwohnung|*ferienwohnungen|*ferienhaus|*ferienhäuser|hostel|campingplatz|jugendherberge|*berghütte|zimmervermietung|b&b|chalet|gasthof mit zimmern|ferienhof|*apartments|privatzimmer|almhütte|glamping|ferienbauernhof|frühstückspension|*herberge|landhotel|bauernhof mit ferienwohnungen|stellplätze|wohnmobilstellplatz|wohnmobilstellplätze|baumhaus|schäferwagen|heuhotel|gästezimmer|zeltplatz|jurte|jurten|monteurzimmer|berghütte|tiny house',
    strong:
      'gästezimmer|doppelzimmer|einzelzimmer|zimmer|übernachtung*|pro nacht|frühstücksbuffet|halbpension|anreise|betten|check-in|stellplätze|suiten|nacht|urlaub|feriengäste|mehrbettzimmer|je nacht',
    weak: 'gäste|frühstück|erholung|strand|berge|see|wandern|balkon|schlafzimmer|wanderer',
  },
  photography: {
    names:
      'hochzeitsfotos|hochzeitsbilder|*fotograf|*fotografin|*fotografie|*fotostudio|hochzeitsfotograf*|porträtfotograf*|videograf*|fotoatelier|photograph*|hochzeitsfotografie|filmproduktion|fotodesign*|babybauch*|neugeborenenfotos|bewerbungsfotos|passbilder|luftaufnahmen|drohnenfotos|tierfotograf*|schulfotograf*',
    strong:
      'foto und video|foto & video|fotos und videos|foto- und video|fotos|shooting*|fotoshooting*|bilder|porträts|babybauch*|newborn*|bewerbungsfotos|hochzeitsreportage*|kamera|bearbeitete bilder|familienfotos|portraits|paarshooting*|fotografiere|passbilder|fotoalben|reportagen',
    weak: 'hochzeiten|licht|momente|album|galerie|hochzeit|drohne*',
  },
  portfolio: {
    names:
      'grafikdesigner*|*illustrator*|designer|designerin|künstler|künstlerin|portfolio|*malerin|bildhauer*|keramiker*|webdesigner*|innenarchitekt*|modedesigner*|texter|texterin|autor|autorin|filmemacher*|schriftsteller*|kunstmaler*|produktdesigner*|ux-designer*|kommunikationsdesigner*|journalist*|goldschmied*|art director|töpferei|töpferin|animationsfilm*|schauspieler*|kalligraf*|keramikatelier|schmuckdesigner*|kalligraph*|sprecher|cutter|sprecherin|lektorin|lektor|lyriker*|*illustration*|keramikwerkstatt|schreinerkünstler|maskenbildner*|typografin|ich zeichne|linolschnitte|linolschnitt|siebdrucke|siebdruck|bühnenbildnerin|bühnenbildner|kostümbildner*|hundeporträts|tierporträts|glasmalerei|buchbinderin|holzbildhauer*|keramikerin|keramiker|weberei|handweberei|comiczeichner*',
    strong:
      'ausstellung*|auftragsarbeiten|arbeiten|ausgewählte arbeiten|logos|illustrationen|kinderbücher|gemälde|ölbilder|aquarelle|freiberuflich*|erscheinungsbild*|buchcover|corporate design|skulpturen|werke|referenzen|meine projekte|zeichnungen|freie arbeiten|porträts von|tierporträt*|bleistiftzeichnung*|porträt ab|porträts|zeichne hunde|holzschnitte|drucke',
    weak: 'kunst|design|atelier|kreativ*|projekte|aufträge|kunden',
    not: 'goldschmiede',
  },
  music: {
    names:
      '*band|sänger|sängerin|singer-songwriter*|dj|musiker|musikerin|*orchester|*chor|*quartett|*trio|rapper|*duo|pianist*|gitarrist*|*ensemble|liedermacher*|blaskapelle|musikproduzent*|plattenlabel|hochzeitsband|streichquartett|coverband|jazzband|kapelle|musikgruppe|geiger*|rockband|hochzeits-dj|komponist*|cellist*|big band|punkband|indie-band|musikverein|tonstudio|*gesangverein|*gesangsverein|sängerbund|sängerrunde|liedertafel|liederkranz|männergesangverein|spielmannszug|fanfarenzug|*musikkapelle|*blasorchester|alphorn*|posaunenchor|kirchenchor|blasmusik|volksmusik|ukulelegruppe|akkordeon*|tenöre|sopranistin|shantychor|gospelchor|straßenmusiker|singkreis',
    strong:
      'album|konzerte|konzert|auftritte|auftritt|songs|tour|lieder|gigs|debütalbum|ep|live-musik|livemusik|repertoire|proben|singen|single|tournee|platte|bühne|tenor|proben wir|singen wir|jodler|chorprobe|wir singen',
    weak: 'musik|jazz|indie|rock|folk|stimmen|klänge|booking',
    not: 'armband|armbänder|verband|haarband|chorizo|chormusikarchiv|*schulband|*verband|studio|*studio',
  },
  event: {
    names:
      '*festival|*konferenz|*messe|*hochzeit|hochzeitsfeier|*kongress|*marathon|hackathon|*flohmarkt|*ausstellung|*straßenfest|*weihnachtsmarkt|*fest|*tagung|sommerfest|*lauf|*turnier|*symposium|stadtfest|vernissage|jubiläumsfeier|geburtstagsfeier|barcamp|*markt|*fachmesse|dorffest|benefizkonzert|tag der offenen tür|weinfest|*filmfest|klassentreffen|jubiläum|kunsthandwerkermarkt|*kunstmarkt|spendenlauf|designmarkt|meetup|trödelmarkt|*basar|*kirmes|*kerwe|*schützenfest|kinderflohmarkt|hoffest|*fasching|maibaum*|osterfeuer|martinsmarkt|adventsmarkt|*turnfest|musikfest|*kirtag|*lichternacht|*museumsnacht|*autorennen|seifenkistenrennen|*entenrennen|*bootsrennen|faschingsumzug|laternenumzug|festumzug|*kulturnacht|*kirchweih|hofflohmarkt|garagenflohmarkt|polterabend|sommernachtsfest|jahrgangstreffen|richtfest|einweihungsfeier|silberhochzeit|goldene hochzeit|abiball',
    strong:
      'tickets|anmeldung|line-up|vorträge|referenten|referentinnen|speaker|eintritt|bühnen|programm|frühbucher*|wir heiraten|trauung|teilnehmer*|einlass|aussteller|startgeld|stände|keynotes|acts|bühne|abendkasse|vorverkauf|anmelden|feiern|gäste|zweitägig*|dreitägig*|jährlich*',
    weak: 'wochenende|workshops|veranstaltung|feier|live|location|samstag',
    not: 'hochzeitsfotograf*|hochzeitstorten|hochzeitsband|hochzeitsfloristik|supermarkt|*supermarkt|fest|baumarkt|ausstellungen|markt|*verlauf|ablauf|einkauf|messebau|auf dem markt|marktplatz|festpreis*|biomarkt|wochenmarkt|kreislauf|bauernmarkt',
  },
  nonprofit: {
    names:
      '*verein|gemeinnützig*|*stiftung|tierheim|hilfsorganisation|ehrenamt*|förderverein|tierschutz*|ngo|kirchengemeinde|bürgerinitiative|initiative|jugendzentrum|gemeinschaftsgarten|umweltverein|e.v|e. v|nachbarschaftshilfe|suppenküche|obdachlosenhilfe|flüchtlingshilfe|selbsthilfegruppe|mehrgenerationenhaus|naturschutzbund|*tierhilfe|hospizverein|kleiderkammer|repair café|repaircafé|repair-café|reparaturcafé|reparatur-café|kleingartenverein|schachclub|schachverein|heimatverein|mittagstisch für bedürftige|nachbarschaftscafé|igel|igelstation|wildtierhilfe|schrebergarten*|freiwillige feuerwehr|lebensmittel für bedürftige|gnadenhof|pfadfinder|dorfladen-initiative|besuchsdienst|jugendtreff|elternverein',
    strong:
      'spenden|spende|ehrenamtlich*|freiwillige|freiwilligen|bedürftige|obdachlose*|geflüchtete*|vermitteln|naturschutz|helfer|mitglieder werden|unterstützung|mitmachen|artenschutz|helferinnen|aufräumaktionen|päppeln|retten|ehrenamtliche|feuerwehr',
    weak: 'helfen|hilfe|gemeinsam|umwelt|soziale|kostenlos|engagement|mitglieder',
    not: 'sportverein|turnverein|fußballverein|musikverein|vereinbaren|vereinbarung|vereinbart|nach vereinbarung|*vereinbarung|tafelservice|schwimmverein|kostenlos',
  },
  education: {
    names:
      '*schule|*sprachschule|*musikschule|*fahrschule|*kindergarten|kita|nachhilfe*|akademie|*universität|*hochschule|kinderkrippe|tagesmutter|sprachkurs*|*unterricht|lerninstitut|montessori*|bildungszentrum|kunstschule|volkshochschule|waldkindergarten|kochschule|ausbildungszentrum|programmierschule|klavierlehrer*|gitarrenlehrer*|seminarhaus|nachhilfelehrer*|*akademie|klavierunterricht|gitarrenunterricht|lernstudio|kindertagesstätte|klavierschule|malschule|deutschkurs*|ballettschule|nähschule|kochkurse|töpferkurse|bootcamp|hundeschule|*kurse|nähkurs*|malkurs*|töpferkurs*|schrauberkurs*|strickkurs*|schweißkurs*|schnitzkurs*|computerkurs*|tanzkurs*|schwimmkurs*|erste-hilfe-kurs*|*nachhilfe|gebärdensprache|gebärdensprachkurs*|kurse in gebärdensprache|klavierstunden|geigenunterricht|gesangsunterricht|tagesvater|kindertagespflege|welpenkurs*|kochkurs*|schlagzeugunterricht|krabbelgruppe|spielgruppe|musikschule|imkerkurs*',
    strong:
      'schüler|schülerinnen|lehrer|lehrerinnen|kurse|prüfung*|führerschein|unterrichten|abitur|hausaufgaben|deutschkurse|mathematik|lernen|pädagog*|einzelunterricht|fahrstunden|muttersprachler*|studierende|klassen|fahrstunde|theoriestunden|betreuung',
    weak: 'kinder|kurs|klasse|ausbildung|weiterbildung|gruppe|seminar*|eingewöhnung',
    not: 'schwimmschule|tanzschule|boxschule|surfschule|schulcafé|alte schule|ehemalige schule|in der alten schule|baumschule|kampfsportschule|yogaschule|hundeschule',
  },
  'professional-services': {
    names:
      '*rechtsanwalt|*rechtsanwältin|*anwaltskanzlei|*kanzlei|*steuerberater|*steuerberaterin|steuerberatung|notar|notarin|unternehmensberat*|*beratung|*berater|beraterin|*agentur|werbeagentur|übersetzer*|übersetzungsbüro|versicherungsmakler*|*architekt|*architektin|*architekturbüro|*architekten|coach|coaching|personalberat*|buchhalter*|buchhaltung*|marketingagentur|finanzberat*|ingenieurbüro|dolmetscher*|sachverständiger|bestatter|bestattungen|bestattungsinstitut|hochzeitsplaner*|wirtschaftsprüfer|wedding planner|eventagentur|reisebüro|pr-agentur|designagentur|statiker|personalvermittlung|sicherheitsdienst|businesscoach|mediator*|detektei|buchhaltungsbüro|übersetzungen|anwalt|anwälte|fachanwält*|fachanwalt|bestattungshaus|hausbank|karrierecoach|vermessungsbüro|self-storage|selfstorage|self storage|mietlager|lagerboxen|möbeleinlagerung|trauerredner*|trauerrednerin|freie rednerin|freier redner|hochzeitsredner*|hochzeitsplanung|hochzeitsplanerin|trauerredner|ich übersetze|übersetze verträge|dolmetscherin|dolmetscher|lektorat|lektorin|buchhaltung|lohnabrechnung|ghostwriter|ahnenforschung|datenschutzbeauftragte*|sachverständig*|gutachter*|mediatorin|mediator|versicherungsmakler|vermögensberat*|energieberat*|texterin',
    strong:
      'mandanten|steuererklärung*|jahresabschluss*|lohnbuchhaltung|arbeitsrecht|familienrecht|mietrecht|erbrecht|strategie*|rechtsberatung|finanzbuchhaltung|scheidung*|existenzgründ*|entwürfe|beglaubigte|verträge|seo|vertragsrecht|führungskräfte|versicherungen|altersvorsorge|lohnabrechnung*|steuererklärungen|mandantinnen',
    weak: 'beraten|erstgespräch|unternehmen|selbstständige|experten|mittelstand|kundinnen|firmen|gründer*',
    not: 'ernährungsberatung|hautberatung|modeberatung|beratung vor ort|kostenlose beratung|typberatung|stilberatung|persönliche beratung|gute beratung|ehrliche beratung|individuelle beratung|farbberatung|softwareagentur',
  },
  'real-estate': {
    names:
      '*immobilien|*immobilienmakler|immobilienmaklerin|makler|maklerbüro|hausverwaltung|immobilienbüro|immobilienagentur|maklerin|immobilienverwaltung|wohnungsvermittlung|immobilienkanzlei|immobilienvermittlung|mietverwaltung|wir verkaufen häuser|häuser und wohnungen|ferienimmobilien|immobilienbewertung',
    strong:
      'verkauf von häusern|wohnungen|häuser|eigentumswohnungen|besichtigung*|bewertung|vermietung|eigentümer|verkaufen und vermieten|grundstücke|verkäufer|immobilienbewertung|kaufinteressenten|weg-verwaltung|villen|mieter|wertermittlung|objekte',
    weak: 'kaufen|verkaufen|mieten|haus|objekt|lage',
    not: 'ferienwohnungen',
  },
  software: {
    names:
      '*software|*app|*apps|saas|webapp|plattform|start-up|webentwicklung|softwareentwick*|it-dienstleister|it-service|open source|open-source|softwarehaus|softwarefirma|web-app|cloud-lösung|it-beratung|it-systemhaus|spielestudio|programmierer*|app-entwicklung|webentwickler*|browser-erweiterung|api|online-tool|smartphone-app|warenwirtschaft|buchungssystem|kassensystem|chatbot|videospiel*|lern-app|browser-plugin|entwicklerstudio|startup|softwareunternehmen|it-sicherheit|it-unternehmen|kassensoftware|tool|spieleentwickler|cybersicherheit|dienstplan online|dienstplan*|rechnungen am handy|rechnungen schreiben|die app|plugin|browsererweiterung|vereinsverwaltung|lernapp|software',
    strong:
      'schnittstelle*|cloud|automatisier*|nutzer|ios|android|dashboard*|testversion|dsgvo-konform*|ki|digitalisier*|github|echtzeit|integration*|pro nutzer|synchronisiert|selbst gehostet|benutzer|datev|quelloffen|pro benutzer|zeiterfassung|dienstpläne|datenbank*|vollversion|pro monat und nutzer|tage gratis|kostenlos testen|am handy|smartphone|app',
    weak: 'digital*|daten|online|code|tool|teams|rechnungen|browser|funktionen',
  },
} as const satisfies Lexicon['industries']
