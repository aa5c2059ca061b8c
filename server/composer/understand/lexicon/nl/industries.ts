import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      '*bakkerij|*bakkerijen|bakker|*banketbakkerij|*patisserie|banketbakker|taartenbakker|*chocolaterie|broodbakkerij|taartenwinkel|taartenatelier|patissier|*bakker|chocolatier|taartenmaakster|banketbakkers|bakkerswinkel|koekjesbakkerij|desembrood|bruidstaarten|taarten op bestelling|taartenbakker*|ambachtelijk brood',
    strong:
      'zuurdesem*|desembrood|broden|croissants|taarten|gebak|bruidstaarten|stroopwafels|speculaas|brood|bakken we|appeltaart|roggebrood|krentenbollen|kaneelbroodjes|volkorenbrood|bonbons|broodjes|vlaai|vlaaien|gebakken',
    weak: 'meel|oven|koekjes|bakken|taart|desem|bloem',
  },
  restaurant: {
    names:
      "*restaurant|*restaurants|*pizzeria|*eetcafé|bistro|*brasserie|*snackbar|*frituur|foodtruck|*cateraar|catering|trattoria|eethuis|*eetcafe|sushirestaurant|*steakhouse|pannenkoekenhuis|visrestaurant|wokrestaurant|afhaalrestaurant|eetgelegenheid|pannenkoekenrestaurant|osteria|friettent|frietkot|gastropub|buurtrestaurant|*grill|cateringbedrijf|strandtent|strandpaviljoen|taqueria|ramenbar|taverne|arepas|empanadas|loempia's|friet|patat|frikandellen|snackbar|frietkraam|viskraam|soepkraam|eetkraam|foodtrucks|kok aan huis|thuiskok|pannenkoeken|poffertjes|haringkraam",
    strong:
      'keuken|chef|chef-kok|gerechten|pizza|pizzas|menukaart|dagschotel|tapas|burgers|ramen|vis|steaks|tafel reserveren|driegangenmenu|tafel|gangen|kok|seizoensmenu|gangenmenu|diner|kookt|friet|couverts|viergangenmenu|mosselen|rijsttafel|sushi|koken we|pan mosselen|om mee te nemen|satés|soep|soepen',
    weak: 'lunch|eten|wijn|reserveren|terras|dineren|kaart|hapjes|wijnen',
  },
  cafe: {
    names:
      '*koffiebar|koffiehuis|*koffiebranderij|lunchroom|ijssalon|theehuis|*tearoom|*koffiezaak|espressobar|ijswinkel|theesalon|*ijssalon|koffiecorner|koffieshop|koffiebrander|theetuin|lunchcafé|koffiezaakje|cafetaria|kattencafé|gelateria|juicebar|boekencafé|koffietent|sapbar|brunchcafé|filterkoffie|koffiewagen|koffiekar|ijswagen|schepijs|ijs van|theeschenkerij',
    strong:
      'cappuccino|flat white|latte|espresso|barista|filterkoffie|appeltaart|schepijs|specialty koffie|cappuccinos|koffiebonen|ijs|smaken|matcha|high tea|versgebrande|gebrande|scones|slow coffee',
    weak: 'koffie|thee|taart|brunch|ontbijt|wifi|lunch|tosti|gebak',
  },
  bar: {
    names:
      'bar|*kroeg|*pub|*cocktailbar|*wijnbar|*brouwerij|*bierbrouwerij|nachtclub|*café|proeflokaal|biercafé|discotheek|bruin café|*wijnlokaal|bruine kroeg|stamcafé|*bierbar|cocktailbar|*jazzbar|*rooftopbar|taproom|speelcafé|stadsbrouwerij|distilleerderij|stokerij|jenever|jazzcafé|muziekcafé|buurtkroeg|*brouwer|natuurwijn*|bieren van de tap|wijnlokaal|bierlokaal|bierbrouwerij',
    strong:
      "cocktails|speciaalbier*|speciaalbieren|bier van de tap|natuurwijn*|borrel|borrelplank|bieren|van de tap|tap|jenever|drankjes|whisky's|dj|pubquiz|bierproeverij|mocktails|bittergarnituur|op fust|barvrouw|barman|glas wijn|natuurwijnen|borrelplanken|taps|kleine gerechten",
    weak: 'bier|wijn|drinken|whisky|livemuziek|hapjes|gin|wijnen|avond|quiz|karaoke|borrelen|biljart',
    not: 'barbershop|koffiebar|espressobar|nagelbar|snackbar|ramenbar|eetcafé|eetcafe|juicebar|sapbar|lunchcafé|kattencafé|brunchcafé|repair café|boekencafé|browbar|wenkbrauwbar|sushibar|repaircafé|internetcafé|saladebar|brow bar|café|grand café|theecafé|buurtcafé',
  },
  'hair-salon': {
    names:
      '*kapsalon|*kapper|*kapster|*barbershop|barbier|*haarsalon|haarstudio|*kappers|herenkapper|kapperszaak|thuiskapper|kinderkapper|barber|dameskapper|haarstylist|krullenkapper|coiffeur|haarstyliste|kapsters|haaratelier|ik knip|knip mensen|knippen aan huis|scheren|baarden|krullen knippen',
    strong:
      'knippen|knipbeurt|kleuren|föhnen|baard|balayage|highlights|haar|scheren|bruidskapsel*|permanent|kapsels|krullen|wassen en knippen|haarverf|stylen|baard trimmen|coupe|fade|haren|kapsel|knippen en wassen|vlechten|uitgroei|wassen knippen|knip',
    weak: 'salon|stylist|stylisten|stoel|schaar',
  },
  wellness: {
    names:
      '*massage|*massages|*massagepraktijk|massagesalon|*schoonheidssalon|schoonheidsspecialiste|nagelstudio|*sauna|*tattooshop|tattoostudio|tatoeëerder|wellness*|spa|*nagelsalon|pedicurepraktijk|huidverzorging|reiki|masseur|masseuse|pedicure|beautysalon|*huidtherapie|huidtherapeut|yogaretreat|hammam|wimperstudio|tattoo artist|beautystudio|nagelstyliste|nagelstylist|medisch pedicure|badhuis|reflexologie|floatcentrum|waxsalon|voetreflexologie|huidkliniek|zonnestudio|browbar|infraroodsauna|floaten|sauna*|ontspanningsmassage|tatoeages|tattoo|tattoos|gelnagels|wimperextensions|voetverzorging|voetreflex*|klankschalen',
    strong:
      'gezichtsbehandeling*|manicure|wimpers|wenkbrauwen|hotstone*|ontspanning|harsen|gellak|nagels|tatoeages|ontspanningsmassages|stoelmassages|huid|ontharing|lashes|aromatherapie|hot stone|sportmassage|bodyscrub|tattoos|permanente make-up|meditatie|waxen|gelnagels',
    weak: 'behandelingen|behandeling|ontspannen|rust|beauty|verzorging|stress',
  },
  clinic: {
    names:
      '*praktijk|tandarts|tandartspraktijk|*tandarts|fysiotherapie|*fysiotherapeut|huisarts|huisartsenpraktijk|dierenarts|dierenkliniek|dierenartsenpraktijk|psycholoog|psychologenpraktijk|osteopaat|osteopathie|logopedie|logopedist|verloskundige|verloskundigenpraktijk|diëtist|apotheek|opticien|kliniek|mondhygiënist|podotherapie|podotherapeut|chiropractor|acupuncturist|orthodontist|*fysiotherapiepraktijk|kinderarts|ergotherapie|therapeut|oogarts|acupunctuur|huidarts|psychotherapeut|ergotherapeut|manueel therapeut|osteopaten|diëtiste|tandartsen|haptonoom|relatietherapeut|cesartherapie|dermatoloog|oefentherapie|mondzorg|wijkverpleging|gezondheidscentrum|orthopedagoog|audicien|hypnotherapeut|kinderpsycholoog|medisch pedicure|verloskundigen|kraamzorg|logopediste|rouwbegeleiding',
    strong:
      'patiënten|implantaten|controle|vaccinaties|rugklachten|revalidatie|gebitsreiniging|verzekering|vullingen|manuele therapie|dry needling|intake|sportblessures|klachten|gebit|beugels|wortelkanaal*|spreekuur|zorgverzekeraars|huisdieren|gaatjes|vergoed|therapie|echo|inenting*|tanden|behandelt|bekkenbodem*|behandelplan|verwijzing|controles|zwangerschap|diagnostiek|slaapproblemen',
    weak: 'gezondheid|behandeling|behandelingen|afspraak|pijn|zorg|gesprekken|vergoeding',
    not: 'massagepraktijk|coachpraktijk|advocatenpraktijk|rijpraktijk|praktijkvoorbeelden|in de praktijk|belastingpraktijk|coachingspraktijk|pedicurepraktijk|praktijkexamen|praktijkexamens|muziekpraktijk|huiswerkpraktijk',
  },
  fitness: {
    names:
      'escape room|escaperoom|*sportschool|fitness*|yoga*|*yogastudio|pilates*|crossfit*|personal trainer|personal training|*vechtsport*|boksschool|*dansschool|*klimhal|judo|karate|*zwemschool|dansstudio|hardloopclub|tennisclub|*zwemclub|roeivereniging|boulderhal|sportclub|danscentrum|hardloopgroep|voetbalclub|surfschool|boksclub|judoschool|voetbalvereniging|gym|sportschool*|bootcamp|padelclub|turnvereniging|sportvereniging|hockeyclub|kickboksen|budoschool|bokszaal|spinningstudio|wielerclub|zwemvereniging|taekwondo|padel|pole dance|vechtsportschool|atletiekvereniging|danslessen|schaatsclub|turnen|groepstraining|krachttraining|klimhal|salsa leren|salsa|stijldansen|zwemles|manege|zeilschool|paardrijles|yogales*|sportschool',
    strong:
      'trainen|training|groepslessen|vinyasa|reformer|krachttraining|hiit|zumba|trainers|proefles|abonnement|hatha|yin yoga|boksen|small group|trainer|kettlebells|dansles|boulderen|conditie|spierkracht|kleine groepen trainen|zwemles|yin|trainingen|matten|lid worden|balletles|salsa|klimmen|train je|groepjes van|maandabonnement|sporten',
    weak: 'lessen|lid|leden|sport|bewegen|sporten|les|lichaam|abonnementen|fit',
    not: 'yogadocent opleiding',
  },
  trades: {
    names:
      "*loodgieter|*loodgietersbedrijf|*elektricien|*dakdekker|*timmerman|timmerbedrijf|*schilder|schildersbedrijf|*slotenmaker|*hovenier|hoveniersbedrijf|*tuinman|stukadoor|*installateur|installatiebedrijf|meubelmaker|klusbedrijf|klusjesman|glazenzetter|tegelzetter|schoorsteenveger|cv-installateur|elektrotechniek|ongediertebestrijd*|verhuisbedrijf|*interieurbouw|parketteur|parket*|vloerenlegger|zonnepanelen|airco-installateur|rioolservice|tuinaanleg|*meubelmakerij|verhuizers|elektrotechnisch|schildersbedrijf|loodgieters|dakbedekking|dakwerken|chauffagist|stoffeerder|smid|smederij|ontstoppingsdienst|stukadoorsbedrijf|boomverzorging|boomverzorger|hoveniers|tuinonderhoud|laadpalen|schrijnwerker|schrijnwerkerij|warmtepompen|behanger|rietdekker|airco|monteur|cv-monteur|elektriciens|schilderwerken|kozijnen|meubelstoffeerder|klussenbedrijf|ramen en deuren|witgoedreparatie|tuinontwerp|timmerwerk|maatwerkmeubels|tuinarchitect|veranda's|verhuizingen|ontruimingen|woningontruiming|scheepswerf|botenbouwer|stofferen|stoffeert|sloophout|kachelbouwer|kachelbouw|tegelkachel*|haarden|schuiframen|kieren|kierdichting|slotenmaker|messenslijper|slijperij|meubels stofferen|tuinman|bakfietsen repareren|fietsenmaker|fietsreparatie*|fietsen repareren|klokkenmaker|horlogemaker|schoenmaker|glaszetter|zonwering|ongediertebestrijding|pianostemmer|vioolbouwer|zadelmaker|hekwerken|ontruiming*",
    strong:
      'lekkages|lekkage|cv-ketel|cv-ketels|groepenkast|groepenkasten|verstopping*|dakgoten|stopcontacten|maatkasten|inbouwkasten|heggen|gazon|laadpaal|sloten|badkamers|dakgoot|behangen|schilderwerk|ketels|snoeien|bestrating|ketelonderhoud|buitenschilderwerk|storing*|buitengesloten|afvoer*|kasten op maat|kranen|leidingen|pannendaken|isolatie|maatwerk|inbraakpreventie|binnenwerk|houtrot|dakreparatie*|snoeiwerk|schuttingen|spoed|vaste prijs|tafels en banken|hagen|slijp|repareren',
    weak: 'reparatie*|offerte|spoedservice|spoed|montage|vrijblijvend*|installatie|onderhoud|garantie|vakman|keukens|badkamer|trappen|tuinen',
    not: 'loodgieters software|kunstschilder',
  },
  construction: {
    names:
      "*bouwbedrijf|aannemer|*aannemersbedrijf|bouwonderneming|nieuwbouw|renovatie*|verbouwingen|*bouw|*metselbedrijf|metselaar|grondwerken|sloopbedrijf|verbouwbedrijf|bouwfirma|bouwprojecten|houtskeletbouw|bouwkundig bedrijf|algemene bouwwerken|hoofdaannemer|restauratiebedrijf|betonbouw|verbouw|renovatiewerken|renovatiebedrijf|*rietdekker*|dakdekker*|rieten daken|opritten|opritten en terrassen|terrassen bestraten|bestrating*|stratenmaker|dakkapel|dakkapellen|aanbouwen|tuinhuizen|veranda's|grondwerk",
    strong:
      'aanbouw|aanbouwen|uitbouw|dakkapel*|sleutelklaar|fundering*|beton|gevels|woningen bouwen|bouwproject*|uitbouwen|bouwplaats|metselwerk|opbouw|badkamerrenovatie*|dakopbouw|totaalrenovatie*|turnkey|verduurzam*|vrijstaande woningen|metselen|woningbouw|verbouwen|sloopwerk|ruwbouw|houtskelet|gevelrenovatie|opgeleverd',
    weak: 'bouwen|woningen|huizen|project*|verbouwing|badkamers|keukens|boerderijen|bouwt',
    not: 'akkerbouw|wijnbouw|tuinbouw|websitebouw|interieurbouw|landbouw|instrumentenbouw|meubelbouw|opbouw|aanbouw|uitbouw|vioolbouw|gitaarbouw|appbouw|gebouw|*gebouw|standbouw',
  },
  cleaning: {
    names:
      '*schoonmaak|*schoonmaakbedrijf|glazenwasser|glazenwasserij|wasserette|stomerij|schoonmaakster|schoonmaakdienst|kantoorschoonmaak|*schoonmaakservice|wasserij|poetsvrouw|huishoudelijke hulp|poetsdienst|poetshulp|glasbewassing|gevelreiniging|tapijtreiniging|schoonmakers|schoonmaakteam|interieurverzorgster|tapijtreiniger|poetsbureau|glazenwassers|strijkservice|dienstencheques|schoonmaakhulp|lap ramen|ramen lappen|ramenlapper|tapijten|trappenhuizen',
    strong:
      'grondige schoonmaak|opleverschoonmaak|kantoren|trappenhuizen|ramen lappen|ramen|dieptereiniging|strijken|ecologische middelen|vve|eindschoonmaak|ramen wassen|schoonmaken|poetsen|vlekken|schone|dweilen|oplevering|milieuvriendelijke producten|trappenhuis|vakantiewoningen|wassen|dekbedden|zonnepanelen reinigen|milieuvriendelijke middelen|kantoor|gereinigd',
    weak: 'schoon|huizen|kantoor|wekelijks|opgeruimd|glas|particulieren|fris|stof',
    not: 'schoonmaaksoftware|gebitsreiniging|schoonmaak van tanden',
  },
  'auto-repair': {
    names:
      '*garage|*garagebedrijf|*autobedrijf|autoreparatie|automonteur|schadeherstel|*bandenservice|motorzaak|apk-station|*autogarage|plaatwerkerij|autoservice|autoherstel|autowerkplaats|motorwerkplaats|carwash|carrosserie|bandencentrale|autopoetsbedrijf|bandenspecialist|autospecialist|autoschade|motorgarage|autowasstraat|autodetailing|bandenwissel|apk-keuringsstation|uitdeuken|garagehouder|autotechniek',
    strong:
      "apk|apk-keuring|onderhoudsbeurt*|kleine beurt|grote beurt|olie verversen|remmen|banden|uitlijnen|distributieriem|leenauto|airco-service|accu|koppeling|alle merken|diagnose|uitlaat|bandenwissels|auto's|motorblok|remblokken|deuken|youngtimers|oliewissel|vervangend vervoer|schade|winterbanden|occasions|poetsen auto|schokbrekers|vervangwagen|aircoservice|oldtimers",
    weak: "auto|autos|motoren|voertuigen|rijden|motor|bestelwagens|bedrijfswagens|hybride|elektrische auto's",
    not: 'parkeergarage|fietsenmaker|garageboxen|garagerock|garagedeuren|garage sale',
  },
  shop: {
    names:
      "*fietsverhuur|*fietsenverhuur|*botenverhuur|*bootverhuur|*sloepverhuur|*sloepenverhuur|*kanoverhuur|*kostuumverhuur|verhuren fietsen|verhuren boten|verhuren sloepen|verhuren kano*|verhuur van fietsen|verhuur van boten|imkerij|imker|*winkel|*boekhandel|boetiek|*slagerij|*kaaswinkel|*webshop|webwinkel|speelgoedwinkel|groenteboer|*viswinkel|*fietsenwinkel|fietsenmaker|*wijnhandel|juwelier|kledingwinkel|cadeauwinkel|*delicatessenzaak|platenzaak|tweedehandswinkel|kringloopwinkel|antiquariaat|stoffenwinkel|schoenenwinkel|buurtsuper|woonwinkel|boerderijwinkel|goudsmid|*speciaalzaak|traiteur|slager|conceptstore|tuincentrum|wijngaard|vishandel|drogist|kaasboer|speelgoedzaak|ijzerwarenwinkel|fietsenzaak|modezaak|kaasboerderij|natuurwinkel|zuivelboerderij|boekenwinkel|verpakkingsvrije winkel|dierenwinkel|wolwinkel|kunsthandel|platenwinkel|meubelzaak|theewinkel|lampenwinkel|antiekzaak|kwekerij|hobbywinkel|bloemen- en plantenwinkel|kookwinkel|groentewinkel|lingeriewinkel|hoedenwinkel|conceptwinkel|schoenmaker|stripwinkel|spellenwinkel|winkeltje|supermarkt|boeren|zuivel|vintagewinkel|imkerij|zeepmakerij|kaasmakerij|kwekers|poelier|kringloop|landwinkel|boetiek|tentverhuur|partyverhuur|servieshuur|springkussenverhuur|fournituren|tweedehands*|kano's huren|kanoverhuur|bootverhuur|bootjes huren|springkussens|lp's|garen en stoffen|cadeautjes|slagerij|viswinkel|antiek|brocante|kringloop*|groenteabonnement|groentepakket*|kaaswinkel",
    strong:
      "boeken|kleding|speelgoed|sieraden|vinyl|cadeaus|kazen|verzending|schoenen|tweedehands|fietsen|verpakkingsvrij|vlees|assortiment|mode|platen|woonaccessoires|streekproducten|delicatessen|groenten|puzzels|stoffen|garens|kaarsen|thuisbezorg*|planten|lp's|wol|worsten|wijnen|online bestellen|kinderboeken|merken|honing|spellen|accessoires|strips|kaas|elektrische fietsen|collectie|racefietsen|servies|e-bikes|band plakken|banden plakken|lekke band|bakfiets|e-bike|eieren|zeep|garen",
    weak: 'verkopen|producten|handgemaakt*|kopen|bezorg*|verkoop|klanten|duurzame|lokale producenten|bezorging|shop|bestellingen|bestel',
    not: 'workshop|*workshop|barbershop|bakkerswinkel|ijswinkel|taartenwinkel|bloemenwinkel|tattooshop|coffeeshop|koffieshop|pop-up',
  },
  florist: {
    names:
      '*bloemist|*bloemenwinkel|*bloemisterij|bloemenzaak|bloemenatelier|bloembinder|bloemenkraam|bloembinderij|bloemenstudio|bloemiste|bloemenboerderij|pluktuin|bloemenhuis|bloemstylist|bloemsierkunst|bloemwerk|verkoopt bloemen|verkopen bloemen|bloemen en planten|verse bloemen|boeketten|kransen|rouwwerk|droogbloemen|bloemenstal|bruidsboeketten',
    strong:
      'boeketten|boeket|bloemen|bruidsboeket*|rouwwerk|rouwboeketten|kransen|droogbloemen|snijbloemen|veldboeketten|bloemstukken|bloemabonnement*|bloemabonnementen|seizoensbloemen|tulpen|rozen|rouwarrangementen|bloemenabonnement*|rouwkransen|pioenrozen|plukboeketten|bloemdecoraties',
    weak: 'bruiloften|planten|seizoen*|begrafenis*|uitvaarten|kamerplanten|gelegenheden',
  },
  lodging: {
    names:
      '*hotel|*hotels|bed and breakfast|b&b|hostel|*vakantiehuis|vakantiehuisje|*vakantiewoning|vakantieappartement|*camping|*pension|herberg|*appartementen|boerderijkamers|groepsaccommodatie|logement|trekkershut*|glamping|vakantiepark|gastenkamer|gastenkamers|vakantiehuizen|bed & breakfast|minicamping|natuurcamping|tiny houses|tiny house|boerderijcamping|gastenverblijf|stayokay|huisjes|strandhuisjes|chalets|vakantieverblijf|boetiekhotel|kasteelhotel|pipowagen|pipowagens|vakantieappartementen|stadshotel|jeugdherberg|hooiberghotel|guesthouse|familiehotel|blokhutten|woonboot|camperplaatsen|camperplaats|boomhut|vakantiewoning|trekkershut|trekkershutten|yurt',
    strong:
      'kamers|overnachting*|per nacht|nachten|gasten|tweepersoonskamer*|ontbijtbuffet|inchecken|staanplaatsen|suites|overnachten|slaapzaal|zeezicht|inclusief ontbijt|check-in|kamer|verblijf|slaapkamers|logeren|slapen|bedden|per nacht|nacht|eenpersoonskamer|vakantie|kampeerplaatsen|slaapzalen|bedlinnen|wandelaars|fietsers|logees|incheck*',
    weak: 'ontbijt|duinen|strand|parkeren|natuur|rust|fietsroutes|zee|fietsenstalling|keuken|tuin',
    not: 'dierenpension|hondenpension|kattenpension|hondenhotel|pensioenadvies',
  },
  photography: {
    names:
      "*fotograaf|*fotografe|*fotografie|*fotostudio|trouwfoto's|bruidsfoto's|trouwfotograaf|bruidsfotograaf|videograaf|portretfotograaf|newbornfotograaf|bruidsfotografe|productfotograaf|filmmaker voor bruiloften|trouwfotografie|fotojournalist|reportagefotograaf|newbornfoto's|pasfoto's|portretfoto's|dronefoto's|schoolfoto's|trouwreportage*|newbornshoot*",
    strong:
      "foto en video|foto & video|foto- en video|fotoshoots|fotoshoot|portretten|foto's|trouwreportage*|newborn*|beelden|bewerkte foto|familieshoot*|camera|fotografeer|bewerkte|pasfoto's|reportage|zwangerschapsshoot*|shoots|trouwreportages|fotoalbum|shoot|loveshoot*|nabewerking|prints|daglicht|online galerij|familieportretten|bedrijfsfotografie",
    weak: 'bruiloften|licht|album|momenten|trouwen|drone|gezinnen|documentair|koppels|galerij',
  },
  portfolio: {
    names:
      "grafisch ontwerper|*illustrator|*illustratrice|ontwerper|kunstenaar|*kunstenares|portfolio|kunstschilder|beeldhouwer|keramist|webdesigner|*interieurontwerper|modeontwerper|tekstschrijver|schrijver|schrijfster|filmmaker|animator|copywriter|vormgever|art director|pottenbakker|sieradenontwerper|auteur|dichter|schilderes|ux-designer|productontwerper|actrice|acteur|textielkunstenaar|beeldend kunstenaar|vormgeefster|ontwerpster|kalligraaf|interieurarchitect|edelsmid|graficus|striptekenaar|journalist|redacteur|keramiste|interieurstylist|stemacteur|animatiefilmer|motion designer|interieurstyliste|boekbinder|typograaf|decorontwerper|ux designer|videokunstenaar|beeldhouwster|meubelontwerper|interieurontwerpster|scenarist|voice-over|glaskunstenaar|kostuumontwerper|tekenaar|interactieontwerper|ontwerpbureau|grafisch ontwerpbureau|ontwerpstudio|ik teken|zeefdrukken|zeefdruk|lino's|linosnedes|keramiek uit|houtsnijder|glaskunst|handweverij|kalligrafie|decorontwerp*|portretten van honden",
    strong:
      'exposities|in opdracht|huisstijl*|logo*|illustraties|mijn werk|schilderijen|kinderboeken|muurschilderingen|geselecteerd werk|freelance|exposeerde|boekomslagen|opdrachten|exposeer|merkidentiteit*|schilderij|tentoonstellingen|tekeningen|werken|sculpturen|aquarellen|geselecteerde projecten|beelden van|prentenboeken|affiches|visuele identiteit*|projecten|portfolio|expositie|omslagen|visuele identiteiten|steengoed|verpakkingen|werk in opdracht|olieverf|dierenportretten|portretten van huisdieren|portret vanaf|teken honden|prenten',
    weak: 'kunst|ontwerp|atelier|creatief|werk|galeries|vormgeving|opdrachtgevers|uitgeverijen',
    not: 'tentoonstelling in het café|ontwerper van tuinen|schrijver op afspraak',
  },
  music: {
    names:
      '*band|zanger|zangeres|singer-songwriter|dj|muzikant|*orkest|*koor|strijkkwartet|kwartet|trio|rapper|duo|pianist|gitarist|violist|harmonie|fanfare|platenlabel|*ensemble|zanggroep|coverband|feestband|bruiloftsband|*popkoor|blaaskapel|jazzband|pianiste|componist|muziekgroep|jazztrio|celliste|cellist|bigband|producer|shantykoor|harpiste|troubadour|straatmuzikant|muziekproducent|saxofonist|dweilorkest|liedjesschrijver|drumband|rockband|muziekvereniging|indieband|jazzkwartet|gospelkoor|violiste|kamerkoor|punkband|folkband|zangvereniging|*mannenkoor|*vrouwenkoor|smartlappenkoor|zangkoor|fanfareorkest|brassband|showband|accordeon*|liedertafel',
    strong:
      'album|concerten|concert|optredens|liedjes|tour|ep|single|repertoire|repetities|live|zingen|nummers|podium|gigs|debuutalbum|spelen we|nieuwe album|leden zingen|spotify|plaat|podia|boekingen|clubtour|muzikanten|dirigent|meerstemmig|treden op|concertagenda|optreden|sets|bandleden',
    weak: 'muziek|jazz|rock|feesten|bruiloften|pop|folk|soul|indie|gitaar|stemmen|zang|drums|theater',
    not: 'armband|armbanden|*verband|verband|fietsband|haarband|ondernemersverband|kantoor|*kantoor|in verband met',
  },
  event: {
    names:
      '*festival|conferentie|bruiloft|*congres|*marathon|hackathon|tentoonstelling|*beurs|*markt|braderie|symposium|*feest|gala|hardloopwedstrijd|*toernooi|reünie|jubileum|vlooienmarkt|kerstmarkt|evenement|buurtfeest|huwelijk|jubileumfeest|*loop|kermis|seminar|meetup|tuinfeest|halve marathon|filmfestival|stadsfeest|ontwerpweek|barcamp|openluchtfestival|muziekfestival|verjaardagsfeest|foodfestival|open dag|straatfeest|kunstroute|wandelvierdaagse|lezingendag|landdag|netwerkevenement|sponsorloop|dorpsfeest|bierfestival|makersmarkt|kunstmarkt|feestweek|summit|jaarmarkt|congresdag|studiedag|benefietavond|fietstocht|boekenfestival|wandeltocht|*rommelmarkt|*vlooienmarkt|kofferbakmarkt|kofferbakverkoop|koningsmarkt|vrijmarkt|snuffelmarkt|boekenmarkt|plantenmarkt|avondvierdaagse|pubquiz|oogstfeest|paasvuur|intocht|*optocht|*corso|*race|*lampionnentocht|*lichtjestocht|*fakkeltocht|*zwemtocht|*schaatstocht|prijsuitreiking|proefavond|bietenrace|hofmarkt|rommelmarkt op|trouwen op|wij trouwen',
    strong:
      'tickets|inschrijving|inschrijven|sprekers|line-up|podia|wij gaan trouwen|we gaan trouwen|ceremonie|editie|standhouders|programma|toegang|voorverkoop|deelnemers|early bird|entree|aanmelden|rsvp|kramen|bruidspaar|wij trouwen|trouwen op|meld je aan|toegangskaarten|inschrijfgeld|jaarlijks*|lezingen|gratis toegang|startbewijs|startnummer|foodtrucks|ticket|talks|keynotes|artiesten|stands|hardlopers|exposanten|getrouwd|jaarlijkse|we trouwen|driedaags|tweedaags|dagkaart|headliners|bands|weer zover|startgeld',
    weak: 'weekend|workshops|podium|feestelijk|locatie|live|gezellig|receptie|avondfeest|kinderactiviteiten',
    not: 'bruiloftsfotograaf|bruidstaarten|bruiloftsband|supermarkt|bloemenmarkt|bruiloften|exposities|tentoonstellingen|markt|verloop|weekmarkt|evenementen|boerenmarkt|feest|feesten|beurs|studiebeurs|op de markt|woningmarkt|arbeidsmarkt|kinderfeest|kinderfeestjes|biologische markt|huizenmarkt|feestlocatie|kortingsactie|sloop|festivals|rommelmarkt|vismarkt|rijopleiding|verjaardagsfeestjes|bruiloftsmuziek|vakbeurs',
  },
  nonprofit: {
    names:
      '*stichting|*vereniging|goed doel|voedselbank|dierenasiel|vrijwilligersorganisatie|hulporganisatie|buurthuis|kerk|ngo|moestuin|buurttuin|dierenopvang|zonder winstoogmerk|wijkvereniging|anbi|vzw|inloophuis|buurtvereniging|parochie|dierenambulance|repair café|repaircafé|kringloop voor het goede doel|kledingbank|opvang|actiegroep|natuurvereniging|weeshuis|maatjesproject|burgerinitiatief|milieuorganisatie|kattenopvang|buurtmoestuin|egelopvang|bewonersvereniging|hospice|buurtinitiatief|scoutinggroep|taalmaatjes|noodopvang|weggeefwinkel|goede doel|natuurmonumenten|jeugdhuis|gemeente van christus|hulpfonds|dierenbescherming|vogelopvang|buurtcentrum|volkstuinvereniging|schaakclub|schaakvereniging|heemkundevereniging|speeltuinvereniging|repair cafe|egels|wildopvang|volkstuin*|speelotheek|scouting|brandweer|opvang voor',
    strong:
      'vrijwilligers|donaties|doneer|adoptie|daklozen|vluchtelingen|natuurbehoud|hulp aan|steun ons|minima|vrijwilliger|donateur*|opvangen|voedselpakket*|eenzame|eenzaamheid|buurtbewoners|gezinnen in armoede|donatie|plastic|adopteren|steun|armoede|zwerfkatten|herplaats*|geven we gratis|inzameling*|zwerfafval|doneren|collecte|nieuw thuis|maatschappelijk|uitdelen|asielzoekers|mantelzorgers|kwetsbare',
    weak: 'helpen|samen|milieu|sociaal|gratis|leden|hulp|buurt|ouderen|gemeenschap|steunen|natuur',
    not: 'sportvereniging|roeivereniging|muziekvereniging|voetbalvereniging|turnvereniging|zwemvereniging|atletiekvereniging|vereniging van eigenaren|beroepsvereniging|brancheverenging|kinderopvang|branchevereniging|stichting waarborgfonds',
  },
  education: {
    names:
      '*school|*basisschool|kinderdagverblijf|kinderopvang|*bijles|taalschool|muziekschool|*rijschool|*crèche|universiteit|academie|taalcursus*|pianoles|*huiswerkbegeleiding|peuterspeelzaal|*opleiding|kookschool|opleidingen|trainingsbureau|gitaarles|muziekles|bso|volksuniversiteit|muziekdocent|gitaardocent|pianodocent|taallessen|kookstudio|naaicursus*|gastouder|gastouderopvang|kleuterschool|pianoleraar|pianolessen|gitaarlessen|taleninstituut|pianolerares|tekenles|zangles|examentraining|naaischool|kunstacademie|opleidingscentrum|bijlessen|peuteropvang|zanglessen|schilderlessen|codeerschool|engelse les|huiswerkinstituut|toneelschool|buitenschoolse opvang|vioolles|taaltrainer|pottenbakcursus*|kunstschool|nederlandse les|keramieklessen|programmeerschool|taaldocent|zangdocent|schilderschool|hogeschool|theaterschool|taalinstituut|docent|vioollessen|opleider|cursuscentrum|keramiekcursus*|juf|naailessen|naailes|naaicursus|kookles|kooklessen|schildercursus|tekencursus|zwemles|zwemlessen|drumles|workshop pottenbakken|breicursus|lascursus|computerles|gebarentaal|cursus gebarentaal|hondenschool|puppycursus|puppytraining|keramiekles|schilderles|kookworkshop*|taalles|nt2|huiswerkbegeleiding|bosschool',
    strong:
      'leerlingen|docenten|rijlessen|rijbewijs|examen*|cursisten|leren|wiskunde|studiebegeleiding|inburgering*|slagingspercentage|lesgeven|autorijles|lespakket*|leerling|leraar|leraren|inburgeringsexamen|docente|theorie|lesgeeft|havo|vwo|rijles|staatsexamen|privélessen|cito|pedagogisch*|schooljaar|leert|native speakers|groep 8|moedertaalsprekers|spreekvaardigheid|instructeurs|groepsgrootte|privéles|conversatie|lesmateriaal|individuele lessen|beginnerscursus|online lessen|klas|cursussen|lespakketten',
    weak: 'lessen|kinderen|cursus|niveau*|les|online|kleine groepen|groep|leeftijden|volwassenen',
    not: 'sportschool|dansschool|zwemschool|boksschool|oude school|voormalige school|surfschool|schoolplein|judoschool|zeilschool|naast de school|yogaschool|budoschool|rijschoolhouders software|schoolkantine|vechtsportschool|schoolgebouw|hondenschool|schoolfotograaf|yogadocent|yogalessen|groepslessen',
  },
  'professional-services': {
    names:
      '*advocaat|*advocatenkantoor|advocaten|*accountant|*accountantskantoor|boekhouder|boekhoudkantoor|notaris|notariskantoor|*adviesbureau|consultant|consultancy|vertaler|vertaalbureau|reclamebureau|marketingbureau|verzekeringsadviseur|*architect|architectenbureau|coach|*coaching|hr-adviseur|belastingadviseur|administratiekantoor|*adviseur|uitvaart*|loopbaancoach|weddingplanner|communicatiebureau|ingenieursbureau|wervingsbureau|recruitment|advieskantoor|assurantiekantoor|mediator|reisbureau|advocate|tolk|organisatieadviesbureau|tekstbureau|pr-bureau|fiscalist|hypotheekadviseur|incassobureau|personal coach|uitzendbureau|evenementenbureau|*advocaten|ontwerpbureau|bedrijfscoach|makelaar in verzekeringen|financieel adviseur|virtual assistant|vertaalster|juridisch advies|loopbaancoaching|juristen|jurist|beveiligingsbedrijf|deurwaarder|hypotheekadvies|architecten|burnoutcoach|landmeter|verzekeringskantoor|advocatuur|lifecoach|bureau voor|brandingbureau|mediationkantoor|digital agency|leiderschapscoach|salarisadministratie|online marketing|detectivebureau|self storage|opslagruimte|opslagruimtes|opslagboxen|beëdigd vertaler|ritueelbegeleider|uitvaartspreker|trouwambtenaar|vertaalt|ik vertaal|uitvaartverzorg*|uitvaartondernem*|tekstschrijver|belastingaangifte*|bewindvoerder',
    strong:
      'belastingaangifte*|jaarrekening*|arbeidsrecht|familierecht|salarisadministratie|contracten|strategie|echtscheiding*|boekhouding|fiscaal|fiscale|testamenten|seo|loonadministratie|ondernemingsrecht|btw-aangifte|huurrecht|letselschade|beëdigde|leiderschap|juridisch*|aangiften|btw-aangiftes|erfrecht|arbeidscontracten|scheiding|hypotheken|vergunningaanvragen|verzekeringen|pensioenen|loopbaan|startende ondernemers|migratierecht|beëdigd|marketing|campagnes|btw|arbeidsmarktcommunicatie|coachingstraject*|boekhoudingen|aangifte',
    weak: 'advies|ondernemers|adviseren|kennismakingsgesprek|bedrijven|cliënten|mkb|intake|begeleiden|ondernemingen|klanten|deskundig',
    not: 'personal coach in de sportschool|voedingsadvies|advies op maat|kleuradvies|eerlijk advies|tuinarchitect|goed advies|gratis advies|persoonlijk advies|stijladvies',
  },
  'real-estate': {
    names:
      '*makelaar|*makelaardij|makelaarskantoor|vastgoed*|vastgoedbeheer|verhuurmakelaar|*makelaars|huizenmakelaar|aankoopmakelaar|vve-beheer|vastgoedkantoor|immokantoor|woningmakelaar|immo|syndicus|vastgoedbeheerder|woningverhuur|projectontwikkelaar|verkoopmakelaar|vve-beheerder|verhuurbureau|bedrijfsmakelaar|nvm-makelaar|rentmeester|huurbemiddeling|huizen en appartementen|huizen te koop|appartementen te koop|verhuur en beheer',
    strong:
      "woningen|appartementen|taxatie*|huizen te koop|bezichtiging*|waardebepaling*|huurwoningen|verkoop van huizen|aankoop|eigenaren|verkoop van woningen|taxaties|gratis waardebepaling|te koop|verhuur|koopwoningen|verkopen|huis verkopen|koopjes|vve's|huurders|aan- en verkoop|verkoopbegeleiding|aankoopbegeleiding|verhuren|schattingen|huis|funda|panden|kopers|courtage|eengezinswoningen|villa's|woning",
    weak: 'kopen|huren|wijken|hypotheek|huizen|starters|doorstromers',
    not: 'verzekeringsmakelaar|vakantiewoning|vakantiewoningen|vakantieappartementen|makelaar in verzekeringen',
  },
  software: {
    names:
      '*software|*app|*apps|saas|webapp|platform|startup|webontwikkeling|softwarebedrijf|it-bedrijf|it-dienstverlener|open source|appbouwer|webbouwer|softwareontwikkel*|ict-bedrijf|webbureau|gamestudio|ict-dienstverlener|planningssoftware|boekhoudpakket|opensource|developers|developer|programmeurs|programmeur|browserextensie|computerhulp|spelletjesstudio|webapplicatie|online tool|api|chatbot|reserveringssysteem|game|ict|it-beheer|cybersecurity|dashboard|webdeveloper|fintech|kassasysteem|crm|appontwikkelaar|it-support|webshopsoftware|studentenplatform|scale-up|it-consultancy|cloudoplossing|computerservice|plug-in|ontwikkelstudio|spelontwikkelaar|indiegame|kilometerregistratie|app die|urenregistratie|ritregistratie|roosters online|roosterapp|facturen op je telefoon|boekhoudprogramma',
    strong:
      'koppelingen|cloud|automatiseer*|gebruikers|ios|android|proefperiode|avg|ai|github|per gebruiker|integreert|facturen|realtime|synchroniseert|roosters|gratis versie|automatisch|webapplicaties|planning|urenregistratie|avg-proof|gratis proberen|versleuteld|koppelt|integraties|automatisering|meldingen|real-time|server|dashboards|roosteren|voorraad|zelf hosten|boekingen|broncode|cao|data-analyse|smartphone|gratis tot|ritten|proefmaand',
    weak: 'digitaal|data|online|code|tool|websites|gebruik|inzicht|teams|web|telefoon|beheer|functies|facturatie',
    not: 'app ons|app gerust|app naar|stuur een app|appartementen|whatsapp|app of bel|bel of app|app mij|een appje|stapp',
  },
} as const satisfies Lexicon['industries']
