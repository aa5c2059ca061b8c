import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
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

/** What can be said of a candidate, yes or no; which of it counts for what, the weights know. */
export function candidateFeatures(
  draft: Draft,
  { span, by }: Candidate,
  sought: SpanRole,
): string[] {
  const { text } = draft
  const at = firstFrom(text.tokens, span[0])
  const last = firstFrom(text.tokens, span[1]) - 1
  return [
    ...crossed(text, [...[...by].map((name) => `by-${name}`), `by-${by.size}`]),
    ...spanFeatures(draft, span),
    ...sureness(draft, [at, last], sought),
  ]
}

/** A span is a candidate for several questions. */
const knownSpans = new WeakMap<Draft, Map<string, readonly string[]>>()

function spanFeatures(draft: Draft, span: Span): readonly string[] {
  const known = knownSpans.get(draft) ?? new Map<string, readonly string[]>()
  knownSpans.set(draft, known)
  const key = span.join('-')
  const features = known.get(key) ?? readSpan(draft, span)
  known.set(key, features)
  return features
}

const crossing = /^(?:by-|shape-|piece-|before-|whole|rare|person|left|right|between)/

/** Features and, of some, whether the brief has no capitals. */
function crossed({ raw }: TaggedText, features: readonly string[]): string[] {
  const isLower = raw === raw.toLowerCase()
  const both = features.filter((name) => crossing.test(name))
  return [...features, ...both.map((name) => `${name}&lower-${isLower}`)]
}

function readSpan(draft: Draft, span: Span): readonly string[] {
  const { text } = draft
  const { raw, tokens } = text
  const at = firstFrom(tokens, span[0])
  const inside = tokens.slice(at, firstFrom(tokens, span[1]))
  const words = inside.filter(({ kind }) => kind === 'word')
  const before = tokens[at - 1]
  const behind = tokens[at + inside.length]
  return crossed(text, [
    `words-${bucket(words.length)}`,
    `shape-${shapeOf(raw.slice(...span))}`,
    `before-${edge(before)}`,
    `behind-${edge(behind)}`,
    `first-${words[0]?.text ?? ''}`,
    `last-${words.at(-1)?.text ?? ''}`,
    ...tagNames(draft, span).map((tag) => `in-${tag}`),
    ...covering(draft, span).map((tag) => `is-${tag}`),
    ...endingAt(draft, before?.end ?? 0).map((tag) => `behind-cue-${tag}`),
    ...startingAt(draft, behind?.start ?? -1).map((tag) => `before-cue-${tag}`),
    ...endingAt(draft, words.at(-1)?.end ?? 0).map((tag) => `ends-${tag}`),
    ...startingAt(draft, words[0]?.start ?? 0).map((tag) => `starts-${tag}`),
    ...usualness(text, words),
    ...neighbours(draft, before, behind),
    ...pieceFeatures(draft, span),
    ...placeFeatures(draft, span),
    `at-${at === 0 ? 'start' : Math.floor((4 * at) / tokens.length)}`,
    ...(inside.some(({ kind }) => kind === 'number') ? ['has-number'] : []),
    ...(inside.some(({ text: mark }) => mark === ',') ? ['has-comma'] : []),
    ...(isRepeated(raw, span) ? ['said-again'] : []),
    `lower-${raw === raw.toLowerCase()}`,
  ])
}

/** Names are made of rare words and of people's names. */
function usualness({ language }: TaggedText, words: readonly Token[]): string[] {
  const ranks = words.map((word) => frequencyOf(language, word.text))
  const rare = ranks.filter((rank) => rank === 'rare').length
  const top = ranks.filter((rank) => rank === 'top').length
  const people = words.map((word) => personNameOf(word.text) ?? '-')
  return [
    `rare-${rare === 0 ? 'none' : rare === words.length ? 'all' : 'some'}`,
    `rare-${Math.min(3, rare)}`,
    `top-${Math.min(3, top)}`,
    `rank-first-${ranks[0] ?? ''}`,
    `rank-last-${ranks.at(-1) ?? ''}`,
    ...(people.length <= 3 ? [`person-${people.join('+')}`] : []),
    ...(people.some((name) => name !== '-') ? ['has-person'] : []),
  ]
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
function pieceFeatures({ pieces, text }: Draft, [start, end]: Span): string[] {
  const at = pieces.findIndex(({ span }) => span[0] <= start && end <= span[1])
  const piece = pieces[at]
  if (!piece) return ['piece-none']
  const rest = text.tokens
    .slice(piece.tokens[0], piece.tokens[1] + 1)
    .filter((token) => token.kind === 'word' && (token.end <= start || token.start >= end))
  const first = pieces.findIndex(({ role }) => role === piece.role) === at
  return [
    `piece-${piece.role}`,
    `piece-${piece.role}-rest-${bucket(rest.length)}`,
    ...(first ? [`first-piece-${piece.role}`] : []),
    `before-piece-${pieces[at - 1]?.role ?? 'none'}`,
    `behind-piece-${pieces[at + 1]?.role ?? 'none'}`,
  ]
}

function placeFeatures({ towns, claims, contacts, text }: Draft, [start, end]: Span): string[] {
  const inside = towns.filter((town) => town.start >= start && town.end <= end)
  const is = inside.find((town) => town.start === start && town.end === end)
  const claimed = claims.filter(({ span }) => span[0] < end && start < span[1])
  const said = text.folded.slice(start, end).replace(/[^\p{L}\p{N}]/gu, '')
  const inHost = contacts.some(
    ({ kind, value }) => kind !== 'phone' && value.replace(/[^\p{L}\p{N}]/gu, '').includes(said),
  )
  return [
    ...(is ? ['is-town', `is-town-${is.size}`] : inside.length > 0 ? ['has-town'] : []),
    ...(inside.at(-1)?.end === end && !is ? ['ends-in-town'] : []),
    ...claimed.map(({ kind }) => `claimed-${kind}`),
    ...(inHost && said.length > 3 ? ['in-host'] : []),
  ]
}

function isRepeated(raw: string, [start, end]: Span): boolean {
  const said = raw.slice(start, end)
  return said.length > 3 && raw.indexOf(said, end) > 0
}
