import { isStreetWord } from '../find-street.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isInflected,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { type BriefText, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { lowerRun } from './lower-run.ts'
import { runAt } from './name-run.ts'
import { titleRun } from './title-run.ts'
import { trimRun } from './trim-run.ts'

const adverb =
  /^(?:desormais|maintenant|bientot|now|just|simply|soon|ora|adesso|presto|ahora|pronto|simplemente|jetzt|nun|bald|agora|nu|straks|gewoon|tout|simplement)$/

/** "s'appelle désormais Le Bon Coin": a small word between the verb and a capital. */
function behindAdverb({ words }: Reading, at: number): number {
  let from = at
  while (adverb.test(words[from]?.folded ?? '')) from += 1
  return words[from]?.capital ? from : at
}

/** Languages that say what street it is first. */
const isRoman = ({ lexicon }: Reading): boolean =>
  ['FR', 'IT', 'ES', 'PT'].includes(lexicon.countries[0])

const pronoun = /^(?:it|that|this|them|us|so|es|uns|ihn|sie|hem|ons|nous|vous|ci|nos)$/

/** "Two Left Feet": three capitals are a title, whatever the first word is. */
const longTitle = (reading: Reading, run: Run): Run | null =>
  run.words.length > 2 ? titleRun(reading, run) : null

/** Every word of it has its capital: nothing small behind it belongs to it. */
const isTitle = ({ lexicon }: Reading, run: Run | null): boolean =>
  !!run &&
  (!['US', 'DE', 'NL'].includes(lexicon.countries[0]) ||
    run.words.every((word) => word.capital || isPhrase(lexicon.name.particles, word.folded))) &&
  run.words.filter((word) => word.capital && !isArticle(word)).length > 1

const strongRun = (reading: Reading, at: number): Run | null =>
  lowerRun(reading, behindAdverb(reading, at)) ?? runAt(reading, at)

/** "So heißt der Hof: Gut Lerchenau": where what is called so ends, before a colon. */
const behindKind = ({ raw }: BriefText, from: number): number =>
  from + (/^ \p{Ll}{1,3} \p{L}{2,20}(?=: )/u.exec(raw.slice(from, from + 30))?.[0].length ?? 0)

/** "welcome to the Blue Anchor": where a small article between the cue and the name ends. */
function behindArticle(reading: Reading, from: number): number {
  const { words, text } = reading
  const at = wordFrom(words, from)
  const [article, next] = at < 0 ? [] : words.slice(at, at + 2)
  const run = article && !article.capital && isArticle(article) ? runAt(reading, at + 1) : null
  const small = article && next && run && run.words.length > 1
  return small && /^ ?$/.test(text.raw.slice(from, article.start)) ? article.end : from
}

/** "My name is Mo and I own Mo's Motors": a first name, and somebody who tells more. */
const goesOn =
  /^,? (?:and i|und ich|en ik|et je|et j'|et nous|y (?:tengo|llevo|soy)|e (?:tenho|ho|sou)|ma|mon|notre|mi|nuestr[oa]|il mio|la mia|a minha|o meu|minha|meu) /

export function cued(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  const persons = new Set(
    matchAll(phraseIndex(lexicon.name.person), text.folded).map(({ end }) => end),
  )
  const add = (cue: { start: number; end: number }, strong: boolean) => {
    const from = strong ? behindKind(text, cue.end) : behindArticle(reading, cue.end)
    const at = wordFrom(words, from)
    const first = words[at]
    if (!first || !/^[\s:=–—"“„«'‘¡¿-]{0,4}$/.test(text.raw.slice(from, first.start))) return
    const capital = runAt(reading, at)
    // "Il Gatto Blu": a capital article is the name's own.
    if (!strong && cue.end - cue.start < 4 && /^\p{Lu}/u.test(text.raw[cue.start] ?? '')) return
    const run = strong && !isTitle(reading, capital) ? strongRun(reading, at) : capital
    const trimmed =
      run && (strong ? run : (longTitle(reading, run) ?? trimRun(reading, run, false)))
    if (!trimmed) return
    const proper = isProper(reading, trimmed)
    // "nom de code : Trois Fois Rien"
    if (!proper && /^ ?: /.test(text.raw.slice(trimmed.end, trimmed.end + 3))) return
    // "called after my gran", "we named it after the cat"
    if (!proper && (trimmed.words.some(isOwner) || pronoun.test(first.folded))) return
    if (strong && (proper || !isCommon(reading, first) || trimmed.words.length > 1)) {
      const spoken = persons.has(cue.end) && trimmed.words.length === 1
      const score = (proper ? 9 : 7.5) - (persons.has(cue.end) ? 1.2 : 0)
      found.push({
        ...trimmed,
        score: spoken && goesOn.test(text.folded.slice(trimmed.end)) ? 2.4 : score,
      })
    } else if (!strong && proper && !isInflected(reading, trimmed)) {
      const single = trimmed.words.length === 1
      const cueWords = text.folded.slice(cue.start, cue.end)
      const where = isPhrase(lexicon.place.prepositions, cueWords)
      // "at Victoria Park": where one meets.
      const last = trimmed.words.at(-1)?.folded ?? ''
      if (isLocative(lexicon, cueWords) && isPhrase(lexicon.place.venues, last)) return
      const firm = /[&+]/.test(text.raw.slice(trimmed.start, trimmed.end))
      // "en la Plaza Mayor"
      if (isRoman(reading) && isStreetWord(lexicon, first)) return
      if (where && !firm && !trimmed.words.some((word) => isTrade(reading, word))) return
      if (single && (cue.end - cue.start <= 4 || /^[A-Z]+$/.test(trimmed.words[0]?.raw ?? '')))
        return
      found.push({ ...trimmed, score: single ? 2.5 : 3.3 })
    }
  }
  const cues = matchAll(phraseIndex(lexicon.name.before), text.folded)
  // "the shop is called": the last of two cues leads to the name.
  const leads = cues.filter((cue, i) => cues[i + 1]?.start !== cue.end + 1)
  for (const cue of leads) add(cue, true)
  for (const cue of matchAll(phraseIndex(lexicon.name.near), text.folded)) add(cue, false)
  return found
}

/** "der Haarwerk Sophie heißt.", "Mão de Sal, assim está na porta": the verb stands behind the name. */
export function beforeVerb(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.name.after === '') return []
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), text.folded)) {
    const lead = /, $/.exec(text.raw.slice(0, cue.start).slice(-2))?.[0] ?? ' '
    const closes = /^\s*(?:[.,;!\n]|$)/.test(text.raw.slice(cue.end, cue.end + 2))
    if (lead === ' ' && !closes) continue
    const end = cue.start - lead.length
    const last = words.findLastIndex((word) => word.end <= end)
    const run = [5, 4, 3, 2, 1, 0]
      .map((back) => runAt(reading, last - back))
      .find((one) => one?.end === end)
    const begins = run && (lead === ' ' || startsSentence(text, run.start))
    if (begins && isProper(reading, run)) found.push({ ...run, score: 8 })
  }
  return found
}
