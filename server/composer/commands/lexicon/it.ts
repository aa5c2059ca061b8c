import type { CommandLexicon } from './command-lexicon.ts'

export const it: CommandLexicon = {
  actions: {
    add: 'aggiungi|aggiungere|aggiunga|aggiungimi|inserisci|inserire|inserisca|includi|includere|metti anche|vorrei|voglio|serve|manca|crea|creare|nuovo|nuova|nuovi|nuove|aggiungiamo',
    remove:
      'togli|togliere|tolga|rimuovi|rimuovere|rimuova|elimina|eliminare|elimini|cancella|cancellare|leva|levare|senza|via|toglimi|togliamo',
    hide: 'nascondi|nascondere|nasconda',
    show: 'mostra|mostrare|mostri|fai vedere|rendi visibile|visualizza|mostra di nuovo|rimostra',
    move: 'sposta|spostare|sposti|metti|mettere|metta|porta|portare|posiziona|colloca|muovi|trascina',
    change:
      'cambia|cambiare|cambi|modifica|modificare|modifichi|correggi|correggere|aggiorna|aggiornare|rendi|rendere|fai|fare|fallo|falla|sostituisci|sostituire|adesso è|ora è|ora sono|costa|ora costa|adesso costa|ora|adesso|usa|usare|imposta|impostare|diventa|utilizza|rendilo|rendila|è ora|metti come',
    rename: 'rinomina|rinominare|chiama|chiamala|chiamalo|chiamare|intitola|intitolare',
    shorter:
      'più corto|più corta|più corti|più corte|accorcia|accorciare|accorciali|meno testo|più breve|più brevi|più conciso|più concisi|riassumi|riassumere|troppo lungo|troppo lunga|troppo lunghi|sintetizza|più sintetico|riduci il testo|meno parole|taglia i testi|abbrevia|troppo testo|più sintetici|accorcia i testi',
    longer:
      'più lungo|più lunga|più lunghi|più lunghe|allunga|allungare|più testo|più dettagli|più dettagliato|più dettagliata|amplia|ampliare|estendi|troppo corto|troppo corta|troppo breve|approfondisci|più parole|più esteso|arricchisci|allunga i testi',
    rewrite:
      "riscrivi|riscrivere|riformula|riformulare|altro|altra|un altro|un'altra|un'altra versione|altra versione|diverso|diversa|diversamente|in altro modo|nuova versione|una nuova versione|rifai|altri|altre|con altre parole",
  },
  nouns: {
    header: 'intestazione|navigazione|barra di navigazione|testata|menu di navigazione',
    notice: 'avviso|annuncio|comunicazione|banner',
    hero: 'apertura|introduzione|inizio|copertina|sezione iniziale|benvenuto|prima sezione',
    features: 'vantaggi|punti di forza|caratteristiche|pregi|buono a sapersi|particolarità',
    services:
      'servizi|servizio|i nostri servizi|cosa facciamo|prestazioni|trattamenti|lista dei servizi',
    menu: 'menu|menù|carta|piatti|carta delle bevande|listino del menu|menu e prezzi',
    pricing:
      'prezzi|prezzo|listino|listino prezzi|tariffe|tariffa|costi|piani|pacchetti|lista dei prezzi',
    about: 'chi siamo|su di noi|la nostra storia|storia|chi sono|presentazione|su di me',
    steps: 'come funziona|passi|passaggi|procedimento|fasi|passo dopo passo|come lavoriamo',
    gallery:
      'galleria|foto|immagini|immagine|fotografie|galleria fotografica|galleria di foto|galleria di immagini|lavori|album',
    quotes:
      'recensioni|recensione|opinioni|testimonianze|commenti|citazioni|cosa dicono i clienti|opinioni dei clienti|pareri|parole dei clienti|testimonianza',
    stats: 'numeri|cifre|statistiche|i numeri|dati',
    team: 'squadra|team|il nostro team|la nostra squadra|personale|collaboratori|staff',
    faq: 'domande|faq|domande frequenti|domande e risposte',
    hours: 'orari|orario|orari di apertura|orario di apertura|ore di apertura|gli orari',
    place: 'mappa|come arrivare|dove siamo|indicazioni|posizione|come raggiungerci|dove trovarci',
    contact: 'contatti|contatto|modulo|modulo di contatto|recapiti|formulario|contattaci',
    events: 'date|eventi|evento|calendario|concerti|appuntamenti|agenda',
    cta: "invito|call to action|invito all'azione",
    footer: 'piè di pagina|fondo pagina|footer',
    phone: 'telefono|numero|numero di telefono|cellulare|tel|recapito telefonico',
    email: 'email|e-mail|mail|posta|indirizzo email|indirizzo e-mail|posta elettronica',
    url: 'sito|sito web|link|url|indirizzo web|pagina web',
    address: 'indirizzo|via|città|luogo',
    name: "nome|nome dell'attività|nome dell'azienda|nome del negozio",
    title: 'titolo della pagina|titolo|nome della pagina',
    headline: 'titolo principale|slogan|titolo grande|motto',
    headings: 'titoli|sottotitoli|titoletti',
    offer: 'prodotto|articolo|offerta',
    texts: 'testo|testi|tono|parole|frasi|scrittura|linguaggio|stile di scrittura',
    colours: 'colori|colore|tinte|tinta|tonalità|palette|toni',
    font: 'carattere|font|caratteri|tipografia|scritta',
    page: 'pagina|la pagina|aspetto|design|grafica|sfondo|tema|tutto|modalità|stile|tutta la pagina',
  },
  places: {
    up: "più in alto|più su|verso l'alto|su|un posto più su|in su",
    down: 'più in basso|più giù|verso il basso|giù|un posto più giù|in giù',
    top: "in cima|all'inizio|in alto|per primo|per prima|tutto in alto|al primo posto",
    bottom: "in fondo|alla fine|in basso|per ultimo|per ultima|all'ultimo posto|tutto in basso",
    before:
      'prima di|prima del|prima della|prima dei|prima degli|prima delle|sopra|sopra il|sopra la|davanti a|sopra i|sopra gli|sopra le|prima',
    after:
      'dopo|dopo il|dopo la|dopo i|dopo gli|dopo le|sotto|sotto il|sotto la|dietro|sotto i|sotto gli|sotto le',
  },
  qualities: {
    dark: 'più scuro|scuro|più scura|scura|più scuri|scuri|nero|modalità scura|tema scuro|sfondo scuro|scurisci|modalità notte|sfondo nero',
    light:
      'più chiaro|chiaro|più chiara|chiara|più chiari|chiari|più luminoso|luminoso|bianco|modalità chiara|schiarisci|più luminosa|tema chiaro|sfondo chiaro|sfondo bianco',
    warm: 'più caldo|caldo|più calda|calda|più caldi|caldi|più accogliente|accogliente|più calde|più cordiale|più amichevole|calde',
    cool: 'più freddo|freddo|più fredda|fredda|più freddi|freddi|più fresco|fresco|più freschi|più fredde',
    vivid:
      'più vivace|più vivaci|vivaci|più acceso|più accesi|accesi|più intenso|più intensi|più colorato|più colorata|più forti|più brillanti',
    pale: 'più pallido|pallidi|più tenue|più tenui|tenui|pastello|più delicato|più delicati|delicati|più spento|meno colorato|meno intenso|meno accesi|più morbidi|più sbiaditi',
    round:
      'più rotondo|più arrotondato|arrotondato|angoli arrotondati|angoli rotondi|più arrotondati|angoli più rotondi|angoli più arrotondati|più tondo|più rotondi|angoli tondi|arrotondati',
    square:
      'più squadrato|squadrato|angoli squadrati|angoli retti|angoli vivi|meno rotondo|meno arrotondato|più quadrato|spigoloso',
    airy: 'più aria|più spazio|più spazi|più arioso|ariosa|più spazioso|più respiro|più ampio|più ariosa|più largo|più distanziato',
    dense:
      'più compatto|compatto|meno spazio|più denso|più fitto|più stretto|meno aria|più compatta',
    large:
      'più grande|più grandi|titoli più grandi|caratteri più grandi|ingrandisci|testo più grande',
    small:
      'più piccolo|più piccola|più piccoli|titoli più piccoli|caratteri più piccoli|rimpicciolisci|testo più piccolo',
    plain:
      'più semplice|semplice|più sobrio|sobrio|più neutro|più diretto|più lineare|più semplici|più essenziale',
    premium:
      'più elegante|elegante|più lussuoso|lussuoso|più raffinato|raffinato|più esclusivo|più pregiato|più signorile|più eleganti|premium|più ricercato',
    playful:
      'più giocoso|giocoso|più divertente|divertente|più allegro|allegro|più spiritoso|più scherzoso|più simpatico|più giocosa|più allegra',
    technical:
      'più tecnico|tecnico|più moderno|moderno|più preciso|più professionale|professionale|più minimalista|minimalista|più pulito|più tecnica|più moderna',
    bold: "più audace|audace|più deciso|più forte|più incisivo|più d'impatto|più grintoso",
    calm: 'più calmo|calmo|più tranquillo|tranquillo|più sereno|più rilassato|più pacato|più calma|più tranquilla',
  },
  pink: 'rosa',
  link: 'a|in|per|come|è|sono|di|con|al|alla|ai|alle|da|del|della|dei|dello|degli|delle|con scritto|che dice|sia',
  and: 'e|poi|e poi|anche|inoltre|ed|quindi',
  filler:
    "il|lo|la|i|gli|le|l'|un|uno|una|un'|per favore|per piacere|mi|ci|mio|mia|miei|mie|nostro|nostra|nostri|nostre|suo|tuo|puoi|può|potresti|potrebbe|sezione|blocco|parte|riquadro|sezioni|un po'|un po|po'|po|più|molto|poco|questo|questa|quello|quella|che|della pagina|alla pagina|nella pagina|dalla pagina|di|dell'|all'|ciao|grazie|tutto|tutta|tutti|versione|ancora|anche|ora|qui|lì|ciò|sarebbe|essere|voce|stesso|bello|bella|noi|io|tu|si|ore|vorremmo|del sito",
  less: 'meno|non così',
  isPostpositional: false,
}
