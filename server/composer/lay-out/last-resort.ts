import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { isTypedSmall } from '#server/reader/text/is-typed-small.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { asked } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { behindDay } from './behind-day.ts'
import { isRelative, leadsToClause, openingClause, withoutFunctionWords } from './opening-clause.ts'
import { subjectOf } from './subject-of.ts'
import type { Title } from './titles.ts'

const longestTitle = 70
const longestDenseTitle = 36
/** Before the town a headline ends with, itself among them. */
const leastWords = 3

const isNoTitle: ReadonlySet<string> = new Set(['money', 'phone', 'email', 'url', 'time'])

/** A page has a headline whatever its brief says: its beginning, up to a phrase that has an end. */
export function lastResort(reading: Reading, statements: readonly Statement[]): Title {
  const { text } = reading
  const told = statements.filter(({ role }) => !asked.has(role))
  const first = told.find(({ span }) => !leadsToClause(reading, span)) ?? told[0] ?? statements[0]
  // "The Swarm Service | is a group of nine": what it is called stands before what it is.
  const subject = first && subjectOf(reading, first)
  if (subject) return subject
  const opening = first && openingClause(reading, first)
  if (opening) return opening
  const whole: Span = first?.span ?? [0, text.raw.length]
  const end = whole[1]
  const start = behindDay(reading, whole)
  const sum = reading.claims.find(({ kind, span }) => isNoTitle.has(kind) && span[0] > start)
  const piece = reading.pieces.findLast(({ span }) => sum && span[0] <= sum.span[0])
  const longest = isDense(text.raw.slice(start, end)) ? longestDenseTitle : longestTitle
  // What something costs, and what it is that costs it, is no headline.
  const room = piece && piece.span[0] > start ? piece.span[0] - start : longest
  const most = Math.min(longest, room)
  const words = text.tokens.filter((token) => token.start > start && token.start < end)
  const stops = words
    .filter((token) => token.kind === 'mark' || isFunctionWord(text, token.start, token.end))
    .filter(({ start: at }) => at - start <= most && at - start > most / 3)
    // "Fruit- and flower growers": half a word is no end.
    .filter(({ start: at }) => !/\p{L}-(?:\s\p{L}*)?$/u.test(text.raw.slice(start, at + 1)))
  const relative = stops.find(({ kind, end: at }) => kind === 'mark' && isRelative(text, at))
  const stop = (relative ?? stops.at(-1))?.start ?? text.raw.lastIndexOf(' ', start + most)
  // "Die Hebammenpraxis Lindenhof in Freiburg" says enough where a sentence goes on.
  const town = reading.towns.find(
    (each) =>
      (isTypedSmall(text) || /^\P{Ll}/u.test(text.raw.slice(each.start))) &&
      each.end - start <= most &&
      words.filter(({ kind, end: at }) => kind === 'word' && at <= each.end).length >= leastWords,
  )
  const cut = (town && wholeTown(text, town.end)) ?? (stop > start ? stop : start + most)
  const last = end - start <= most ? end : withoutFunctionWords(reading, [start, cut])
  return { words: ownWords(phrase(text, [start, last]), [start, last]) }
}

/** "Villarejo | de la Sierra": a town's name goes on over small words up to a capital. */
function wholeTown({ raw, language }: Reading['text'], end: number): number {
  const more = /^(?: (?:\p{Ll}{1,3}['’]?|\p{Ll}['’]))+ ?\p{Lu}[\p{L}-]+/u.exec(raw.slice(end))?.[0]
  const small = more?.match(/\p{Ll}+(?=['’ ])/gu) ?? []
  const { particles } = language.data.names
  return small.length > 0 && small.every((word) => particles.includes(word))
    ? end + (more?.length ?? 0)
    : end
}
