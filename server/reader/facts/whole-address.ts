import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, type TaggedText, tagAt, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters of the small words between a street's first word and its name: "de la ". */
const joint = /(?:^|(?<=[\s.]))(?:\p{Ll}{1,3}(?:['’]|\s)){0,2}$/u
/** The number of a house before its street: "12 ", "2, ", "14 bis, "; "1948, " is a year. */
const numberBefore = /(?<![\p{L}\d.,/-])(?:\d{1,4}\p{L}?|\d{1,3},|\d{1,4} (\p{Ll}{2,9}),?)\s$/u
/** Letters of one. */
const longestNumber = 16

/** Letters of the number of a house right before an offset, with what tells it from its neighbour. */
export function houseBefore({ raw, language }: TaggedText, at: number): number {
  const [said = '', part] = numberBefore.exec(raw.slice(Math.max(0, at - longestNumber), at)) ?? []
  return part && !language.data.places.houses.includes(part) ? 0 : said.length
}

/** "14 bis, | rue du Four": a street that begins with its own word has its house before it. */
export function withHouse({ text }: Draft, [start, end]: Span): Span {
  const isStreet = tagAt(text, start, 'places.streets') && text.language.data.info.streetFirst
  return isStreet ? [start - houseBefore(text, start), end] : [start, end]
}

/** "Avenida de la | Constitución 33", "2 place de la | Halle": a street from its first word on. */
export function withStreetBefore({ text }: Draft, [start, end]: Span): Span {
  const { raw } = text
  const small = joint.exec(raw.slice(Math.max(0, start - longestNumber), start))?.[0].length ?? 0
  const at = start - small
  const stop = /[.\s]$/.test(raw.slice(0, at)) ? at - 1 : at
  const street = [at, stop]
    .map((behind) => tagBefore(text, behind, 'places.streets'))
    .find((tag) => tag !== undefined)
  // "Oaklane Mill": a street that ends with its word begins none.
  if (!street || street.end < stop || !isFirstWord(raw, street.start)) return [start, end]
  // "The green at Ludlow" is none of its streets.
  const joints = small > 0 ? tokensIn(text, at, start) : []
  const areSmall = joints.every(({ start: word }) =>
    ['words.articles', 'names.particles', 'words.elisions'].some((tag) => tagAt(text, word, tag)),
  )
  if (!areSmall || (small > 0 && tagsIn(text, at, start, 'places.in').length > 0))
    return [start, end]
  const number = houseBefore(text, street.start)
  const isStreet = small > 0 || number > 0 || /\d/.test(raw.slice(start, end))
  return isStreet ? [street.start - number, end] : [start, end]
}

/** Behind a mark, a number or a small word: not the last word of a name. */
const isFirstWord = (raw: string, at: number): boolean =>
  /(?:^|[,:;.\n\d]\s*|(?:^|\s)\p{Ll}{1,3}[\s'’])$/u.test(raw.slice(0, at))

/** What stands behind a town in an address that is written without spaces, up to its block and house. */
const blocks = /^\p{sc=Han}{0,12}\d{1,4}(?:[-－ー‐]\d{1,4}){1,2}(?!\d)/u

/** "Shizuoka | shi Aoi ku Takajo 2-5-8" in its own script: a town is only where its address begins. */
export function withBlock({ text: { raw } }: Draft, [start, end]: Span): Span {
  const isDense = /\p{sc=Han}$/u.test(raw.slice(start, end))
  const behind = isDense ? (blocks.exec(raw.slice(end))?.[0] ?? '') : ''
  return [start, end + behind.length]
}

/** "uma antiga garagem da | Rua das Marinhas, 22": a street without the small words of what stands in it. */
export function withoutBuilding({ text }: Draft, [start, end]: Span): Span {
  const [street] = tagsIn(text, start, end, 'places.streets')
  const lead = text.raw.slice(start, street?.start ?? start)
  const isBuilding =
    street !== undefined &&
    /^\p{Lu}/u.test(text.raw.slice(street.start)) &&
    /^\p{Ll}[\p{Ll}'’ -]*\s$/u.test(lead) &&
    !hasTag(text, start, street.start, 'places.venues')
  return isBuilding ? [street.start, end] : [start, end]
}

/** 祝谷|3丁目|の坂の途中: a block with its quarter, and without the way to it. */
export function wholeBlock({ text }: Draft, [start, end]: Span): Span {
  if (!/^\d{1,4}[-－]?\p{Script=Han}/u.test(text.raw.slice(start, end))) return [start, end]
  const quarter = /[\p{Script=Han}\p{Script=Katakana}ー]{1,8}$/u.exec(text.raw.slice(0, start))?.[0]
  const block = tagsIn(text, start, end, 'places.streets').find((tag) =>
    ['words.prepositions', 'names.copula'].some((joint) => tagAt(text, tag.end, joint)),
  )
  return [start - (quarter?.length ?? 0), block?.end ?? end]
}

/** "Zwickauer | Str. 212": a street's own word that ends others is never the first of its name. */
export function withNameBefore({ text }: Draft, [start, end]: Span): Span {
  const said = /^(\p{L}+)\.? \d/u.exec(text.raw.slice(start, end))?.[1]
  const { streets } = text.language.data.places
  if (!said || !streets.includes(`*${said.toLowerCase()}`)) return [start, end]
  const name = /\p{Lu}[\p{L}-]+ $/u.exec(text.raw.slice(0, start))?.[0]
  return [start - (name?.length ?? 0), end]
}

/** "1.º andar da | Rua do Salitreiro, 16": the floor before a street is on no map, as the one behind it. */
export function withoutFloor({ text, towns }: Draft, [start, end]: Span): Span {
  const floor = tagsIn(text, start, end, 'places.floor').findLast(
    (tag) =>
      hasTag(text, tag.end, end, 'places.streets') &&
      !towns.some((town) => town.start >= start && town.start <= tag.start),
  )
  const [joint] = tokensIn(text, floor?.end ?? end, end)
  if (!joint) return [start, end]
  const street = withoutSmallWords(text, [joint.text === ',' ? joint.end + 1 : joint.start, end])
  return street[0] > joint.start ? street : [start, end]
}

/** "At 14 Arwenack Street", "na Rua dos Remédios 88": without what leads to a street. */
export function withoutSmallWords(text: Draft['text'], [start, end]: Span): Span {
  const first = tokensIn(text, start, end).find(
    ({ kind, start: at, end: stop }) =>
      kind !== 'word' ||
      tagAt(text, at, 'places.streets') !== undefined ||
      !isFunctionWord(text, at, stop),
  )
  return [first?.start ?? start, end]
}
