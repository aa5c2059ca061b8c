import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagBefore, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import { surely } from './told-names.ts'

/** Words with capitals, small ones between them, up to a mark: "The Long Way Round." */
const capitals =
  /^\s+((?:\p{Lu}[\p{L}\p{N}'’&-]*|&)(?: (?:\p{Lu}[\p{L}\p{N}'’&-]*|&|\p{Ll}{1,3}(?= \p{Lu})))*)(?=[.,;!?\n)]|$)/u
/** Letters of the longest name. */
const longest = 60
/** Letters of a name, and between the word that closes it and what it is the name of. */
const dense = { name: 20, between: 8 }

/**
 * "We call it The Long Way Round.", 寺町で、|すみれ書道教室という|小さな教室: what words for a name and its own
 * form tell, where nothing else is likely to be the name.
 */
export function calledInCapitals(draft: Draft): Found<string> | undefined {
  const { text } = draft
  for (const { tag, start, end } of text.tags) {
    const isCalled = tag === 'names.before' && !tagBefore(text, start - 1, 'names.person')
    const span = isCalled
      ? capitalsBehind(draft, end)
      : tag === 'names.after'
        ? denseBefore(draft, [start, end])
        : undefined
    if (span) return found(text.raw.slice(...span), span, surely)
  }
  return undefined
}

function capitalsBehind({ text, towns }: Draft, end: number): Span | undefined {
  const { raw } = text
  const said = capitals.exec(raw.slice(end, end + longest))
  const run = said?.[1]
  if (!said || !run || !/ \p{Ll}/u.test(raw)) return undefined
  const start = end + said[0].length - run.length
  const span: Span = [start, start + run.length]
  const words = tokensIn(text, ...span)
  const isTown = towns.some((town) => town.start === span[0] && town.end === span[1])
  // "He is called Ramón": one word may be anybody.
  const isOther = words.length > 1 && !words.every((word) => personNameOf(word.text))
  return isOther && !isTown ? span : undefined
}

/** In a script without spaces: from the mark before it up to the word that says so, and what it is. */
function denseBefore({ text }: Draft, [at, end]: Span): Span | undefined {
  const { raw, tags } = text
  if (!isDense(raw.slice(at, end))) return undefined
  const before = raw.slice(0, at)
  const start = Math.max(...['、', '。', '\n', '，'].map((mark) => before.lastIndexOf(mark))) + 1
  const span = trimmed(raw, [start, at])
  const isShort = span[1] > span[0] + 1 && span[1] - span[0] <= dense.name
  const isKind = tags.some(
    ({ tag, start: from }) =>
      tag.startsWith('trades.') && from >= end && from <= end + dense.between,
  )
  const holdsTrade = tags.some(
    ({ tag, start: from, end: to }) =>
      tag.startsWith('trades.') && from >= span[0] && to === span[1],
  )
  return isShort && isKind && holdsTrade ? span : undefined
}
