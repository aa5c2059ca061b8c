import type { Draft } from '../draft.ts'
import { fold, isGlued } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { firstFrom, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import type { FoundPlace } from './find-place.ts'
import { found } from './found.ts'
import { houseBefore } from './whole-address.ts'

/** Words between a street's own word and its number, and of the name of a town. */
const mostWords = { street: 5, before: 3, town: 4 }

/**
 * A street with its number and the town behind "in" or a comma, as careful briefs write them: "Rua das
 * Flores, 214, em Pelotas", "vicolo dei Cordai 9 a Borgo Serrano". The town need not be a known one.
 * Undefined where no brief with capitals says one.
 */
export function writtenAddress(draft: Draft): { street: Span; town: Span } | undefined {
  const { text, pieces } = draft
  if (isTypedSmall(text)) return undefined
  for (const { tag, start, end } of text.tags) {
    if (tag !== 'places.streets') continue
    const role = pieces.find(({ span }) => span[0] <= start && start < span[1])?.role
    const street = role === 'price' ? null : streetAt(draft, start, end)
    const town = street && (townBehind(draft, street[1]) ?? townAtEnd(draft, street[1]))
    if (street && town) return { street, town }
  }
  return undefined
}

/** "La misa es a las cinco | en la parroquia, calle Juárez 48": a street with its number that is told as where. */
export function toldStreet(draft: Draft): Span | undefined {
  const streets = draft.pieces.flatMap(({ role, span }) => {
    if (role !== 'place' || isGlued(draft.text.raw[span[0]])) return []
    return tagsIn(draft.text, ...span, 'places.streets').flatMap(({ start, end }): Span[] => {
      const whole = houseFirst(draft, start, end)
      if (whole) return [whole]
      const street = streetAt(draft, start, end) ?? numberFirst(draft, start, end)
      return street && isPlain(draft, street) ? [street] : []
    })
  })
  return streets.length === 1 ? streets[0] : undefined
}

/** "av larco 12", and neither "market in Corvallis 9" nor "rua Portela desde 1958". */
function isPlain({ text }: Draft, [start, end]: Span): boolean {
  const { particles } = text.language.data.names
  const [street] = tagsIn(text, start, end, 'places.streets')
  const words = text.tokens
    .filter((token) => token.start >= start && token.end <= end)
    .filter(isWord)
  const names = words.filter((word) => word.start !== street?.start)
  const isJoined = names.some(
    ({ start: at, text: word }) =>
      !particles.includes(word) &&
      !tagAt(text, at, 'words.articles') &&
      ['words.prepositions', 'places.in'].some((tag) => tagAt(text, at, tag)),
  )
  const isFirst = street?.start === start
  const isLast = /^\P{L}*$/u.test(text.raw.slice(street?.end ?? start, end))
  return names.length > 0 && !isJoined && (isFirst || isLast)
}

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word'
const isJoint = (token: Token | undefined): boolean => /^['’.-]$/.test(token?.text ?? '')

/** From the street's word to the number behind it. */
function streetAt(draft: Draft, start: number, end: number): Span | null {
  const { text } = draft
  const { tokens, raw } = text
  const first = tokens.findIndex((token) => token.end > start)
  const last = tokens.findLastIndex((token) => token.start < end)
  const isCapital = (at: number) =>
    isWord(tokens[at]) && /^\p{Lu}/u.test(raw.slice(tokens[at]?.start))
  // "An der Webergasse 14" begins with its own small words, which are none of its name.
  if (isFunctionWord(text, tokens[first]?.start ?? 0, tokens[first]?.end ?? 0)) return null
  let from = first
  // A word for a street needs its name before it; Hauptplatz has it inside.
  const isWhole = tokens[first]?.start === start
  while (first - from < mostWords.before && isCapital(from - 1)) from -= 1
  const lead = tokens[from - 1]
  const isLed = lead && isWord(lead) && isFunctionWord(text, lead.start, lead.end)
  if (!isWhole && !isLed) from = first
  let at = last + 1
  const most = isWhole ? mostWords.street : 0
  while (at - last <= most && (isWord(tokens[at]) || isJoint(tokens[at]))) at += 1
  if (!isWhole && isShortened(text, end)) at += 1
  if (tokens[at]?.text === ',') at += 1
  const number = tokens[at]
  if (!isHouse(number) || isOther(draft, number)) return null
  // "410 County Road 9": a road with a number of its own has the house before it.
  const house = isHouse(tokens[from - 1]) ? tokens[from - 1] : tokens[from]
  return [house?.start ?? start, withCompass(raw, number.end)]
}

/** "Rue des Lavandières, 8 h 03", "rue du Four, 79400 Saint-Maixent": behind a comma stands a time, or a postcode. */
function isOther({ text, claims }: Draft, { start, end }: Token): boolean {
  const isTime = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] <= start && end <= span[1],
  )
  const isPostcode = end - start >= shortestPostcode && /^ \p{Lu}\p{Ll}/u.test(text.raw.slice(end))
  return isTime || isPostcode
}

