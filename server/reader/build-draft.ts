import { spanRoles } from '#shared/page/ops.ts'
import { claimsOf, timeClaims } from './claims.ts'
import type { Draft, LineList, ListLine, Piece } from './draft.ts'
import { findCountry } from './find-country.ts'
import { withoutRainDays } from './grammars/rain-days.ts'
import { readAmounts } from './grammars/read-amounts.ts'
import { readContacts } from './grammars/read-contacts.ts'
import { readDates } from './grammars/read-dates.ts'
import type { Language } from './language.ts'
import { rememberedLately, rememberedOf } from './remembered.ts'
import { bordersOf } from './statements/borders.ts'
import { type Chain, chainMarginals, type Marginals } from './statements/chain-marginals.ts'
import { evenLists } from './statements/even-lists.ts'
import { lineLists } from './statements/line-lists.ts'
import { chainOf, type TaggerWeights, tagTokens } from './statements/tagger.ts'
import { tokenFeatures } from './statements/token-features.ts'
import { overlap } from './text/spans.ts'
import { firstFrom, hasTag, type TaggedText, tagText } from './text/tagged-text.ts'
import { findTowns } from './towns.ts'

/** A brief with all that grammars read of it, not yet cut into pieces. */
export const readText = (brief: string, language: Language): Draft => lastOf(language)(brief)

/** A brief is read to find what was taken back in it, and again where nothing was: it is the same. */
const lastOf = rememberedOf((language: Language) =>
  rememberedLately(1, (brief: string) => readWhole(brief, language)),
)

function readWhole(brief: string, language: Language): Draft {
  const text = tagText(brief, language)
  const towns = findTowns(text)
  const country = findCountry(text, towns)
  const contacts = readContacts(text, country)
  const amounts = readAmounts(text, 0, brief.length, country.code)
  const times = timeClaims(text)
  // "1.30 pm" is no day of January, and "24/7" and "7/7" are none of July.
  const days = readDates(text).filter(
    ({ start, end }) =>
      times.every(({ span }) => span[1] <= start || end <= span[0]) &&
      !hasTag(text, start, end, 'hours.always') &&
      !hasTag(text, start, end, 'hours.daily'),
  )
  const claims = claimsOf(text, { contacts, amounts, days, towns })
  return {
    text,
    country,
    towns,
    contacts,
    amounts,
    days: withoutRainDays(text, days),
    claims,
    pieces: [],
    lists: lineLists({ text, amounts, claims }),
    wanted: [],
    marginals: null,
  }
}

/** Cuts a brief into pieces with roles. */
export function cutPieces(draft: Draft, weights: TaggerWeights): Draft {
  const { text, claims } = draft
  const features = tokenFeatures(text, claims, weights.features.rowsOf)
  const chain = withWanted(draft, chainOf(features, weights, bordersOf(text, claims)))
  const tagged = piecesOf(text, tagTokens(chain))
  const lists = draft.lists.filter((list) => !isAskedFor(text, list, tagged))
  const pieces = evenLists(draft, tagged, lists)
  const before = new Set(tagged)
  const even = pieces.filter((piece) => !before.has(piece))
  return { ...draft, pieces, lists, marginals: settled(chainMarginals(chain), even) }
}

/** Below what any words say for it. */
const never = -100
const asking = ['instruction', 'courtesy'] as const

/** What its creator wants told is neither asked of whoever makes the page nor a greeting. */
function withWanted({ text, wanted }: Draft, chain: Chain): Chain {
  if (wanted.length === 0) return chain
  const roles = chain.roles.map((scores, i) => {
    const { start = 0, end = 0 } = text.tokens[i] ?? {}
    if (!wanted.some((span) => overlap(span, [start, end]))) return scores
    const told = Float64Array.from(scores)
    for (const role of asking) told[spanRoles.indexOf(role)] = never
    return told
  })
  return { ...chain, roles }
}

/** Whether most of a list says how the page is to be, and some of it in words for pages and looks. */
function isAskedFor(text: TaggedText, { lines }: LineList, pieces: readonly Piece[]): boolean {
  const pieceAt = (at: number) =>
    pieces[firstFrom(pieces, at + 1, ({ span: [start] }) => start) - 1]
  const asked = lines.filter(({ span }) => pieceAt(span[0])?.role === 'instruction')
  const speaks = ({ span }: ListLine) =>
    ['roles.instruction', 'look.'].some((tag) => hasTag(text, ...span, tag))
  return asked.length * 2 > lines.length && asked.some(speaks)
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

/** What a list has made even is sure. */
function settled({ roles, cuts }: Marginals, pieces: readonly Piece[]): Marginals {
  const sure = [...roles]
  for (const { role, tokens } of pieces) {
    const only = Float64Array.from(spanRoles, (each) => Number(each === role))
    sure.fill(only, tokens[0], tokens[1] + 1)
  }
  return { roles: sure, cuts }
}
