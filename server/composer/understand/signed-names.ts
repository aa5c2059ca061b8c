import { runAt } from './name-run.ts'
import {
  type Candidate,
  isArticle,
  isInflected,
  isProper,
  type Reading,
  type Run,
  startsSentence,
} from './name-words.ts'
import { trimRun } from './trim-run.ts'

/** "Van Dam & Zn. Apeldoorn", "Brillo Norte S.L. 976 …": who carries a firm's form is the firm. */
export function firms(reading: Reading): Candidate[] {
  const { text } = reading
  return runsOf(reading).flatMap((run) => {
    const trimmed = trimRun(reading, run, startsSentence(text, run.start))
    const last = trimmed?.words.at(-1)
    return trimmed && last && trimmed.end > last.end && isProper(reading, trimmed)
      ? [{ ...trimmed, score: 4.8 }]
      : []
  })
}

/** ". Les Poils de Gaston (Angers)", "… Da Mirella": a title alone between two marks keeps its article. */
export function titled(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  if (lexicon.countries[0] === 'DE') return []
  return runsOf(reading).flatMap((run) => {
    const [first] = run.words
    const begins = first && startsSentence(text, run.start) && (isArticle(first) || isHouse(first))
    const closes = /^\s*(?:[.\n!]| ?\(|$)/.test(text.raw.slice(run.end, run.end + 2))
    const own = run.words.length > 1 && isProper(reading, run)
    return begins && closes && own ? [{ ...run, score: 4.2 }] : []
  })
}

/** "Chez Lulu", "Da Mirella": whose house it is. */
const isHouse = ({ folded }: { folded: string }): boolean => /^(?:chez|da|bei|bij)$/.test(folded)

/** "Liefs, Fleur Hendrikx", "Viele Grüße, Jannik Oetker", "— Stubley Lane Society": the last words sign. */
export function signed(reading: Reading): Candidate[] {
  const { raw, folded } = reading.text
  const last = runsOf(reading).at(-1)
  if (!last || last.words.length < 2 || raw.slice(last.end).trim().length > 1) return []
  const lead = folded.slice(0, last.start)
  const score = farewell.test(lead) ? 4.4 : /[.!?)\n]\s*$|[–—]\s$/.test(lead) ? 3.3 : 0
  const isName = isProper(reading, last) && !isInflected(reading, last)
  const isGerman = reading.lexicon.countries[0] === 'DE'
  return score > (isGerman ? 4 : 0) && isName ? [{ ...last, score }] : []
}

const farewell =
  /(?:gru(?:ß|ss)e?n?|liefs|groet(?:en|jes)?|cordialement|bien a vous|merci|saluti|grazie|saludos|gracias|abracos?|cumprimentos|obrigad[oa]|atenciosamente|cheers|regards|wishes|thanks|danke|bedankt),?\s*$/

/** Every run of capitals, each once. */
function runsOf(reading: Reading): Run[] {
  const runs: Run[] = []
  for (let i = 0; i < reading.words.length; i += 1) {
    const run = runAt(reading, i)
    if (!run) continue
    runs.push(run)
    i += run.words.length - 1
  }
  return runs
}
