import { ageAt, agedAt, withTail } from './audience-tail.ts'
import { findAsianAudience } from './find-asian-audience.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, matchAt, type PhraseIndex, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence, type Found, isSpace } from './read-text.ts'

/** Whom it is for: a cue and, behind it, words for people. */
export function findAudience(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  return lexicon.audience.after !== ''
    ? findAsianAudience(text, lexicon)
    : findAfterCue(text, lexicon)
}

function findAfterCue(
  { folded, raw }: BriefText,
  { audience, countries }: Lexicon,
): Found<string> | undefined {
  const stops = phraseIndex(audience.stops)
  const cues = [...matchAll(phraseIndex(audience.before), folded), ...taught(folded)]
  for (const cue of cues) {
    let start = cue.end
    while (isSpace(folded[start]) && folded[start] !== '\n') start += 1
    const years = agedAt(folded, start, folded.slice(cue.start, cue.end))
    if (years > 0 && !isReduced(folded, cue.start)) {
      const span: [number, number] = [start, start + years]
      return { value: raw.slice(...span), span, confidence: 0.7 }
    }
    let end = start
    let words = 0
    while (end < folded.length && words <= 8) {
      if (/[,;:()\n!?\u2013\u2014€$£"“”]/.test(folded[end] ?? '') || endsSentence(folded, end))
        break
      if (isSpace(folded[end]) && ageAt(folded, end)) break
      if (isSpace(folded[end - 1]) && end > start) {
        if (matchAt(stops, folded, end)) break
        words += 1
      }
      end += 1
    }
    while (end > start && isSpace(folded[end - 1])) end -= 1
    const source = folded.slice(start, end)
    if (words > 8 || end - start > 100 || /\d/.test(source)) continue
    if (isReduced(folded, cue.start)) continue
    const person = matchAll(phraseIndex(audience.people), source).at(-1)
    if (!person || owned.test(source)) continue
    const rest = source.slice(person.end).trim().split(/\s+/).length
    // "consulenze per l'allattamento per donne": the last one tells for whom.
    if (matchAll(phraseIndex(audience.before), source).some(({ end: at }) => at <= person.start))
      continue
    const also = alike.exec(source.slice(person.end)) ?? ofKind.exec(source.slice(person.end))
    if (!also && (rest > 1 || !adjectivesFollow(countries[0]))) end = start + person.end
    end = inState(folded, end)
    end = withChildren(folded, end, phraseIndex(audience.people))
    end = withTail(folded, end)
    return { value: raw.slice(start, end), span: [start, end], confidence: 0.7 }
  }
  return undefined
}

/** "I teach violin to children", "cours de piano aux enfants": to whom something is taught. */
const teaching =
  /(?<!\p{L})(?:teach(?:es|ing)?|lessons|classes|unterricht|enseign(?:e|ons|er)|cours|ensen(?:o|a|amos)|clases|ensin(?:o|a|amos)|aulas|insegn(?:o|a|iamo)|lezioni|geef|geeft|geven|\p{L}*les|lessen)(?: [\p{L}'-]+){0,3}? (?:to|aux|a|as|aos|ai|alle|agli|aan)(?= \p{L})/gu

const taught = (folded: string) =>
  [...folded.matchAll(teaching)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))

/** "principiantes e miúdos", "parents and small kids": who is named beside them, up to the end. */
const alike =
  /^(?: \p{L}+)? (?:and|und|et|y|e|en|&) (?:(?:les|los|las|os|as|die|the|i|le|gli) )?\p{L}+(?: \p{L}+)?(?: (?:de |d'|di |do |da |des |of |van )\p{L}+)?$/u

/** "écoles de musique": what kind of them. */
const ofKind =
  /^ (?:de|d'|di|do|da|des|della|delle|dei|of|van)(?: (?:la|las|los|les))? ?\p{L}+(?: (?:y|e|et|en|o|ou) \p{L}+)?$/u

/** "donne in gravidanza", "personas en paro", "people without a home": how they are. */
function inState(folded: string, end: number): number {
  const state =
    /^ (?:in (?:gravidanza|attesa|pensione|difficolta)|en (?:paro|situation de handicap|recherche d'emploi|precarite|dificultades?)|in (?:need|recovery|retirement|hardship|crisis|debt|difficulty|not|rente)|in elternzeit|em recuperacao|em dificuldades?|(?:without|with no|ohne|zonder|sans|senza|sin|sem)(?: (?:an?|einen?|eigene[ns]?|een|feste[ns]?))? \p{L}+(?: fissa| fixe| fijo)?)(?=[.,;:!\n]|$| \p{L})/u
  return end + (state.exec(folded.slice(end, end + 48))?.[0].length ?? 0)
}

/** "50 % off for students", "free for children": whom it costs less, and not whom it is for. */
function isReduced(folded: string, at: number): boolean {
  const clause =
    folded
      .slice(Math.max(0, at - 48), at)
      .split(/[.!?;,\n(]/)
      .at(-1) ?? ''
  return reduced.test(clause)
}

const reduced =
  /\d\s?%|[€£$]|\b(?:free|gratis|gratuit\w*|gratuito|kostenlos|frei|half price|discount|rabatt|ermaßigung|korting|remise|reduction|sconto|ridotto|descuento|desconto|reducid[oa])\b/

/** "for my shop": whose page it is, not whom it serves. */
const owned =
  /^(?:my|our|meine?n?|unsere?n?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|(?:o |a )?(?:meu|minha|noss[oa])|(?:il |la |lo )?(?:mi[oa]|nostr[oa])|mijn|onze?|ons)\b/

/** "families with small kids": people who come along, at most two words behind "with". */
function withChildren(folded: string, end: number, people: PhraseIndex<true>): number {
  const along = /^ (?:with|mit|avec|con|com|met) (?:\p{L}+ ){0,2}/u.exec(
    folded.slice(end, end + 40),
  )
  if (!along) return end
  const limit = end + along[0].length
  for (let at = end + 1; at <= limit; at += 1) {
    const match = folded[at - 1] === ' ' ? matchAt(people, folded, at) : undefined
    const more =
      match && folded[match.end] === ' ' ? matchAt(people, folded, match.end + 1) : undefined
    if (match) return withAdjective(folded, (more ?? match).end)
  }
  return withNeed(folded, end, limit)
}

/** "kinderen met taalproblemen", "people with dyslexia": what they live with. */
function withNeed(folded: string, end: number, from: number): number {
  const who =
    /(?:kinderen|mensen|volwassenen|ouderen|jongeren|kinder|menschen|personen|erwachsene|jugendliche|children|people|adults|enfants|personnes|adultes|ninos|personas|adultos|bambini|persone|adulti|criancas|pessoas)$/
  const along = folded.slice(end, from)
  const need =
    /^(?: (?:with|mit|avec|con|com|met) \p{L}+(?: (?:de |d'|di )?\p{L}+)?)(?=[.,;!\n]|$| (?:in|en|em|a) )/u.exec(
      folded.slice(end, end + 48),
    )
  return who.test(folded.slice(0, end)) && along && need ? end + need[0].length : end
}

/** "niños pequeños", "bambini piccoli". */
const withAdjective = (folded: string, end: number): number =>
  end +
  (/^ (?:pequen[oa]s|piccol[ie]|jeunes|petits)(?!\p{L})/u.exec(folded.slice(end))?.[0].length ?? 0)

/** "adultes étrangers": the word behind the people still belongs to them. */
const adjectivesFollow = (country: string): boolean => ['FR', 'IT', 'ES', 'PT'].includes(country)
