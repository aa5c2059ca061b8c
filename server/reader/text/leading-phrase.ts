import { fold } from './fold.ts'
import { phrasePattern } from './phrase-pattern.ts'

interface Phrase {
  written: string
  pattern?: RegExp
}

/**
 * What a folded text begins with of some phrases, the longest, with the marks behind it; '' where it
 * begins with none. A phrase is compiled when a text begins with its letter.
 */
export function leadingPhrase(phrases: readonly string[]): (folded: string) => string {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  const all: readonly Phrase[] = longestFirst.map((written) => ({ written }))
  const byLetter = Map.groupBy(all, ({ written }) => fold(written)[0])
  return (folded) => {
    for (const phrase of byLetter.get(folded[0]) ?? []) {
      phrase.pattern ??= new RegExp(`^${phrasePattern(phrase.written, {})}[\\s,.…!:–—、。-]+`, 'u')
      const found = phrase.pattern.exec(folded)
      if (found) return found[0]
    }
    return ''
  }
}
