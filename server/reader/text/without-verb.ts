import { isDense } from './is-dense.ts'
import { isGivenName, personNameOf } from './person-names.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn, tokensIn } from './tagged-text.ts'
import { type Span, trimmed } from './trim.ts'
import { frequencyOf } from './word-frequency.ts'
import { sensesOf } from './word-senses.ts'

/** Letters of the shortest verb that says what "we" do: "nos" and "us" may begin a name. */
const shortestVerb = 5

/** "ik BEN JORIS", "Sono Marta Lupi", "Alquilamos la Casa del Tejo": a name without the verb before it. */
export function withoutLeadingVerb(text: TaggedText, [start, end]: Span): Span {
  const [first, second] = tokensIn(text, start, end)
  if (!first) return [start, end]
  const isGiven = second && isGivenName(second.text)
  const tags = [...(text.endingAt.get(first.end) ?? [])]
  const isVerb = tags.some(
    (tag) =>
      (tag.tag === 'names.person' && tag.start < start) ||
      (isGiven && ['names.self', 'words.copulas'].includes(tag.tag) && tag.start <= start) ||
      (tag.tag === 'words.together' && tag.end - first.start >= shortestVerb),
  )
  const rest = isVerb && trimmed(text.raw, [first.end, end])
  return rest && rest[1] > rest[0] ? rest : [start, end]
}

/** "Gruss Reto Schärer", "lg steffi": who signs, without how a letter ends. */
export function withoutClosing(text: TaggedText, [start, end]: Span): Span {
  const closing = tagAt(text, start, 'words.thanks')
  const rest = closing && trimmed(text.raw, [closing.end, end])
  return rest && rest[1] > rest[0] ? rest : [start, end]
}

/** "Sie heisst | einfach Logopädie Ammann": a word in small letters behind "is called" is no part of it. */
export function withoutFiller(text: TaggedText, [start, end]: Span): Span {
  const isCalled = tagBefore(text, start - 1, 'names.before') !== undefined
  const filler = isCalled && tagAt(text, start, 'words.fillers')
  const rest = filler && trimmed(text.raw, [filler.end, end])
  const isSmall =
    /^\p{Ll}/u.test(text.raw.slice(start)) && rest && /^\p{Lu}/u.test(text.raw.slice(rest[0]))
  return rest && isSmall ? rest : [start, end]
}

/** "wir heissen feierabend | also so wie …": one word like them may be of a name, two are not. */
export function withoutFillersBehind(text: TaggedText, [start, end]: Span): Span {
  const isFiller = ({ start: at }: { start: number }) =>
    tagAt(text, at, 'words.fillers') !== undefined
  const words = tokensIn(text, start, end)
  const last = words.findLastIndex((word) => !isFiller(word))
  const name = words[last]
  const [next] = tokensIn(text, end, end + longestFiller)
  const fillers = words.length - 1 - last
  const all = fillers + Number(fillers > 0 && next !== undefined && isFiller(next))
  return name && all >= leastFillers ? [start, name.end] : [start, end]
}

const leastFillers = 2
/** Letters of one right behind a name. */
const longestFiller = 12

/** "Fritto e Mangiato | virgola giriamo": who dictates without any mark says them. */
export function beforeSpokenComma(text: TaggedText, [start, end]: Span): Span {
  const [mark] = text.raw.includes(',') ? [] : tagsIn(text, start, end, 'words.spokenCommas')
  return mark && mark.start > start ? trimmed(text.raw, [start, mark.start]) : [start, end]
}

/** "Festa da Escola Girassol dia | 19 de junho": what leads to a date is no part of a name. */
export function withoutDay(text: TaggedText, [start, end]: Span): Span {
  const words = tokensIn(text, start, end)
  const [last, before] = words.toReversed()
  const isDay = last && sensesOf(text.language, last.text).includes('day-word')
  return isDay && before && /^\s\d/.test(text.raw.slice(end)) ? [start, before.end] : [start, end]
}

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

/** 한재석이고, 흙손농원이구요 | 사과: a name without the verb that is written to its end, and what stands behind that. */
export function withoutCopula(text: TaggedText, [start, end]: Span): Span {
  const isCalled = tagBefore(text, start - 1, 'names.before') !== undefined
  const ends = text.tags.filter(
    (tag) =>
      tag.start > start &&
      tag.end <= end &&
      isDense(text.raw[tag.start] ?? '') &&
      text.raw[tag.start - 1] !== ' ' &&
      (tag.tag === 'words.copulas'
        ? tag.end === end || (isCalled && text.raw[tag.end] === ' ')
        : isCalled && tag.tag === 'names.after' && text.raw[tag.end] === ' '),
  )
  return ends.length > 0 ? [start, Math.min(...ends.map((tag) => tag.start))] : [start, end]
}

/** "se llama El Compadre | la silla a 8 pesos": typed without marks, a name with capitals ends with them. */
export function beforeSmallWords(text: TaggedText, [start, end]: Span): Span {
  const isHasty = /^\P{L}*\p{Ll}/u.test(text.raw)
  const isCalled = tagBefore(text, start - 1, 'names.before') !== undefined
  const words = tokensIn(text, start, end)
  const isSmall = (at: number) => /^\p{Ll}/u.test(text.raw.slice(at))
  const last = words.findLastIndex((word) => !isSmall(word.start))
  const next = words[last + 1]
  const isArticle = next && tagAt(text, next.start, 'words.articles') !== undefined
  // "mi nombre es Lola | trabajo en casa"
  const isPerson = last === 0 && personNameOf(words[0]?.text ?? '') !== undefined
  const isWord = next && ['top', 'common'].includes(frequencyOf(text.language, next.text))
  if (isHasty && isCalled && isPerson && isWord && !personNameOf(next.text))
    return [start, words[0]?.end ?? end]
  return isHasty && isCalled && last > 0 && isArticle
    ? [start, words[last]?.end ?? end]
    : [start, end]
}
