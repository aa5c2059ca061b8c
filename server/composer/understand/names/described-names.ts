import { isPhrase } from '../match-phrases.ts'
import { type Candidate, isCommon, isOwner, type Reading, startsCity } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { behindGreeting } from './opening-name.ts'

const longest = 5

/**
 * "Mobile groomer Happy Paws in Hull", "Used cars from Dunmore Motors, Cork": a brief that opens
 * with what is done, in small letters, and then who does it. German writes every thing large.
 */
export function described(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.countries[0] === 'DE') return []
  const from = wordFrom(words, behindGreeting(reading))
  const opened = words[from]
  const speaks = opened?.folded === 'i' || (opened && isOwner(opened))
  const lead = !opened || speaks ? [] : words.slice(from + 1, from + longest)
  const ahead = lead.findIndex(({ capital }) => capital)
  const before = lead[ahead - 1]
  const run = ahead > 0 ? runAt(reading, from + 1 + ahead) : null
  if (!before || !run || run.words.length < 2 || !isProper(reading, run)) return []
  const [first] = run.words
  if (!first || startsCity(reading, first) || isCommon(reading, first)) return []
  if (/[^\p{L}\p{N}\s'’&-]/u.test(text.raw.slice(opened?.start, run.start))) return []
  const isOther = [lexicon.place.prepositions, lexicon.place.weak, lexicon.name.stops].some(
    (list) => isPhrase(list, before.folded),
  )
  const leads = maker.test(before.folded) || (!isOther && before.folded.length > 3)
  return leads && ends.test(text.raw.slice(run.end, run.end + 5)) ? [{ ...run, score: 4.6 }] : []
}

const maker = /^(?:from|by|par|chez|da|van|por|di|de)$/
const ends = /^(?:\s*[.,;!\n(–—-]| (?:in|at|on|near|en|em|à|a|te|op) |$)/
