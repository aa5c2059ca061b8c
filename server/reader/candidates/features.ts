import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, Piece } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { firstFrom, type TaggedText, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { Candidate } from './generate.ts'
import { neighbours } from './neighbours.ts'
import { sureness } from './sureness.ts'

const bucket = (value: number): string => (value > 8 ? 'many' : String(value))

/** What holds for every candidate of a brief, read once. */
interface Known {
  isLower: boolean
  /** Letters and digits of addresses of mail and sites. */
  hosts: readonly string[]
  /** By role, the first of its pieces. */
  firstPieces: ReadonlyMap<SpanRole, Piece>
  /** A span is a candidate for several questions. */
  spans: Map<string, readonly string[]>
}

const known = new WeakMap<Draft, Known>()

function knownOf(draft: Draft): Known {
  const { text, contacts, pieces } = draft
  const before = known.get(draft)
  if (before) return before
  const told: Known = {
    isLower: text.raw === text.raw.toLowerCase(),
    hosts: contacts
      .filter(({ kind }) => kind !== 'phone')
      .map(({ value }) => value.replace(/[^\p{L}\p{N}]/gu, '')),
    firstPieces: new Map(pieces.toReversed().map((piece) => [piece.role, piece])),
    spans: new Map(),
  }
  known.set(draft, told)
  return told
}

/** What can be said of a candidate, yes or no; which of it counts for what, the weights know. */
export function candidateFeatures(
  draft: Draft,
  { span, by }: Candidate,
  sought: SpanRole,
): string[] {
  const { tokens } = draft.text
  const at = firstFrom(tokens, span[0])
  const last = firstFrom(tokens, span[1]) - 1
  const generators = [...[...by].map((name) => `by-${name}`), `by-${by.size}`]
  return [
    ...generators,
    ...crossed(draft, generators),
    ...spanFeatures(draft, span),
    ...sureness(draft, [at, last], sought),
  ]
}

function spanFeatures(draft: Draft, span: Span): readonly string[] {
  const { spans } = knownOf(draft)
  const key = span.join('-')
  const features = spans.get(key) ?? readSpan(draft, span)
  spans.set(key, features)
  return features
}

/** Features, where the brief has capitals or has none. */
function crossed(draft: Draft, features: readonly string[]): string[] {
  const { isLower } = knownOf(draft)
  return features.map((name) => `${name}&lower-${isLower}`)
}

function readSpan(draft: Draft, span: Span): readonly string[] {
  const { text } = draft
  const { raw, tokens } = text
  const at = firstFrom(tokens, span[0])
  const inside = tokens.slice(at, firstFrom(tokens, span[1]))
  const words = inside.filter(({ kind }) => kind === 'word')
  const before = tokens[at - 1]
  const behind = tokens[at + inside.length]
  const usual = usualness(text, words)
  const piece = pieceFeatures(draft, span)
  /** Where capitals are left out these mean something else. */
  const turning = [
    `shape-${shapeOf(raw.slice(...span))}`,
    `before-${edge(before)}`,
    ...startingAt(draft, behind?.start ?? -1).map((tag) => `before-cue-${tag}`),
    ...usual.turning,
    ...neighbours(draft, before, behind),
    ...piece.turning,
  ]
  return [
    ...turning,
    ...crossed(draft, turning),
    ...usual.plain,
    ...piece.plain,
    `words-${bucket(words.length)}`,
    `behind-${edge(behind)}`,
    `first-${words[0]?.text ?? ''}`,
    `last-${words.at(-1)?.text ?? ''}`,
    ...tagNames(draft, span).map((tag) => `in-${tag}`),
    ...covering(draft, span).map((tag) => `is-${tag}`),
    ...endingAt(draft, before?.end ?? 0).map((tag) => `behind-cue-${tag}`),
    ...endingAt(draft, words.at(-1)?.end ?? 0).map((tag) => `ends-${tag}`),
    ...startingAt(draft, words[0]?.start ?? 0).map((tag) => `starts-${tag}`),
    ...placeFeatures(draft, span),
    `at-${at === 0 ? 'start' : Math.floor((4 * at) / tokens.length)}`,
    ...(inside.some(({ kind }) => kind === 'number') ? ['has-number'] : []),
    ...(inside.some(({ text: mark }) => mark === ',') ? ['has-comma'] : []),
    ...(isRepeated(raw, span) ? ['said-again'] : []),
    `lower-${knownOf(draft).isLower}`,
  ]
}

/** Features of a kind: those that turn with capitals, and the rest. */
interface Split {
  turning: string[]
  plain: string[]
}

/** Names are made of rare words and of people's names. */
function usualness({ language }: TaggedText, words: readonly Token[]): Split {
  const ranks = words.map((word) => frequencyOf(language, word.text))
  const rare = ranks.filter((rank) => rank === 'rare').length
  const top = ranks.filter((rank) => rank === 'top').length
  const people = words.map((word) => personNameOf(word.text) ?? '-')
  return {
    turning: [
      `rare-${rare === 0 ? 'none' : rare === words.length ? 'all' : 'some'}`,
      `rare-${Math.min(3, rare)}`,
      ...(people.length <= 3 ? [`person-${people.join('+')}`] : []),
    ],
    plain: [
      `top-${Math.min(3, top)}`,
      `rank-first-${ranks[0] ?? ''}`,
      `rank-last-${ranks.at(-1) ?? ''}`,
      ...(people.some((name) => name !== '-') ? ['has-person'] : []),
    ],
  }
}

/** "Aa of Aa", told short: every word, the first or none with a capital; numbers have none. */
function shapeOf(said: string): string {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const numbers = words.filter((word) => /^\p{N}/u.test(word)).length
  if (/^[\p{Lu}\p{N}\W]+$/u.test(said) && capitals > 0) return 'upper'
  if (capitals > 0 && capitals + numbers === words.length) return 'all'
  if (capitals === 0) return isDense(said) ? 'none' : 'lower'
  return /^\p{Lu}/u.test(said) ? 'first' : 'some'
}

function edge(token: Token | undefined): string {
  if (!token) return 'end'
  if (token.kind === 'line') return 'line'
  return token.kind === 'mark' ? token.text : 'word'
}

/** Tags are few, and asked for by every candidate. */
const plainTags = new Map<string, string>()

function plain(tag: string): string {
  const known = plainTags.get(tag)
  if (known !== undefined) return known
  const plainTag = tag.replace(/^trades\.[^.]+/, 'trades').replace(/\.\d+(\.\d)?$/, '')
  plainTags.set(tag, plainTag)
  return plainTag
}

function tagNames({ text }: Draft, [start, end]: Span): string[] {
  return names(tagsIn(text, start, end, '').map(({ tag }) => tag))
}

function covering({ text }: Draft, [start, end]: Span): string[] {
  return names(
    (text.startingAt.get(start) ?? []).filter((tag) => tag.end === end).map(({ tag }) => tag),
  )
}

function endingAt({ text }: Draft, at: number): string[] {
  return names((text.endingAt.get(at) ?? []).map(({ tag }) => tag))
}

function startingAt({ text }: Draft, at: number): string[] {
  return names((text.startingAt.get(at) ?? []).map(({ tag }) => tag))
}

const names = (tags: readonly string[]): string[] => [
  ...new Set(tags.filter((tag) => tag !== 'words.common').map(plain)),
]

/** The role of the piece it stands in, and how much of the piece it is. */
function pieceFeatures(draft: Draft, [start, end]: Span): Split {
  const { pieces, text } = draft
  const at = firstFrom(pieces, start + 1, ({ span }) => span[0]) - 1
  const piece = pieces[at]
  if (!piece || piece.span[1] < end) return { turning: ['piece-none'], plain: [] }
  const rest = text.tokens
    .slice(piece.tokens[0], piece.tokens[1] + 1)
    .filter((token) => token.kind === 'word' && (token.end <= start || token.start >= end))
  const isFirst = knownOf(draft).firstPieces.get(piece.role) === piece
  return {
    turning: [
      `piece-${piece.role}`,
      `piece-${piece.role}-rest-${bucket(rest.length)}`,
      `before-piece-${pieces[at - 1]?.role ?? 'none'}`,
    ],
    plain: [
      ...(isFirst ? [`first-piece-${piece.role}`] : []),
      `behind-piece-${pieces[at + 1]?.role ?? 'none'}`,
    ],
  }
}

function placeFeatures(draft: Draft, [start, end]: Span): string[] {
  const { towns, claims, text } = draft
  const inside = towns.filter((town) => town.start >= start && town.end <= end)
  const is = inside.find((town) => town.start === start && town.end === end)
  const claimed = claims.filter(({ span }) => span[0] < end && start < span[1])
  const said = text.folded.slice(start, end).replace(/[^\p{L}\p{N}]/gu, '')
  const inHost = said.length > 3 && knownOf(draft).hosts.some((host) => host.includes(said))
  return [
    ...(is ? ['is-town', `is-town-${is.size}`] : inside.length > 0 ? ['has-town'] : []),
    ...(inside.at(-1)?.end === end && !is ? ['ends-in-town'] : []),
    ...claimed.map(({ kind }) => `claimed-${kind}`),
    ...(inHost ? ['in-host'] : []),
  ]
}

function isRepeated(raw: string, [start, end]: Span): boolean {
  const said = raw.slice(start, end)
  return said.length > 3 && raw.indexOf(said, end) > 0
}
