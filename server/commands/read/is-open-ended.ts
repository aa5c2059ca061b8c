import { fold } from '#server/reader/text/fold.ts'
import type { Clause } from './clause.ts'

/** "From 20 June": until when is not said. */
export function isOpenEnded({ wish, span }: Clause): boolean {
  const [day, more] = wish.dates.filter(({ start, end }) => start >= span[0] && end <= span[1])
  if (!day || more || day.last) return false
  const { isPostpositional, words } = wish.language.words
  const { raw } = wish.text
  const before = fold(raw.slice(span[0], day.start)).trimEnd()
  const behind = raw.slice(day.end, span[1]).trimStart()
  return words.onwards.some((word) =>
    isPostpositional ? behind.startsWith(word) : ` ${before}`.endsWith(` ${fold(word)}`),
  )
}
