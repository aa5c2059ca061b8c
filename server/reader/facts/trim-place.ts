import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { firstFrom, hasTag, tagAt, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { hasTown, isNumbered, kindOf, type PlaceKind } from './place-kind.ts'
import {
  wholeBlock,
  withBlock,
  withHouse,
  withNameBefore,
  withoutBuilding,
  withoutFloor,
  withStreetBefore,
} from './whole-address.ts'
import { isShortened, withCompass } from './written-address.ts'

/** A street without what leads to it and behind it, with its number. */
export function trimmedStreet(draft: Draft, whole: Span): Span {
  const led = withoutDirections(
    draft,
    withoutLead(draft, wholeBlock(draft, withoutFloor(draft, whole))),
  )
  const bare = withoutBuilding(draft, led)
  return withoutJoint(
    draft,
    withNameBefore(
      draft,
      withNumber(draft, withHouse(draft, withStreetBefore(draft, withStreetBehind(draft, bare)))),
    ),
  )
}

/** A place without what leads to it and behind it: days, counts, the way there. */
export function trimmedPlace(draft: Draft, whole: Span): Span {
  const led = withoutDirections(
    draft,
    withoutLead(draft, withoutClause(draft, wholeBlock(draft, withoutFloor(draft, whole)))),
  )
  const bare = withoutParticle(draft, withoutBuilding(draft, led))
  const short = withRest(draft, withoutDay(draft, withoutCount(draft, bare)))
  const street = withBlock(
    draft,
    withHouse(draft, withStreetBefore(draft, withStreetBehind(draft, short))),
  )
  const numbered = withNameBefore(draft, withNumber(draft, street))
  return withoutJoint(draft, withCrossing(draft, numbered))
}

/** A name with a number that was cut from an address is one, without a word for a street. */
export const placeKind = (draft: Draft, span: Span): PlaceKind =>
  isNumbered(draft.text.raw, ...span) ? 'address' : kindOf(draft, span)

/** "You're welcome to drop in at | Unit 4, Station Yard": where, without what is done there. */
function withoutClause(draft: Draft, [start, end]: Span): Span {
  const { text } = draft
  const isClause = ['words.alone', 'words.together', 'words.pronouns'].some((tag) =>
    tagsIn(text, start, end, tag).some((own) => /^\p{Ll}/u.test(text.raw.slice(own.start))),
  )
  const joint = ['places.in', 'places.near']
    .flatMap((tag) => tagsIn(text, start, end, tag))
    .toSorted((one, other) => one.start - other.start)
    .findLast(
      (own) =>
        /^\s\p{Lu}/u.test(text.raw.slice(own.end)) &&
        own.end < end &&
        // "Talavera | de la | Reina" is one name.
        !draft.towns.some((town) => town.start < own.start && own.end < town.end),
    )
  return isClause && joint ? [joint.end + 1, end] : [start, end]
}

/** "Address: Mill Lane 8", "estamos en Zerboni 318": an address without what leads to it. */
function withoutLead(draft: Draft, whole: Span): Span {
  const { text } = draft
  const [start, end] = withoutDate(draft, whole)
  const said = text.raw.slice(start, end)
  // "held at the Grange Hall": what is done there is none of its name.
  const doing = /^\p{Ll}+ \p{Ll}{2,4} (?:\p{Ll}{2,4} )?(?=\p{Lu})/u.exec(said)?.[0].length ?? 0
  const first: Span = [start, start + said.search(/ /)]
  const isNamed = ['places.streets', 'places.venues'].some((tag) => hasTag(text, ...first, tag))
  if (doing > 0 && !isNamed && !isFunctionWord(text, ...first)) return [start + doing, end]
  const label = /^[^\d:：]*[:：]\s*(?=\p{L})/u.exec(said)?.[0].length ?? 0
  const verb = ['words.copulas', 'words.together', 'places.in']
    .map((tag) => tagAt(text, start, tag))
    .find((tag) => tag !== undefined)
  const joint = verb && tagAt(text, verb.end + 1, 'words.prepositions')
  const led = label > 0 ? start + label : ((joint ?? verb)?.end ?? start - 1) + 1
  // "Estamos en la calle Juárez 48": no sign on a house says "the".
  const article = verb && tagAt(text, led, 'words.articles')
  const at = article ? article.end + 1 : led
  const rest = text.raw.slice(at, end)
  const isStreet = verb !== undefined && hasTag(text, at, end, 'places.streets')
  return at < end && (isStreet ? /\d/ : /^\p{Lu}.*\d/u).test(rest) ? [at, end] : [start, end]
}

/** "8 Nov from | Hawthorn Road": a day and the word that leads on; "25 de Mayo 340" is a street. */
function withoutDate({ text, days }: Draft, [start, end]: Span): Span {
  const day = days.find((each) => each.start <= start && start < each.end && each.end < end)
  const joint = day && tagAt(text, day.end + 1, 'words.prepositions')
  return joint && joint.end + 1 < end ? [joint.end + 1, end] : [start, end]
}

/** "Sankt Veit am Vogau", 전남 담양군 창평면: a town with its river, a county with its parish. */
function withRest({ text }: Draft, [start, end]: Span): Span {
  const { raw } = text
  const river =
    !/\d/.test(raw.slice(start, end)) &&
    tagAt(text, end + 1, 'places.onRiver') &&
    /^ (?:\p{Ll}+ ){1,2}\p{Lu}[\p{L}\p{M}-]+/u.exec(raw.slice(end))
  if (river) return [start, end + river[0].length]
  // In Korean the word for "in" is written to the end of the whole place.
  const word = /^ \p{Script=Hangul}{3,6}(?=[\s,.])/u.exec(raw.slice(end))?.[0]
  const joint = word ? tagBefore(text, end + word.length, 'words.prepositions') : undefined
  return joint && joint.start > end + 2 ? [start, joint.start] : [start, end]
}

/** 효자동에서: a place without what is written to its end to say where. */
function withoutParticle({ text }: Draft, [start, end]: Span): Span {
  const particle = text.endingAt
    .get(end)
    ?.filter(({ tag }) => tag === 'words.prepositions')
    .sort((one, other) => one.start - other.start)[0]
  const isGlued = particle && /\p{Script=Hangul}/u.test(text.raw[particle.start - 1] ?? '')
  return isGlued && particle.start > start + 1 ? [start, particle.start] : [start, end]
}

/** "8 Harbour | Street": the word for a street belongs to its name, though a harbour is a place, too. */
function withStreetBehind({ text }: Draft, [start, end]: Span): Span {
  const isHalf = /^\d{1,4}\p{L}? \p{Lu}/u.test(text.raw.slice(start, end))
  const street = isHalf ? tagAt(text, end + 1, 'places.streets') : undefined
  return street && /^ \p{Lu}/u.test(text.raw.slice(end)) ? [start, street.end] : [start, end]
}

/** "Rua Halfeld, 1150, sala 4", "calle 27": a room and a street have their number. */
function withNumber(draft: Draft, [start, end]: Span): Span {
  if (!hasTag(draft.text, start, end, 'places.streets')) return [start, end]
  const { raw } = draft.text
  if (/\d$/.test(raw.slice(start, end))) return [start, withCompass(raw, end)]
  const number = /(?<=[\p{L}.])(?: \d{1,4}\p{L}?(?=[\s,.;)]|$)|, \d{1,4}\p{L}?(?=[,.;)]|$))/uy
  number.lastIndex = isShortened(draft.text, end) ? end + 1 : end
  const room = number.exec(raw)
  // Sala is a town in Sweden, and a room in Brazil.
  const isRoom = tagBefore(draft.text, end, 'places.floor') !== undefined
  return room && (isRoom || !hasTown(draft, [start, end]))
    ? [start, number.lastIndex]
    : [start, end]
}

