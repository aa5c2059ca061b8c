import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { speakers, weekdaysOrDaily } from '#server/reader/text/tag-names.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Statement } from '../material/statement.ts'
import type { Layout } from './layout.ts'

/** Letters of a sentence that is read at a glance and still says something. */
const length = { least: 34, best: 80, most: 140 }
/** A letter of a script without spaces counts so many. */
const denseLetter = 2.2
/** Words that no fact of the page shows. */
const leastUntold = 3
/** Letters up to which a story is one thought, and stands large as it is. */
const oneThought = 130
/** Items of a list that still is one without the sentence. */
const leastItems = 2

/** What somebody tells of themselves comes before how they work. */
const told: ReadonlySet<SpanRole> = new Set(['story', 'person'])
/** Of these the owner has to be the subject: "send me a photo" is what customers do. */
const done: ReadonlySet<SpanRole> = new Set(['process', 'offer'])
/** More are a list. */
const mostCommas = 2
const practical = [...weekdaysOrDaily, 'money.units.']
/** What is said to whoever makes the page, or of other places on the web. */
const aside = ['roles.instruction', 'names.never']
/** What leans on the sentence before it cannot stand alone, and the one before cannot go. */
const leaning = ['words.backward', 'words.conjunctions', 'words.subordinate']

/**
 * Takes the sentence that may stand large on its page out of the story, or out of what is good to
 * know: its owner speaks in it, it is whole, not long, tells no fact the page tells elsewhere, and
 * what is left still reads. Most pages have none, and one whose story is a single thought needs none.
 * @param version another version of the page takes the next
 */
export function takeQuote(reading: Reading, layout: Layout, version: number): void {
  const { about, features } = layout
  if (about.length > 0 && lettersOf(reading, about) <= oneThought) return
  const fitting = [
    ...(about.length > 1 ? about : []),
    ...(features.length > leastItems ? features : []),
  ].filter((statement) => isQuotable(reading, statement, [...about, ...features]))
  const ranked = fitting.toSorted((one, other) => distance(reading, one) - distance(reading, other))
  const quote = ranked[version % Math.max(1, ranked.length)]
  if (!quote) return
  const isLeft = (statement: Statement) => statement !== quote
  layout.quote = quote
  layout.about = about.filter(isLeft)
  layout.features = features.filter(isLeft)
}

function isQuotable(reading: Reading, statement: Statement, others: readonly Statement[]): boolean {
  const { text } = reading
  const { role, span, sentence, isSentence, untold, at } = statement
  const next = others.find((other) => other.at === at + 1)
  const letters = lettersOf(reading, [statement])
  return (
    isSentence &&
    (told.has(role) || (done.has(role) && isDoneByOwner(reading, statement))) &&
    untold >= leastUntold &&
    letters >= length.least &&
    letters <= length.most &&
    !others.some((other) => other !== statement && other.sentence === sentence) &&
    isWholeSentence(text.raw, span) &&
    speaksOfItself(reading, statement) &&
    !deniesAtOnce(reading, statement) &&
    !aside.some((tag) => hasTag(text, ...span, tag)) &&
    !leans(reading, statement) &&
    !(next && leans(reading, next)) &&
    !tellsFact(reading, statement)
  )
}

/** With its full stop, and nothing in it that opens, lists or asks. */
function isWholeSentence(raw: string, [start, end]: Statement['span']): boolean {
  // "az. agr." is no end of a sentence.
  const isClosed = /^\s*[.!。！](?:\s*$|\s*[\p{Lu}\p{Lo}\n])/u.test(raw.slice(end))
  return isClosed && !/[\n:;"“”„«»「」『』?？()（）]/.test(raw.slice(start, end))
}

/** "We go up with a drone before we go up ourselves", and no list of what is on offer. */
function isDoneByOwner({ text }: Reading, { span: [start, end] }: Statement): boolean {
  const isOwner = speakers.some((tag) => tagAt(text, start, tag))
  const begins = isOwner && !tagAt(text, start, 'words.possessives')
  const commas = text.raw.slice(start, end).match(/[,、，]/g) ?? []
  const isPractical = practical.some((tag) => hasTag(text, start, end, tag))
  return begins && commas.length <= mostCommas && !isPractical
}

/** In scripts without spaces who speaks is mostly left out: there it is told by what is told. */
function speaksOfItself({ text }: Reading, { span, role }: Statement): boolean {
  const isUnsaid = isDense(text.raw.slice(...span)) && told.has(role)
  return isUnsaid || speakers.some((tag) => hasTag(text, ...span, tag))
}

/** "We take no cards" is good to know; "machines we did not sell" may be said large. */
function deniesAtOnce({ text }: Reading, { span: [start, end] }: Statement): boolean {
  const [first] = tagsIn(text, start, end, 'words.negations')
  return first !== undefined && first.start < (start + end) / 2
}

function leans({ text }: Reading, { span: [start] }: Statement): boolean {
  return leaning.some((tag) => tagAt(text, start, tag))
}

/** Names, numbers, days, sums and ways to get in touch are looked for where the page shows them. */
function tellsFact(reading: Reading, { span: [start, end] }: Statement): boolean {
  const { facts, claims, text } = reading
  const isIn = (span: readonly [number, number]) => span[0] < end && start < span[1]
  const { name, place, people, prices, since } = facts
  const known = [name, place, since, ...people, ...prices]
  return (
    /\d/.test(text.raw.slice(start, end)) ||
    claims.some(({ kind, span }) => kind !== 'town' && isIn(span)) ||
    known.some((fact) => fact && isIn(fact.span)) ||
    tokensIn(text, start, end).some((token) => isSomebody(reading, token.text))
  )
}

/** A name nobody read: a word that is one, and hardly anything else. */
function isSomebody({ text }: Reading, word: string): boolean {
  return personNameOf(word) !== undefined && frequencyOf(text.language, word) === 'rare'
}

function lettersOf({ text }: Reading, statements: readonly Statement[]): number {
  return statements.reduce((sum, { span }) => {
    const said = text.raw.slice(...span)
    return sum + said.length * (isDense(said) ? denseLetter : 1)
  }, 0)
}

function distance(reading: Reading, statement: Statement): number {
  const isTold = told.has(statement.role) ? 0 : length.most
  return isTold + Math.abs(lettersOf(reading, [statement]) - length.best)
}
