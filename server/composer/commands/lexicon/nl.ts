import type { CommandLexicon } from './command-lexicon.ts'

export const nl: CommandLexicon = {
  actions: {
    add: 'toevoegen|toe|voeg|voeg toe|toegevoegd|invoegen|erbij|opnemen|ik wil|ik wil graag|we willen|ik heb nodig|maak een|zet erbij|nieuwe|nieuw|aanvullen|nog een|bijzetten|plaats een',
    remove:
      'verwijderen|verwijder|weghalen|haal|weg|wissen|wis|schrappen|schrap|zonder|eruit|eraf|laat weg|weglaten|geen|verwijderd',
    hide: 'verbergen|verberg|verstoppen|onzichtbaar maken',
    show: 'tonen|toon|laat zien|weer tonen|zichtbaar maken|weergeven|zien',
    move: 'verplaatsen|verplaats|zet|zetten|schuif|schuiven|plaats|plaatsen|verschuif|verschuiven|breng|opschuiven',
    change:
      'wijzigen|wijzig|veranderen|verander|aanpassen|pas|maak|maken|bijwerken|corrigeer|corrigeren|vervang|vervangen|is nu|zijn nu|kost|kost nu|wordt|worden|gebruik|gebruiken|nu|moet|moeten|doe|mag|update|kleur',
    rename: 'hernoemen|hernoem|noem|noemen',
    shorter:
      'korter|inkorten|kort in|kortere|minder tekst|beknopter|bondiger|te lang|samenvatten|minder woorden|verkorten|verkort|te veel tekst|compacter schrijven',
    longer:
      'langer|langere|meer tekst|uitgebreider|uitgebreidere|uitbreiden|meer details|gedetailleerder|te kort|verlengen|meer woorden|meer vertellen|breid uit|verleng',
    rewrite:
      'herschrijven|herschrijf|anders|andere|een andere|een ander|ander|andere versie|opnieuw|opnieuw schrijven|herformuleer|herformuleren|nieuwe versie|een nieuwe versie|nog een keer|andere woorden|in andere woorden|schrijf opnieuw',
  },
  nouns: {
    header: 'koptekst|navigatie|navigatiebalk|menubalk|header',
    notice: 'mededeling|aankondiging|melding|banner|bericht|notitie',
    hero: 'opening|intro|introductie|begin|inleiding|openingsdeel|bovenste deel|hero|welkom',
    features: 'voordelen|pluspunten|sterke punten|goed om te weten|kenmerken|bijzonderheden',
    services:
      'diensten|dienst|behandelingen|wat we doen|onze diensten|aanbod|dienstenlijst|service',
    menu: 'menukaart|menu|kaart|drankkaart|gerechten|menu en prijzen|spijskaart',
    pricing: 'prijzen|prijs|prijslijst|tarieven|tarief|kosten|pakketten|prijstabel',
    about:
      'over ons|over mij|ons verhaal|verhaal|wie we zijn|wie wij zijn|voorstelling|wie zijn wij',
    steps: 'stappen|werkwijze|hoe het werkt|zo werkt het|stap voor stap|stappenplan|zo gaat het',
    gallery:
      "galerij|foto's|fotos|afbeeldingen|beelden|foto|plaatjes|fotogalerij|afbeelding|werk|portfolio|fotoalbum",
    quotes:
      'reviews|beoordelingen|ervaringen|klantbeoordelingen|recensies|citaten|wat klanten zeggen|review|aanbevelingen|klantervaringen|referenties',
    stats: 'cijfers|getallen|statistieken|feiten en cijfers|feiten',
    team: "team|ons team|het team|medewerkers|personeel|collega's",
    faq: 'vragen|veelgestelde vragen|faq|vragen en antwoorden',
    hours: 'openingstijden|openingsuren|tijden|uren|openingstijd|sluitingstijden',
    place:
      'route|routebeschrijving|plattegrond|ligging|locatie|hoe kom je er|waar we zitten|wegwijzer|landkaart',
    contact: 'contact|contactformulier|formulier|contactgegevens|neem contact op',
    events: 'data|evenementen|agenda|evenement|optredens|concerten|kalender|activiteiten',
    cta: 'uitnodiging|oproep|call to action|oproep tot actie',
    footer: 'voettekst|footer|onderkant|voet',
    phone: 'telefoon|telefoonnummer|nummer|mobiel|mobiele nummer|tel|mobiel nummer|gsm',
    email: 'e-mail|email|mail|e-mailadres|mailadres|emailadres',
    url: 'website|site|webadres|link|url|internetadres',
    address: 'adres|straat|plaats waar|stad|huisnummer|vestigingsadres',
    name: 'naam|bedrijfsnaam|naam van het bedrijf|winkelnaam|onze naam',
    title: 'paginatitel|titel van de pagina|titel',
    headline: 'kop|hoofdkop|kopregel|slogan|hoofdtitel|grote kop|headline',
    headings: 'koppen|kopjes|titels|tussenkoppen',
    offer: 'product|artikel|aanbieding',
    texts: 'tekst|teksten|toon|woorden|zinnen|schrijfstijl|formulering|taal|toonzetting',
    colours: 'kleuren|kleur|tinten|tint|kleurenpalet|kleurstelling',
    font: 'lettertype|letters|lettertypes|typografie|font|letter',
    page: 'pagina|de pagina|ontwerp|uiterlijk|vormgeving|achtergrond|alles|stijl|thema|modus|hele pagina|het geheel|look',
  },
  places: {
    up: 'omhoog|naar boven|hoger|één omhoog|een plek omhoog|verder omhoog|een stukje omhoog|eentje omhoog',
    down: 'omlaag|naar beneden|lager|één omlaag|een plek omlaag|verder omlaag|een stukje omlaag|eentje omlaag',
    top: 'helemaal bovenaan|bovenaan|naar het begin|aan het begin|als eerste|helemaal naar boven|naar de top|vooraan',
    bottom:
      'helemaal onderaan|onderaan|naar het einde|aan het einde|als laatste|helemaal naar beneden|achteraan',
    before: 'voor|boven|vóór|boven de|voor de',
    after: 'na|onder|achter|onder de|na de|achter de',
  },
  qualities: {
    dark: 'donkerder|donker|donkere|zwart|donkerdere|donkere modus|zwarter|nachtmodus|donkere achtergrond',
    light: 'lichter|licht|lichte|helderder|helder|wit|lichtere|lichte modus|lichte achtergrond',
    warm: 'warmer|warm|warme|warmere|gezelliger|gezellig|vriendelijker|hartelijker|gezelligere|vriendelijk|uitnodigender',
    cool: 'koeler|koel|koele|koelere|kouder|koud|frisser|fris|frissere|koudere|koude',
    vivid:
      'feller|felle|fellere|kleurrijker|kleurrijk|krachtiger|intenser|levendigere|meer kleur|sprekender|krachtigere',
    pale: 'bleker|zachter|zachtere|zachte|pastel|gedempter|minder fel|minder kleurrijk|fletser|pasteltinten|rustigere kleuren',
    round:
      'ronder|ronde hoeken|rond|rondere hoeken|afgerond|afgeronde hoeken|meer afgerond|rondere|afgeronder',
    square: 'hoekiger|hoekig|rechte hoeken|minder rond|scherpe hoeken|vierkanter|vierkante hoeken',
    airy: 'luchtiger|luchtig|meer lucht|meer ruimte|ruimer|meer wit|ruimtelijker|meer witruimte|meer afstand|minder vol',
    dense:
      'compacter|compact|dichter op elkaar|minder ruimte|krapper|minder lucht|strakker op elkaar|minder wit|dichter',
    large: 'groter|grotere koppen|grotere letters|grotere|grotere tekst|groter lettertype',
    small: 'kleiner|kleinere koppen|kleinere letters|kleinere|kleinere tekst|kleiner lettertype',
    plain:
      'eenvoudiger|eenvoudigere|zakelijkere|eenvoudig|simpeler|simpel|zakelijker|zakelijk|nuchterder|soberder|sober|neutraler|gewoner|nuchter',
    premium:
      'eleganter|elegantere|elegant|luxer|luxueuzer|luxe|chiquer|chic|verfijnder|stijlvoller|stijlvol|exclusiever|deftiger',
    playful:
      'speelser|speelsere|vrolijkere|speels|vrolijker|vrolijk|grappiger|leuker|levendiger|losser|guitiger|ludieker',
    technical:
      'technischer|technisch|moderner|modernere|professionelere|modern|preciezer|professioneler|professioneel|strakker|minimalistischer|strak|minimalistisch',
    bold: 'gedurfder|gewaagder|opvallender|opvallend|stoerder|krachtig|uitgesprokener|brutaler',
    calm: 'rustiger|rustigere|rustig|kalmer|kalm|stiller|meer ontspannen|serener',
  },
  pink: 'roze|roos',
  link: 'naar|in|tot|als|is|zijn|van|met|op|aan|bij|met de tekst|luidt|heet|door|om|uit',
  and: 'en|dan|daarna|ook|en dan|plus|verder|en ook|vervolgens',
  filler:
    'de|het|een|alsjeblieft|alstublieft|aub|graag|mij|me|mijn|ons|onze|jouw|je|uw|u|kun je|kunt u|kan je|zou je|sectie|onderdeel|blok|deel|stuk|secties|een beetje|beetje|iets|wat|meer|veel|heel|er|dit|dat|die|deze|van de|van het|op de|aan de|pagina|de pagina|op de pagina|van de pagina|aan de pagina toe|hallo|hoi|dank je|bedankt|versie|nog|eens|even|toe|we|wij|ik|willen|hebben|wil|te|af|alle|eraan|hier|daar|zijn|worden|stukje|zo|om|uur|lijst|gedeelte|alleen|aangepast|er uit|aub|s.v.p.|svp|laat|uitzien|item|regel',
  less: 'minder|niet zo|wat minder',
  isPostpositional: false,
}
