import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      'panificio|panetteria|panettiere|fornaio|forno|pasticceria|pasticcere|pasticcera|pasticciere|pasticciera|biscottificio|cioccolateria|cake designer|panificatore|panificatrice|laboratorio di pasticceria|cioccolatiere|boulangerie|torteria|cioccolatieri|pasticceri|torte di compleanno|faccio torte',
    strong:
      'lievito madre|pane|focaccia|cornetti|torte|pagnotte|biscotti|crostate|torte nuziali|panettone|cannoli|sforniamo|cantucci|bignè|torte personalizzate|pasticcini|grani antichi|pane integrale|lievitati|focacce|panettoni|colombe|ciabatte|torta|torte di compleanno|pagnotta|cannolo',
    weak: 'farina|farine|dolci|impasti|impasto|sfornare|segale|torta|cassata',
  },
  restaurant: {
    names:
      'ristorante|ristoranti|pizzeria|trattoria|osteria|bistrot|braceria|tavola calda|agriturismo con ristorante|food truck|rosticceria|paninoteca|hamburgeria|sushi|catering|locanda|hostaria|taverna|friggitoria|ristorantino|steakhouse|pescheria con cucina|bisteccheria|spaghetteria|gastronomia|piadineria|street food|ristopub|pizza al taglio|cucina casalinga|home restaurant|ristorazione|griglieria|pizzaiolo|kebab|catering e banchetti|piola|baita con cucina',
    strong:
      'cucina|chef|piatti|menù degustazione|pizza|pizze|primi piatti|secondi|antipasti|pesce|carne alla brace|pasta fresca|tagliatelle|coperti|prenota un tavolo|menù del giorno|tavolo|ramen|risotti|crudi|degustazione|pranzo di lavoro|forno a legna|orecchiette|fritti|cuoco|cuoca|cucinare|ricette|hamburger|grigliate|gricia|pranzi|piadine|crescioni|panini|porchetta|polenta|selvaggina|arancini|arancine|street food|cibo di strada|tigelle|supplì|focacceria|tortellini|lasagne|ravioli|gnocchi|panelle|pollo arrosto|da asporto',
    weak: 'cena|pranzo|vini|dolci|cene|stagionali|cantina|sapori|tavoli|contorni',
    not: 'cucina su misura|corsi di cucina|cucine su misura',
  },
  cafe: {
    names:
      'caffetteria|caffè|gelateria|sala da tè|bar caffetteria|torrefazione|tè e tisane|coffee shop|cremeria|bistrot caffè|caffè letterario|yogurteria|teeria|cioccolateria e caffè|bar pasticceria|granita|caffè libreria|torrefattori|bubble tea|gelatiere|specialty coffee|juice bar|caffetterie|gelataia',
    strong:
      'cappuccino|cappuccini|espresso|specialty|cornetti|gelato|gelati|brunch|granite|colazioni|barista|merende|filtro|v60|monorigine|gusti|flat white|miscele|torrefatto|gelato artigianale|coppe|centrifugati',
    weak: 'tè|colazione|dolci|wifi|torte|tisane|merenda|brioche|aperitivi',
    not: 'colazione inclusa',
  },
  bar: {
    names:
      'bar|pub|cocktail bar|enoteca|birreria|vineria|wine bar|discoteca|birrificio|locale notturno|lounge bar|cocktail-bar|american bar|birrificio artigianale|bacaro|speakeasy|circolo|bar di quartiere|tap room|taproom|distilleria|live club|vini e cucina|sports bar|jazz club|mescita|drink bar|birra artigianale|birre artigianali',
    strong:
      'cocktail|birre artigianali|aperitivo|aperitivi|happy hour|vini naturali|alla spina|spritz|drink|taglieri|dj set|miscelazione|birre|amari|mixology|barman|distillati|gin tonic|barlady|calice|calici|bevute|negroni',
    weak: 'birra|vino|vini|gin|serata|musica dal vivo|bottiglie|whisky|cicchetti|serate|karaoke|quiz',
    not: 'barberia|bar pasticceria|bar caffetteria|salad bar|juice bar|nail bar|circolo culturale|circolo sportivo|circolo tennis|brow bar|circolo velico',
  },
  'hair-salon': {
    names:
      'parrucchiere|parrucchiera|parrucchieri|barbiere|barberia|barbieri|salone di parrucchiere|acconciature|hair stylist|barber shop|salone di bellezza|barbershop|acconciatore|salone unisex|salone|hair studio|coiffeur|hairstylist|parrucchiere unisex|acconciatrice|hair salon|parrucchieria',
    strong:
      'taglio|tagli|piega|colore|meches|barba|balayage|capelli|acconciature sposa|rasatura|stiratura|colpi di sole|taglio uomo|taglio donna|shampoo|tinta|trattamenti per capelli|ricci|piega e taglio|schiariture|extension|panno caldo|sfumature|degradé|hennè|messa in piega',
    weak: 'forbici|salone|sposa|cute|acconciatura|rasoio',
    not: 'salone del mobile|salone del libro|abbigliamento taglio sartoriale',
  },
  wellness: {
    names:
      'spa|massaggi|massaggio|centro estetico|estetista|estetica|nail|onicotecnica|sauna|studio di tatuaggi|tatuaggi|tatuatore|tatuatrice|benessere|reiki|centro benessere|riflessologia|terme|massaggiatore|massaggiatrice|hammam|estetiste|naturopata|depilazione|studio estetico|meditazione|nail bar|unghie|operatrice olistica|centro olistico|tattoo studio|shiatsu|ayurveda|operatore olistico|massoterapista|beauty center|salone di bellezza estetico|istituto di bellezza|tattoo|bagno turco|lash|centro massaggi|trattamenti olistici|make-up|make-up artist|truccatrice|trucco sposa|piercing',
    strong:
      'pulizia del viso|manicure|pedicure|ceretta|trattamenti viso|hot stone|relax|trattamenti corpo|ciglia|sopracciglia|ricostruzione unghie|tatuaggio|viso|bellezza|semipermanente|epilazione|oli essenziali|rilassante|decontratturante|linfodrenaggio|pietre calde|pelle|flash|campane tibetane|aromaterapia|olii',
    weak: 'trattamenti|rilassarsi|corpo|percorso|trattamento|stress|idromassaggio',
  },
  clinic: {
    names:
      'studio medico|studio dentistico|dentista|dentisti|medico|clinica|fisioterapia|fisioterapista|psicologo|psicologa|psicoterapeuta|veterinario|veterinaria|ambulatorio|clinica veterinaria|osteopata|osteopatia|logopedista|ostetrica|ottico|farmacia|pediatra|dermatologo|nutrizionista|podologo|poliambulatorio|ambulatorio veterinario|odontoiatra|studio odontoiatrico|dietista|oculista|ortodontista|chiropratico|agopuntura|studio di fisioterapia|studio di psicologia|dermatologa|biologa nutrizionista|centro medico|studio veterinario|ginecologa|medico di base|podologa|cardiologo|infermiere|psicomotricista|ottica|logopedia|studio fisioterapico|ginecologo|ortopedico|parafarmacia|psicologi|odontoiatria|counselor|biologo nutrizionista|psichiatra|ostetriche|in lutto|lutto|psicoterapia',
    strong:
      'pazienti|visite|impianti|vaccini|igiene dentale|mal di schiena|riabilitazione|otturazioni|apparecchi|sbiancamento|terapia|terapie|visita|sedute|ortodonzia|implantologia|vaccinazioni|terapia manuale|prevenzione|postura|piani alimentari|convenzionati|sterilizzazione|denti|protesi|ecografie|colloquio|psicoterapia|cura|dolore|infortuni|pavimento pelvico|tecarterapia',
    weak: 'salute|trattamento|appuntamento|dolori|cure|diagnosi|dottori|sostegno|seduta',
  },
  fitness: {
    names:
      'escape room|palestra|palestre|yoga|studio yoga|pilates|crossfit|personal trainer|arti marziali|pugilato|boxe|scuola di danza|arrampicata|judo|karate|nuoto|centro fitness|studio pilates|scuola di ballo|fitness|scuola di surf|circolo tennis|piscina|club di running|box crossfit|tennis club|asd|studio di yoga|studio di pilates|centro sportivo|bouldering|padel|taekwondo|ginnastica|scuola di nuoto|circolo velico|running club|società sportiva|insegnante di yoga|capoeira|ginnastica artistica|dojo|istruttrice di yoga|aikido|polisportiva|scuola calcio|kickboxing|canottaggio|muay thai|allenatore|sala pesi|maneggio|equitazione|passeggiate a cavallo|scuola di vela|circolo di tennis|corriamo insieme|gruppo di corsa|allenamento di forza',
    strong:
      'allenamento|allenamenti|vinyasa|hatha|reformer|corsi di gruppo|spinning|zumba|pesi|istruttori|functional|abbonamento|attrezzi|ginnastica posturale|maestro|hiit|forza|tappetini|trainer|ballo|salsa|schede|posturale|parete|stretching|salto|piccoli gruppi di allenamento|lezione di prova|danza classica|danza',
    weak: 'corsi|lezioni|iscritti|sport|lezione|tesseramento|mensile|corpo|forma',
  },
  trades: {
    names:
      'idraulico|idraulici|elettricista|elettricisti|falegname|falegnameria|imbianchino|imbianchini|fabbro|giardiniere|giardinieri|giardinaggio|lattoniere|serramenti|vetraio|piastrellista|spazzacamino|termoidraulica|impianti elettrici|tuttofare|carpentiere|parquettista|climatizzazione|disinfestazione|traslochi|tapparelle|fotovoltaico|antennista|ebanista|decoratore|muratore e imbianchino|infissi|tapparellista|tappezziere|caldaista|vetreria|carpenteria|condizionatori|idraulica|tetti|restauratore di mobili|impiantista|tende da sole|termotecnico|pittore edile|restauro mobili|impianti|manutenzione giardini|potature|vivaista e giardiniere|lattoneria|marmista|tappezzeria|tinteggiature|cancelli|serramentista|elettricità|coperture|progettazione giardini|spurghi|falegnami|riparazione elettrodomestici|ferro battuto|fabbri|impianti idraulici|tree climbing|arboricoltore|tinteggiatura|pannelli solari|sgomberi|sgombero cantine|cantiere navale|rivestono|tappezzano|tappezzo|disinfestazioni|derattizzazione|stufe a legna|stufe a pellet|espurgo|riparazione lavatrici|riparo lavatrici|camini|costruisco mobili|mobili su misura|mobili in legno|sturo|cambio serrature|riparo scarpe',
    strong:
      "perdite|perdita d'acqua|caldaie|caldaia|quadri elettrici|prese|mobili su misura|arredi su misura|siepi|serrature|grondaie|pronto intervento|bagni|scarichi|tubature|interventi|certificazione|cucine su misura|perdite d'acqua|tubi|aperture porte|sblocco serrature|porte blindate|armadi|scale|prato|pompe di calore|apertura porte|condizionatore|muri|allarmi|colonnine|pitture|sostituzione|irrigazione|porte|guasti|antifurto|wallbox|videosorveglianza|certificazioni|librerie|lavatrici|spifferi|guarnizioni|orli|cerniere",
    weak: 'riparazioni|preventivo gratuito|preventivi|urgenze|installazione|manutenzione|preventivo|emergenze|installazioni|riparazione|sopralluogo|domicilio|finestre|giardini|artigiano',
  },
  construction: {
    names:
      'edil*|costruzioni|impresa edile|edilizia|muratore|ristrutturazioni|ristrutturazione|impresa di costruzioni|costruttore|costruttori|muratori|general contractor|movimento terra|impresa|imprese edili|demolizioni|case in legno|ingegneria civile|cantiere edile|opere edili|cartongesso|costruzione|bioedilizia|bioarchitettura edile|lavori edili|restauro conservativo|rifacimento facciate|case in paglia|costruiamo case|poso piastrelle|piastrellista|rifaccio bagni|ristrutturiamo',
    strong:
      'ristruttura|cappotto|tetti|chiavi in mano|case nuove|ampliamenti|cantiere|cantieri|calcestruzzo|fondamenta|cappotto termico|facciate|ville|muratura|bagni e cucine|ristrutturiamo|cappotti|nuove costruzioni|efficientamento energetico|intonaci|pavimenti|bifamiliari|solai|restauro|consolidamento|casali|rifacimento bagno|antisismico|sopraelevazioni|massetti|appartamenti|case passive|cappotti termici|demolizione',
    weak: 'costruire|case|progetti|bonus|tempi|capitolato|edifici|bagno|rifacimento|tetto',
  },
  cleaning: {
    names:
      'pulizie|impresa di pulizie|servizi di pulizia|lavanderia|colf|pulizia uffici|pulizia vetri|sanificazione|lavaggio vetri|tintoria|lavasecco|pulizie domestiche|pulizia|servizio di pulizie|lavanderia self-service|pulizia condomini|addette alle pulizie|stireria|ditta di pulizie|lavaggio tappeti|pulizie condominiali|governante|stiro|stiro a domicilio',
    strong:
      'uffici|condomini|vetri|stiratura|fine cantiere|scale|disinfezione|post cantiere|pulizie di primavera|pulizia profonda|prodotti ecologici|case vacanza|appartamenti|post-cantiere|tappeti|lavaggio|smacchiatura|scale condominiali|vetrate|moquette|capi|piumoni|b&b|disinfettanti|a secco|panni',
    weak: 'pulito|pulire|case|ordine|igiene|settimanale|puliti|domestiche|bagno',
    not: 'pulizia del viso|pulizia dei denti|pulizia dentale|pulizia denti',
  },
  'auto-repair': {
    names:
      'officina|autofficina|meccanico|carrozzeria|gommista|elettrauto|officina meccanica|autoriparazioni|officina moto|centro revisioni|meccanica|autocarrozzeria|autolavaggio|carrozziere|soccorso stradale|officina auto|detailing|meccanici|riparazioni auto|officine|pneumatici|riparazione auto|riparazione moto|carrozzieri|autocentro|riparazione motorini|riparazione scooter',
    strong:
      "tagliando|tagliandi|freni|revisione|revisioni|cambio olio|cambio gomme|motore|frizione|convergenza|auto sostitutiva|diagnosi|ammortizzatori|veicoli|gomme|verniciatura|distribuzione|pastiglie|grandinate|bolli|scooter|auto di cortesia|multimarca|equilibratura|impianti gpl|ricarica clima|auto d'epoca|cortesia|cambi automatici|ammaccature",
    weak: 'auto|automobili|macchina|moto|vetture|vettura|ibride|furgoni|marche',
    not: 'officina creativa|officina letteraria|officina teatrale|autoscuola|officina di idee|officina grafica|officina culturale|officina di ceramica',
  },
  shop: {
    names:
      'noleggio bici|noleggio biciclette|noleggio canoe|noleggio kayak|noleggio barche|noleggio sci|noleggio attrezzature|apicoltura|apicoltore|apicoltrice|miele|alveare|negozio|negozi|libreria|boutique|alimentari|macelleria|pescheria|salumeria|gioielleria|negozio online|ferramenta|cartoleria|negozio di vestiti|giocattoli|fruttivendolo|calzature|erboristeria|antiquariato|profumeria|negozio di dischi|negozio di biciclette|merceria|oreficeria|bottega|e-commerce|formaggeria|emporio|mercatino|ortofrutta|negozio di giocattoli|negozio di abbigliamento|vivaio|azienda agricola|caseificio|tabaccheria|negozio vintage|cantina vinicola|casa del formaggio|ottica e occhiali|negozio di vini|gioiellerie|negozio sfuso|frutta e verdura|drogheria|cicli|ciclofficina|norcineria|edicola|sartoria|frantoio|concept store|saponificio|pelletteria|abbigliamento|mobilificio|negozio di scarpe|vinicola|negozio di fumetti|fumetteria|cantina|bottega artigiana|pet shop|macellaio|rivendita|negozio di quartiere|antiquario|minimarket|colorificio|gastronomia e salumeria|vintage shop|casa vinicola|merceria e filati|dischi|noleggio tende|noleggio stoviglie|vestiti usati|attrezzatura da pesca|articoli da pesca|usato per bambini',
    strong:
      'libri|vestiti|gioielli|vinili|regali|formaggi|spedizioni|scarpe|usato|sfuso|salumi|biciclette|seconda mano|artigianato|candele|stoffe|prodotti tipici|prosciutti|vendita|olio extravergine|borse|accessori|carni|narrativa|arredamento|vini|abiti|fumetti|collane|capi|romanzi|giochi|giochi da tavolo|marmellate|saponi|verdure|tessuti|oggetti|bici|olio|ceste|filati|collezioni|zafferano|verdura|ortaggi|spezie|cassette di verdura|orto|infusi|sfusi|tisane sfuse',
    weak: 'vendiamo|prodotti|acquistare|marchi|fatto a mano|fatti a mano|selezione|clienti|shop|ordini|consegna|produttori|produttori locali|tipici',
    not: 'workshop|barber shop|coffee shop|bottega di pane|tattoo shop',
  },
  florist: {
    names:
      'fioraio|fioraia|fiorista|fioristi|negozio di fiori|fioreria|floral designer|atelier floreale|studio floreale|bottega di fiori|fiori|allestimenti floreali|flower designer|flower farm|floricoltura|fiorai|vende fiori|vendo fiori|vendiamo fiori|fiori e piante',
    strong:
      'bouquet|mazzi|composizioni|fiori freschi|fiori secchi|corone|rose|addobbi floreali|fiori recisi|fiori per matrimoni|corone funebri|mazzi di fiori|bouquet da sposa|addobbi|composizioni floreali|peonie|ghirlande|fiori di stagione|floreali',
    weak: 'matrimoni|piante|funerali|stagione|cerimonie|verde|vasi|cesti',
    not: 'fiori di bach|fiori di zucca',
  },
  lodging: {
    names:
      'hotel|albergo|b&b|bed and breakfast|ostello|agriturismo|affittacamere|casa vacanze|case vacanza|campeggio|pensione|residence|rifugio|baita|camere|glamping|masseria|appartamenti vacanze|villa in affitto|bed & breakfast|chalet|guesthouse|hotel boutique|dimora|appartamento vacanze|country house|agricampeggio|maso|trulli|resort|relais|albergo diffuso|locanda con camere|guest house|villaggio turistico|rifugio alpino|trullo|casa vacanza|casale|foresteria|alloggi|bungalow|cascina con camere|stabilimento termale con hotel|appartamenti per vacanze|letto e colazione',
    strong:
      'ospiti|notte|a notte|per notte|colazione inclusa|camera doppia|check-in|soggiorno|suite|posti letto|piscina|piazzole|vista mare|pernottamento|camera|stanze|mezza pensione|soggiorni|letto|doppia|singola|dormire|letti|dormitorio|dormitori|pernottare|vacanza|camere doppie|prima colazione|matrimoniale',
    weak: 'colazione|vacanze|mare|natura|relax|parcheggio|spiaggia|escursioni|giardino|montagna',
    not: 'hotel per cani|pensione per cani|pensione per gatti|in pensione|pensionato|pensionati',
  },
  photography: {
    names:
      'fotografo|fotografa|fotografia|foto di matrimonio|foto di matrimoni|foto di nozze|studio fotografico|fotografi|videomaker|fotografo di matrimoni|fotografa di matrimoni|ritrattista|fotografia di matrimonio|fotografa di famiglia|fotografe|fotoreporter|fotografa newborn|fotografo di architettura',
    strong:
      'foto e video|foto & video|servizio matrimonio|servizi matrimonio|servizi fotografici|servizio fotografico|foto|ritratti|shooting|reportage|neonati|album|immagini ritoccate|fotolibro|scatti|newborn|stampe|foto editate|fototessere|foto post-prodotte|gravidanza|prematrimoniale|macchina fotografica|fotografie|pellicola|foto di famiglia|engagement|galleria online|analogica|post-produzione',
    weak: 'matrimoni|momenti|luce|drone|galleria|coppie|video|emozioni|immagini|elopement',
    not: "vecchie foto|foto vecchie|foto antiche|foto d'epoca|vecchie fotografie",
  },
  portfolio: {
    names:
      'grafico|grafica freelance|illustratore|illustratrice|designer|artista|portfolio|pittore|pittrice|scultore|scultrice|ceramista|web designer|interior designer|stilista|copywriter|scrittore|scrittrice|regista|animatore|graphic designer|art director|fumettista|calligrafa|orafa|attrice|attore|textile designer|designer grafica|motion designer|autrice|product designer|ux designer|incisore|incisora|artista visivo|artista visiva|sceneggiatore|giornalista|poeta|tatuatrice e illustratrice|costumista|character designer|decoratrice|mosaicista|montatrice|montatore|scenografa|doppiatore|doppiatrice|designer di gioielli|poetessa|concept artist|scenografo|set designer|type designer|orafo|vasaia|restauratrice|liutaio|legatrice|sarta costumista|muralista|tessitrice|filmmaker|videoartista|autore|designer di prodotto|faccio incisioni|incisioni|dipingo|acqueforti|disegno fumetti|dipingo ritratti|ritratti a olio|i miei quadri|serigrafia|serigrafie',
    strong:
      'mostre|commissioni|identità visiva|loghi|illustrazioni|opere|i miei lavori|lavori|quadri|acquerelli|libri per bambini|copertine|murales|mostra|albi illustrati|brand identity|sculture|progetti scelti|dipinti|tele|editoria|su commissione|disegni|manifesti|esposizioni|packaging|marchi|progetti selezionati|personali|pezzi unici|collettive|olio su tela|gres|commissione|copertina|tavole|grès|ritratti di animali|ritratti a matita|ceramiche',
    weak: 'arte|design|atelier|studio|creativo|creativa|laboratorio|progetti|freelance|clienti|case editrici|gallerie|collaboro|riviste',
    not: 'belle arti',
  },
  music: {
    names:
      "gruppo musicale|cantante|cantautore|cantautrice|dj|musicista|orchestra|coro|quartetto|trio|rapper|duo|pianista|chitarrista|violinista|banda|band|etichetta discografica|produttore musicale|complesso|gruppo rock|quartetto d'archi|ensemble|cover band|chitarrista jazz|violoncellista|corale|quintetto|rock band|compositore|compositrice|sassofonista|soprano|arpista|fisarmonicista|tribute band|big band|gruppo folk|band indie|filarmonica|jazz band|percussionista|batterista|musica per matrimoni|wedding band|beatmaker|tenore|bandistico|coristi|gospel|duo acustico|fanfara|coro di montagna|corpo bandistico|banda di paese|banda musicale|tamburini|coro alpino|sestetto",
    strong:
      'album|concerti|concerto|canzoni|tour|live|ep|singolo|repertorio|prove|dal vivo|palco|brani|disco|date|debutto|cantiamo|suoniamo|esibizioni|nuovo album|cover|pizzica|polifonico|voci|tournée|coristi|swing|spotify|sul palco|basso|batteria|serenate|esibiamo|booking|tenori|soprani|klezmer',
    weak: 'musica|jazz|rock|matrimoni|voce|pop|feste|indie|soul|chitarra|folk|palchi|eventi',
    not: 'banda larga|sala concerti|lezioni di musica|banda elastica|scuola di musica',
  },
  event: {
    names:
      "festival|conferenza|matrimonio|convegno|maratona|mezza maratona|hackathon|mostra|fiera|sagra|congresso|evento|gala|mercatino di natale|corsa|torneo|festa|seminario|salone del libro|rassegna|anniversario|mercatini di natale|nozze|rassegna cinematografica|simposio|festa di paese|raduno|compleanno|marcia|mercatino|gara|camminata|notte bianca|summit|workshop di due giorni|festa patronale|giornata di studi|corsa podistica|convention|palio|meetup|barcamp|trail|carnevale|concorso|salone|open day|biennale|expo|rievocazione|cena di gala|reunion|esposizione|addio al nubilato|biciclettata|stracittadina|festa di laurea|mercatino dell'usato|pesca di beneficenza|festa della montagna|tombolata|ballo liscio|fiera del bestiame|svuota cantine|svuotacantine|castagnata|festa dell'uva",
    strong:
      'biglietti|biglietto|iscrizione|iscrizioni|relatori|programma|palchi|ci sposiamo|cerimonia|edizione|espositori|prevendita|ingresso libero|invitati|stand|ricevimento|conferma la presenza|partecipanti|ospiti internazionali|interventi|ingresso gratuito|talk|line-up|pettorale|rsvp|tre giorni di|due giorni di|corridori|giornate|confermate|keynote|speaker|incontri con gli autori|bancarelle|degustazioni|confermare la presenza|stand gastronomici|accrediti|registrazione|pacco gara|artisti|pubblico|premiazione|notte delle|notte dei|notte della|corsa dei|corsa delle|palio',
    weak: 'fine settimana|concerti|laboratori|palco|sposi|annuale|ospiti|weekend|spettacoli|gastronomia',
    not: 'servizio matrimonio|servizi matrimonio|matrimoni e battesimi|fotografo di matrimoni|fiori per matrimoni|torte nuziali|matrimoni|fotografa di matrimoni|fotografia di matrimonio|abiti da sposa|organizzazione eventi|musica per matrimoni|eventi|feste|mostre|feste di compleanno|wedding planner|salone di bellezza|salone di parrucchiere|salone unisex|salone|concorsi|festa di laurea torte|feste private|catering per matrimoni',
  },
  nonprofit: {
    names:
      'associazione|onlus|ong|fondazione|no profit|non profit|senza scopo di lucro|rifugio per animali|banco alimentare|volontariato|parrocchia|chiesa|comitato|mensa dei poveri|orto condiviso|associazione culturale|canile|gattile|ets|aps|associazione di volontariato|comunità di recupero|associazione di quartiere|mensa sociale|pro loco|gruppo di acquisto solidale|casa famiglia|protezione civile|caritas|emporio solidale|odv|associazione animalista|associazione ambientalista|oratorio|cooperativa sociale|orto urbano|croce verde|gruppo scout|associazione di promozione sociale|centro sociale|banca del tempo|casa di accoglienza|centro antiviolenza|circolo culturale|scout|associazione no profit|aiuto umanitario|terzo settore|doposcuola sociale|repair café|circolo di scacchi|orti sociali|mensa per|rifugio per cani|rifugio per cani e gatti|rifugio animali|doposcuola gratuito|puliamo le spiagge|pulizia delle spiagge|senzatetto|volontari che',
    strong:
      'volontari|donazioni|donazione|adozione|adottare|senzatetto|rifugiati|solidarietà|sostienici|dona|5x1000|5 per mille|bisognosi|volontario|difficoltà|randagi|soci|cinque per mille|raccolta fondi|abbandonati|fragili|inclusione|pasti caldi|diventa volontario|tutela|sostegno|salviamo|adozioni|volontarie|persone sole|migranti|senza dimora|iban|tesserati|biodiversità|spiagge pulite|povertà|persone in difficoltà|famiglie in difficoltà|in cerca di casa',
    weak: 'aiuto|sociale|comunità|ambiente|gratuito|insieme|quartiere|aiutiamo|raccogliamo|anziani|campagna|tessera',
    not: 'associazione sportiva dilettantistica|associazione sportiva',
  },
  education: {
    names:
      "scuola|asilo|asilo nido|università|ripetizioni|lezioni private|scuola di lingue|scuola di musica|autoscuola|insegnante privato|corso di inglese|accademia|formazione|scuola di cucina|scuola materna|scuola dell'infanzia|doposcuola|istituto|nido|centro di formazione|corsi di lingua|scuola di teatro|scuola d'arte|lezioni di pianoforte|insegnante di pianoforte|lezioni di chitarra|insegnante di inglese|lezioni di inglese|scuola primaria|liceo|scuola montessori|ludoteca|corsi di inglese|scuola di italiano|scuola di programmazione|corsi di cucina|lezioni di musica|scuola di cucito|insegnante di chitarra|corsi di ceramica|corsi di italiano|scuola guida|corsi di formazione|ente di formazione|centro studi|scuola di canto|corsi di fotografia|scuola di fumetto|accademia di musica|conservatorio|lezioni di matematica|tutor|scuola di design|lezioni di canto|bootcamp|corso di cucito|nido in famiglia|micronido|agrinido|tagesmutter|corsi di pianoforte|lezioni di violino|insegnante di violino|scuola steineriana|insegnante madrelingua|scuola d'inglese|corsi di lingue|corso di ceramica|corso di cucina|corsi di cucito|lezioni di cucito|do lezioni|corso di disegno|corso di pittura|baby sitter|lingua dei segni|italiano per stranieri",
    strong:
      'studenti|allievi|insegnanti|esami|patente|iscrizioni|compiti|alunni|imparare|patenti|certificazioni|docenti|matematica|madrelingua|apprendimento|ielts|educatrici|patente b|insegno|livelli|didattica|maturità|cils|latino|metodo montessori|maestre|dsa|lezioni individuali|livello|educatori|quiz ministeriali|guide|pedagogico|recupero|conversazione|imparano|infanzia|cambridge|esame|bambini',
    weak: 'lezioni|corso|online|piccoli gruppi|corsi|età|adulti|classi|principianti|ragazzi',
    not: 'scuola di danza|scuola di ballo|ex scuola|scuola di surf|vicino alla scuola|scuola di nuoto|scuola di yoga|accademia di belle arti|scuola di vela|scuola calcio|vecchia scuola|corsi di yoga|scuola di sci|corsi di nuoto|corsi di danza|corsi di gruppo|accanto alla scuola',
  },
  'professional-services': {
    names:
      'avvocato|avvocata|avvocati|studio legale|commercialista|commercialisti|studio commercialista|notaio|consulenza|consulente|studio di consulenza|traduttore|traduttrice|agenzia di comunicazione|agenzia|assicurazioni|broker assicurativo|architetto|studio di architettura|architetti|coach|risorse umane|consulente del lavoro|agenzia di marketing|geometra|patronato|wedding planner|interprete|studio tecnico|agenzia di viaggi|onoranze funebri|agenzia pubblicitaria|ingegnere|studio di ingegneria|ragioniere|organizzazione eventi|agenzia di traduzioni|caf|consulente finanziario|consulenti del lavoro|studio notarile|consulenti|web agency|agenzia web|agenzia viaggi|coaching|commercialista online|event planner|assicurazione|tributarista|revisore|consulente di marketing|traduzioni|agenzia digitale|mediatore|agenzia assicurativa|mental coach|consulente marketing|assistente virtuale|avvocatessa|studio di progettazione|perito|business coach|ricerca del personale|investigatore privato|agenzia funebre|ufficio stampa|career coach|studio associato|vigilanza|disbrigo pratiche|career coaching|agenzia di eventi|architetta|agenzia creativa|studio di commercialisti|paghe e contributi|visure|self storage|deposito mobili|box deposito|traduttrice giurata|celebrante|officiante|ncc|transfer|taxi|traduco|dichiarazioni dei redditi|tengo la contabilità',
    strong:
      'dichiarazione dei redditi|diritto del lavoro|diritto di famiglia|bilanci|contabilità|buste paga|divorzi|contratti|strategia|partita iva|successioni|pratiche|fiscale|legale|separazioni|diritto|730|fiscalità|regime forfettario|consulenze|polizze|marketing|contenzioso|apertura partita iva|forfettari|recupero crediti|asseverate|pratiche catastali|permessi di soggiorno|separazioni e divorzi|eredità|f24|seo|testamenti|risarcimento danni|leadership|paghe|business plan|tributario|traduzioni giurate|dichiarazioni|liberi professionisti|startup|colloqui|bonus edilizi|giurate',
    weak: 'aziende|imprese|assistenza|esperti|primo colloquio|professionisti|clienti|parcella|imprenditori|pmi|affianchiamo',
    not: 'agenzia immobiliare|consulenza di immagine|consulenza nutrizionale|consulenza gratuita|agenzia del territorio',
  },
  'real-estate': {
    names:
      'agenzia immobiliare|immobiliare|agente immobiliare|amministratore di condominio|gestione affitti|mediatore immobiliare|consulente immobiliare|amministrazioni condominiali|amministrazione condomini|agenti immobiliari|immobiliari|home stager|consulenti immobiliari|property manager|amministratrice di condominio|promotore immobiliare|amministrazione condominiale|agenzie immobiliari|property management|gestioni immobiliari|real estate|vendiamo case|affitti turistici',
    strong:
      'appartamenti|immobili|vendita case|affitti|valutazioni|valutazione|compravendite|proprietari|ville in vendita|visite immobiliari|vendere casa|compravendita|acquirenti|affitto|affitti brevi|ville|immobile|case in vendita|affitti transitori|rustici|in vendita|locazioni|vendita|condòmini|quadrilocali|trilocali|bilocali|stime|assemblee',
    weak: 'case|comprare|vendere|affittare|zone|mutuo|casa|acquistare|terreni|quartiere|investimento',
    not: 'case vacanza|casa vacanze',
  },
  software: {
    names:
      'software|applicazione|app|saas|piattaforma|startup|start-up|sviluppo web|sviluppo software|assistenza informatica|open source|app mobile|programmatore|programmatrice|gestionale|software house|videogioco|servizi informatici|sviluppatore|sviluppatrice|web app|estensione del browser|informatica|consulenza informatica|applicazioni|studio di videogiochi|chatbot|sviluppo app|videogiochi|sicurezza informatica|piattaforma online|api|crm|cybersecurity|software gestionale|software libero|sviluppatori|azienda informatica|fintech|plugin|intelligenza artificiale|tool online|sistema di prenotazione|assistenza computer|riparazione computer|soluzione cloud|programma gestionale|studio indie|sviluppo siti|programma di|programma per la|programma per gestire|programma per studi|programma per officine|programma per palestre|programma per negozi|programma per aziende|programma per artigiani|programma per ristoranti',
    strong:
      'integrazioni|cloud|automatizza|utenti|ios|android|prova gratuita|gdpr|ia|github|per utente|fatturazione elettronica|tempo reale|sincronizza|si integra|dashboard|automazione|piano gratuito|prenotazioni online|fatture|in cloud|magazzino|self-hosted|crittografia|repository|notifiche|integrazione|smartphone|turni|machine learning|sviluppiamo|scaricabile|server|aggiornamenti|importazione|fattura elettronica|fatturazione',
    weak: 'digitale|dati|online|codice|strumento|gestione|siti web|gestire|web|gestisce|tecnologia|licenza|telefono|funzioni|team',
  },
} as const satisfies Lexicon['industries']
