import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { hasTag } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { type Found, found } from './found.ts'
import { hasParticle } from './name-back.ts'
import { surely } from './told-names.ts'

/** Letters of a name, and between the word that closes it and what it is the name of. */
const dense = { name: 20, between: 8 }

/** 寺町で、|すみれ書道教室という|小さな教室: what words for a name tell, where nothing else is likely to be it. */
export function calledBefore(draft: Draft): Found<string> | undefined {
  const { text } = draft
  for (const { tag, start, end } of text.tags) {
    const span = tag === 'names.after' ? denseBefore(draft, [start, end]) : undefined
    if (span) return found(text.raw.slice(...span), span, surely)
  }
  return undefined
}

/** What somebody says of themselves, or greets with, before they tell what they are called. */
const introducing = ['words.alone', 'words.together', 'names.generic', 'words.greetings']
/** Letters in which they do. */
const reach = 40

/** Words of "느린 오후 책방". */
const mostWords = 3

/** What somebody says that they are called. */
export function citedName(draft: Draft): Span | undefined {
  for (const { start } of draft.text.meaning('names.cited')) {
    const span = citedAt(draft, start)
    if (span) return span
  }
  return undefined
}

/** 배드민턴 치는 동호회 | 새벽셔틀|이라고 합니다: a word, or several that end with a trade. */
function citedAt({ text }: Draft, at: number): Span | undefined {
  const words = [...text.raw.slice(0, at).matchAll(/[^\s,.!?。]+/gu)].slice(-mostWords)
  const last = words.at(-1)
  if (!last || last.index + last[0].length !== at) return undefined
  const start = (word: (typeof words)[number]): number => word.index
  // 다들 최고라고 해요: what others say of somebody.
  const isOwn = introducing.some((tag) => hasTag(text, Math.max(0, at - reach), at, tag))
  const isRare = frequencyOf(text.language, text.folded.slice(start(last), at)) === 'rare'
  if (!isOwn && !isRare) return undefined
  // 솔바람부동산이라고: written to its trade, a name is one word.
  const isTrade = text.tags.some(
    ({ tag, start: from, end }) => tag.startsWith('trades.') && from === start(last) && end === at,
  )
  if (!isTrade) return [start(last), at]
  const ends = words.findLastIndex(
    (word) => word !== last && hasParticle(text, start(word), start(word) + word[0].length),
  )
  const first = words[ends + 1] ?? last
  return first === last ? undefined : [start(first), at]
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
