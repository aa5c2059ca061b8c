import { spanRoles } from '#shared/page/ops.ts'
import { claimsOf, timeClaims } from './claims.ts'
import type { Draft, Piece } from './draft.ts'
import { findCountry } from './find-country.ts'
import { readAmounts } from './grammars/read-amounts.ts'
import { readContacts } from './grammars/read-contacts.ts'
import { readDates } from './grammars/read-dates.ts'
import type { Language } from './language.ts'
import { bordersOf } from './statements/borders.ts'
import { chainMarginals } from './statements/chain-marginals.ts'
import { chainOf, type TaggerWeights, tagTokens } from './statements/tagger.ts'
import { tokenFeatures } from './statements/token-features.ts'
import { type TaggedText, tagText } from './text/tagged-text.ts'
import { findTowns } from './towns.ts'

/** A brief with all that grammars read of it, not yet cut into pieces. */
export function readText(brief: string, language: Language): Draft {
  const text = tagText(brief, language)
  const towns = findTowns(text)
  const country = findCountry(text, towns)
  const contacts = readContacts(text, country)
  const amounts = readAmounts(text, 0, brief.length, country.code)
  const times = timeClaims(text)
  // "1.30 pm" is no day of January.
  const days = readDates(text).filter(({ start, end }) =>
    times.every(({ span }) => span[1] <= start || end <= span[0]),
  )
  const claims = claimsOf(text, { contacts, amounts, days, towns })
  return { text, country, towns, contacts, amounts, days, claims, pieces: [], marginals: null }
}

/** Cuts a brief into pieces with roles. */
export function cutPieces(draft: Draft, weights: TaggerWeights): Draft {
  const { text, claims } = draft
  const chain = chainOf(tokenFeatures(text, claims), weights, bordersOf(text, claims))
  const pieces = evenLists(draft, piecesOf(text, tagTokens(chain)))
  return { ...draft, pieces, marginals: chainMarginals(chain) }
}

/** Pieces cover the brief: what stands between two belongs to the first. */
function piecesOf(
  { raw, tokens }: TaggedText,
  tagged: readonly { role: number; begins: boolean }[],
): Piece[] {
  const firsts = tagged.flatMap(({ begins }, i) => (begins ? [i] : []))
  return firsts.map((first, at) => {
    const next = firsts[at + 1]
    const start = at === 0 ? 0 : (tokens[first]?.start ?? 0)
    const end = next === undefined ? raw.length : (tokens[next]?.start ?? raw.length)
    const role = spanRoles[tagged[first]?.role ?? 0] ?? 'courtesy'
    return { span: [start, end], role, tokens: [first, (next ?? tokens.length) - 1] }
  })
}

/** Fewer lines are no list. */
const leastLines = 3

/**
 * Three rooms in three lines, each with what it costs, are one list: a line of it that was taken
 * for something else is a price as well.
 */
function evenLists(draft: Draft, pieces: readonly Piece[]): Piece[] {
  const even = [...pieces]
  for (let first = 0; first < pieces.length; ) {
    let end = first
    while (isPricedLine(draft, pieces[end])) end += 1
    const prices = pieces.slice(first, end).filter(({ role }) => role === 'price').length
    const isList = end - first >= leastLines && prices * 2 > end - first
    if (isList) even.splice(first, end - first, ...pieces.slice(first, end).map(asPrice))
    first = Math.max(end, first + 1)
  }
  return even
}

const asPrice = (piece: Piece): Piece => ({ ...piece, role: 'price' })

/** Whether a piece is a line of its own, with a sum of money. */
function isPricedLine({ text: { raw }, amounts }: Draft, piece: Piece | undefined): boolean {
  if (!piece) return false
  const [start, end] = piece.span
  const isLine =
    (start === 0 || raw[start - 1] === '\n') &&
    (end === raw.length || raw[end - 1] === '\n') &&
    !raw.slice(start, end).trim().includes('\n')
  return isLine && amounts.some((sum) => sum.currency && sum.start >= start && sum.end <= end)
}
