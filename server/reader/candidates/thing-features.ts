import type { Draft } from '../draft.ts'
import type { FeatureOf, FeaturesOf } from '../feature-rows.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBehind } from '../grammars/read-units.ts'
import { remembered } from '../remembered.ts'
import type { FeatureLists } from '../scorer.ts'
import { mannerOf } from '../statements/brief-manner.ts'
import { tagNamesAt } from '../text/tagged-text.ts'
import { aroundSum, type SumSurroundings } from './around-sum.ts'
import { stepOf } from './sureness.ts'
import { type EndKinds, endKinds, type Side, sumKind } from './thing-kinds.ts'
import { type ThingLookups, thingLookups } from './thing-lookups.ts'
import { featuresOfSpan } from './thing-span-features.ts'
import type { SumWindow, ThingCandidate } from './things-of-sums.ts'

/**
 * What can be said of spans that may be what a sum is for: of their first and their last words, of what
 * stands beside them, of the sum and of the words between.
 */
export function thingFeatures<F>(draft: Draft, featuresOf: FeaturesOf<F>) {
  const lookups = thingLookups(draft)
  const kindsOf = remembered((side: Side) => endKinds(featuresOf, side))
  const startsOf = remembered((side: Side) =>
    remembered((at: number) => startFeatures(lookups, kindsOf(side), at)),
  )
  const endsOf = remembered((side: Side) =>
    remembered((end: number) =>
      remembered((at: number) => endFeatures(lookups, kindsOf(side), end, at)),
    ),
  )
  const ofSpan = featuresOfSpan(lookups, featuresOf)
  return (sum: Amount, window: SumWindow) => {
    const around = aroundSum(draft, sum, window)
    const ofSum = remembered((side: Side) => sumFeatures(lookups, kindsOf(side), sum, around))
    const spanFeatures = ofSpan(sum, around)
    return (candidate: ThingCandidate): FeatureLists<F> => ({
      shared: [
        startsOf(candidate.side)(candidate.first),
        endsOf(candidate.side)(candidate.end)(candidate.span[1]),
        ofSum(candidate.side),
      ],
      own: [spanFeatures(candidate)],
    })
  }
}

function startFeatures<F>(
  { draft: { text, marginals }, wordAt, sensesAt, pieceAt }: ThingLookups,
  kinds: EndKinds<F>,
  at: number,
): F[] {
  const { tokens } = text
  const piece = pieceAt(at)
  return [
    kinds.before(wordAt(at - 1)),
    kinds.twoBefore(`${wordAt(at - 2)} ${wordAt(at - 1)}`),
    kinds.first(wordAt(at)),
    ...tagNamesAt(text, 'end', tokens[at - 1]?.end).map(valued(kinds.tagBefore)),
    ...tagNamesAt(text, 'end', tokens[at - 2]?.end).map(valued(kinds.tagTwoBefore)),
    ...tagNamesAt(text, 'start', tokens[at]?.start).map(valued(kinds.tagFirst)),
    ...sensesAt(at - 1).map(valued(kinds.senseBefore)),
    ...sensesAt(at).map(valued(kinds.senseFirst)),
    kinds.role(piece?.role ?? 'none'),
    kinds.opensPiece(String(piece?.tokens[0] === at)),
    kinds.cut(stepOf(marginals?.cuts[at])),
  ]
}

/** @param at where it ends: before its particle, where one is written to the last token */
function endFeatures<F>(
  { draft: { text }, wordAt, sensesAt, pieceAt }: ThingLookups,
  kinds: EndKinds<F>,
  end: number,
  at: number,
): F[] {
  const { tokens, folded } = text
  const last = tokens[end - 1]
  const particle = last ? folded.slice(at, last.end) : ''
  const word = last && particle ? folded.slice(last.start, at) : wordAt(end - 1)
  const behind = particle ? at : tokens[end]?.start
  return [
    kinds.behind(particle || wordAt(end)),
    kinds.last(word),
    ...tagNamesAt(text, 'end', at).map(valued(kinds.tagLast)),
    ...tagNamesAt(text, 'start', behind).map(valued(kinds.tagBehind)),
    ...sensesAt(end - 1).map(valued(kinds.senseLast)),
    ...sensesAt(end).map(valued(kinds.senseBehind)),
    kinds.closesPiece(String(pieceAt(end - 1)?.tokens[1] === end - 1)),
  ]
}

/** Of each of several values. */
const valued =
  <F>(kind: FeatureOf<F>) =>
  (value: string): F =>
    kind(value)

function sumFeatures<F>(
  { draft: { text }, wordAt, pieceAt }: ThingLookups,
  kinds: EndKinds<F>,
  sum: Amount,
  { window: { from, first, end }, lead }: SumSurroundings,
): F[] {
  const { letters, marks } = mannerOf(text)
  return [
    kinds.side(sumKind(sum)),
    kinds.unit(unitBehind(text, sum.end)?.unit ?? 'none'),
    kinds.beforeSum(wordAt(first - 1)),
    kinds.behindSum(wordAt(end)),
    kinds.hasLead(String(lead < first)),
    kinds.room(Math.min(3, lead - from)),
    kinds.manner(letters + marks),
    kinds.sumRole(pieceAt(first)?.role ?? 'none'),
  ]
}
