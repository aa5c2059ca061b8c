import { dataOf, languageCodes } from './language.ts'
import { remembered, rememberedLately } from './remembered.ts'
import { fold } from './text/fold.ts'

/** How much a word may speak for a language. */
const strengths = [0, 0.5, 1, 2] as const
type Level = 0 | 1 | 2 | 3
/** How strongly a word speaks, by the list of the language's data it stands in. */
const levels = { common: 3, small: 2, days: 3, months: 2, trades: 1 } as const
/** Shorter ones are in too many languages. */
const shortest = { days: 3, others: 4 } as const

/** Of each word, two bits a language: its level there. */
type Votes = Map<string, number>
const bits = 2
const levelIn = (packed: number, language: number): Level =>
  ((packed >> (bits * language)) & 3) as Level

let votes: Votes | null = null

function learnt(): Votes {
  votes ??= learn()
  return votes
}

function learn(): Votes {
  const learning: Votes = new Map()
  for (const [language, code] of languageCodes.entries()) {
    for (const [word, level] of wordsOf(code)) {
      const known = learning.get(word) ?? 0
      if (level > levelIn(known, language))
        learning.set(word, (known & ~(3 << (bits * language))) | (level << (bits * language)))
    }
  }
  return learning
}

function* wordsOf(code: string): Generator<[word: string, level: Level]> {
  const { words, hours, dates, trades } = dataOf(code)
  const plain = (phrase: string) => fold(phrase).replace(/[*=]/g, '')
  for (const word of words.common) yield [plain(word), levels.common]
  for (const list of [words.articles, words.prepositions, words.pronouns, words.greetings])
    for (const word of list) yield [plain(word), levels.small]
  const ofTrades = Object.values(trades).flatMap(({ names, strong }) => [...names, ...strong])
  const named = [
    { phrases: hours.days.flat(), level: levels.days, least: shortest.days },
    { phrases: dates.months.flat(), level: levels.months, least: shortest.others },
    { phrases: ofTrades, level: levels.trades, least: shortest.others },
  ]
  for (const { phrases, level, least } of named)
    for (const phrase of phrases)
      for (const word of phrase.split(' ')) if (word.length >= least) yield [plain(word), level]
}

/** What the packed levels of a word say for each language, shared among those that have it. */
const votesOf = remembered(
  (packed: number): readonly (readonly [code: string, value: number])[] => {
    const known = languageCodes
      .map((code, language) => [code, strengths[levelIn(packed, language)]] as const)
      .filter(([, strength]) => strength > 0)
    return known.map(([code, strength]) => [code, strength / known.length])
  },
)

const lettersOf = remembered((script: string) => new RegExp(`\\p{Script=${script}}`, 'gu'))

/** Scripts settle it where a language has some of its own. */
function byScript(brief: string): string | null {
  const count = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => {
      return sum + (brief.match(lettersOf(script))?.length ?? 0)
    }, 0)
  const [best] = languageCodes
    .map((code) => ({ code, letters: count(dataOf(code).info.scripts) }))
    .sort((one, other) => other.letters - one.letters)
  const isWritten = best && best.letters >= 2 && best.letters * 3 >= count(['Latin'])
  return isWritten ? best.code : null
}

/**
 * The language a brief is written in, of all there is data for.
 * @param fallback the answer where the brief is too short to tell
 */
export function detectLanguage(brief: string, fallback: string): string {
  const likeliest = likeliestOf(brief)
  return likeliest.includes(fallback) ? fallback : (likeliest[0] ?? fallback)
}

/** The languages that are as likely as the likeliest, or nearly; a page asks of one brief again and again. */
const likeliestOf = rememberedLately(2, (brief: string): readonly string[] => {
  const script = byScript(brief)
  if (script) return [script]
  const ranked = [...votesFor(brief)].sort((a, b) => b[1] - a[1])
  const most = ranked[0]?.[1] ?? 0
  if (most <= 0) return []
  return ranked.filter(([, value]) => value >= most - 0.34).map(([code]) => code)
})

/** What words and letters of a brief say for each language. */
function votesFor(brief: string): ReadonlyMap<string, number> {
  const scores = new Map(languageCodes.map((code) => [code, 0]))
  const add = (code: string, value: number) => scores.set(code, (scores.get(code) ?? 0) + value)
  const prose = brief.replace(/\S{0,80}(?:@|\.[a-z])\S{0,80}/gi, ' ')
  for (const [said] of prose.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const word = fold(said)
    const isAccented = word !== said.toLowerCase().replaceAll('’', "'")
    for (const part of new Set([word, ...word.split("'")])) {
      for (const [code, value] of votesOf(learnt().get(part) ?? 0)) {
        if (!(isAccented && dataOf(code).info.letters === '')) add(code, value)
      }
    }
  }
  const lower = brief.toLowerCase()
  for (const code of languageCodes) {
    const { letters } = dataOf(code).info
    if (letters) add(code, Math.min(4, lower.match(oneOf(letters))?.length ?? 0))
  }
  return scores
}

const oneOf = remembered((letters: string) => new RegExp(`[${letters}]`, 'g'))
