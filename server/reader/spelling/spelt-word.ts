import { isOneOf } from '../language.ts'
import { fold } from '../text/fold.ts'
import { isNoun, isNounAt, leavesNounsSmall } from '../text/nouns.ts'
import { isGivenName } from '../text/person-names.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import { accented, accentedVerb, elision, isDoerBefore, lacksAccents, leftOut } from './accents.ts'
import { isDay } from './day-names.ts'
import { leavesCapitalsOut } from './leaves-capitals-out.ts'
import { nameWord, withCapital } from './name-words.ts'
import { restoredWord } from './shorthand.ts'
import { spellingList } from './spelling-list.ts'

export interface TypedWord {
  text: TaggedText
  typed: string
  start: number
  isQuoted: boolean
}

/** A word as it is printed. */
export function spelt(word: TypedWord): string {
  const { text, typed, start, isQuoted } = word
  const { raw } = text
  const name = text.properNames.find(([from, to]) => from <= start && start < to)
  // "nan's 90th": whose something is.
  if (name && typed.length === 1 && /\p{L}['’]$/u.test(raw.slice(Math.max(0, start - 2), start)))
    return typed
  if (name) return asPartOfName(typed, raw.slice(...name), text)
  if (!isSmall(typed)) return isQuoted ? typed : asOpening(word)
  if (isQuoted) return asNoun(typed, text)
  const joining = joint(typed, start, text)
  if (joining) return joining
  if (typed.length === 1 && isSign(typed, start, text)) return typed
  // "i've" begins with what is one letter of another word elsewhere, too.
  if (isElided(typed, start, raw)) return capitalOnly(typed, text)
  return speltAlone(typed, text, start)
}

/** Of a measure, a row of letters, an abbreviation with its stop, a name: "60 x 90", "60 w", "s m l", "u. a.". */
function isSign(typed: string, start: number, text: TaggedText): boolean {
  const { raw, language } = text
  const before = raw.slice(Math.max(0, start - 24), start)
  const behind = raw.slice(start + 1, start + 4)
  const [isCounted, counts] = [/\d ?$/.test(before), /^ ?\d/.test(behind)]
  if (isCounted && counts) return true
  if ((isCounted || counts) && isOneOf(language.data.info.unitLetters, typed)) return true
  // "Packers n Movers"
  if (/\p{Lu}[\p{L}'’]+ $/u.test(before) && /^ \p{Lu}/u.test(behind)) return true
  if (behind.startsWith('.')) return true
  if (/[aeiouy]/.test(typed)) return false
  const beside = [/(?<!\p{L})(\p{L}) $/u.exec(before), /^ (\p{L})(?![\p{L}'’])/u.exec(behind)]
  return beside.some((found) => /[^aeiouy]/.test(fold(found?.[1] ?? 'a')))
}

/** "'t" and "d'x" are written in full. */
export const isElided = (typed: string, start: number, raw: string): boolean =>
  typed.length === 1 && /['’]/.test((raw[start - 1] ?? '') + (raw[start + 1] ?? ''))

/** A word whatever stands beside it, but for what its forms need. */
export function speltAlone(typed: string, text: TaggedText, start?: number): string {
  return restoredFrom(typed, text) ?? asNoun(marked(typed, text, start), text, start)
}

/** Shorthand always; what only lacks its accents where a text leaves them or its capitals out. */
function restoredFrom(typed: string, text: TaggedText): string | undefined {
  const right = restoredWord(typed, text)
  const isHasty = leftOut(text).accents || leavesCapitalsOut(text)
  return right && lacksAccents(typed, right) && !isHasty ? undefined : right
}

/** "j'habite a Rennes", "das 9 as 18": words that are others where something else stands beside them. */
function joint(typed: string, start: number, text: TaggedText): string | undefined {
  const { beforeNames, beforeTimes, betweenNumbers } = text.language.data.info
  const isKnown = typed in beforeNames || typed in betweenNumbers || typed in beforeTimes
  if (!isKnown || !(leftOut(text).accents || leavesCapitalsOut(text))) return undefined
  // "Il y a deux ans" has its verb.
  if (isDoerBefore(text, start)) return undefined
  const next = start + typed.length + 1
  const behind = text.raw.slice(next, next + 2)
  const isCounted = /\d\p{L}{0,2} $/u.test(text.raw.slice(Math.max(0, start - 4), start))
  const isRange = (isCounted && /^\d/.test(behind)) || isBetweenDays(start, next, text)
  if (isRange) return betweenNumbers[typed]
  if (aTime.test(text.raw.slice(next, next + 5))) return beforeTimes[typed]
  const isName = /^\p{Lu}\p{Ll}/u.test(behind) || text.properNames.some(([from]) => from === next)
  return isName ? beforeNames[typed] : undefined
}

/** "18h30", "9:15"; 24h is how long something is. */
const aTime = /^(?:[01]?\d|2[0-3])(?:h|:\d\d)/

/** "lun a ven" */
const isBetweenDays = (start: number, next: number, text: TaggedText): boolean =>
  text.startingAt.get(next)?.some(isDay) === true &&
  text.tags.some((tag) => tag.end === start - 1 && isDay(tag))

/** Who types one capital of a name means its small letters, unless they are of nouns. */
function asPartOfName(typed: string, name: string, text: TaggedText): string {
  if (!isSmall(name)) return isSmall(typed) ? asNoun(typed, text) : typed
  const right = sameWord(typed, text)
  return isSmall(right) ? nameWord(right, text) : right
}

function capitalOnly(typed: string, text: TaggedText): string {
  const right = restoredWord(typed, text)
  return right?.toLowerCase() === typed ? right : typed
}

/** "dont" is "don't" in a name as well, and "pls" is what it is called. */
function sameWord(typed: string, text: TaggedText): string {
  const right = restoredWord(typed, text)
  return right && fold(right).replace(/'/g, '') === fold(typed) ? right : typed
}

export const isSmall = (typed: string): boolean => typed === typed.toLowerCase()

/** A sentence begins with a capital whatever its first word is. */
function asOpening({ text, typed, start }: TypedWord): string {
  const small = typed.toLowerCase()
  const isOne = typed === withCapital(small, text.language) && small.length > 1
  const before = text.raw.slice(Math.max(0, start - 4), start)
  const opens = start === 0 || /(?:[.!?]\s|\n)\s*$/.test(before)
  // "Sara" is who one asks for, whatever will be.
  const isPerson = isGivenName(fold(small))
  if (!isOne || !opens || isPerson) return typed
  const right = leavesCapitalsOut(text) ? restoredFrom(small, text) : undefined
  return withCapital(right ?? marked(small, text, start), text.language)
}

/** With the accents and the apostrophe that a text leaves out. */
function marked(word: string, text: TaggedText, start?: number): string {
  const { accents, apostrophes } = leftOut(text)
  const list = spellingList(text.language)
  return (
    list.misspelt.get(word) ??
    (accents || leavesCapitalsOut(text) ? accented(word, text) : undefined) ??
    (accents && start !== undefined ? accentedVerb(word, start, text) : undefined) ??
    (apostrophes ? elision(word, list) : undefined) ??
    word
  )
}

/** "kindern" is "Kindern" where nouns have capitals and whoever typed leaves them out. */
function asNoun(word: string, text: TaggedText, start?: number): string {
  if (!leavesNounsSmall(text)) return word
  const is = start === undefined ? isNoun(text.language, word) : isNounAt(text, word, start)
  return is ? withCapital(word, text.language) : word
}
