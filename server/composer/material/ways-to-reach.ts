import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { verbsIn } from './sentences.ts'

/** Words, or letters where words are not parted. */
const longestSignature = { words: 6, letters: 14 }

/** "Thank you, Filomena Caeiro", "店主 百瀬はるか": as a letter ends. */
export function isSignature(reading: Reading, role: SpanRole, [start, end]: Span): boolean {
  const { text, facts } = reading
  if (role === 'person' && tagAt(text, start, 'words.thanks')) return true
  const isName =
    role === 'person' || facts.people.some(({ span }) => span[0] >= start && span[1] <= end)
  const isLast = /^[\s.!。]*$/.test(text.raw.slice(end)) && start > 0
  const isShort = isFewWords(reading, [start, end]) && verbsIn(reading, [start, end]).length === 0
  const isEnd = isShort ? isName : takesLeave(reading, [start, end])
  return isLast && isEnd && !/\d/.test(text.raw.slice(start, end))
}

/** "We look forward to meeting you, Pam and Derek": theirs, and signed behind a comma. */
function takesLeave({ text, facts }: Reading, [start, end]: Span): boolean {
  const isOurs = ['words.together', 'words.alone'].some((tag) => tagAt(text, start, tag))
  const [first] = facts.people.filter(({ span }) => span[0] >= start && span[1] <= end)
  if (!isOurs || !first || !/[,，、]\s?$/.test(text.raw.slice(start, first.span[0]))) return false
  const names: Span = [first.span[0], end]
  return isFewWords({ text }, names) && !/[,;:]/.test(text.raw.slice(...names))
}

const ways = ['phone', 'email', 'url', 'handle', 'money', 'date', 'time'] as const

/** "Graça Lourinho" alone, as a letter ends: who it is from, and no way to reach anybody. */
export function isSignedBy(
  reading: Reading,
  { role, at, span }: { role: SpanRole; at: number; span: Span },
): boolean {
  return (
    at > 0 &&
    (role === 'contact' || isUnknownName(reading, role, span)) &&
    isFewWords(reading, span) &&
    !namesAccount(reading, span) &&
    verbsIn(reading, span).length === 0 &&
    ways.every((kind) => countClaims(reading, span, kind) === 0) &&
    !['actions.', 'contact.'].some((tag) => hasTag(reading.text, ...span, tag))
  )
}

/** "Harm Wolterink": words nobody knows, each with its capital, are whom the letter is from. */
function isUnknownName({ text, facts }: Reading, role: SpanRole, span: Span): boolean {
  const said = text.raw.slice(...span)
  const isWritten = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}\s*[.!]?$/u.test(said)
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const isUnknown = words.every(({ text: word }) => sensesOf(text.language, word).length === 0)
  const isFact = [facts.name, facts.kind, facts.place].some(
    (fact) => fact && fact.span[0] <= span[0] && fact.span[1] >= span[1],
  )
  return isWritten && isUnknown && !isFact && (role === 'story' || role === 'person')
}

function isFewWords({ text }: Pick<Reading, 'text'>, [start, end]: Span): boolean {
  const said = text.raw.slice(start, end)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word').length
  return isDense(said) ? said.length <= longestSignature.letters : words <= longestSignature.words
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
