import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    'betrieb:|firma:|geschäft:|laden:|praxis:|die marke heißt|marke:|markenname|heißt|heissen|heisst|heißen|namens|mit dem namen|genannt|name:|name ist|unter dem namen|trägt den namen|den namen trägt|hört auf den namen|bekam den namen|nennt sich|nennen uns|name lautet|names|name des betriebs|firmenname|firmenname:|name der band|name =|name -|firmiere als|firmieren als|firmiert als|firmieren unter|treten auf als|auftreten als|kennt uns als|kennen uns als|kennt mich als|bekannt als|nenne mich|nennt man uns|nenne ihn|nenne es|tür steht|schild steht|laden steht|schaufenster steht|heißt bei uns|getauft auf den namen|getauft auf|der titel ist|titel lautet|unter dem label|unter der marke|signiere als|signiere mit|zeichne als|zeichne mit|signiere unter|soll heißen|wird heißen|soll stehen|verkaufen unter|verkaufe unter|verkaufen als|unter dem titel',
  near: 'sagt hallo zu|sag hallo zu|lernt kennen|praxis|atelier|laden|wir sind|willkommen bei|willkommen im|willkommen auf|willkommen auf dem|willkommen bei der|willkommen bei den|willkommen in der|willkommen zur|willkommen beim|ich betreibe|wir betreiben|ich führe|website für|seite für|webseite für|homepage für|bei|firma|projekt|titel|app|für|wir sind das|wir sind die|wir sind der|landingpage für|band|die band|die firma|das projekt|die gruppe|das kollektiv|die marke|die werkstatt|unsere firma|meine firma|wir führen|wir eröffnen|ich eröffne',
  after:
    'heißt|heissen wird|heißen wird|genannt|heißen|heißen soll|heißen soll es|ist der name|ist unser name|soll der name sein',
  copula:
    'ist|sind|bietet|macht|backt|verkauft|hilft|steht|liegt|in|im|bringt|öffnet|wird|hat|unterrichtet|reinigt|repariert|spielt|baut|plant|findet|vermietet|am|aus|an|führt|begleitet|lädt|schneidet|rettet|gehört|verbindet|für|bei|kocht|kommt|kümmert|fährt|heißt|heisst|empfängt|pflanzt|züchtet|malt|näht|liefert|installiert|probt|tritt|betreut|berät|schneidert|röstet|schreibt|serviert|bewegt|zieht|fertigt|gestaltet|sucht|fotografiert|filmt|druckt|singt|lehrt|sammelt|holt|versorgt|pflegt|restauriert|transportiert|brennt|schenkt|zeigt|trainiert|organisiert|nimmt|freut|wohnt|bleibt|startet|begann|lebt|sitzt|besteht|betreibt|entwickelt|erstellt|arbeitet|braucht|wurde|verlegt|sorgt|erledigt|stimmt|übt|feiert|erkennt|zählt|verwaltet|rechnet|misst|vergleicht|erinnert|schützt|übersetzt|ordnet|speichert|meldet|warnt|teilt|verleiht|töpfert|webt|strickt|schmiedet|braut|keltert|räuchert|gießt|brutzelt|grillt|schlachtet|imkert|zapft|mahlt|trocknet|bindet|polstert|rahmt|tischlert|drechselt|zimmert|deckt|mauert|streicht|heizt|entrümpelt|putzt|wäscht|bügelt|hütet|dreht|klettert|tanzt|turnt|reitet|rudert|segelt|wandert|radelt|läuft|veranstaltet|sieht|behandelt|besucht|zeichnet|trifft|wächst|entsteht|beginnt|eröffnet|schließt',
  being: 'ist|sind|heißt',
  greetings:
    'hey|moin moin|moin|hallo zusammen|hallo|hi|servus|grüß gott|guten tag|guten morgen|liebes team|sehr geehrte damen und herren|grüezi|hi zusammen|huhu',
  particles: 'und|oder|&|+|am|an|der|die|das|zum|zur|vom|von|de|im|den|dem|für|&amp;|auf|ohne',
  stops:
    'in|und|ist|sind|die|der|das|mit|für|bei|am|im|wir|unser|seit|aus|liegt|befindet|steht|bietet|hat|an|von|auf|gleich|ein|eine|öffnet|macht|ich|nahe|direkt|wird|zu|hab|habe|haben|machen|verkaufe|verkaufen|suche|suchen|brauche|brauchen|offen|geöffnet|komme|kommen',
  generic:
    'wir|ich|ein|eine|einen|einer|unser|unsere|unseren|mein|meine|meinen|der|die|das|den|dem|kleine|kleiner|kleines|kleinen|familie|familienbetrieb|familiengeführte|familiengeführtes|gemütliche|gemütliches|moderne|modernes|moderner|neue|neues|neuer|junge|junges|traditionelle|traditionelles|freie|freier|mobile|mobiler|seite|website|webseite|homepage|bitte|für|in|und|im|am|mit|bei|von|aus|seit|jeden|öffnungszeiten|preise|telefon|tel|adresse|kontakt|geöffnet|geschlossen|team|stadt|online|wer|was|wo|wie|hallo|guten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|euro|termin|termine|leistungen|angebot|angebote|hier|es|sie|zwei|drei|vier|fünf|italienisches|italienische|französische|vegane|veganes|bio|regionale|geschäft|betrieb|unternehmen|firma|laden|lokal|haus|straße|handwerk|meisterbetrieb|inhabergeführtes|inhabergeführte|zertifizierte|freundliche|erfahrener|selbstständige|selbstständiger|freiberufliche|gelernte|ehrenamtliche|ehrenamtlicher|alles|auch|nur|kein|keine|kaffee|kuchen|brot|zimmer|ferienwohnung|anrufen|mail|email|e-mail|kinder|erwachsene|spezialität|spezialitäten|unterricht|treffpunkt|ort|bester|beste|gegründet|bekannt|ab|stundensatz|whatsapp|instagram|facebook|ob|wenn|unsre|name|branche|gesucht|brauche|suche|als|schönes|schöne|charmante|charmantes|gesamte|weil|berliner|hamburger|münchner|wiener|kölner|name:|samstags|sonntags|täglich|internetseite|internetauftritt|moin|servus|verein|willkommen|herzlich|suchen|brauchen|möchte|möchten|benötige|benötigen|umzug|heute|heutzutage|inzwischen|mittlerweile|damals|gestern|morgen|jetzt|nun|angefangen|begonnen|stadtführer|stadtführerin|reiseleiter|neueröffnung|wiedereröffnung|eröffnung|achtung|hinweis|wichtig|jeder|jede|niemand|jemand|leute|demnächst|aktuell|stellenangebot|geburtsvorbereitung|mathe|mathematik|physik|chemie|latein|englisch|deutsch|russisch|info|infos|anfragen|anmeldung|anmeldungen|auskunft|auskünfte|bestellungen|reservierungen|parkplätze|barzahlung|hausbesuche|notdienst|lieferung|abholung|sprechzeiten|buchungen|fragen|karten|eintritt|anreise|zubehör|vorbestellung|ruhetag|nachts|tags|tagsüber|abends|morgens|mittags|zwölf|taxi',
  person: 'hier ist|hier spricht|ich bin|mein name ist|ich heiße|ich heisse|von',
} as const satisfies NameWords

