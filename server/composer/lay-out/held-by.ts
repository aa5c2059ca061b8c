import { coupleOf } from '#server/reader/facts/couple.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { isGivenName } from '#server/reader/text/person-names.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { type TaggedText, tagBefore, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Statement } from '../material/statement.ts'
import { capitalised, phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { feastIn, partsBefore } from './feast.ts'
import { isOfDeath } from './memory-asked.ts'
import { inCapitals } from './occasion.ts'
import type { Title } from './titles.ts'

/** Letters of what is held. */
const longest = 48

/**
 * "On Saturday the scout group De Zwaluw holds its | spaghetti supper": of a sentence that names somebody and
 * then what they hold on a day, what is held is the headline and who holds it stands above.
 */
export function heldBy(reading: Reading, statements: readonly Statement[]): Title[] {
  const [first] = statements
  const { text, facts, days } = reading
  const { name } = facts
  // Who has opening hours is there on other days as well.
  if (!first || !name || facts.hours || coupleOf(reading)) return []
  if (isSearch(reading) || isOfDeath(reading) || isOfPeople(reading, name.span)) return []
  const start = first.span[0]
  // "Am 12. Juni": the statement goes on behind the stop, and a sentence behind the statement.
  const end = Math.max(first.span[1], sentenceAround(text, name.span)[1])
  if (name.span[0] < start || name.span[1] > end) return []
  if (!days.some((day) => day.start >= start && day.end <= end)) return []
  const behind: Span = [name.span[1], end]
  const feast = quotedIn(reading, behind) ?? heldIn(reading, behind)
  if (!feast || feast[1] - feast[0] > longest) return []
  const whole: Span = [kindBefore(reading, [start, name.span[0]]), name.span[1]]
  const holder = `${text.raw.slice(whole[0], name.span[0])}${asName(name.value, text)}`
  return [
    {
      words: ownWords(phrase(text, feast), feast),
      from: first,
      holder: ownWords(capitalised(holder, text), whole),
    },
  ]
}

/** Words of two people's names. */
const mostOfPeople = 3

/** "Invita alla | «Camminata dei Ciliegi»": what somebody asks to, in quotation marks right behind it. */
function quotedIn({ text, claims }: Reading, [from, to]: Span): Span | undefined {
  const quote = claims.find(({ kind, span }) => kind === 'quote' && from < span[0] && span[1] <= to)
  const before = quote && tokensIn(text, from, quote.span[0])
  const isNear =
    before && before.length <= mostBefore && before.every(({ kind }) => kind === 'word')
  return quote && isNear ? [quote.span[0] + 1, quote.span[1] - 1] : undefined
}

/** Words of "invita tutti alla". */
const mostBefore = 3

/** Words for what is held, behind who holds it. */
function heldIn(reading: Reading, behind: Span): Span | undefined {
  const feast = feastIn(reading, behind) ?? inCapitals(reading, behind)
  return feast && isHeld(reading, [behind[0], feast[0]]) ? feast : undefined
}

/** "Carmen y Álvaro", "Lina": whose wedding or birthday it is says more than the noun for it. */
function isOfPeople({ text, facts }: Reading, [start, end]: Span): boolean {
  const isOver = facts.people.some(({ span }) => span[0] < end && start < span[1])
  const words = tokensIn(text, start, end)
  // "Bell Hollow Fire Department" begins with one, and is nobody.
  const isGiven = words.length <= mostOfPeople && isGivenName(words[0]?.text ?? '')
  return isOver || isGiven
}

/**
 * "La | peña | La Golondrina": what they are, behind its article, else the word right before the name where
 * another stands before that, the verb ("houdt | scoutsgroep | De Zwaluw").
 */
function kindBefore(reading: Reading, [start, at]: Span): number {
  const { text } = reading
  const from = partsBefore(reading, [start, at])
  if (from === start || endingAt(text, from, 'words.articles')) return from
  const [, last] = tokensIn(text, from, at).slice(-2)
  return last?.start ?? at
}

/**
 * "Organises | its", "invites you to | its": what is somebody's own is held; so is what an article leads to,
 * unless that stands behind a preposition or says what somebody is ("opens with a party", "is a festival").
 */
function isHeld({ text }: Reading, [from, to]: Span): boolean {
  const said = text.raw.slice(from, to)
  if (/[:;!?\n]/.test(said)) return false
  if (isDense(text.raw.slice(to, to + 1))) return true
  const own = endingAt(text, to, 'words.possessives')
  const article = own ?? endingAt(text, to, 'words.articles')
  if (!article) return false
  const leads = own ? ['words.copulas'] : ['words.copulas', 'words.prepositions']
  return !leads.some((tag) => endingAt(text, article.start, tag))
}

/** "The |", "L'|": a word of a kind right before an offset. */
const endingAt = (text: TaggedText, at: number, tag: string) =>
  tagBefore(text, at, tag) ?? tagBefore(text, at - 1, tag)
