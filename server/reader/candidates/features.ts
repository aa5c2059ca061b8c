import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { FeatureOf } from '../feature-rows.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { type BriefLookups, briefLookups } from './brief-lookups.ts'
import { FeatureList } from './feature-list.ts'
import type { Candidate } from './generate.ts'
import { addNeighbours } from './neighbours.ts'
import { sureness } from './sureness.ts'

const bucket = (value: number): string => (value > 8 ? 'many' : String(value))

/** What can be said of a candidate, yes or no; which of it counts for what, the weights know. */
export type CandidateFeatures<F> = (candidate: Candidate, sought: SpanRole) => F[]

/** Features of the candidates of one brief: a span that is one for several questions is read once. */
export function candidateFeatures<F>(draft: Draft, featureOf: FeatureOf<F>): CandidateFeatures<F> {
  const { tokens, raw } = draft.text
  const brief = briefLookups(draft)
  const spans = new Map<number, readonly F[]>()
  const ofSpan = (span: Span): readonly F[] => {
    const key = span[0] * raw.length + span[1]
    const features = spans.get(key) ?? readSpan(brief, span, featureOf)
    spans.set(key, features)
    return features
  }
  return ({ span, by }, sought) => {
    const at = firstFrom(tokens, span[0])
    const last = firstFrom(tokens, span[1]) - 1
    const generators = new FeatureList(featureOf, brief.capitals)
    for (const name of by) generators.addTurning('by-', name)
    generators.addTurning('by-', by.size)
    return [...generators.all(), ...ofSpan(span), ...sureness(draft, [at, last], sought, featureOf)]
  }
}

function readSpan<F>(brief: BriefLookups, span: Span, featureOf: FeatureOf<F>): F[] {
  const { text } = brief.draft
  const { raw, tokens } = text
  const at = firstFrom(tokens, span[0])
  const inside = tokens.slice(at, firstFrom(tokens, span[1]))
  const words = inside.filter(({ kind }) => kind === 'word')
  const before = tokens[at - 1]
  const behind = tokens[at + inside.length]
  const list = new FeatureList(featureOf, brief.capitals)
  list.addTurning('shape-', shapeOf(raw.slice(...span)))
  list.addTurning('before-', edge(before))
  for (const tag of brief.startingAt(behind?.start)) list.addTurning('before-cue-', tag)
  addUsualness(list, text, words)
  addNeighbours(list, brief.draft, before, behind)
  addPiece(list, brief, span)
  list.add('words-', bucket(words.length))
  list.add('behind-', edge(behind))
  list.add('first-', words[0]?.text)
  list.add('last-', words.at(-1)?.text)
  list.addAll('in-', brief.inside(span))
  list.addAll('is-', brief.covering(span))
  list.addAll('behind-cue-', brief.endingAt(before?.end ?? 0))
  list.addAll('ends-', brief.endingAt(words.at(-1)?.end ?? 0))
  list.addAll('starts-', brief.startingAt(words[0]?.start ?? 0))
  addPlace(list, brief, span)
  list.add('at-', at === 0 ? 'start' : Math.floor((4 * at) / tokens.length))
  if (inside.some(({ kind }) => kind === 'number')) list.add('has-number')
  if (inside.some(({ text: mark }) => mark === ',')) list.add('has-comma')
  if (isRepeated(raw, span)) list.add('said-again')
  list.add('lower-', String(brief.isLower))
  return list.all()
}

/** Names are made of rare words and of people's names. */
function addUsualness<F>(
  list: FeatureList<F>,
  { language }: TaggedText,
  words: readonly Token[],
): void {
  const ranks = words.map((word) => frequencyOf(language, word.text))
  const rare = ranks.filter((rank) => rank === 'rare').length
  const top = ranks.filter((rank) => rank === 'top').length
  const people = words.map((word) => personNameOf(word.text) ?? '-')
  list.addTurning('rare-', rare === 0 ? 'none' : rare === words.length ? 'all' : 'some')
  list.addTurning('rare-', Math.min(3, rare))
  if (people.length <= 3) list.addTurning('person-', people.join('+'))
  list.add('top-', Math.min(3, top))
  list.add('rank-first-', ranks[0])
  list.add('rank-last-', ranks.at(-1))
  if (people.some((name) => name !== '-')) list.add('has-person')
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

/** The role of the piece it stands in, and how much of the piece it is. */
function addPiece<F>(list: FeatureList<F>, brief: BriefLookups, [start, end]: Span): void {
  const { pieces, text } = brief.draft
  const at = firstFrom(pieces, start + 1, ({ span }) => span[0]) - 1
  const piece = pieces[at]
  if (!piece || piece.span[1] < end) {
    list.addTurning('piece-', 'none')
    return
  }
  const rest = text.tokens
    .slice(piece.tokens[0], piece.tokens[1] + 1)
    .filter((token) => token.kind === 'word' && (token.end <= start || token.start >= end))
  list.addTurning('piece-', piece.role)
  list.addTurning('piece-', `${piece.role}-rest-${bucket(rest.length)}`)
  list.addTurning('before-piece-', pieces[at - 1]?.role ?? 'none')
  if (brief.firstPieces.get(piece.role) === piece) list.add('first-piece-', piece.role)
  list.add('behind-piece-', pieces[at + 1]?.role ?? 'none')
}

function addPlace<F>(list: FeatureList<F>, brief: BriefLookups, [start, end]: Span): void {
  const { draft, hosts } = brief
  const inside = brief.townsIn([start, end])
  const is = inside.find((town) => town.start === start && town.end === end)
  if (is) {
    list.add('is-town')
    list.add('is-town-', is.size)
  } else if (inside.length > 0) list.add('has-town')
  if (inside.at(-1)?.end === end && !is) list.add('ends-in-town')
  for (const { kind } of brief.claimsOver([start, end])) list.add('claimed-', kind)
  if (hosts.length === 0) return
  const said = draft.text.folded.slice(start, end).replace(/[^\p{L}\p{N}]/gu, '')
  if (said.length > 3 && hosts.some((host) => host.includes(said))) list.add('in-host')
}

function isRepeated(raw: string, [start, end]: Span): boolean {
  const said = raw.slice(start, end)
  return said.length > 3 && raw.indexOf(said, end) > 0
}