export const place = {
  prepositions: 'in|nahe|bei|rund um|nähe|in und um|in der nähe von|nördlich von|südlich von|raum',
  weak: 'im|aus|um|nach|am|für|adresse|an der|auf|in der|zwischen|um',
  between:
    'der altstadt von|der nähe von|der mitte von|der innenstadt von|herzen von|zentrum von|raum|großraum|schönen|der stadt|stadtteil|süden von|norden von|osten von|westen von|ganz|und um|umgebung von|herzen der|der|landkreis|kreis|stadt|bezirk|dem|hinterhof in|bremer|sonnigen',
  streets:
    '*straße|*strasse|*str|*weg|*platz|*gasse|*allee|*ufer|*ring|*damm|*markt|*graben|*chaussee|*steig|*hof|*berg|*promenade|*zeile|*stieg|*wall|*kai|*twiete',
  not: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|euro|deutsch|englisch|französisch|familien|kinder|zeit|ruhe|ihr|ihre|sie|handarbeit|stil|ordnung|pflege|form|bewegung|bio|online|holz|jeder|allen|haus|garten|natur|*ung|*ungen|*heit|*keit|*schaft|*tion|generation|wochenende|rahmen|sachen|hof|meer|see|wald|park|bahnhof|nähe|umgebung|stadt|region|zentrum|umkreis|altstadt|innenstadt|preis|laden|team|studio|betrieb|gespräch|*zimmer|*bereich|anfänger|erwachsene|firmen|unternehmen|paare|hunde|*er|*en|vereine|angst|schwarz|gold|leder|whatsapp|instagram|facebook|alltag|*zeit|*tag|dorf|auto|öl|*werk|*gebäude|*haus|*raum|*ofen|markt|platz|säuglingen|lehrlingen|flüchtlingen|zwillingen|schmetterlingen|neulingen|häftlingen|dingen|klingen|springen|behagen|wohlbehagen|unbehagen|gehäusen',
  venues:
    'schloss|park|kirche|museum|halle|theater|schule|bahnhof|markt|platz|stadion|hafen|rathaus|burg|messe',
  elsewhere:
    'ausgestellt|ausstellungen|ausstellung in|studiert|studium|geboren|aufgewachsen|gelernt in|ausbildung in|gezogen',
  origins: 'wir kommen aus|kommen aus|komme aus|wir sind aus|stammen aus',
  seats:
    'bürgerhaus|gemeindehaus|gemeindesaal|rathaus|kirche|pfarrheim|dorfgemeinschaftshaus|turnhalle|stadthalle|marktplatz|feuerwehr|gesangverein|chor|musikverein|sportverein|heimatverein|dorf|hafen|strand|bahnhof|mühle|schule|scheune',
  around:
    'und umgebung|und umland|und region|und drumherum|und um zu|& umgebung|und den umliegenden|und dem umland',
  towns:
    '*ingen|*hausen|*felden|*stetten|*münden|*beuren|*weiler|*zarten|*wangen|*münster|*bronn|*hagen|*burg|*furt|*heim|*stedt|*kirchen|*brücken',
  leads: 'bad|sankt|st|hohen|burg',
} as const satisfies PlaceWords
