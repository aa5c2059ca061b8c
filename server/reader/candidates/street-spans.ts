import type { Draft } from '../draft.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { firstFrom } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Words between a street's own word and its number: "rue de la Tour d'Auvergne 6". */
const mostBetween = 5
/** Words of a name before the word for a street: "Lenggrieser Straße", "St Mary's Road". */
const mostBefore = 3

/**
 * Streets with their numbers, wherever a brief says them: "Mill Lane 12", "8 rue des Tanneurs"; and
 * the same with the town or postcode behind a comma.
 */
export function streetSpans(draft: Draft): Span[] {
  const { tokens, tags } = draft.text
  return tags
    .filter(({ tag }) => tag === 'places.streets')
    .flatMap(({ start, end }) => {
      const first = firstFrom(tokens, start + 1, (token) => token.end)
      const last = firstFrom(tokens, end) - 1
      const span = numberBehind(draft, first, last) ?? numberBefore(draft, first, last)
      return span ? [span, ...withTown(draft, span)] : []
    })
}

function numberBehind({ text }: Draft, first: number, last: number): Span | null {
  const { tokens } = text
  for (let at = last + 1; at <= last + mostBetween; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'number') return [nameStart(text, first), token.end]
    if (token?.kind !== 'word' && !/^['’.-]$/.test(token?.text ?? '')) return null
  }
  return null
}

/** The capitals before the word for a street are its name; typed small, one word that is rare. */
function nameStart(text: Draft['text'], first: number): number {
  const { tokens, raw } = text
  let at = first
  while (at > 0 && first - at < mostBefore && isName(tokens[at - 1], raw)) at -= 1
  if (at === first && isSmallName(text, first)) at -= 1
  return tokens[at]?.start ?? 0
}

/** "zschochersche str 8", in a text without capitals. */
function isSmallName(text: Draft['text'], first: number): boolean {
  const { tokens, tags, language } = text
  const [name, street] = [tokens[first - 1], tokens[first]]
  const isOwn = tags.some(({ tag, start }) => tag === 'places.streets' && start === street?.start)
  return (
    isOwn &&
    name?.kind === 'word' &&
    isTypedSmall(text) &&
    frequencyOf(language, name.text) === 'rare'
  )
}

const isName = (token: Token | undefined, raw: string): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(raw.slice(token.start, token.end))

function numberBefore({ text, claims }: Draft, first: number, last: number): Span | null {
  const { tokens } = text
  let from = first
  while (first - from < mostBefore && tokens[from - 1]?.kind === 'word') from -= 1
  const number = tokens[from - 1]
  if (number?.kind !== 'number') return null
  // "At 11.30am at St Mary's Church"
  const isTime = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] <= number.start && number.end <= span[1],
  )
  if (isTime) return null
  let to = last
  while (to - last < mostBetween && isWordOrJoint(tokens[to + 1])) to += 1
  return [number.start, tokens[to]?.end ?? number.end]
}

const isWordOrJoint = (token: Token | undefined): boolean =>
  token?.kind === 'word' || /^['’-]$/.test(token?.text ?? '')

/** ", 79102 Freiburg": what completes the address. */
function withTown({ text, towns }: Draft, [start, end]: Span): Span[] {
  const behind = /^,\s*(?:[A-Z]{0,2}-?\d{4,5}\s+)?/u.exec(text.raw.slice(end))?.[0].length
  if (behind === undefined) return []
  const town = towns.find((each) => each.start === end + behind)
  return town ? [[start, town.end]] : []
}
