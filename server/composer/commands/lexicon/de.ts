import type { CommandLexicon } from './command-lexicon.ts'

export const de: CommandLexicon = {
  actions: {
    add: 'hinzufügen|hinzu|füge|ergänze|ergänzen|ergänz|einfügen|einfüge|einbauen|aufnehmen|dazu|dazunehmen|ich möchte|ich brauche|wir brauchen|ich will|ich hätte gern|rein|hinzunehmen|anlegen|neue|neuer|neues|neuen|noch eine|noch ein',
    remove:
      'entfernen|entferne|entfern|löschen|lösche|lösch|weg|wegnehmen|streichen|streiche|streich|raus|rausnehmen|herausnehmen|ohne|weglassen|kein|keine|keinen|wegmachen|entfällt',
    hide: 'ausblenden|blende|ausblende|verstecken|verstecke|versteck|verbergen|verbirg|unsichtbar machen',
    show: 'einblenden|zeigen|zeige|zeig|anzeigen|wieder zeigen|sichtbar machen|wieder einblenden|wieder anzeigen',
    move: 'verschieben|verschiebe|verschieb|setzen|setze|setz|stellen|stelle|stell|rücken|rücke|schieben|schiebe|schieb|bewegen|bewege|umstellen|platzieren|platziere|nehmen|nimm|hoch damit|tausche',
    change:
      'ändern|ändere|änder|abändern|machen|mache|mach|anpassen|passe|aktualisieren|aktualisiere|korrigieren|korrigiere|ersetzen|ersetze|lautet|lauten|kostet|kosten jetzt|kostet jetzt|jetzt|neu|soll|sollen|wird|werden|auf|verwende|verwenden|benutze|nutze|gestalte|gestalten|färbe|färben|ist jetzt|ist nun|sind jetzt|nun|umstellen auf',
    rename: 'umbenennen|benenne|nenne|nenn|umbenenne|betiteln|betitle',
    shorter:
      'kürzer|kürzen|kürze|kürz|kürzere|kürzeren|weniger text|knapper|knapper fassen|kürzer fassen|zu lang|gekürzt|straffen|straffe|straffer|weniger worte|weniger wörter|zusammenfassen|zu viel text|kürzere texte|verkürzen',
    longer:
      'länger|mehr text|ausführlicher|verlängern|verlängere|längere|längeren|ausbauen|erweitern|erweitere|mehr details|detaillierter|zu kurz|mehr schreiben|mehr worte|ausführlichere|mehr erzählen|umfangreicher',
    rewrite:
      'anders|andere|anderer|anderes|anderen|noch einmal|nochmal|umschreiben|umformulieren|formuliere|neu schreiben|schreibe neu|schreib neu|andere version|andere fassung|neu formulieren|neue version|neue fassung|andere variante|alternative|umtexten',
  },
  nouns: {
    header: 'kopfzeile|kopf|navigation|menüleiste|header|kopfbereich|navigationsleiste',
    notice: 'hinweis|ankündigung|mitteilung|banner|hinweisleiste|meldung|aushang',
    hero: 'anfang|einstieg|aufmacher|auftakt|startbereich|hero|einleitung|intro|oberer bereich|begrüßung',
    features: 'vorzüge|vorteile|besonderheiten|stärken|gut zu wissen|pluspunkte|highlights',
    services:
      'leistungen|leistung|angebote|dienstleistungen|unser angebot|angebot|behandlungen|service|leistungsliste',
    menu: 'speisekarte|karte|menü|getränkekarte|speisen|gerichte|karte und preise|speisenkarte|menükarte',
    pricing: 'preise|preis|preisliste|preistabelle|tarife|kosten|pakete|preisen|tarif|honorare',
    about: 'über uns|über mich|vorstellung|geschichte|unsere geschichte|wer wir sind|porträt',
    steps:
      'ablauf|schritte|so läuft es|so funktioniert es|vorgehen|so geht es|schritt für schritt|arbeitsweise',
    gallery:
      'bilder|galerie|fotos|bildergalerie|fotogalerie|bild|foto|aufnahmen|arbeiten|referenzen|fotostrecke|bildern',
    quotes:
      'kundenstimmen|bewertungen|bewertung|stimmen|zitate|rezensionen|meinungen|kundenmeinungen|empfehlungen|das sagen kunden|referenzstimmen|zitat',
    stats: 'zahlen|kennzahlen|zahlen und fakten|statistik|fakten',
    team: 'team|mitarbeiter|mitarbeitende|das team|unser team|mannschaft|kollegen|belegschaft',
    faq: 'fragen|faq|faqs|häufige fragen|fragen und antworten|häufig gestellte fragen',
    hours:
      'öffnungszeiten|zeiten|geschäftszeiten|sprechzeiten|öffnungszeit|ladenzeiten|bürozeiten|praxiszeiten|öffnungsstunden',
    place:
      'anfahrt|wegbeschreibung|lage|so finden sie uns|so finden sie her|weg|standort|lageplan|stadtplan|landkarte',
    contact: 'kontakt|kontaktformular|formular|kontaktdaten|kontaktbereich|anfrageformular',
    events: 'termine|veranstaltungen|veranstaltung|kalender|events|auftritte|konzerte|termin',
    cta: 'einladung|handlungsaufforderung|aufruf|aufforderung|call to action',
    footer: 'fußzeile|footer|fuß|fußbereich',
    phone: 'telefon|telefonnummer|nummer|rufnummer|handynummer|handy|tel|mobilnummer|telefonnr',
    email: 'e-mail|email|mail|e-mail-adresse|mailadresse|emailadresse|e-mailadresse',
    url: 'website|webseite|internetadresse|webadresse|homepage|link|url|internetseite',
    address: 'adresse|anschrift|straße|ort|hausnummer|stadt',
    name: 'name|namen|firmenname|firmennamen|geschäftsname|unser name|firma',
    title: 'seitentitel|titel der seite|titel|seitenname',
    headline: 'überschrift|hauptüberschrift|schlagzeile|slogan|headline|titelzeile',
    headings: 'überschriften|zwischenüberschriften|schlagzeilen|titelzeilen',
    offer: 'produkt|leistung hinzu|artikel|angebotspunkt',
    texts:
      'text|texte|texten|ton|tonfall|worte|wörter|sprache|formulierung|formulierungen|wortlaut|stil der texte|sätze|schreibstil|textes',
    colours: 'farben|farbe|farbton|farbwelt|farbschema|farbtöne|farblich|farbig',
    font: 'schrift|schriftart|schriften|schriftzug|typografie|schriftarten|font',
    page: 'seite|die seite|design|aussehen|alles|gestaltung|hintergrund|ganze seite|layout|look|modus|stil|das ganze|gesamte seite',
  },
  places: {
    up: 'nach oben|höher|weiter nach oben|weiter hoch|hoch|rauf|weiter oben|eins nach oben|eins hoch|eine stelle nach oben|einen platz nach oben',
    down: 'nach unten|tiefer|weiter nach unten|weiter runter|runter|weiter unten|eins nach unten|eins runter|eine stelle nach unten',
    top: 'ganz nach oben|an den anfang|ganz oben|an die spitze|an erster stelle|an die erste stelle|zuerst|zuoberst|oben',
    bottom:
      'ganz nach unten|ans ende|an das ende|ganz unten|an letzter stelle|zum schluss|an den schluss|zuletzt|unten',
    before: 'vor|über|oberhalb|oberhalb von|vor die|vor den|vor das|über die|über den|über das',
    after:
      'nach|hinter|unter|unterhalb|unterhalb von|nach den|nach der|nach dem|hinter die|unter die|unter den|unter das|hinter den|hinter das',
  },
  qualities: {
    dark: 'dunkler|dunkel|dunkle|dunkles|dunkleres|dunklere|dunkleren|schwarz|schwarzer|dunkelmodus|dunklen|nachtmodus|darkmode|dark mode|dunkler hintergrund',
    light: 'heller|hell|helle|helles|hellere|helleres|helleren|weiß|weißer|hellen|hellmodus',
    warm: 'wärmer|warm|wärmere|wärmeren|warme|wärmerer|wärmeres|warmen|gemütlicher|gemütlich|herzlicher|herzlich|freundlicher|freundlich|freundlichere|einladender',
    cool: 'kühler|kühl|kühlere|kühleren|kälter|kalt|kühle|kältere|kühlen|frischer|frischere|frische',
    vivid:
      'kräftiger|kräftigere|kräftige|bunter|bunt|satter|sattere|intensiver|intensivere|leuchtender|leuchtendere|farbenfroher|farbiger|knalliger|lebendigere',
    pale: 'blasser|blassere|sanfter|sanftere|zarter|zartere|pastell|pastelliger|gedämpfter|gedämpftere|weniger bunt|matter|pastellfarben|dezenter|dezentere',
    round:
      'runder|rund|rundere ecken|runde ecken|abgerundet|abgerundete ecken|abgerundeter|rundlicher|rundere|weichere ecken',
    square:
      'eckiger|eckig|eckige ecken|kantiger|kantig|weniger rund|scharfe ecken|gerade ecken|spitze ecken',
    airy: 'luftiger|luftig|mehr luft|mehr platz|mehr abstand|mehr raum|mehr weißraum|großzügiger|größere abstände|mehr abstände|weniger gedrängt',
    dense:
      'enger|dichter|kompakter|kompakt|weniger abstand|weniger platz|weniger luft|kleinere abstände|gedrängter|weniger weißraum',
    large:
      'größer|größere überschriften|größere schrift|größere|größer schreiben|groß|größeren|größere buchstaben',
    small: 'kleiner|kleinere überschriften|kleinere schrift|kleinere|kleineren|kleinere buchstaben',
    plain:
      'schlichter|schlicht|sachlicher|sachlich|einfacher|nüchterner|nüchtern|einfach|schlichtere|neutraler|bodenständiger',
    premium:
      'edler|edel|eleganter|elegant|hochwertiger|luxuriöser|vornehmer|vornehm|exklusiver|edlere|feiner|stilvoller|luxuriös|nobler',
    playful:
      'verspielter|verspielt|lustiger|lustig|fröhlicher|fröhlich|lockerer|locker|frecher|lebhafter|lebendiger|spielerischer',
    technical:
      'technischer|technisch|moderner|modern|präziser|professioneller|professionell|minimalistischer|aufgeräumter|minimalistisch|moderneres|modernere',
    bold: 'mutiger|mutig|auffälliger|auffällig|plakativer|lauter|markanter|markant|gewagter|stärker',
    calm: 'ruhiger|ruhig|entspannter|entspannt|stiller|leiser|sanft|ruhigere|gelassener',
  },
  pink: 'rosa|pinke|pinken',
  link: 'auf|in|zu|als|ist|lautet|von|für|mit|mit dem text|um|heißt|zum|zur|nach|bei|sind|an|namens|im|am',
  and: 'und|sowie|dann|und dann|außerdem|plus|und auch|auch',
  filler:
    'bitte|die|der|das|den|dem|des|ein|eine|einen|einem|einer|es|mir|mal|doch|etwas|ein bisschen|bisschen|ein wenig|wenig|mehr|viel|noch|ganz|so|unsere|unser|unseren|unserem|unserer|meine|mein|meinen|meiner|deine|ihre|seite|der seite|auf der seite|auf die seite|von der seite|abschnitt|bereich|block|teil|sektion|abschnitte|teile|kannst du|können sie|könntest du|könnten sie|sie|du|wir|ich|haben|hier|da|dort|sein|hallo|danke|schön|gern|gerne|zu|sehr|möchten|an|ein paar|paar|eintrag|version|fassung|um|man|wieder|ab|aus|über dem|sich|nochmals|alle|allen|hinzu|stelle|bitte auch|sollte|sollten|sind|ist|oben auf der seite|los|uhr',
  less: 'weniger|nicht so|nicht ganz so',
  isPostpositional: false,
}
