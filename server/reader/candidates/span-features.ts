import { remembered } from '../remembered.ts'
import type { FeatureLists } from '../scorer.ts'
import { isDense } from '../text/is-dense.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { BriefLookups } from './brief-lookups.ts'
import { tellTurning } from './feature-list.ts'
import type { CandidateKinds } from './kinds.ts'
import { namedTokens } from './naming-cues.ts'

const bucket = (value: number): string => (value > 8 ? 'many' : String(value))

/** @returns features of a span, which is told with its first token and the one behind its last */
export function featuresOfSpans<F>(brief: BriefLookups, kinds: CandidateKinds<F>) {
  const { meaningOf, counts } = brief
  const { raw, tokens, language } = brief.draft.text
  const before = remembered((at: number) => featuresBefore(brief, kinds, at))
  const behind = remembered((end: number) => featuresBehind(brief, kinds, end))
  const first = remembered((word: Token | undefined) => [
    kinds.first(word?.text),
    kinds.rankFirst(word && frequencyOf(language, word.text)),
    ...brief.startingAt(word?.start ?? 0).map((tag) => kinds.starts(tag)),
  ])
  const last = remembered((word: Token | undefined) => [
    kinds.last(word?.text),
    kinds.rankLast(word && frequencyOf(language, word.text)),
    ...brief.endingAt(word?.end).map((tag) => kinds.ends(tag)),
  ])
  const inside = featuresInside(brief, kinds)
  const isRepeated = repeated(raw)
  const shapeOf = shapes()
  return (span: Span, at: number, end: number): FeatureLists<F> => {
    const words = tokens.slice(at, end).filter(({ kind }) => kind === 'word')
    const list = [kinds.words(bucket(words.length)), kinds.isLower()]
    const capitals = counts.capital(at, end)
    list.push(kinds.capitals(Math.min(3, capitals))(Math.min(4, words.length)))
    list.push(kinds.letters(lengthOf(span)))
    tellUsualness(list, brief, kinds, words, [at, end])
    tellPiece(list, brief, kinds, span, words.length)
    for (const tag of brief.covering(span)) list.push(kinds.is(tag))
    tellPlace(list, brief, kinds, span)
    if (counts.number(at, end) > 0) list.push(kinds.hasNumber())
    if (counts.comma(at, end) > 0) list.push(kinds.hasComma())
    if (isRepeated(span)) list.push(kinds.saidAgain())
    const shared = [
      before(at),
      behind(end),
      first(words[0]),
      last(words.at(-1)),
      kinds.shape(shapeOf(raw.slice(...span))),
      kinds.between(meaningOf(tokens[at - 1]))(meaningOf(tokens[end])),
    ]
    return { shared, own: [inside(span), list] }
  }
}

function featuresBefore<F>(brief: BriefLookups, kinds: CandidateKinds<F>, at: number): F[] {
  const { text } = brief.draft
  const { tokens } = text
  const before = tokens[at - 1]
  const list = brief.endingAt(before?.end).map((tag) => kinds.behindCue(tag))
  list.push(kinds.at(at === 0 ? 'start' : Math.floor((4 * at) / tokens.length)))
  tellTurning(list, kinds.before, edge(before))
  tellTurning(list, kinds.left, brief.meaningOf(before))
  list.push(kinds.wordBefore(before?.text ?? 'start'), kinds.begins(beginsAt(text, at)))
  const side = namedTokens(text).from.get(at)
  if (side) tellTurning(list, kinds.namedFrom, side)
  return list
}

/** Letters in which a sentence before ends. */
const nearby = 4