const shortestPostcode = 4

/** What a street is called after, with a capital, and the postcode behind it: "rue | du Four, 79400 ". */
const nameBehind =
  /^ (?:\p{Ll}{1,3}(?:['’]| )){0,2}\p{Lu}[\p{L}'’. -]*?(?=[,.;\n]|$)(?:, (?:[A-Z]{1,2}-)?\d{4,5} (?=\p{Lu}))?/u

/**
 * "14 bis, rue du Four, 79400 Saint-Maixent-l'École": a house before the word for its street, with the
 * town its postcode leads to, which need not be a known one.
 */
function houseFirst(draft: Draft, start: number, end: number): Span | null {
  const { text } = draft
  const house = houseBefore(text, start)
  const name = nameBehind.exec(text.raw.slice(end))?.[0]
  if (house === 0 || !name || !text.language.data.info.streetFirst) return null
  const stop = end + name.length
  const town = name.endsWith(' ') ? firstFrom(text.tokens, stop) : undefined
  return [start - house, town === undefined ? stop : nameEnd(draft, town)]
}

/** What goes on behind a name: "Vila | Nova". */
const nameGoesOn = /^(?: \p{Lu}\p{Ll}+){1,3}(?=[,.;\n]|$)/u

/**
 * "Stationnement au 402|, chemin du Quai", "Rua Pernambuco 318, Vila | Nova": a place up to where its
 * street or its quarter ends.
 */
export function wholeStreet(draft: Draft, place: FoundPlace): FoundPlace {
  const [start, end] = place.span
  if (place.parts || place.kind !== 'address') return place
  const { raw } = draft.text
  const street = /^,\s/.test(raw.slice(end)) && tagAt(draft.text, end + 2, 'places.streets')
  const behind = street && houseFirst(draft, street.start, street.end)
  const isHouse = behind && start <= behind[0] && behind[0] < end
  if (isHouse) return { ...place, ...found(raw.slice(...behind), behind, place.confidence) }
  const isInName = /, \p{Lu}\p{Ll}+$/u.test(raw.slice(start, end))
  const rest = isInName ? (nameGoesOn.exec(raw.slice(end))?.[0].length ?? 0) : 0
  const whole: Span = [start, end + rest]
  return rest > 0 ? { ...place, ...found(raw.slice(...whole), whole, place.confidence) } : place
}

/** "212 Battunga Road": the number, the name with its capitals, and the word for a street. */
function numberFirst({ text: { tokens, raw } }: Draft, start: number, end: number): Span | null {
  const isCapital = (at: number) => /^\p{Lu}/u.test(raw.slice(tokens[at]?.start))
  const last = tokens.findIndex((token) => token.start === start)
  let from = last
  while (from > 0 && last - from < mostWords.before && isCapital(from - 1)) from -= 1
  const house = tokens[from - 1]
  return from < last && isCapital(last) && isHouse(house) ? [house.start, end] : null
}

/** "Ludwigstr. 22": the stop belongs to the short word for a street, and ends no sentence. */
export const isShortened = ({ folded, language }: Draft['text'], end: number): boolean =>
  language.data.places.streets.some(
    (street) => /^\*.*\.$/.test(street) && folded.slice(0, end + 1).endsWith(street.slice(1)),
  )

const isHouse = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^\d{1,5}\p{L}?$/u.test(token.text)

/** "calle 4 | Poniente,": a street's number goes on in a word with a capital that ends the statement. */
export function withCompass(raw: string, end: number): number {
  return end + (/^ \p{Lu}\p{Ll}{2,9}(?=[,.;)\n]|$)/u.exec(raw.slice(end))?.[0].length ?? 0)
}

/** Before the town it leads to, in most of Europe and in Brazil. */
const postcode = /^,? (?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3}| [A-Z]{2})? (?=\p{Lu}\p{Ll})/u

