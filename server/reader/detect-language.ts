import { dataOf, languageCodes } from './language.ts'
import { fold } from './text/fold.ts'

/** How much a word speaks for a language, by where the data has it. */
const weights = { common: 2, days: 2, months: 1, trades: 0.5 } as const
/** Shorter ones are in too many languages. */
const shortest = { days: 3, others: 4 } as const

type Votes = Map<string, ReadonlyMap<string, number>>

let votes: Votes | null = null

function learnt(): Votes {
  votes ??= learn()
  return votes
}

function learn(): Votes {
  const learning = new Map<string, Map<string, number>>()
  const vote = (phrase: string, code: string, weight: number) => {
    const word = fold(phrase).replace(/[*=]/g, '')
    const known = learning.get(word) ?? new Map<string, number>()
    known.set(code, Math.max(known.get(code) ?? 0, weight))
    learning.set(word, known)
  }
  for (const code of languageCodes) {
    const { words, hours, dates, trades } = dataOf(code)
    for (const word of words.common) vote(word, code, weights.common)
    for (const list of [words.articles, words.prepositions, words.pronouns, words.greetings]) {
      for (const word of list) vote(word, code, weights.common / 2)
    }
    const named = [
      ...hours.days.flat().map((word) => [word, weights.days, shortest.days] as const),
      ...dates.months.flat().map((word) => [word, weights.months, shortest.others] as const),
      ...Object.values(trades).flatMap((trade) =>
        [...trade.names, ...trade.strong].map(
          (word) => [word, weights.trades, shortest.others] as const,
        ),
      ),
    ]
    for (const [phrase, weight, least] of named) {
      for (const word of phrase.split(' ')) if (word.length >= least) vote(word, code, weight)
    }
  }
  return sharingEqual(learning)
}

/** Most words speak for one language alone, with one of four weights: one answer for all of them. */
function sharingEqual(learnt: ReadonlyMap<string, ReadonlyMap<string, number>>): Votes {
  const shared = new Map<string, ReadonlyMap<string, number>>()
  const sharing: Votes = new Map()
  for (const [word, known] of learnt) {
    const name = [...known].join(' ')
    const first = shared.get(name) ?? known
    shared.set(name, first)
    sharing.set(word, first)
  }
  return sharing
}

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
      const known = learnt().get(part)
      for (const [code, weight] of known ?? []) {
        if (!(isAccented && dataOf(code).info.letters === ''))
          add(code, weight / (known?.size ?? 1))
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
