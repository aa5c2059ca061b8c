import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isPlainNoun } from '#server/reader/text/nouns.ts'
import { isGivenName } from '#server/reader/text/person-names.ts'
import { hasTag, type TaggedText, tagsOver } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { testimonialsOf } from '../material/testimonials.ts'

/** Tokens between a name and a number: "Resi, 0664 …", "Breda on 087 …", "Mathieu au 418 …". */
const mostBetween = 3

/** Words that say one is called. */
const calling = ['actions.call', 'contact.phone', 'actions.whatsapp', 'contact.whatsapp']

/**
 * Who answers the page's number: one person, named with capitals right before it. A name nobody has
 * listed is one behind a word for calling. Whom the business is called after is named by its name.
 */
export function whomToCall(reading: Reading): string | undefined {
  const { text, facts } = reading
  const { phone, name } = facts
  if (!phone) return undefined
  const before = text.tokens
    .filter(({ end }) => end <= phone.span[0])
    .slice(-2 * mostTokens)
    .filter((token) => !isOfDate(reading, token))
    .slice(-mostTokens)
  const isCapital = ({ kind, start, end, text: said }: Token) =>
    kind === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(text.raw.slice(start)) &&
    !isPlainNoun(text.language, said) &&
    !calling.some((tag) => hasTag(text, start, end, tag))
  const last = before.findLastIndex((token) => isCapital(token) && !joins(text, token))
  const between = before.slice(last + 1)
  if (last < 0 || between.length > mostBetween || !between.every((one) => joins(text, one)))
    return undefined
  const given = before[last - 1]
  const isWhole = given && isCapital(given) && !joins(text, given)
  const words = before.slice(isWhole ? last - 1 : last, last + 1)
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const isOver = (span: Span) => span[0] < end && start < span[1]
  const isListed = words.some(({ text: said }) => isGivenName(said))
  const isTown = reading.towns.some((town) => isOver([town.start, town.end]))
  const isPerson = facts.people.some(({ span }) => isOver(span)) || (isListed && !isTown)
  // A sentence begins with a capital, whoever it is about.
  const isOpening = /(?:^|[.!?\n]\s*)$/.test(text.raw.slice(0, start)) && words.length === 1
  const isSomebody = isPerson
    ? !isOpening
    : isCalled(text, before.slice(0, -words.length - between.length))
  // "…", says Ruth Baker. Call 01482 …: a customer answers nobody's telephone.
  const isCustomer = testimonialsOf(reading).some(({ whole }) => isOver(whole))
  const isTold = isSomebody && !isCustomer && !(name && isOver(name.span))
  return isTold ? text.raw.slice(start, end) : undefined
}

const mostTokens = 10

/**
 * "RSVP to Tom | by 1 June |: 07700 …": whoever it is, it is no day. A month that is a name as well, with
 * no number beside it, is somebody behind a word for calling: "Call June on 07700 …".
 */
function isOfDate({ text, days }: Reading, { start, end, kind, text: said }: Token): boolean {
  if (kind !== 'word' && kind !== 'number') return false
  if (days.some((day) => day.start <= start && end <= day.end)) return true
  if (!tagsOver(text, start, end).some(({ tag }) => isDayTag(tag))) return false
  const before = text.tokens.filter((token) => token.end <= start)
  return !isGivenName(said) || !isCalled(text, before)
}

const isDayTag = (tag: string) => tag.startsWith('dates.months.') || tag.startsWith('hours.days.')

/** "on", "au", a comma, "Tel.": what leads from a name to its number. */
function joins(text: TaggedText, { kind, start, end, text: said }: Token): boolean {
  if (kind === 'mark') return /^[,:(.–-]$/.test(said)
  return isFunctionWord(text, start, end) || hasTag(text, start, end, 'contact.phone')
}

/** "ring | Breda", "telefonisch bei der | Resi": a word for calling leads to who is called. */
function isCalled(text: TaggedText, before: readonly Token[]): boolean {
  const verb = before.findLast(
    ({ start, end, kind }) => kind === 'word' && !isFunctionWord(text, start, end),
  )
  const leads = before.slice(verb ? before.indexOf(verb) + 1 : 0)
  return (
    verb !== undefined &&
    leads.every(({ kind }) => kind === 'word') &&
    calling.some((tag) => text.tags.some((one) => one.tag === tag && one.end === verb.end))
  )
}
