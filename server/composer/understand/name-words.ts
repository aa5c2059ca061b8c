import { isTradeName, tradeIndex } from './classify-industry.ts'
import { cityPhrases, isCityOf } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence, isSpace, type Word } from './read-text.ts'

export interface Run {
  start: number
  end: number
  words: Word[]
}

export interface Candidate extends Run {
  /** How much speaks for it, about 0 to 10. */
  score: number
}

export interface Reading {
  text: BriefText
  lexicon: Lexicon
  words: Word[]
  trades: Map<number, number>
  common: ReadonlySet<string>
}

export const isCommon = (reading: Reading, word: Word): boolean =>
  reading.common.has(word.folded) || isPhrase(reading.lexicon.name.generic, word.folded)

/** Whether every part of a word is a trade's name: Plombier-chauffagiste. */
export function isTrade(reading: Reading, word: Word): boolean {
  if (isCoined(word)) return false
  let at = word.start
  while (at < word.end) {
    const end = reading.trades.get(at)
    if (end === undefined) return false
    at = end + 1
  }
  return true
}

/** "l'association", "l'auto-école": a trade behind its article. */
export const isElidedTrade = (reading: Reading, word: Word): boolean =>
  /^l['’]/.test(word.folded) && isTrade(reading, { ...word, start: word.start + 2 })

/** "EdilMarsica": a capital inside a word makes a name of it. */
const isCoined = ({ raw }: Word): boolean => /\p{Ll}\p{Lu}\p{Ll}/u.test(raw)

/** A word of the trades' own vocabulary, of whatever weight: "portraits", "Hochzeit". */
export function isVocabulary({ text, lexicon }: Reading, word: Word): boolean {
  const match = matchAt(tradeIndex(lexicon), text.folded, word.start)
  return match !== undefined && match.end >= word.end && !isCoined(word)
}

const articles = new Set(
  'the a o os as der die das de het la le les l el los las il lo i gli un une el al die den van von'.split(
    ' ',
  ),
)
export const isArticle = (word: Word): boolean => articles.has(word.folded)

const owners = new Set(
  'our my we this your nosso nossa meu minha notre mon ma nos mi mis nuestro nuestra unser unsere ihr ihre ihrem ihren uw mein meine onze ons mijn mio mia nostro nostra wir moi yo io noi nosotros nosotras sono soy somos sou eu ich ik je nous siamo wij ons'.split(
    ' ',
  ),
)
/** "our", "my": whose it is, and never how a name begins. */
export const isOwner = (word: Word): boolean => owners.has(word.folded)

const genitive = new Set('de do da di du of von van del d della'.split(' '))

/** "of", "de", "von": binds a name to what follows. */
export const isGenitive = (word: string): boolean => genitive.has(word)

export const isLocative = ({ place }: Lexicon, word: string): boolean =>
  isPhrase(place.prepositions, word) || (isPhrase(place.weak, word) && !genitive.has(word))

/** Whether a known city of the language's own countries starts with this word: no "Porto" in Italy. */
export function startsCity({ text, lexicon }: Reading, word: Word): boolean {
  const end = matchAt(phraseIndex(cityPhrases), text.folded, word.start)?.end
  return end !== undefined && isOwnCity({ lexicon }, text.folded.slice(word.start, end))
}

/** A known city of the countries where the language is spoken. */
export function isOwnCity({ lexicon }: Pick<Reading, 'lexicon'>, name: string): boolean {
  return isCityOf(name, lexicon.countries)
}

export const startsSentence = ({ folded }: BriefText, at: number): boolean => {
  let i = at - 1
  while (i >= 0 && (isSpace(folded[i]) || /["'«“„(*•-]/.test(folded[i] ?? ''))) {
    if (folded[i] === '\n') return true
    i -= 1
  }
  return i < 0 || endsSentence(folded, i)
}

/** "Handwerkliche Bäckerei": an adjective at the start, not a name. */
export function isInflected({ lexicon, ...reading }: Reading, run: Run): boolean {
  const rest = run.words.slice(1)
  const first = run.words[0]
  if (lexicon.countries[0] !== 'DE' || !first || rest.length === 0) return false
  return (
    rest.every((word) => isTrade({ lexicon, ...reading }, word)) &&
    /(?:isch|lich|ig|sam|bar|haft|los|ell|al|il|iv|ant|ent|ert|nd|eu|ein|oss|oß|ut|alt|kal|ern|ut|ar|un|au|ot)(?:e|es|er|en)$/.test(
      first.folded,
    )
  )
}

/** Where trades' own names stand: start → end. */
export function tradeSpans(text: BriefText, lexicon: Lexicon): Map<number, number> {
  const spans = new Map<number, number>()
  for (const match of matchAll(tradeIndex(lexicon), text.folded)) {
    if (!isTradeName(match)) continue
    let start = match.start
    while (start > 0 && /[\p{L}]/u.test(text.folded[start - 1] ?? '')) start -= 1
    let { end } = match
    while (/[\p{L}]/u.test(text.folded[end] ?? '')) end += 1
    for (const part of text.folded.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)) {
      spans.set(start + part.index, start + part.index + part[0].length)
    }
  }
  return spans
}
