import { dataOf, languageCodes } from './language.ts'
import { remembered } from './remembered.ts'
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

/** Scripts settle it where a language has some of its own. */
function byScript(brief: string): string | null {
  const count = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => {
      return sum + (brief.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0)
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
  const script = byScript(brief)
  if (script) return script
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
  for (const code of languageCodes) {
    const { letters } = dataOf(code).info
    if (letters)
      add(
        code,
        Math.min(4, brief.toLowerCase().match(new RegExp(`[${letters}]`, 'g'))?.length ?? 0),
      )
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [best] = ranked
  if (!best || best[1] <= 0) return fallback
  const tied = ranked.filter(([, value]) => value >= best[1] - 0.34)
  return tied.some(([code]) => code === fallback) ? fallback : best[0]
}
