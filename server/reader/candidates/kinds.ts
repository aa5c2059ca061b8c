import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'
import { turning } from './feature-list.ts'

/** A feature of two values, whose name is put together once for each pair. */
const pairOf = <A, B, T>(read: (one: A, other: B) => T) =>
  remembered((one: A) => remembered((other: B) => read(one, other)))

export type CandidateKinds<F> = ReturnType<typeof candidateKinds<F>>

/**
 * The kinds of features a candidate may have.
 * @param isLower whether the brief leaves capitals out: some features mean something else there
 */
export function candidateKinds<F>(featuresOf: FeaturesOf<F>, isLower: boolean) {
  const turns = (kind: string) => turning(featuresOf, kind, `&lower-${isLower}`)
  const capitals = featuresOf('capitals-')
  const piece = turns('piece-')
  const between = turns('between-')
  return {
    by: turns('by-'),
    shape: turns('shape-'),
    words: featuresOf('words-'),
    /** Of so many words. */
    capitals: pairOf((some: number, all: number) => capitals(`${some}of${all}`)),
    letters: featuresOf('letters-'),
    at: featuresOf('at-'),
    isLower: featuresOf(`lower-${isLower}`),
    hasNumber: featuresOf('has-number'),
    hasComma: featuresOf('has-comma'),
    saidAgain: featuresOf('said-again'),
    // How usual its words are, and whether they are people's names.
    rare: turns('rare-'),
    top: featuresOf('top-'),
    rankFirst: featuresOf('rank-first-'),
    rankLast: featuresOf('rank-last-'),
    person: turns('person-'),
    hasPerson: featuresOf('has-person'),
    // What stands at its ends and beside them.
    first: featuresOf('first-'),
    last: featuresOf('last-'),
    before: turns('before-'),
    behind: featuresOf('behind-'),
    left: turns('left-'),
    right: turns('right-'),
    between: pairOf((left: string, right: string) => between(`${left}-${right}`)),
    // What phrases mean that stand in it, are it, begin or end it, or stand beside it.
    inside: featuresOf('in-'),
    is: featuresOf('is-'),
    starts: featuresOf('starts-'),
    ends: featuresOf('ends-'),
    behindCue: featuresOf('behind-cue-'),
    beforeCue: turns('before-cue-'),
    wordBefore: featuresOf('word-before-'),
    wordBehind: featuresOf('word-behind-'),
    // Whether it begins a sentence, and goes on in small letters.
    begins: featuresOf('begins-'),
    goesOn: featuresOf('goes-on-'),
    // Words that say outright what something is called.
    namedFrom: turns('named-from-'),
    namedUpTo: turns('named-up-to-'),
    // The piece it stands in.
    piece,
    pieceRest: pairOf((role: string, rest: string) => piece(`${role}-rest-${rest}`)),
    beforePiece: turns('before-piece-'),
    behindPiece: featuresOf('behind-piece-'),
    firstPiece: featuresOf('first-piece-'),
    // Towns and claims.
    isTown: featuresOf('is-town'),
    townSize: featuresOf('is-town-'),
    hasTown: featuresOf('has-town'),
    endsInTown: featuresOf('ends-in-town'),
    claimed: featuresOf('claimed-'),
    inHost: featuresOf('in-host'),
  }
}