/** Whether a text or a sentence begins at a token; marks may stand between. */
function beginsAt({ raw, tokens }: TaggedText, at: number): string {
  const start = tokens[at]?.start ?? 0
  const isBehindEnd = /[.!?:\n]\s*["'«»„“”]?$/u.test(raw.slice(Math.max(0, start - nearby), start))
  return String(at === 0 || isBehindEnd)
}

/** By threes, up to sixty. */
const lengthOf = ([start, end]: Span): number => Math.min(20, Math.floor((end - start) / 3))

function featuresBehind<F>(brief: BriefLookups, kinds: CandidateKinds<F>, end: number): F[] {
  const { text } = brief.draft
  const behind = text.tokens[end]
  const list = [kinds.behind(edge(behind)), kinds.wordBehind(behind?.text ?? 'end')]
  list.push(kinds.goesOn(String(/^\p{Ll}/u.test(text.raw.slice(behind?.start)))))
  tellTurning(list, kinds.right, brief.meaningOf(behind))
  for (const tag of brief.startingAt(behind?.start)) tellTurning(list, kinds.beforeCue, tag)
  const side = namedTokens(text).upTo.get(end - 1)
  if (side) tellTurning(list, kinds.namedUpTo, side)
  return list
}

/** Of every phrase within a span, each meaning once. */
function featuresInside<F>({ meanings }: BriefLookups, kinds: CandidateKinds<F>) {
  const told = meanings.map(({ start, end, meaning }) => ({
    start,
    end,
    feature: kinds.inside(meaning),
  }))
  return ([start, end]: Span): readonly F[] => {
    const found: F[] = []
    for (let i = firstFrom(told, start); i < told.length; i += 1) {
      const one = told[i] as (typeof told)[number]
      if (one.start >= end) break
      if (one.end <= end && !found.includes(one.feature)) found.push(one.feature)
    }
    return found
  }
}

/** Of so many words, none of which is a name. */
const nobody = ['', '-', '-+-', '-+-+-']

/** How usual the words of a span are: those of names are rare, or names of people. */
function tellUsualness<F>(
  list: F[],
  { counts, personAt }: BriefLookups,
  kinds: CandidateKinds<F>,
  words: readonly Token[],
  [first, end]: readonly [number, number],
): void {
  const rare = counts.rare(first, end)
  const people = counts.person(first, end)
  tellTurning(list, kinds.rare, rare === 0 ? 'none' : rare === words.length ? 'all' : 'some')
  tellTurning(list, kinds.rare, Math.min(3, rare))
  if (words.length <= 3)
    tellTurning(
      list,
      kinds.person,
      people > 0
        ? words.map((word) => personAt(word) ?? '-').join('+')
        : (nobody[words.length] ?? ''),
    )
  list.push(kinds.top(Math.min(3, counts.top(first, end))))
  if (people > 0) list.push(kinds.hasPerson())
}

/** "Aa of Aa", told short: every word, the first or none with a capital; numbers have none. */
function shapes(): (said: string) => string {
  const kindOf = remembered((letter: number) => {
    const first = String.fromCodePoint(letter)
    return /\p{Lu}/u.test(first) ? 'capital' : /\p{N}/u.test(first) ? 'number' : 'other'
  })
  return (said) => {
    const words = said.match(/[\p{L}\p{N}]+/gu) ?? []
    const kinds = words.map((word) => kindOf(word.codePointAt(0) ?? 0))
    if (!kinds.includes('capital')) return isDense(said) ? 'none' : 'lower'
    if (/^[\p{Lu}\p{N}\W]+$/u.test(said)) return 'upper'
    if (!kinds.includes('other')) return 'all'
    return /^\p{Lu}/u.test(said) ? 'first' : 'some'
  }
}

function edge(token: Token | undefined): string {
  if (!token) return 'end'
  if (token.kind === 'line') return 'line'
  return token.kind === 'mark' ? token.text : 'word'
}

/** The role of the piece it stands in, and how much of the piece it is. */
function tellPiece<F>(
  list: F[],
  brief: BriefLookups,
  kinds: CandidateKinds<F>,
  [start, end]: Span,
  words: number,
): void {
  const { pieces } = brief.draft
  const at = firstFrom(pieces, start + 1, ({ span }) => span[0]) - 1
  const piece = pieces[at]
  if (!piece || piece.span[1] < end) {
    tellTurning(list, kinds.piece, 'none')
    return
  }
  const rest = brief.counts.word(piece.tokens[0], piece.tokens[1] + 1) - words
  tellTurning(list, kinds.piece, piece.role)
  list.push(...kinds.pieceRest(piece.role)(bucket(rest)))
  tellTurning(list, kinds.beforePiece, pieces[at - 1]?.role ?? 'none')
  list.push(kinds.behindPiece(pieces[at + 1]?.role ?? 'none'))
  if (brief.firstPieces.get(piece.role) === piece) list.push(kinds.firstPiece(piece.role))
}

function tellPlace<F>(
  list: F[],
  { hosts, townsIn, claimsOver, lettersIn }: BriefLookups,
  kinds: CandidateKinds<F>,
  [start, end]: Span,
): void {
  const inside = townsIn([start, end])
  const is = inside.find((town) => town.start === start && town.end === end)
  if (is) list.push(kinds.isTown(), kinds.townSize(is.size))
  else if (inside.length > 0) list.push(kinds.hasTown())
  if (inside.at(-1)?.end === end && !is) list.push(kinds.endsInTown())
  for (const { kind } of claimsOver([start, end])) list.push(kinds.claimed(kind))
  if (hosts.length === 0) return
  const said = lettersIn([start, end])
  if (said.length > 3 && hosts.some((host) => host.includes(said))) list.push(kinds.inHost())
}

/** Letters of the shortest that is told apart. */
const shortest = 4

/** Whether a span is said again behind it: most begin as nothing does that follows. */
function repeated(raw: string): (span: Span) => boolean {
  const lastLike = remembered((start: number) =>
    raw.lastIndexOf(raw.slice(start, start + shortest)),
  )
  return ([start, end]) =>
    end - start >= shortest && lastLike(start) >= end && raw.indexOf(raw.slice(start, end), end) > 0
}
