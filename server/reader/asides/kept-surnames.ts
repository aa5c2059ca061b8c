import { fold } from '../text/fold.ts'
import { personNameOf } from '../text/person-names.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'

/** Letters of a sentence that is about nothing else, and from "your" to the surname. */
const longest = { request: 140, owner: 12 }

/**
 * "I'm Ann Marsh … I'd rather not have my surname there, just Ann": the sentence that asks for it, and
 * the surname wherever it stands behind the first name, or by itself.
 */
export function keptSurnames(text: string, words: AsideWords): Span[] {
  const folded = fold(text)
  return sentencesOf(text).flatMap((sentence) => {
    const said = folded.slice(...sentence)
    const [surname] = words.surnames.allIn(said)
    if (!surname || said.length > longest.request || !words.surnameless.isIn(said)) return []
    if (isOfVisitors(said.slice(Math.max(0, surname.index - longest.owner), surname.index), words))
      return []
    const surnames = surnamesOf(text, sentence)
    return surnames.length > 0 ? [sentence, ...surnames] : []
  })
}

/** "Leave out your surname if you like": theirs. */
const isOfVisitors = (before: string, { lists }: AsideWords): boolean =>
  new RegExp(anyPhrase(lists.visitors), 'u').test(before)

interface Surname {
  /** With the space that parts it from the first name. */
  at: Span
  said: string
}

function surnamesOf(text: string, sentence: Span): Span[] {
  const isWithin = ({ at }: Surname) => sentence[0] <= at[0] && at[0] < sentence[1]
  return behindFirstNames(text, sentence)
    .filter((each) => !isWithin(each))
    .flatMap((each) => [each.at, ...alone(text, each)])
}

const capital = /\p{Lu}[\p{L}'’-]+/gu
const rest = /^(?:[^\S\n]\p{Lu}[\p{L}'’-]+){1,2}/u

/** "Ann Marsh", whose first name the request says again; else of the only one who has a first name. */
function behindFirstNames(text: string, [start, end]: Span): Surname[] {
  const again = new Set(text.slice(start, end).match(capital))
  const all = [...text.matchAll(capital)].flatMap(({ 0: first, index }) => {
    const from = index + first.length
    const surname = rest.exec(text.slice(from))?.[0]
    return surname
      ? [{ first, at: [from, from + surname.length] as Span, said: surname.trim() }]
      : []
  })
  const named = all.filter(({ first }) => again.has(first))
  if (named.length > 0 || [...again].some(isFirstName)) return named
  const people = all.filter(({ first }) => isFirstName(first))
  return new Set(people.map(({ first }) => first)).size === 1 ? people : []
}

const isFirstName = (word: string): boolean => {
  const kind = personNameOf(fold(word))
  return kind === 'given' || kind === 'both'
}

/** Letters; a shorter one may be a part of other words. */
const leastAlone = 3

/** "The Marsh family": where no first name stands before it. */
function alone(text: string, { said, at: [from, to] }: Surname): Span[] {
  if (said.length < leastAlone) return []
  return [...text.matchAll(new RegExp(`[^\\S\\n]?(?<![\\p{L}@.-])${said}(?![\\p{L}@])`, 'gu'))]
    .map(({ 0: each, index }): Span => [index, index + each.length])
    .filter(([start, end]) => end <= from || to <= start)
}
