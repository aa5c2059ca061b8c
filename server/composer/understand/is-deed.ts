/** "Insegniamo italiano, troviamo casa", "plaatst ketels en legt badkamers": deeds, and no list. */
const deed =
  /^\s*(?:\p{L}{3,}(?:iamo)|(?!(?:ra|tra|(?:kilo)?gra|re|extre|supre)mos\s)\p{L}{2,}[ae]mos|somos|soy|sou|llevo|i|we|legt|lost|plaatst|vervangt|onderhoudt|verzorgt|repariert|montiert|verlegt)\s/u

/** "Bring a toaster, a torn coat": what the visitor is asked to do. */
const asked =
  /^\s*(?:bring|bringen sie|apportez|neem (?:je|uw)|(?:trae|traed|traiga|traga|porta|portate) (?:el|la|l['’]|los|las|un|una|tu|o|a|os|as|um|uma|seu|il|lo|i|gli|le))(?!\p{L})/u

/** "Servono foto, calendario", "Mostrar pranchas e esboços": what the page is to have. */
const wished =
  /^\s*(?:servono|serve|vorrei|show|mostrar|mostrare|montrer|zeigen|toon|necesito|preciso de|quiero|quero|il faut)\s/u

/** Whether a member of a list tells what somebody does; then the list is none of things to be had. */
export function isDeed(folded: string): boolean {
  return deed.test(folded) || asked.test(folded) || wished.test(folded)
}

/** "ma taglio tutti", "mis trabajos están en …": another clause begins. */
export const opensClause =
  /^(?:but|aber|mais|pero|ma|mas|maar|my|our|meine?|unsere?|mes|nos|mis|nuestr[oa]s|i miei|le mie|os meus|as minhas|mijn|onze)\s/
