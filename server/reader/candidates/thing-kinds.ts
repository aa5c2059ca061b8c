import type { FeatureOf, FeaturesOf } from '../feature-rows.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import type { ThingCandidate } from './things-of-sums.ts'

export type Side = ThingCandidate['side']
/** Whether a sum has a sign of money, or is the word "free". */
export type SumKind = 'signed' | 'free' | 'bare'

export const sumKind = ({ amount, currency }: Amount): SumKind =>
  currency ? 'signed' : amount === 0 ? 'free' : 'bare'

export type EndKinds<F> = ReturnType<typeof endKinds<F>>
export type SpanKinds<F> = ReturnType<typeof spanKinds<F>>

const kindsFrom =
  <F>(featuresOf: FeaturesOf<F>) =>
  (kind: string, where = ''): FeatureOf<F> =>
    featuresOf(`thing-${kind}-`, where)

/** The kinds of features of where a thing begins and ends, and of its sum, on one side of it. */
export function endKinds<F>(featuresOf: FeaturesOf<F>, side: Side) {
  const of = kindsFrom(featuresOf)
  return {
    before: of('before', `-${side}`),
    twoBefore: of('two-before'),
    first: of(`first-${side}`),
    tagBefore: of('tag-before'),
    tagTwoBefore: of('tag-two-before'),
    tagFirst: of('tag-first'),
    senseBefore: of('sense-before'),
    senseFirst: of('sense-first'),
    role: of(`role-${side}`),
    opensPiece: of('opens-piece'),
    cut: of('cut'),
    behind: of(`behind-${side}`),
    last: of(`last-${side}`),
    tagLast: of(`tag-last-${side}`),
    tagBehind: of(`tag-behind-${side}`),
    senseLast: of(`sense-last-${side}`),
    senseBehind: of(`sense-behind-${side}`),
    closesPiece: of(`closes-piece-${side}`),
    side: of(`side-${side}`),
    unit: of(`unit-${side}`),
    beforeSum: of(`before-sum-${side}`),
    behindSum: of(`behind-sum-${side}`),
    hasLead: of(`has-lead-${side}`),
    room: of(`room-${side}`),
    manner: of(`manner-${side}`),
    sumRole: of(`sum-role-${side}`),
  }
}

/** The kinds of features of a thing as a whole, on one side of a kind of sum. */
export function spanKinds<F>(featuresOf: FeaturesOf<F>, side: Side, sum: SumKind) {
  const of = kindsFrom(featuresOf)
  const kind = `${side}-${sum}`
  return {
    between: of(`between-${side}`),
    gap: of(`gap-${kind}`),
    length: of(`length-${side}`),
    words: of(`words-${side}`),
    numbers: of(`numbers-${side}`),
    marks: of(`marks-${side}`),
    edge: of(`edge-${kind}`),
    verb: of(`verb-${kind}`),
    border: of(`border-${kind}`),
    whole: of(`whole-${kind}`),
    listed: of(`listed-${side}`),
    line: of(`line-${side}`),
    told: of(`told-${kind}`),
    inner: of('inner'),
    fit: of(`fit-${kind}`),
    since: of(`since-${kind}`),
    until: of(`until-${kind}`),
    language: of(`language-${side}`),
    pieces: of(`pieces-${side}`),
    shape: of('shape'),
    claim: of('claim'),
  }
}
