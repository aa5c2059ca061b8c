import { isGlued } from '#server/reader/text/fold.ts'
import { type TaggedText, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { capitalised } from '../capitalised.ts'
import type { MarkedWish } from '../read/marked-wish.ts'
import { bareOf } from '../read/value-words.ts'
import { endsAlike } from './ends-alike.ts'
import type { Occurrence } from './occurrences.ts'

/** What stands on the page, and what is to: with the words that join it to its sentence, and without. */
export interface NewWords {
  said: string
  now: string
  bare: [string, string]
  /** "Second floor" and "third": with what may be meant of the old words. */
  short?: string
  /** Whether the sentence stays one. */
  isSure: boolean
}

/** What a page says, with the new words where the old ones stand: "at Camber Barn", "at Rye Lodge". */
export function inPlaceOf(
  wish: MarkedWish,
  found: Occurrence,
  { now, old }: { now: Span; old: Span },
): NewWords {
  const bare = bareOf(wish, now)
  const page = found.text.raw
  const joint = {
    page: jointOf(found.text, [found.joined, found.start]),
    now: jointOf(wish.text, [now[0], bare[0]]),
  }
  const end = sharedEnd(wish, found, bare)
  const isShort = end === found.end && wordsIn(wish, bare) === 1 && wordsIn(wish, old) > 1
  const isJoined = joint.now !== '' && joint.now === joint.page
  const put = (from: number, span: Span): [string, string] => {
    const said = page.slice(from, end)
    return [said, cased(said, wish.text.raw.slice(...span))]
  }
  const alone = put(found.start, bare)
  const [said, words] = isJoined ? put(found.joined, now) : alone
  // "Im Rathaus" holds an article that may be another for the new words.
  const fits = isJoined || joint.page === ''
  const isWhole = end > found.end || found.isWhole
  const isSure = fits && isWhole && !isShort && endsAlike(page.slice(end), said, words)
  const rest = isShort && !isLinked(found) ? /\s.*$/s.exec(alone[0])?.[0] : undefined
  return { said, now: words, bare: alone, ...(rest && { short: words + rest }), isSure }
}

/** What joins words to their sentence: a preposition with or without its article, or an article. */
function jointOf(text: TaggedText, [from, to]: Span): 'preposition' | 'article' | '' {
  const tags = tokensIn(text, from, to).flatMap((token) =>
    (text.startingAt.get(token.start) ?? []).filter(({ end }) => end === token.end),
  )
  if (tags.some(({ tag }) => tag === 'words.prepositions')) return 'preposition'
  return tags.some(({ tag }) => /^words\.(?:articles|possessives)$/.test(tag)) ? 'article' : ''
}

const wordsIn = ({ text }: MarkedWish, [start, end]: Span): number =>
  isGlued(text.raw[start])
    ? 0
    : tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark').length

/** "Second" is said of the "second floor" where the new words end in "floor" too. */
function sharedEnd({ text }: MarkedWish, { text: page, end }: Occurrence, now: Span): number {
  const last = tokensIn(text, ...now).at(-1)
  const next = page.tokens.find((token) => token.start >= end)
  const isShared = last && next && last.start > now[0] && last.text === next.text
  return isShared && page.raw.slice(end, next.start).trim() === '' ? next.end : end
}

/** "Salle des fêtes": what stands behind the first word is joined to it, and goes with it. */
const isLinked = ({ text, start, end }: Occurrence): boolean =>
  tokensIn(text, start, end)
    .slice(1)
    .some((token) => jointOf(text, [token.start, token.end]) !== '')

/** As the page writes it: a sentence begins with a capital, and so does every word of a name. */
function cased(before: string, now: string): string {
  if (now !== now.toLocaleLowerCase() || !/^\p{Lu}/u.test(before)) return now
  const isName = /\s/.test(before) && before.split(/\s+/).every((word) => /^\p{Lu}/u.test(word))
  return isName ? now.split(/(\s+)/).map(capitalised).join('') : capitalised(now)
}
