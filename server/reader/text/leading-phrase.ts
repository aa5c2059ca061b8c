import { fold } from './fold.ts'
import { phrasePattern } from './phrase-pattern.ts'

interface Phrase {
  written: string
  /** Its first word. */
  first: string
  pattern?: RegExp
}

/**
 * What a folded text begins with of some phrases, the longest, with the marks behind it; '' where it
 * begins with none. A phrase is compiled when a text begins with its first word.
 */
export function leadingPhrase(phrases: readonly string[]): (folded: string) => string {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  const all = longestFirst.map((written): Phrase => ({ written, first: firstWord(written) }))
  const byLetter = Map.groupBy(all, ({ first }) => first[0])
  return (folded) => {
    for (const phrase of byLetter.get(folded[0]) ?? []) {
      if (!folded.startsWith(phrase.first)) continue
      phrase.pattern ??= new RegExp(`^${phrasePattern(phrase.written, {})}[\\s,.…!:–—、。-]+`, 'u')
      const found = phrase.pattern.exec(folded)
      if (found) return found[0]
    }
    return ''
  }
}

const firstWord = (phrase: string): string => fold(phrase).split(/[\s*]/)[0] ?? ''
