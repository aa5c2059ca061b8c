import { regionPhrases } from '../gazetteer.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import { type Candidate, isArticle, isTrade, type Reading, type Run } from '../name-words.ts'
import { type BriefText, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

/** "I am Inès Carpentier": who does it, where the business has no name of its own. */
export function person(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.name.person === '') return []
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.person), text.folded)) {
    const at = wordFrom(words, cue.end)
    const first = words[at]
    if (!first || first.start - cue.end > 1) continue
    const run = runAt(reading, at)
    // "passez par Le Croisic": an article begins nobody's name.
    const named = run?.words[0] && !isArticle(run.words[0])
    if (named && run.words.length > 1 && isProper(reading, run))
      found.push({ ...run, score: isIntroduced(text, run) ? 5.3 : 3.6 })
    found.push(...firmOf(reading, at))
  }
  return found
}

/** "Ich bin Lena Vogt, Hebamme in Leipzig": who says what they are has no firm to name. */
const isIntroduced = (text: BriefText, { end }: Run): boolean =>
  /^, (?:an? |un[ae']? ?|eine? |een )?\p{L}{4,}/u.test(text.folded.slice(end, end + 12))

/** "this is Tom from Brightside Windows", "ich bin Anna von Haarwerk Süd". */
function firmOf(reading: Reading, at: number): Candidate[] {
  const { words, text, lexicon } = reading
  const of = [1, 2].map((n) => at + n).find((i) => words[i] && ofFirm.test(words[i]?.folded ?? ''))
  const first = of === undefined ? undefined : words[of + 1]
  if (of === undefined || !words[of - 1]?.capital || !first?.capital) return []
  const run = runAt(reading, of + 1)
  const towns = isPhrase(regionPhrases, text.folded.slice(first.start, first.end))
  const firm = run && run.words.length > 1 && isProper(reading, run) && !towns
  const trade = run?.words.some((word) => isTrade(reading, word))
  const from = isPhrase(lexicon.place.prepositions, words[of]?.folded ?? '')
  return firm && (trade || !from) ? [{ ...run, score: 6.3 }] : []
}

const ofFirm = /^(?:from|of|at|von|vom|van|de|du|del|della|da|do|di)$/
