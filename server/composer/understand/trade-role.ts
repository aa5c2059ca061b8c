import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence } from './read-text.ts'

/** Where the clause around an offset starts. */
function clauseStart(folded: string, offset: number, reach: number): number {
  let at = offset
  while (at > 0 && offset - at < reach) {
    if (endsSentence(folded, at - 1) || ';；'.includes(folded[at - 1] ?? ' ')) return at
    at -= 1
  }
  return at
}

/** "a website for my bakery" is the bakery's, "software for bakeries" is not. */
const owning =
  /^\s*(?:my|our|meine?n?|unsere?n?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]|(?:o |a )?(?:meu|minha|noss[oa])|(?:il |la |lo )?(?:mi[oa]|nostr[oa])|mijn|onze|ons)\b/
const page = /(?:site|website|page|seite|webseite|homepage|pagina|web|sito|webpagina|online)\s*$/

/** "bookkeeping software", "logiciel de comptabilité": what kind of software it is. */
function isKindOfSoftware(before: string, after: string, lexicon: Lexicon): boolean {
  const names = phraseIndex(lexicon.industries.software.names)
  if (after.startsWith(' ') && matchAt(names, after, 1)) return true
  const last = matchAll(names, before).at(-1)
  return !!last && /^ (?:de |di |da |do |d'|per la |para )$/.test(before.slice(last.end))
}

const pictures =
  /^(?:(?:foto|photo|picture)(?:'?s)?|bilder|imagenes|immagini|images|galer\p{L}*)(?!\p{L})/u

/** Up to "photos" in "a page with the photos and the next walks". */
const onPage =
  /(?:site|website|page|seite|webseite|homepage|pagina|web|sito|webpagina) (?:with|showing|mit|con|avec|met|com) [^.;:!?\n]{0,36}$/

/** What the page is to show says nothing of the trade. */
const isShown = (folded: string, start: number): boolean =>
  pictures.test(folded.slice(start, start + 16)) &&
  onPage.test(folded.slice(Math.max(0, start - 60), start))

/** "for restaurants" and "not a bar" say what the business is not; "next to the school" too. */
export function role(
  text: BriefText,
  lexicon: Lexicon,
  match: { start: number; end: number },
): number {
  const { folded } = text
  if (isShown(folded, match.start)) return 0
  const before = folded.slice(clauseStart(folded, match.start, 32), match.start)
  const after = folded.slice(match.end, match.end + 22)
  if (lexicon.common !== '' && isKindOfSoftware(before, after, lexicon)) return 0.25
  const last = matchAll(phraseIndex(lexicon.audience.before), before).at(-1)
  const own =
    last && (owning.test(before.slice(last.end)) || page.test(before.slice(0, last.start)))
  if (last && !own && before.slice(last.end).trim().split(/\s+/).length <= 2) {
    if (!/[,;:(]/.test(before.slice(last.end))) return 0.25
  }
  if (lexicon.audience.after) {
    const heard = matchAll(phraseIndex(lexicon.audience.after), after)[0]
    if (heard && heard.start <= 4) return 0.25
  }
  const denied = matchAll(phraseIndex(lexicon.negations), lexicon.common === '' ? after : before)
  const near = lexicon.common === '' ? denied[0] : denied.at(-1)
  if (near) {
    const gap = lexicon.common === '' ? after.slice(0, near.start) : before.slice(near.end)
    if (!/[,.、。]|名前|이름/.test(gap) && gap.trim().split(/\s+/).length <= 4) return 0
  }
  return 1
}
