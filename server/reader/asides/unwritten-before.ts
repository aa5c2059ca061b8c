import type { Span } from '../text/trim.ts'
import { clauseBefore, reasonEnd } from './clauses.ts'
import { type Denied, hasWords, tells } from './unwritten-extent.ts'

/** Clauses before that only point or belong to another: ", which leaks, | but leave that out". */
const mostPointing = 3

/** What was said right before a remark that names nothing itself. */
export function untoldBefore(denied: Denied, remark: Span): Span[] {
  const { text, folded, at, words, asides } = denied
  const found: Span[] = []
  const lead = folded.slice(remark[0], at[0])
  // "Adres niet erop", a sentence of its own, names what it is about, however short.
  const isThing = words.things.isIn(lead)
  let isNamed = tells(lead, words) && !isDoubt(denied, remark[0])
  // "Since you ask", "it isn't settled": says nothing of its own.
  const isEmpty = () => found.every((span) => !tells(folded.slice(...span), words))
  while (!isNamed && found.length < mostPointing) {
    const isOther = !isEmpty() && found[0] && found[0][0] <= firstOf(denied)
    const before = isOther ? null : clauseBefore(text, folded, found[0] ?? remark, asides)
    // "We open at 9, because of the bus, but don't write that": what holds a number is told.
    if (
      !before ||
      (isThing && before[0] < denied.sentence[0]) ||
      (!isEmpty() && /\p{N}/u.test(text.slice(...before)))
    )
      break
    found.unshift(before)
    const said = folded.slice(...before)
    const isReason = reasonEnd(said, 0, asides) !== null || isDoubt(denied, before[0])
    isNamed = tells(said, words) && !isReason
  }
  return found
}

/** "She was seen here | but I'm not sure, so | don't write it": a doubt that begins here names nothing. */
export function isDoubt({ folded, at, words, asides }: Denied, start: number): boolean {
  const said = folded.slice(start, at[0])
  const contrast = asides.contrasts.allIn(said)[0]
  const therefore = words.therefore.allIn(said).at(-1)
  if (!contrast || !therefore || hasWords(said.slice(0, contrast.index))) return false
  return !tells(said.slice(therefore.index + therefore.said.length), words)
}

/** Where the words of the sentence begin. */
const firstOf = ({ text, sentence: [start] }: Denied): number =>
  start + text.slice(start).search(/\S/)
