import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { isGivenName, personNameOf } from '../text/person-names.ts'
import { speaksAlone } from '../text/speaks-alone.ts'
import { firstFrom, type TaggedText, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { denseNameBehind } from './dense-name.ts'

/** Words of a person's name. */
const most = 4

/**
 * "maths tutoring …, im | tom beckett", 저는 | 류하은 | 이고: of one person's trade that is called nothing
 * whoever says "I am". A day with many guests is not called so.
 */
export function whoSpeaks({ text, days }: Pick<Draft, 'text' | 'days'>): Span | undefined {
  if (days.length > 0 || !speaksAlone(text)) return undefined
  const said = tagsIn(text, 0, text.raw.length, 'names.self')
    .map(({ end }) => (isDense(text.raw[end - 1] ?? '') ? denseAt(text, end) : nameAt(text, end)))
    .filter((span) => span !== undefined)
  const names = new Set(said.map((span) => text.folded.slice(...span)))
  return names.size === 1 ? said[0] : undefined
}

function denseAt(text: TaggedText, at: number): Span | undefined {
  const span = denseNameBehind(text, at)
  const isWhole =
    span && ['words.copulas', 'names.after'].some((tag) => tagAt(text, span[1], tag) !== undefined)
  return isWhole ? span : undefined
}

/** A listed given name, and what is written or listed like a second one. */
function nameAt(text: TaggedText, at: number): Span | undefined {
  const first = firstFrom(text.tokens, at)
  const [given, ...others] = text.tokens.slice(first, first + most)
  if (!given || !/^\s+$/.test(text.raw.slice(at, given.start)) || !isGivenName(given.text))
    return undefined
  let end = given.end
  for (const token of others) {
    if (!isFurther(text, token)) break
    end = token.end
  }
  // "Will", "mark" and "rose" are words as well.
  const isWord = end === given.end && !isCapital(text, given.start) && isUsual(text, given)
  return isWord ? undefined : [given.start, end]
}

const isUsual = ({ language }: TaggedText, { text: word }: Token): boolean =>
  ['top', 'common'].includes(frequencyOf(language, word))

const isCapital = ({ raw }: TaggedText, start: number): boolean => /^\p{Lu}/u.test(raw.slice(start))

function isFurther(text: TaggedText, token: Token): boolean {
  const { start, end, kind, text: word } = token
  if (kind !== 'word') return false
  if (isCapital(text, start)) return true
  const isLast = /^\s*(?:[.,;!?()\n]|$)/.test(text.raw.slice(end))
  const isRare = frequencyOf(text.language, word) === 'rare' && isLast
  return (
    !isUsual(text, token) &&
    (personNameOf(word) !== undefined || isRare) &&
    !tagAt(text, start, 'trades.')
  )
}
