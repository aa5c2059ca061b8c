import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'

/** Words, or letters where words are not parted. */
const longestSignature = { words: 4, letters: 14 }

/** "Thank you, Filomena Caeiro", "店主 百瀬はるか": as a letter ends. */
export function isSignature({ text, facts }: Reading, role: SpanRole, [start, end]: Span): boolean {
  if (role === 'person' && tagAt(text, start, 'words.thanks')) return true
  const said = text.raw.slice(start, end)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word').length
  const isShort = isDense(said)
    ? said.length <= longestSignature.letters
    : words <= longestSignature.words
  const isName =
    role === 'person' || facts.people.some(({ span }) => span[0] >= start && span[1] <= end)
  const isLast = /^[\s.!。]*$/.test(text.raw.slice(end)) && start > 0
  return isLast && isShort && isName && !/\d/.test(said)
}

/** Letters; a longer one tells more than how to reach somebody. */
const longestContact = 160

/** "Ask for Murat, 0511 …": a number is looked for where one gets in touch. */
export function isWayToReach(reading: Reading, [start, end]: Span): boolean {
  const ways = (['phone', 'email'] as const).map((kind) => countClaims(reading, [start, end], kind))
  return end - start <= longestContact && ways.some((count) => count > 0)
}

/** 카톡 dalbamflower: an account stands where one gets in touch. */
export function namesAccount({ facts, text }: Reading, span: Span): boolean {
  const account = facts.action?.value.to
  return account !== undefined && text.raw.slice(...span).includes(account)
}