/** "Technikumstrasse 402, 5 Minuten vom Bahnhof": an address without how one gets there. */
function withoutDirections(draft: Draft, [start, end]: Span): Span {
  const { text } = draft
  const isCased = text.raw !== text.raw.toLowerCase()
  const marks = text.tokens.filter(
    ({ text: mark, start: at }) => /^[,，、(（]$/.test(mark) && at > start && at < end,
  )
  const cut = marks.find(({ start: at, end: behind }) => {
    const isFloor = tagAt(text, start, 'places.floor') !== undefined
    const isAddress =
      kindOf(draft, [start, at]) === 'address' || (isNumbered(text.raw, start, at) && !isFloor)
    // "…, a dos cuadras de la plaza": what goes on in small letters is no name.
    const isTown = draft.towns.some(({ start: from }) => from === behind + 1)
    const isSmall = isCased && !isTown && /^\s*\p{Ll}/u.test(text.raw.slice(behind, end))
    const isWay = isSmall || ways.some((tag) => hasTag(text, behind, end, tag))
    return isAddress && isWay && (isSmall || !hasTown(draft, [behind, end]))
  })
  const stop = cut?.start ?? end
  return [start, Math.min(stop, wayBehindNumber(draft, [start, stop]) ?? stop)]
}

/** "Ludwigstr. 22 | neben der Apotheke": written without a mark, small words lead on from the number. */
function wayBehindNumber(draft: Draft, [start, end]: Span): number | undefined {
  const { text } = draft
  const number = tokensIn(text, start, end).findLast(({ kind }) => kind === 'number')
  const from = (number?.end ?? end) + 1
  const next = tokensIn(text, from, end)[0]
  const isWay =
    next?.start === from &&
    (isFunctionWord(text, from, next.end) || tagAt(text, from, 'places.directions')) &&
    !tagAt(text, from, 'places.in') &&
    !hasTown(draft, [from, end])
  return isWay && kindOf(draft, [start, from - 1]) === 'address' ? from - 1 : undefined
}

const ways = ['places.directions', 'places.near', 'places.parking', 'places.floor', 'hours.minute']

/** "rue du Moulin 27, au rez-de-chaussée": a word that leads on to how one gets in ends no address. */
function withoutJoint({ text }: Draft, [start, end]: Span): Span {
  const said = /^(.+\d)\s*[,，]\s*(\p{Ll}+)$/u.exec(text.raw.slice(start, end))
  const word = said && end - (said[2] ?? '').length
  return said && word && isFunctionWord(text, word, end)
    ? [start, start + (said[1] ?? '').length]
    : [start, end]
}

/** "calle 467 entre 21 y 22": a corner has two streets. */
function withCrossing({ text }: Draft, [start, end]: Span): Span {
  if (!/ \d+$/.test(text.raw.slice(start, end))) return [start, end]
  const [and, number] = text.tokens.slice(firstFrom(text.tokens, end))
  const isCrossing =
    and !== undefined &&
    number?.kind === 'number' &&
    tagAt(text, and.start, 'words.conjunctions')?.end === and.end &&
    /^ \S+ \d+[.,;\n]/.test(text.raw.slice(end, number.end + 1))
  return isCrossing ? [start, number.end] : [start, end]
}

/** "Binz für 4 Pers": a number behind a town without a street counts something. */
function withoutCount({ text, towns }: Draft, [start, end]: Span): Span {
  if (hasTag(text, start, end, 'places.streets')) return [start, end]
  const town = towns.findLast((each) => each.start >= start && each.end <= end)
  if (!town || !/^[\s,]*\p{L}.*\d/u.test(text.raw.slice(town.end, end))) return [start, end]
  // 高槻の富田公民館2階: the number is a floor of the hall.
  const venue = tagsIn(text, town.end, end, 'places.venues').at(-1)
  return [start, isUnspaced(text.raw[town.end]) && venue ? venue.end : town.end]
}

/** "palermo buenos aires el domingo": the day behind a town is none of it. */
function withoutDay({ text, towns }: Draft, [start, end]: Span): Span {
  const town = towns.find((each) => each.start >= start && each.end <= end)
  const day = town && tagsIn(text, town.end, end, 'hours.days.')[0]
  if (!day) return [start, end]
  const last = text.tokens.findLast(
    (token) =>
      token.end <= day.start &&
      token.start >= start &&
      token.kind !== 'mark' &&
      !isFunctionWord(text, token.start, token.end),
  )
  return [start, last?.end ?? end]
}

/** "in der Lindenstraße 14": the street without the small words before it. */
export function withoutArticle({ text }: Draft, [start, end]: Span): Span {
  // "Am Ölberg 4" begins with its name.
  const isSmall = /^\p{Ll}/u.test(text.raw.slice(start)) && text.raw !== text.raw.toLowerCase()
  const small = isSmall
    ? (tagAt(text, start, 'words.articles') ?? tagAt(text, start, 'words.prepositions'))
    : undefined
  const rest = small && trimmed(text.raw, [small.end, end])
  return rest && rest[0] < rest[1] && /\d/.test(text.raw.slice(...rest)) ? rest : [start, end]
}
