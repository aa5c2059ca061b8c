import { hours } from './it/hours.ts'
import { industries } from './it/industries.ts'
import { name, place } from './it/names.ts'
import { prices } from './it/prices.ts'
import type { Lexicon } from './lexicon.ts'

export const it = {
  countries: ['IT', 'CH', 'SM'],
  common:
    "il lo la i gli le di del della dei delle dello a al alla in nel nella nei un una e è che per con da dal dalla dalle alle su non più anche siamo sono nostro nostra nostri nostre facciamo dove ci si mi o c'è ogni tutti tutte aperto aperta aperti l d dell nell all vogliamo offriamo piccolo piccola sito pagina come ho mio mia sul su piccoli case mi nella lavoro dal scrivetemi tra questo queste molto fino quando qui chi progetto ma questa anni anno giorno ora prezzo vicino essere già fu tre due ciao cerco via vendo vivo ognuno sempre fatto cosa sull c ai agli",
  letters: 'ìòù',
  months:
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
  workshops:
    'ciclofficina|officina di biciclette|riparazione biciclette|riparazione bici|calzolaio|sartoria riparazioni|orologiaio|liutaio|accordatore|arrotino|tappezziere|rilegatore|rilegatrice|rilegatura|rilegature|legatoria',
  crafts:
    'vasaio|vasaia|ceramista|argentiere|orafo|orafa|soffiatore di vetro|vetraio|tessitrice|tessitore|tornitore|cestaio|cestaia|pellettiere',
  mending: {
    acts: 'ripar*|aggiust*|restaur*|officina|laboratorio|rammend*|sartoria|sarta|orli|accord*|arrot*|riveste*|manutenzione',
    things:
      'bicicletta|biciclette|bici|e-bike|ciclo|cicli|orologio|orologi|scarpe|stivali|vestiti|abiti|capi|sartoria|chitarre|violini|strumenti|mobili|sedie|poltrone|divani|borse|coltelli|forbici|lampade|gioielli|macchine da cucire|telefoni|cellulari|computer|bambole|giocattoli|radio|pianoforti|fisarmoniche',
  },
  vets: 'veterinari*|veterinaria',
  laundries: 'lavanderia|tintoria|lavasecco|lavanderia a gettoni',
  producers:
    'apicoltore|apicoltrice|apicoltura|apiario|le nostre arnie|i nostri alveari|caseificio|casaro|formaggi di malga|malga|cantina vinicola|azienda vinicola|azienda vitivinicola|viticoltore|viticoltrice|vignaiolo|vignaiola|sidreria|frutteto|frutteti|azienda agricola|spaccio aziendale|punto vendita aziendale|bottega della fattoria|vendita diretta|frantoio|distilleria',
  hiring: {
    names:
      'noleggio bici|noleggio biciclette|noleggio di biciclette|noleggio kayak|noleggio di kayak|noleggio canoe|noleggio barche|noleggio pedalò|noleggio monopattini|noleggio scooter|noleggio sci|noleggio costumi|noleggio tende|noleggio gazebo|noleggio tensostrutture|noleggio attrezzature|noleggio gonfiabili|noleggio stoviglie',
    acts: 'noleggio|noleggi|noleggiare|noleggiamo|noleggia|affitto|affittiamo|a noleggio',
    things:
      'bici|biciclette|e-bike|kayak|canoe|barche|pedalò|monopattini|scooter|sci|costumi|tende|tendoni|gazebo|tensostrutture|gonfiabili|stoviglie|sup|attrezzi',
  },
  weddings: 'ci sposiamo|si sposano|nostro matrimonio|matrimonio di|nozze di',
  clubs:
    'orti urbani|orti sociali|orto sociale|orti condivisi|pro loco|proloco|circolo scacchi|circolo scacchistico|circolo tennis|circolo di tennistavolo|circolo di lettura|circolo di scacchi|tennistavolo|circolo ricreativo|circolo culturale|polisportiva|bocciofila|associazione sportiva|società sportiva|club alpino|gruppo di cammino|gruppo di lettura|gruppo escursionistico|compagnia amatoriale|filodrammatica|comitato di quartiere|associazione di quartiere',
  playing: {
    together:
      'coro|corale|banda musicale|filarmonica|banda cittadina|orchestra amatoriale|fanfara|gruppo vocale|corpo bandistico',
    hired: 'matrimonio|matrimoni|ingaggio|eventi aziendali',
  },
  repairCafes: 'repair cafe|repair-cafe|caffè delle riparazioni|caffè riparazione',
  occasions:
    'mercato|mercatino|festa|porte aperte|serata|degustazione|inaugurazione|mostra|sagra|spettacolo|incontro|concerto|laboratorio',
  negations: 'non|senza|mai|né|nessun|nessuna|niente',
  offers: {
    cues: 'offriamo|offro|facciamo|vendiamo|proponiamo|servizi:|i nostri servizi|servizi|specializzati in|specializzata in|specializzato in|serviamo|insegniamo|ripariamo|realizziamo|offre|prepariamo|produciamo|mi occupo di|ci occupiamo di|sforniamo|insegno|faccio|propongo|eseguiamo|tra i nostri servizi|installiamo|trattiamo|trovi|trovate|specialità:|siamo specializzati in|realizzo|affianchiamo le imprese in|fotografo|organizziamo corsi di|curiamo|effettuiamo',
    makes: 'realizza|produce|vende|ripara|restaura|costruisce|costruiamo|installa|sforna|insegna',
    kept: 'su misura|in legno|da asporto',
    things: /[ei]$/,
    divide: 'e|o|oppure|nonché|&|oltre a|ed|più',
    stops:
      'per|a|in|al|alla|dal|con|da|ogni|che|nel|nella|senza|su|fatti|fatte|fatta|fatto|presso|tutti|ai|alle|anche',
    times:
      "ogni mattina|ogni giorno|ogni settimana|ogni mese|ogni sera|ogni domenica|ogni sabato|tutte le mattine|tutti i giorni|tutte le sere|tutte le settimane|la mattina|la sera|di mattina|di sera|al mattino|la domenica|il sabato|nel fine settimana|nel weekend|tutto l'anno|quotidianamente|oggi|domani",
    not: 'soprattutto|appuntamento|su appuntamento|gratis|gratuita|gratuito|vietato|non si accettano|tutto|molto altro|altro|di prova|prova|cani|animali|wifi|wi-fi|solo contanti|sconto|tanto|parcheggio gratuito',
  },
  audience: {
    before:
      'per|rivolto a|rivolta a|dedicato a|dedicata a|pensato per|pensata per|aiutiamo|aiuto|ideale per|adatto a|supportiamo|aiuta|dedicati a|pensati per|seguo|assistiamo|adatti a|lavoro con|lavoriamo con',
    after: '',
    people:
      'docenti|edicole|botteghe|lavoratori|cooperative|associazioni|imprese|professionisti|principianti|proprietari|viaggiatori|amanti|partite iva|neomamme|privati|anziani|vicini|lettori|mamme|artigiani|famiglie|famiglia|bambini|donne|uomini|principianti|aziende|studenti|anziani|ristoranti|freelance|startup|coppie|viaggiatori|genitori|adulti|adolescenti|ragazzi|neonati|clienti|proprietari|inquilini|ciclisti|squadre|insegnanti|scuole|persone|turisti|privati|professionisti|imprese|sposi|pmi|animali|cani|gatti|tutti|artigiani|negozi|atleti|escursionisti|ristoratori|hotel|pazienti|liberi professionisti|condomini|imprenditori|piccole imprese|gestanti|mamme|giovani|partite iva|pellegrini|musicisti|rifugiati|agricoltori|runner|piccole e medie imprese|uffici|commercianti|studi medici|albergatori|acquirenti|bimbi|camminatori|allevatori|sportivi|illustratori|illustratrici|traduttori|traduttrici|interpreti|scrittori|autori|fotografi|giornalisti|commercialisti|contabili|idraulici|elettricisti|muratori|giardinieri|parrucchieri|palestre|studi dentistici|ambulatori|dentisti|infermieri|terapisti|avvocati|studi legali|librerie|librai|panifici|agenzie|circoli|cori|alunni|scolari|liceali|apprendisti|laureati|pensionati|nonni|neofiti|arrampicatori|nuotatori|cavalieri|pescatori|subacquei|ballerini|cantanti|collezionisti|campeggiatori|richiedenti asilo|migranti|stranieri|senzatetto|caregiver|produttori|viticoltori|apicoltori|cuochi|organizzatori|consulenti|formatori|ricercatori|ingegneri|architetti|asili|comuni|amministratori di condominio|bed and breakfast|agriturismi|host|nuovi arrivati|single|mattinieri|grafici|sviluppatori|baristi|golosi|meccanici|officine|neogenitori|future mamme|futuri genitori|ragazze|bambine|nonne|musei|onlus',
    stops: 'a|in|dal|dalle|aperto|che|con|noi|e per i|e da|su|nel|ogni|di tutte|da',
  },
  since: {
    before:
      "dal|tutto è iniziato nel|tutto è cominciato nel|fondata nel|fondato nel|fondati nel|nata nel|nato nel|aperto nel|aperta nel|aperto dal|aperta dal|attivi dal|esiste dal|creata nel|inaugurato nel|siamo nati nel|abbiamo aperto nel|nasce nel|attiva dal|attivo dal|dall'anno|sin dal|fin dal|presenti dal|anno di fondazione|costituita nel|avviata nel|aperti dal|apre nel|ha aperto nel|nati nel|abbiamo iniziato nel|fondazione:|tramandata dal",
    after: '',
    founding: 'aprì|aprirono|fondò|ha aperto|hanno aperto|ha fondato|avviò|abbiamo aperto',
    opened: 'aprì|aprirono|fondò|ha aperto|hanno aperto|ha fondato|abbiamo aperto',
    not: 'anche|altra|altro|mostra|rinnovato|ristrutturato|ristrutturata|costruito|restaurato|edificio|palazzo|restaurata|seconda|secondo|nuova|nuovo',
  },
  phone: {
    cues: 'telefono|tel|cell|cellulare|chiama|chiamate|whatsapp|contatti|numero|chiamaci|telefonate|fisso|chiamare|recapito|chiamando|info',
    not: 'fax|p.iva|partita iva|p. iva|iban|codice fiscale|rea|c.f|cin|cir|iscrizione|licenza',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
