import { personNameOf } from './person-names.ts'
import { type TaggedText, tagAt, tagBefore, tokensIn } from './tagged-text.ts'
import type { Span } from './trim.ts'
import { frequencyOf } from './word-frequency.ts'

/**
 * "ik ben sanne en geef pianoles": what somebody does, joined to their first name, is no part of it.
 * The span as it is where the last word may be a second person.
 */
export function withoutVerb(text: TaggedText, [start, end]: Span): Span {
  const [first, joint, last, ...others] = tokensIn(text, start, end)
  if (!first || !joint || !last || others.length > 0) return [start, end]
  const isJoined = tagAt(text, joint.start, 'words.conjunctions')?.end === joint.end
  // "Bart & Bier" is a bar: only who introduces themselves goes on with what they do.
  const isSelf = tagBefore(text, Math.max(0, start - 1), 'names.person') !== undefined
  const isName = isSelf && personNameOf(first.text) !== undefined
  const isWord = ['top', 'common'].includes(frequencyOf(text.language, last.text))
  return isName && isJoined && isWord && personNameOf(last.text) === undefined
    ? [first.start, first.end]
    : [start, end]
}
