import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import { spanOf, type Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from './edit.ts'
import { sentencesOf } from './sentences.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Words of a name. */
const mostWords = 4

/** "We play at Hexham. Sorry, not Hexham, Corbridge.": names of an own sentence that denies the first. */
export function wordsDenied({ text }: Draft, tags: readonly WithdrawalTag[]): Edit[] {
  return sentencesOf(text.raw)
    .slice(1)
    .flatMap((sentence) => {
      const [old, now] = pairIn(text, tags, sentence) ?? []
      const said = old && now && saidBefore(text, old, sentence[0])
      return said ? [{ swaps: [{ old: said, now: spanOf(now) }], gone: [sentence] }] : []
    })
}

/** What is denied and what stands for it, where the sentence says nothing else. */
function pairIn(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  sentence: Span,
): [Token[], Token[]] | null {
  const takes = tags.filter(({ start, end }) => sentence[0] <= start && end <= sentence[1])
  const runs = runsOf(text, takes, sentence)
  const [one, other, further] = runs
  if (!one || !other || further || one.isDenied === other.isDenied) return null
  const isMarked = takes.some(({ tag }) => tag === 'retracting' || tag === 'doubting')
  if (!isMarked) return null
  return one.isDenied ? [one.words, other.words] : [other.words, one.words]
}

interface Run {
  words: Token[]
  isDenied: boolean
}

/** Names between marks; none where a stretch holds other words than names and small ones. */
function runsOf(text: TaggedText, takes: readonly WithdrawalTag[], sentence: Span): Run[] {
  const runs: Run[] = []
  let isDenied = false
  let words: Token[] = []
  const close = () => {
    if (words.length > 0) runs.push({ words, isDenied })
    if (words.length > 0) isDenied = false
    words = []
  }
  for (const token of tokensIn(text, ...sentence)) {
    const isTaking = takes.some(
      ({ tag, start, end }) => tag !== 'contrasting' && start <= token.start && token.end <= end,
    )
    if (isDenial(text, takes, token)) {
      close()
      isDenied = true
    } else if (token.kind !== 'word' || isTaking || isTurn(text, token)) close()
    else if (!isFunctionWord(text, token.start, token.end) || words.length > 0) words.push(token)
  }
  close()
  return runs.every((run) => run.words.length <= mostWords) ? runs : []
}

/** "Not Hexham", where no mark stands behind the "not". */
const isDenial = (text: TaggedText, takes: readonly WithdrawalTag[], token: Token): boolean =>
  /^\s\p{L}/u.test(text.folded.slice(token.end)) &&
  (tagAt(text, token.start, 'words.negations') !== undefined ||
    takes.some(({ tag, start }) => tag === 'contrasting' && start === token.start))

/** "Not Hexham | but Corbridge". */
const isTurn = (text: TaggedText, { start, end }: Token): boolean =>
  tagAt(text, start, 'words.conjunctions')?.end === end

/** Where the same words stand last before; names alone, for other words may be denied of many things. */
function saidBefore(text: TaggedText, words: readonly Token[], before: number): Span | null {
  const isName = words.some(({ start }) => /^\p{Lu}/u.test(text.raw.slice(start)))
  const said = text.folded.slice(...spanOf(words))
  const at = text.folded.slice(0, before).lastIndexOf(said)
  return isName && at >= 0 ? [at, at + said.length] : null
}
