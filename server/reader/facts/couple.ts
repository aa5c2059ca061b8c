import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, type TaggedText, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import { spanOf, type Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { denseCouple } from './dense-couple.ts'
import type { Found } from './found.ts'

/** How sure two who are told to marry are what the page of their day is called. */
const sure = 0.9
/** Words of one name. */
const most = 4
/** Letters between the two and what tells that they marry. */
const farthest = 160

/**
 * "Larissa e o Thiago", "Lena Aschauer und Fabian Krug": who marries, where a
 * brief tells of a wedding and its day. Who films weddings or lets a barn for them tells of no day.
 */
export function coupleOf({ text, days }: Pick<Draft, 'text' | 'days'>): Found<string> | undefined {
  const told = tagsIn(text, 0, text.raw.length, 'words.marrying')
  if (days.length === 0 || told.length === 0) return undefined
  const isNear = ([start, end]: Span) =>
    told.some((tag) => start - tag.end <= farthest && tag.start - end <= farthest)
  const named = denseCouple(text) ?? besideJoint(text)
  // Who signs, at the end of all that is told of the day.
  const isSigned = named?.[1] && /^[^\p{L}\p{N}]*$/u.test(text.raw.slice(named[1][1]))
  const two = isSigned ? named : named?.filter(isNear)
  if (two?.length !== 2) return undefined
  const [one, other] = two as [Span, Span]
  const said = text.raw.slice(one[1], other[0]).trim()
  const isLed = ['words.articles', 'words.prepositions'].some(
    (tag) => tagBefore(text, one[0] - 1, tag) !== undefined,
  )
  const isJoint = signs.test(said) || text.language.data.words.conjunctions.includes(said)
  // "Catarina e o Nuno" is said so; of "a Catarina e o Nuno" both articles go.
  const isPlain = isJoint || (!isLed && /^\p{Ll}+ \p{Ll}+$/u.test(said))
  const value = isPlain
    ? text.raw.slice(one[0], other[1])
    : `${text.raw.slice(...one)} & ${text.raw.slice(...other)}`
  return { value, span: [one[0], other[1]], confidence: sure }
}

const signs = /^[&+♥❤]$/u

/** The names on both sides of "and", one of them a listed one at least. */
function besideJoint(text: TaggedText): Span[] | undefined {
  const { tokens } = text
  for (const [at, joint] of tokens.entries()) {
    const isJoint = tagAt(text, joint.start, 'words.conjunctions')?.end === joint.end
    if (!isJoint && !signs.test(joint.text)) continue
    const next = tokens[at + 1]
    // "Da Inês e do Pedro": both behind a preposition with its article.
    const isLed =
      next !== undefined &&
      ['words.articles', 'words.prepositions'].some(
        (tag) => tagAt(text, next.start, tag)?.end === next.end,
      )
    const [one, other] = [wordsBefore(text, at), wordsFrom(text, at + (isLed ? 2 : 1))]
    if ([one, other].some((words) => words.length === 0)) continue
    // "Save Anna", with the capital of its sentence: the name begins with what is one.
    const own = one.slice(Math.max(0, one.findIndex(isListed)))
    if (isListed(own[0]) || isListed(other[0])) return [spanOf(own), spanOf(other)]
  }
  return undefined
}

function wordsBefore(text: TaggedText, end: number): readonly Token[] {
  let first = end
  while (end - first < most && isOfName(text, text.tokens[first - 1])) first -= 1
  // "Femke de | Boer": a name goes on before the small words of its family.
  const joint = text.tokens[first - 1]
  const isJoint = joint && text.language.data.names.particles.includes(joint.text)
  const [given] = isJoint ? text.tokens.slice(first - 2, first - 1) : []
  if (first < end && given && isListed(given) && isOfName(text, given)) first -= 2
  return text.tokens.slice(first, end)
}

function wordsFrom(text: TaggedText, first: number): readonly Token[] {
  let end = first
  while (end - first < most && isOfName(text, text.tokens[end])) end += 1
  return text.tokens.slice(first, end)
}

const isListed = (word: Token | undefined): boolean =>
  word !== undefined && personNameOf(word.text) !== undefined

/** A word with a capital, or a listed name where none has one; no day and no month. */
function isOfName(text: TaggedText, token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const { raw } = text
  const isWritten = isTypedSmall(text)
    ? isListed(token)
    : /^\p{Lu}/u.test(raw.slice(token.start, token.end))
  const isDay = ['hours.days.', 'dates.', 'words.'].some((tag) =>
    hasTag(text, token.start, token.end, tag),
  )
  return isWritten && !isDay && !isDense(token.text)
}
