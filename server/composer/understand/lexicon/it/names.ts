import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    "attività:|azienda:|ditta:|negozio:|il marchio è|il nostro marchio è|si chiama|chiamato|chiamata|di nome|nome:|denominato|denominata|il nome è|dal nome|che si chiama|nominato|nostro nome è|conosciuto come|conosciuta come|ci chiamiamo|si chiamerà|intitolato|intitolata|nome dell'attività:|con il nome|si chiamano|ribattezzato|nome è|insegna|nome =|nome -|con il nome di|sotto il nome di|nome di|insegna dirà|insegna dira|insegna sarà|insegna sara|insegna dice|insegna:|insegna c'è scritto|insegna ci sarà scritto|insegna ci sarà|insegna si legge|sarà scritto|conoscono come|conosce come|conosciuti come|conosciute come|firmo come|firmo con il nome|chiamiamo|l'abbiamo chiamato|l'abbiamo chiamata|l'ho chiamato|l'ho chiamata|chiamerà|chiamera|si chiamera|il titolo è|il nome sarà|battezzato|battezzata|vendiamo come|vendo come|con il marchio|sotto il marchio|chiamiamolo|lo chiamo|la chiamo|lo chiamiamo|la chiamiamo|come nome metta|come nome metti|come nome mettete|come nome mettiamo|come nome metterei|porta il nome di|porta il nome|prende il nome di|prende il nome|col nome di|col nome|sotto l'insegna|sotto l'insegna di|nome d'arte|nome d'arte:|abbiamo battezzato|ho battezzato|abbiamo scelto il nome|ho scelto il nome|nome scelto è|il nome scelto è|il nome del negozio è|sull'insegna c'è scritto|sull'insegna c'è scritto|ci conosce come|ci conoscono come|mi conoscono come|mi conosce come|lo conoscono come|la conoscono come|conosciuti col nome di|risponde al nome di|cercateci come|ci trovi come|ci trovate come|s'intitola|si intitola",
  near: "ditta|impresa|bottega|laboratorio|siamo|benvenuti in|benvenuto in|benvenuti a|benvenuti da|benvenuti al|benvenuti alla|benvenuti all'|sito per|pagina per|sito di|progetto|presento|l'azienda|il|la|lo|l'|da|sito web per|sito per la|sito per il|app|sito del|sito della|associazione|l'associazione|band|la band|pagina di|gestisco|gestiamo|al|alla|presso|studio|per|gruppo|vi presento|azienda|ecco|la ditta|l'impresa|lo studio|il gruppo|la società|il marchio|abbiamo fondato|apriamo|stiamo aprendo|c'è|trovi|trovate",
  after:
    "che è il nome|è il nome|è il nostro nome|è il mio nome|così si chiama|così ci chiamano|così mi chiamano|così ci chiamiamo|dice l'insegna|si chiama così|ci chiamano così|così l'abbiamo chiamato|così l'abbiamo chiamata",
  copula:
    'è|sono|offre|fa|vende|aiuta|apre|si|propone|ha|nasce|in|a|ad|nel|nella|produce|prepara|ripara|pulisce|insegna|organizza|realizza|costruisce|serve|vi|torna|suona|accoglie|lavora|segue|cura|sta|ti|cucina|opera|gestisce|riunisce|trova|crea|invita|da|sul|taglia|noleggia|presenta|riceve|coltiva|dà|disegna|dipinge|installa|si trova|scrive|sposta|trasloca|stampa|fotografa|canta|raccoglie|restaura|trasporta|tosta|espone|cerca|balla|confeziona|porta|anima|imparte|recita|siamo|ripete|riapre|sforna|consegna|ospita|suonano|cantano|fanno|vendono|offrono|organizzano|ballano|insegnano|propongono',
  being: 'è|sono|si',
  greetings:
    'ciao a tutti|ciao|buongiorno|buonasera|salve|spett.le redazione|gentili signori|egregi signori|spettabile redazione',
  particles:
    'di|del|della|dei|delle|dello|degli|e|&|+|da|dal|in|al|alla|il|la|lo|d|dell|all|nel|a|sul|sulla|ai',
  stops:
    'in|a|è|sono|che|e|con|per|si|nel|nella|siamo|situato|situata|dal|vende|offre|fa|un|una|aperto|ci|vicino|da|ad|ha|è|apriamo|facciamo|sta|dove|al|ed|ed è|faccio|ho|abbiamo|vendo|vendiamo|apro|lavoro|lavoriamo|cerco|cerchiamo|offro|offriamo|grazie|ma|taglio',
  generic:
    'un|una|il|la|lo|i|gli|le|di|del|noi|siamo|sono|nostro|nostra|mio|mia|piccolo|piccola|famiglia|familiare|nuovo|nuova|moderno|moderna|tradizionale|artigianale|artigiano|artigiana|accogliente|sito|pagina|per|con|in|a|al|da|abbiamo|facciamo|aperto|aperta|aperti|orari|orario|prezzi|prezzo|telefono|tel|cell|indirizzo|contatti|email|mail|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti|ciao|salve|dal|vendiamo|offriamo|servizio|servizi|corsi|voglio|crea|creare|chiuso|chiusa|italiano|italiana|giapponese|vegano|biologico|bio|negozio|attività|azienda|casa|via|piazza|viale|taglio|prenotazioni|ingresso|biglietti|gruppo|non|senza|tra|anche|specializzati|specialisti|ogni|dalle|chiamate|chiama|whatsapp|instagram|facebook|nel|nella|qui|se|che|chi|dove|quando|due|tre|quattro|preventivi|menù|camere|camera|colazione|studio|fondata|fondato|storica|storico|team|società|vi|ci|pane|caffè|pizza|serve|cerco|faccio|lavoro|lavoriamo|bed|tutto|solo|presso|lezioni|aiuto|aiutiamo|nome|città|indipendente|giovane|mi|e|ed|ma|mattina|sera|consegna|progetti|matrimoni|costo|ristruttur|servono|seguo|siti|scrivi|scrivete|impresa|parrucchiera|abbonamento|piatti|vicino|insegno|benvenuti|benvenuto|cerchiamo|vorrei|vogliamo|desideriamo|oggi|ora|adesso|intanto|ufficio|numero|info|cellulare|gratuiti|guida|io',
  person: 'sono|mi chiamo|il mio nome è|di|qui|vi scrive',
} as const satisfies NameWords

