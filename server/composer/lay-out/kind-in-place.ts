import { coupleOf } from '#server/reader/facts/couple.ts'
import { type Found, partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName, asPlace } from '#server/reader/spelling/name-words.ts'
import { withoutShouting } from '#server/reader/spelling/without-shouting.ts'
import { isPartOfName } from '#server/reader/text/is-part-of-name.ts'
import { isTypedSmall } from '#server/reader/text/is-typed-small.ts'
import { hasTag, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { smallTown } from '#server/reader/towns.ts'
import type { Labels } from '../labels.ts'
import { capitalised, phrase } from '../material/turn.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'

const longest = 76

/**
 * "Mobile bike repair in Norwich": what it is and where, in the creator's words. Where the brief
 * says the two side by side, with its own joining words.
 */
export function kindInPlace(reading: Reading, labels: Labels): Words {
  const { text } = reading
  const kind = sureKind(reading)
  if (!kind) return noWords
  const own = ownWords(phrase(text, kind.span), kind.span)
  const town = townOf(reading)
  // "Spa" is a town as well.
  const isTold = reading.towns.some(
    ({ start, end }) =>
      start >= kind.span[0] && end <= kind.span[1] && !hasTag(text, start, end, 'trades.'),
  )
  if (!town || isTold) return own
  const beside = asSaid(reading, town.span)
  if (beside) return beside
  const [start, end] = town.span
  const place = asPlace(text.raw.slice(start, end), text)
  const said = labels.patterns.kindInPlace.replace('{kind}', own.text).replace('{place}', place)
  return said.length <= longest && !own.text.includes(place)
    ? ownWords(phraseOf(said, reading), kind.span, town.span)
    : own
}

/**
 * The kind of business, where the brief does not only say that something is done in one: "I mend bikes
 * from my garage". What a page is asked for stands behind the same words: "a page for my garage".
 */
export function sureKind(reading: Reading): Found<string> | undefined {
  const { facts, text } = reading
  const { kind } = facts
  // "Guest houses nearby": whoever marries has no trade.
  if (!kind || coupleOf(reading)) return undefined
  const [own, joint] = text.tokens.filter(({ end }) => end <= kind.span[0]).toReversed()
  const isPossessed = own && tagAt(text, own.start, 'words.possessives')?.end === own.end
  const isInside = joint && tagAt(text, joint.start, 'words.prepositions')?.end === joint.end
  const isAsked = hasTag(text, 0, kind.span[0], 'roles.instruction')
  return isPossessed && isInside && !isAsked ? undefined : kind
}

const phraseOf = (said: string, { text }: Reading): string =>
  said.charAt(0).toLocaleUpperCase(text.language.tag) + said.slice(1)

/** "ceramics studio in Granada": kind and town stand one behind the other in the brief. */
function asSaid(reading: Reading, town: Span): Words | null {
  const { text } = reading
  const kind = sureKind(reading)
  if (!kind || town[0] < kind.span[1]) return null
  const between = text.raw.slice(kind.span[1], town[0])
  // "drum lessons leeds": nothing joins the two. What begins with no town may be a name.
  const isTown = reading.towns.some(({ start }) => start === town[0])
  if (between === ' ' && isTown && isTypedSmall(text)) return null
  const { name } = reading.facts
  // "Holiday flat “Dune” lies in Husum": what it is called stands by itself.
  if (name && name.span[0] >= kind.span[1] && name.span[1] <= town[0]) return null
  if (between.length > 24 || /[,.;:\n()\d。、！？：；（）]/.test(between)) return null
  const said = `${phrase(text, [kind.span[0], town[0]])} ${asPlace(text.raw.slice(...town), text)}`
  return said.length <= longest ? ownWords(said, kind.span, town) : null
}

/** The town alone: a street has no place in a headline. */
function townOf(reading: Reading): { span: Span } | undefined {
  const { facts, towns, text } = reading
  const { place, area } = facts
  const isTown = ({ span }: { span: Span }) =>
    towns.some(({ start, end }) => start >= span[0] && end <= span[1])
  if (!place) return area.length === 1 && area[0] && isTown(area[0]) ? area[0] : undefined
  if (place.kind === 'town') return place
  // "Lessons in Mérida, Colonia García": the address may be called like another town.
  const beside = townBesideKind(reading)
  // "flea market in Cologne Ehrenfeld": the quarter goes with its town.
  const isWhole = beside?.span[0] === place.span[0] && /^[\p{L} -]{2,30}$/u.test(place.value)
  if (beside) return isWhole ? place : beside
  // "Kirche St. Anna | , Oberhinterbach (Tirol)": a hall may be called like another town.
  const [, village] = place.kind === 'venue' ? partsOf(place) : []
  if (village) return { span: withoutRegion(text.raw, village) }
  const inside = towns.filter(
    ({ start, end }) =>
      partsOf(place).some(([from, to]) => from <= start && end <= to) &&
      !/^\s\d/.test(text.raw.slice(end)) &&
      !isPartOfName(text, [start, end]) &&
      !isOfStreet(reading, [start, end]),
  )
  // Streets are called after small towns; of equal ones the last is the town of an address.
  const town = inside.toReversed().toSorted((one, other) => one.size - other.size)[0]
  return town && town.size < smallTown ? { span: [town.start, town.end] } : undefined
}

/** "Llovera | (Asturias)": in brackets stands which of that name it is. */
function withoutRegion(raw: string, [start, end]: Span): Span {
  return [start, start + raw.slice(start, end).replace(/ \([^)]*\)$/, '').length]
}

/** "412 | Plum | Hollow Road", "8 Harbour | Street": between two commas a town stands behind the number of its street. */
function isOfStreet({ text, facts: { place } }: Reading, [start, end]: Span): boolean {
  const part = place && partsOf(place).find(([from, to]) => from <= start && end <= to)
  if (!part) return false
  const before = text.raw.slice(part[0], start)
  const from = part[0] + before.lastIndexOf(',') + 1
  const comma = text.raw.slice(end, part[1]).indexOf(',')
  const to = comma < 0 ? part[1] : end + comma
  const [street] = tagsIn(text, from, to, 'places.streets').slice(-1)
  return street !== undefined && !/\d/.test(text.raw.slice(Math.min(street.end, start), start))
}

/** "a bicycle workshop in Bristol, at 8 Harbour Street": the address does not say the town. */
function townBesideKind({ facts, towns, text }: Reading): { span: Span } | undefined {
  const end = facts.kind?.span[1]
  const town = towns.find(
    ({ start, size }) =>
      end !== undefined &&
      start > end &&
      size < smallTown &&
      /^\s+\p{L}+\s+$/u.test(text.raw.slice(end, start)),
  )
  return town && { span: [town.start, town.end] }
}

/** The name, with capitals where it was typed without; of a feast, "la | sagra", at least the first. */
export function nameOf({ text, facts, industry }: Reading): Words {
  if (!facts.name) return noWords
  const name = withoutShouting(asName(facts.name.value, text), text)
  return ownWords(industry === 'event' ? capitalised(name, text) : name, facts.name.span)
}

/** First and last name of the one person a brief begins with, where it names nothing else. */
export function personOf({ text, facts, industry }: Reading, [start, end]: Span): Words {
  const inside = facts.people.filter(({ span }) => span[0] >= start && span[1] <= end)
  const [person, ...others] = inside
  const isOne = person?.value.name.includes(' ') && others.length === 0 && industry !== 'event'
  return person && isOne ? ownWords(asName(person.value.name, text), person.span) : noWords
}
