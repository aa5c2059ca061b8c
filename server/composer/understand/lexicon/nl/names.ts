import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    'bedrijf:|bedrijfsnaam:|zaak:|winkel:|praktijk:|het merk heet|merknaam|heet|heten|genaamd|met de naam|naam:|genoemd|de naam is|onder de naam|bekend als|naam is|naam van het bedrijf:|bedrijfsnaam|noemen ons|heetten|gaat heten|met als naam|die heet|bedrijfsnaam:|naam van de zaak:|naam =|naam -|werk onder de naam|handel onder de naam|handelend onder|bekend onder de naam|kennen ons als|kent ons als|kennen mij als|noem mij|noem me|noemen we|deur staat|deur komt|gevel komt|bord komt|raam komt|bord staat|gevel staat|raam staat|teken als|signeer als|teken met|onze naam is|de titel is|gaan door het leven als|gedoopt|zal heten|wordt genoemd|verkopen als|verkoop als|onder de vlag van',
  near: 'maak kennis met|zeg hallo tegen|ontmoet|welkom in|welkom in de|welkom in het|welkom op|welkom op de|atelier|praktijk|firma|wij zijn|welkom bij|ik run|site voor|pagina voor|website voor|bij|bedrijf|project|we zijn|ik ben eigenaar van|dit is|titel|app|website van|site van|wij zijn de|onze band|de band|stichting|maak een site voor|landingspagina voor|voor|webpagina voor|het bedrijf|de groep|de vereniging|het merk|de zaak|het collectief|ons bedrijf|onze zaak|we begonnen|wij openen|we openen|wij runnen|we runnen|je vindt|u vindt|kom naar|kom langs bij|boek bij|reserveer bij',
  after: 'heet|gaat heten|heten|zal heten|gaat dat heten|is de naam|is onze naam',
  copula:
    'is|zijn|biedt|maakt|bakt|verkoopt|helpt|opent|heeft|ligt|in|te|aan|repareert|bouwt|geeft|speelt|organiseert|schenkt|serveert|reinigt|leert|zit|keert|staat|verhuurt|ontwerpt|zorgt|verbindt|knipt|verzorgt|bij|op|voor|vangt|begeleidt|zet|brouwt|vindt|komt|werkt|rijdt|lost|kookt|ontvangt|kweekt|schildert|naait|installeert|vertrekt|repeteert|treedt|bezorgt|levert|schrijft|verhuist|drukt|fotografeert|filmt|zingt|verzamelt|haalt|restaureert|vervoert|brandt|toont|traint|zoekt|danst|stookt|maait|snoeit|woont|huist|begon|startte|houdt|bestaat|blijft|verzendt|regelt|stemt|oefent|kreeg|herkent|telt|beheert|rekent|meet|vergelijkt|herinnert|beschermt|vertaalt|ordent|bewaart|meldt|waarschuwt|deelt|leent|draait|weeft|breit|smeedt|rookt|perst|giet|grilt|slacht|tapt|maalt|droogt|bindt|stoffeert|lijst|timmert|metselt|stuct|ruimt|poetst|wast|strijkt|past|klimt|turnt|zeilt|wandelt|fietst|loopt|volgt|plant|ziet|behandelt|bezoekt|tekent|treffen|zingen|spelen|lopen|wandelen|dansen|turnen|koken|bakken|maken|bouwen|verkopen|zoeken|verhuren|repareren|helpen|drukken|brouwen|branden|vieren|ontmoet|groeit|begint|sluit|repeteren|oefenen|komen|trekken',
  being: 'is|zijn',
  greetings:
    'hallo allemaal|hallo|hoi|goedendag|goedemorgen|goedemiddag|beste mensen|beste team|geachte heer/mevrouw|geachte heer, mevrouw|geachte heer|beste|dag|hey|heej|hallo daar|hoi hoi|hee|goeiemorgen|goeiemiddag|goedenavond|dag allemaal',
  particles: "van|de|het|en|&|+|der|den|op|aan|in|'t|t|ter|ten|bij|voor|en de|tot|of|door",
  stops:
    'in|en|is|zijn|die|dat|met|voor|bij|aan|wij|we|onze|sinds|uit|ligt|gevestigd|biedt|een|te|open|maakt|van|verkoopt|heeft|op|naast|vlak|zit|staat|ik|waar|doe|doen|verkoop|zoek|zoeken|heb|hebben|komt|kom',
  generic:
    'kantoor|praktijk|wij|we|ik|een|de|het|onze|ons|mijn|kleine|klein|familie|familiebedrijf|gezellig|gezellige|moderne|modern|nieuwe|nieuw|ambachtelijke|ambachtelijk|traditionele|mobiele|zelfstandig|zelfstandige|website|site|pagina|voor|in|bij|aan|met|van|open|geopend|openingstijden|openingsuren|prijzen|prijs|telefoon|tel|adres|contact|email|mail|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|hallo|hoi|sinds|elke|iedere|alle|bel|gesloten|italiaans|frans|nederlands|japans|biologisch|biologische|vegan|veganistisch|winkel|zaak|bedrijf|huis|straat|team|afspraak|reserveren|maak|tarieven|knippen|kosten|er|geen|ook|tussen|whatsapp|instagram|facebook|hier|als|wie|wat|waar|hoe|twee|drie|vier|specialist|specialisten|parkeren|stichting|vereniging|gratis|kinderen|dames|heren|kom|bezoek|onafhankelijke|onafhankelijk|lokale|lokaal|knus|knusse|ervaren|vrijwilligers|gezocht|tickets|entree|bestellen|diensten|kleinschalig|kleinschalige|jonge|naam|branche|plaats|onze|lessen|menu|brood|koffie|kamers|ontbijt|dagelijks|op|oma|vers|verse|welkom|zie|boek|gezin|vanaf|na|wil|kleinschalige|creatieve|eigenaar|bloemen|thuis|je|u|erkend|erkende|betaalbare|eerlijke|stuur|zoek|zoeken|nodig|graag|vandaag|inmiddels|tegenwoordig|nu|nummer|mobiel|reserveringen|offerte|offertes|gids|stadsgids|iedereen|niemand|iemand|mensen|binnenkort|heropening|opening|vacature|let|opgelet|leer|wiskunde|natuurkunde|scheikunde|engels|info|inschrijven|aanmelden|bestellingen|vragen|kaarten|toegang|parkeerplaats|afhalen|levering|bezorging|contant|pin|rustdag|spoed|spreekuur|nachts|overdag|smorgens|savonds|taxi|twaalf',
  person: 'hier is|je spreekt met|ik ben|mijn naam is|ik heet|door',
} as const satisfies NameWords

