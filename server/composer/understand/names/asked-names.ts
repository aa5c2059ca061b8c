import { type Candidate, isArticle, type Reading } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

const asking = /(?<!\p{L})(?:for|fur|voor|about|uber|over) (?=\S)/gu

/** ", unseren Fahrradladen", " – we're a zero-waste shop": whose it is or what they are. */
const behind =
  /^(?:,| [–—-]|\.| \() ?(?:our|my|unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|onze?|mijn|we're|we are|wir sind|wij zijn|we zijn|it's|it is|es ist|het is|das ist|dat is|that's)(?!\p{L})/u

/** "something simple for Grit & Gather – we're a shop", "was Einfaches für Sattelfest, unseren Laden". */
export function asked(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(asking)].flatMap(({ index, 0: cue }) => {
    const at = wordFrom(words, index + cue.length)
    const first = words[at]
    if (!first || first.start !== index + cue.length) return []
    const run = runAt(reading, !first.capital && isArticle(first) ? at + 1 : at)
    const told = run && behind.test(text.folded.slice(run.end, run.end + 16))
    return told && isProper(reading, run) ? [{ ...run, score: 5.4 }] : []
  })
}
