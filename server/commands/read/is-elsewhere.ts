import { findTags } from '#server/reader/text/phrase-index.ts'
import { Clause } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Words about what is no page's business: they mark nothing it has. */
export const outside = ['words.demands', 'words.elsewhere'] as const

/** Who asks so is short. */
const longest = 80
const sum = /^\D{0,20}\d+\s?[+*×÷]\s?\d+\s?[=＝]?\s?[?？]?$/u
/** Who has these done to the page means it. */
const doing = ['add', 'remove', 'hide', 'rename', 'move'].map((act) => `do.${act}`)

/** "Tell me the weather", "what's 2+2": a question to us, and no fact for the page. */
export function isElsewhere(wish: MarkedWish): boolean {
  const { raw, folded } = wish.text
  if (raw.length > longest) return false
  if (sum.test(raw)) return true
  const clause = new Clause(wish, [0, raw.length])
  const isTold = clause.has('value.quote') || /[:：]/.test(raw)
  if (isTold || clause.marks.some(({ tags }) => tags.length === 1 && doing.includes(tags[0] ?? '')))
    return false
  const found = findTags(wish.language.index, folded).map(({ tag }) => tag)
  return outside.every((tag) => found.includes(tag))
}