export const place = {
  prepositions:
    'in|te|nabij|vlak bij|net buiten|rond|in de buurt van|vlakbij|dichtbij|in en rond|in en om|ligt bij|ligt in|gevestigd in|gevestigd te',
  weak: 'bij|uit|rondom|naar|op|aan|voor|adres|omgeving|regio|van|tussen|door|aan de|heel',
  between:
    'het centrum van|het hart van|de binnenstad van|de buurt van|regio|de regio|hartje|de oude stad van|centrum|de omgeving van|het dorp|de stad|omgeving|het mooie|het gezellige|de wijk|het zuiden van|het noorden van|het oosten van|de rand van|heel|de haven van|het oude centrum van|de|het|hartje centrum|oud',
  streets:
    '*straat|*weg|*plein|*laan|*gracht|*kade|*singel|*markt|*dijk|*steeg|*pad|*baan|*dreef|*hof|*lei|*wal|*haven|*straatje|*kaai|*stationsplein|*vest|*park|boulevard|plantsoen|plein|markt',
  not: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|kerst|pasen|instagram|facebook|whatsapp|euro|nederlands|engels|nederland|belgië|excel|python|google|zoom|android|europa|frans|arduino',
  venues:
    'park|kasteel|kerk|museum|hal|school|station|theater|markt|plein|stadion|haven|ziekenhuis',
  elsewhere:
    'exposeerde|geëxposeerd|exposities in|studeerde|gestudeerd|geboren|afgestudeerd|opgegroeid|kwam uit',
  origins: 'wij komen uit|we komen uit|komen uit|kom uit|komt uit',
  seats:
    'dorpshuis|kerk|school|haven|markt|speeltuinvereniging|buurtvereniging|voetbalclub|fanfare|harmonie|koor|dorp|strand|sporthal|gemeentehuis|muziekvereniging|schaakclub|oude station|molen',
  around: 'en omgeving|en omstreken|e.o|en de dorpen|en wijde omgeving',
  towns: '*hoven|*drecht|*veen|*woude|*horst|*burg|*dijk',
  leads: 'sint|st|nieuw|oud|oude|nieuwe|hoog|groot|klein',
} as const satisfies PlaceWords
