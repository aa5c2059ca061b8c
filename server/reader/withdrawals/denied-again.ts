import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Edit } from './edit.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

const window = 60
/** Words that are denied, that deny them, and that are begun again. */
const most = { said: 3, denial: 3, again: 3 }

/** "We play trad jazz no not jazz sorry bluegrass": what was said, was denied in the same words, and what it is. */
export function deniedAgain(
  text: TaggedText,
  { start, end, tag }: WithdrawalTag,
  tags: readonly WithdrawalTag[],
): Edit | null {
  if (tag !== 'retracting' && tag !== 'doubting') return null
  const behind = wordsOf(text, end, lineEnd(text, end))
  const before = wordsOf(text, lineStart(text, start), start)
  const [now] = behind
  // "Jazz, not jazz, sorry, no": what it is stands behind all of it.
  if (!now || before.length === 0 || tags.some((other) => other.start === now.start)) return null
  for (let count = 1; count <= most.said; count += 1) {
    const denied = before.slice(-count)
    if (denied.length < count || denied.every((word) => isSmall(text, word))) continue
    const said = saidBefore(text, before.slice(0, -count), denied)
    if (said === null) continue
    const first = begunAgain(before.slice(0, said), now)
    return { swaps: [], gone: [[(first ?? before[said] ?? now).start, now.start]] }
  }
  return null
}

/** The words and numbers of a stretch. */
export const wordsOf = (text: TaggedText, from: number, to: number): Token[] =>
  tokensIn(text, from, to).filter(({ kind }) => kind === 'word' || kind === 'number')

const lineStart = ({ raw }: TaggedText, at: number): number =>
  Math.max(raw.lastIndexOf('\n', at - 1) + 1, at - window)

function lineEnd({ raw }: TaggedText, at: number): number {
  const end = raw.slice(at, at + window).indexOf('\n')
  return end < 0 ? at + window : at + end
}

/** Where the same words stand before a denial: "jazz | no not". */
function saidBefore(
  text: TaggedText,
  words: readonly Token[],
  denied: readonly Token[],
): number | null {
  for (let gap = 1; gap <= most.denial; gap += 1) {
    const at = words.length - gap - denied.length
    const isSaid = denied.every((word, i) => words[at + i]?.text === word.text)
    const between = words.slice(words.length - gap)
    const isDenied = between.some(({ start }) => tagAt(text, start, 'words.negations'))
    if (at >= 0 && isSaid && isDenied && between.every((word) => isSmall(text, word))) return at
  }
  return null
}

const isSmall = (text: TaggedText, { start, end }: Token): boolean =>
  isFunctionWord(text, start, end) || tagAt(text, start, 'words.negations') !== undefined

/** "Norteño | banda, no banda, sorry, | norteño with sax": the word that what it is begins with. */
const begunAgain = (words: readonly Token[], now: Token): Token | undefined =>
  words.slice(-most.again).find((word) => word.text === now.text)
