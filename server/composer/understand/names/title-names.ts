import {
  type Candidate,
  isInflected,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
  startsCity,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { cutRun } from './name-run.ts'
import { behindGreeting } from './opening-name.ts'

const title = /^[^\n|–—.,:;!?()\d€$£"“„«]{3,48}?(?= \| | [–—-] |\n)/u

/** "Academia Corpo em Dia | Goiânia", "Immer der Nase nach – Parfümerie": small words and all. */
export function titles(reading: Reading): Candidate[] {
  const { text, words } = reading
  const at = wordFrom(words, behindGreeting(reading))
  const first = words[at]
  const line = first && title.exec(text.raw.slice(first.start, first.start + 56))?.[0]
  if (!first?.capital || !line || isOwner(first)) return []
  const end = first.start + line.trimEnd().length
  const behind = wordFrom(words, end)
  const named = words.slice(at, behind < 0 ? undefined : behind)
  const last = named.at(-1)
  const said = words.slice(behind, behind + 3).some((word) => isTrade(reading, word))
  if (named.length < 3 || named.length > 6 || !last || tellsWhere(reading, named)) return []
  // "Need a page for Grit & Gather – we're a shop"
  if (named.some(({ folded }) => isRequest.test(folded))) return []
  // "Studio de pilates Corpo Leve": what it is leads to the name.
  if (named.slice(1).some((word) => isTrade(reading, word))) return []
  // A small last word belongs to a name only where the trade stands behind it.
  if (!last.capital && !said) return []
  const run = cutRun(reading, named)
  const proper = run && isProper(reading, run) && !isInflected(reading, run)
  const isPlain = named.every((word, i) => word.capital || i === 0)
  return proper && !isPlain ? [{ ...run, end, score: 6.6 }] : []
}

const isRequest =
  /^(?:page|site|website|webpage|homepage|webseite|seite|internetseite|pagina|webpagina)$/

/** "Bakkerij Vink in Gouda |": the town is no part of the name. */
const tellsWhere = (reading: Reading, named: readonly Word[]): boolean =>
  named.some((word, i) => {
    const next = named[i + 1]
    return isLocative(reading.lexicon, word.folded) && !!next && startsCity(reading, next)
  })
