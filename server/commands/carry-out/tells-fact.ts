import { readText } from '#server/reader/build-draft.ts'
import { languageOf } from '#server/reader/language.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { timesIn } from '../told-times/times-in.ts'

/** What tells of a time without a figure, and of a price. */
const times = [
  'hours.days.',
  'hours.weekdays',
  'hours.weekend',
  'hours.daily',
  'hours.holidays',
  'hours.open',
  'hours.closed',
  'hours.noon',
  'hours.midnight',
  'hours.half',
  'hours.always',
  'hours.appointment',
  'dates.months.',
  'dates.deadline',
  'money.free',
]

/**
 * Whether a sentence tells what somebody has to know: a figure, a day, a way to get in touch, a
 * place, or a name of the page or of a person. Whoever asks for fewer words wants none of it gone.
 */
export function tellsFact(sentence: string, { base, facts }: PageDocument): boolean {
  const { text, towns, contacts, amounts, days } = readText(sentence, languageOf(base))
  // "On", "warm": small places have names that are words.
  const places = towns.filter(
    ({ start, end }) => !isSmall(sentence.slice(start, end)) && !isFunctionWord(text, start, end),
  )
  const isFound = [places, contacts, amounts, days].some(({ length }) => length > 0)
  if (isFound || /\p{N}/u.test(sentence)) return true
  const isTimed = times.some((tag) => hasTag(text, 0, sentence.length, tag))
  if (isTimed || timesIn(text).length > 0) return true
  return namesPerson(sentence) || namesIn(facts).some((name) => text.folded.includes(name))
}

const isSmall = (word: string) => word !== word.toUpperCase() && word === word.toLowerCase()

/** A capital where no sentence begins, and a word that people are called. */
function namesPerson(sentence: string): boolean {
  const words = sentence.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)
  return Array.from(words).some(
    ({ 0: word, index }) => index > 0 && personNameOf(fold(word)) !== undefined,
  )
}

/** What the page knows by name, part by part: "12 Mill Lane, York" is a street and a town. */
function namesIn({ name, place, people, area }: Facts): string[] {
  const told = [name, ...(place?.split(',') ?? []), ...(people ?? []).map((who) => who.name)]
  return [...told, ...(area ?? [])]
    .map((each) => fold(each ?? '').trim())
    .filter((each) => each.length >= (isGlued(each[0]) ? 2 : 3))
}
