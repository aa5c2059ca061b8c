import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Respelling } from './respelling.ts'

/** Words without their vowel, as they are typed without their apostrophe: "l", "dell"; none that is a word. */
const elisionsOf = remembered(({ data }: Language): ReadonlySet<string> => {
  const { articles, elisions } = data.words
  const bare = elisions.map((elision) => elision.replace(/['’]$/, ''))
  return new Set(bare.filter((word) => !articles.includes(word)))
})

/** "l argent", "merci d avance": the space an apostrophe belongs in. */
export function spacedElisions({ raw, tokens, language }: TaggedText): Respelling[] {
  const elisions = elisionsOf(language)
  if (elisions.size === 0) return []
  return tokens.flatMap(({ text, start, end }, at) => {
    const next = tokens[at + 1]
    const isElision = elisions.has(text) && raw.slice(start, end) === text
    // "5 l environ", "tailles s m ou l": units and letters.
    const before = tokens[at - 1]
    const isLetter =
      before?.kind === 'number' ||
      /^\p{L}$/u.test(before?.text ?? '') ||
      (next?.text.length ?? 0) < 2
    if (!next || !isElision || isLetter || raw.slice(end, next.start) !== ' ') return []
    const isJoint = language.data.words.conjunctions.includes(next.text)
    return isJoint || !/^[aeiouh]/.test(next.text)
      ? []
      : [{ start: end, end: next.start, said: "'" }]
  })
}
