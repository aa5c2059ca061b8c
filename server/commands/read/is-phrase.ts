import { hasTag } from '#server/reader/text/tagged-text.ts'
import { Clause } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

/**
 * Whether what was cut from a wish can be read by itself: it begins with no particle of what is gone,
 * ends with no article of it, and is more than an address.
 */
export function isPhrase(wish: MarkedWish): boolean {
  const { text, language } = wish
  const { isPostpositional, words } = language.words
  const [first, last] = [text.tokens[0], text.tokens.at(-1)]
  if (!first || !last) return false
  const particles = [...words.objects, ...words.topics, ...words.behindTimes]
  if (isPostpositional && particles.includes(first.text)) return false
  if (!isPostpositional && hasTag(text, last.start, last.end, 'words.articles')) return false
  const clause = new Clause(wish, [0, text.raw.length])
  const isAddress = clause.has('value.url') || clause.has('value.email')
  return !isAddress || clause.has('do.') || clause.has('nouns.')
}