/** "…, em Pelotas", ", 3830-555 Gafanha": a name with a capital behind a comma or a word for "in". */
export function townBehind(draft: Draft, at: number): Span | null {
  const { text, towns } = draft
  const { tokens, raw } = text
  const code = postcode.exec(raw.slice(at))?.[0]
  if (code)
    return [at + code.search(/[\dA-Z]/), nameEnd(draft, firstFrom(tokens, at + code.length))]
  let next = tokens.findIndex(({ start }) => start >= at)
  const isComma = tokens[next]?.text === ','
  if (isComma) next += 1
  const lead = tokens[next]
  const isIn = lead && leads.some((tag) => tagAt(text, lead.start, tag)?.end === lead.end)
  if (isIn) next += 1
  const first = tokens[next]
  if (!first || !(isComma || isIn) || !/^\p{Lu}/u.test(raw.slice(first.start))) return null
  // "Oberfeldgasse 12 im Parterre": a floor, whatever town is called so.
  if (tagAt(text, first.start, 'places.floor')?.end === first.end) return null
  const known = towns.filter(({ start }) => start === first.start).map(({ end }) => end)
  if (known.length === 0 && !isIn) return null
  const end = nameEnd(draft, next)
  // "Borgo Serrano, …" is more than Borgo; "Stendal Verwaltung von …" is not more than Stendal.
  const isClosed = /^\s*(?:[,.;:()\n]|$)/.test(raw.slice(end))
  return [first.start, known.length > 0 && !isClosed ? Math.max(...known) : end]
}

/** Letters of the way told between a street and its town. */
const longestWay = 80

/** "calle de Fiallo 312, half a block from the church, Oaxaca Centro.": a town the sentence ends with. */
export function townAtEnd({ text, towns }: Draft, at: number): Span | null {
  const way = /^,[^.!?\n]*,\s(?=\p{Lu}[^,.!?\n]*(?:[.!?\n]|$))/u.exec(text.raw.slice(at))?.[0]
  if (!way || way.length > longestWay) return null
  const town = towns.find(({ start }) => start === at + way.length)
  // "…, a few miles outside Decorah, Iowa": the region behind its town.
  const inner = towns.find(
    ({ start, end }) =>
      start >= at &&
      /^,\s$/.test(text.raw.slice(end, town?.start)) &&
      // "De la Defensa" is what a church is called.
      ['places.in', 'places.near'].some((tag) => {
        const joint = tagBefore(text, start - 1, tag)
        return joint && joint.end - joint.start >= shortestJoint
      }),
  )
  return town ? [inner?.start ?? town.start, town.end] : null
}

/** Letters of the shortest word that says "near" and nothing else. */
const shortestJoint = 4

const leads = ['places.in', 'words.prepositions']

/** Capitals, and what joins them: "Saint-Aubin", "Caldas da Rainha". */
export function nameEnd({ text }: Pick<Draft, 'text'>, first: number): number {
  const { tokens, raw, language } = text
  const particles = new Set(language.data.names.particles.map(fold))
  let end = tokens[first]?.end ?? 0
  for (let i = first + 1; i < first + 2 * mostWords.town; i += 1) {
    const token = tokens[i]
    const isCapital = isWord(token) && /^\p{Lu}/u.test(raw.slice(token.start))
    if (isCapital) end = token.end
    else if (!isJoint(token) && !(isWord(token) && particles.has(token.text))) break
    // A stop ends the sentence.
    else if (token?.text === '.') break
  }
  return end
}