export const place = {
  prepositions:
    'a|ad|in|vicino a|nei pressi di|nei dintorni di|presso|alle porte di|fuori|poco fuori',
  weak: 'di|da|per|su|indirizzo|verso|nel|nella|tra|del|della|dal|sul|tutta',
  between:
    'centro a|pieno centro a|il centro di|nel cuore di|cuore di|zona|il quartiere|la città di|provincia di|tutta la provincia di|centro storico di|il centro storico di|due passi da|tutta|la zona di|il borgo di|quartiere|periferia di|pieno centro di|collina sopra|colline di|pochi minuti da|campagna vicino a|nord di|sud di|vecchia|la periferia di|bassa|centro città a|hinterland di|area di',
  streets:
    'via|viale|piazza|corso|largo|vicolo|strada|piazzale|lungomare|lungarno|contrada|borgo|calle|fondamenta|piazzetta|salita|galleria|vico|v.le|traversa|campo|lungotevere|p.zza',
  not: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua|instagram|facebook|whatsapp|internet|casa|python|excel|google|zoom|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|satispay|android|italia|arduino|inglese',
  venues:
    'parco|giardino|piazza|museo|chiesa|castello|teatro|scuola|villa comunale|palazzo|stadio|stazione|porto|biblioteca',
  elsewhere:
    'esposto|mostre|mostre a|studiato|diplomata|diplomato|trasferita da|trasferito da|laureata|laureato|sono nata|sono nato',
  origins: 'veniamo da|siamo di|vengo da|vengono da|sono di',
  seats:
    'coro|banda|fanfara|pro loco|parrocchia|chiesa|municipio|mercato|spiaggia|porto|paese|circolo|filarmonica|polisportiva|palestra|oratorio|borgo|comune|stazione|vecchia stazione|mulino',
  around: 'e dintorni|e zona|e provincia|e zone limitrofe|e comuni limitrofi|e hinterland',
  towns: '',
  leads: '',
} as const satisfies PlaceWords
