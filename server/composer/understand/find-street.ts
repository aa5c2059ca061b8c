import { isHouse, isNumber, isSum, isUnit, near } from './house-number.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAt, phraseIndex } from './match-phrases.ts'
import type { BriefText, Word } from './read-text.ts'

export interface Street {
  start: number
  end: number
  /** The town that stands with it, without the word that leads there. */
  town?: readonly [number, number]
}

const particles = new Set(
  'de do da dos das del di della dei delle la le les du des el los las van den der the of e y l d dell'.split(
    ' ',
  ),
)
export const isStreetWord = (lexicon: Lexicon, word: Word): boolean => {
  const { streets } = lexicon.place
  if (isPhrase(streets, word.folded)) return true
  for (let i = 1; i < word.folded.length - 1; i += 1) {
    const match = matchAt(phraseIndex(streets), word.folded, i)
    if (match?.end === word.folded.length) return true
  }
  return false
}

/** "12 High Street", "12, rue des Lilas", "Rua das Flores 12", "Hauptstraße 5". */
function spanOf(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
  at: number,
): { from: number; to: number; numbered: boolean } {
  let from = at
  let to = at
  let numbered = false
  for (let i = at - 1; i >= 0 && at - i < 4; i -= 1) {
    const word = words[i]
    const next = words[i + 1]
    if (!word || !next) break
    if (isNumber(word) && isHouse(text, lexicon, word, next)) {
      from = isUnit(words[i - 1]) ? i - 1 : i
      numbered = true
      break
    }
    const street = text.folded.slice(words[at]?.start, words[at]?.end)
    if (
      !word.capital ||
      !near(text, word, next, /^[ -]$/) ||
      /^(?:rua|via|calle|rue|avenida|praca|plaza|piazza)$/.test(street)
    )
      break
    from = i
  }
  const suffixed = from < at && !['FR', 'IT', 'ES', 'PT'].includes(lexicon.countries[0])
  let bridge = 0
  for (let i = at + 1; i < words.length && i - at < 8; i += 1) {
    const word = words[i]
    const before = words[i - 1]
    if (!word || !before) break
    if (isNumber(word)) {
      const cut = /(?:str|av|avda|bd|pl|n|nr)$/.test(before.folded)
      const sign = cut ? /^(?: |, ?|\. ?)$/ : /^(?: |, ?|,? ?n[º°o.]{0,2} ?|,? ?nr\.? )$/i
      if (near(text, before, word, sign) && !isSum(text, word)) {
        to = i
        numbered = true
      }
      break
    }
    const dotted = before.end - before.start <= 4 && near(text, before, word, /^\. $/)
    if ((!dotted && !near(text, before, word, /^(?: |['’]|-|\/ ?)$/)) || (suffixed && numbered))
      break
    if (word.capital) {
      to = i
      bridge = 0
    } else if (particles.has(word.folded) && bridge < 3) bridge += 1
    else if (/^(?:n|nr|no)$/.test(word.folded)) bridge += 1
    else break
  }
  return { from, to, numbered }
}

/** An optional postcode, then a town: ", 4050-262 Porto", " in Bath". */
function townBehind(
  text: BriefText,
  words: readonly Word[],
  last: number,
  lexicon: Lexicon,
  townAt: (at: number) => number,
): { start: number; end: number } | null {
  const end = words[last]?.end ?? 0
  let i = last + 1
  let from = end
  let start = words[i]?.start ?? end
  const sign = /^(?:, ?|[ ]|\n|,\n| [-–·|] | \()$/
  for (let turn = 0; turn < 4; turn += 1) {
    const word = words[i]
    if (!word || !sign.test(text.raw.slice(from, word.start))) return null
    const code = /^\d{4,5}(?:-\d{3})?$/.test(word.raw) || (/^[A-Z]{2}$/.test(word.raw) && turn > 0)
    const linked = turn === 0 && isPhrase(lexicon.place.prepositions, word.folded)
    if (!code && !linked) {
      const town = word.capital && !isStreetWord(lexicon, word) ? townAt(i) : -1
      return town > 0 ? { start, end: town } : null
    }
    from = word.end
    i += 1
    if (linked) start = words[i]?.start ?? end
  }
  return null
}

/** A street with a number, and the town behind it where one stands there. */
export function findStreet(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
  name: readonly [number, number] | null,
  townAt: (at: number) => number,
): Street | null {
  let alone: Street | null = null
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    if (!word || !isStreetWord(lexicon, word)) continue
    if (name && word.start >= name[0] && word.end <= name[1]) continue
    const { from, to, numbered } = spanOf(text, lexicon, words, i)
    const start = words[from]?.start ?? word.start
    if (to === from && !numbered) continue
    // "St Ives": an English street has its word behind the name.
    if (lexicon.countries[0] === 'US' && from === i) continue
    const town = townBehind(text, words, to, lexicon, townAt)
    const end = words[to]?.end ?? word.end
    if (town && (numbered || text.raw[end] === ','))
      return { start, end, town: [town.start, town.end] }
    if (numbered) alone ??= { start, end }
  }
  return alone
}
