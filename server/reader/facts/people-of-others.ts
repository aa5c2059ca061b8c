import type { Person } from '#shared/page/facts.ts'
import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { personNameOf } from '../text/person-names.ts'
import { speaksAlone } from '../text/speaks-alone.ts'
import { tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Found } from './found.ts'
import { isOfOthers } from './names-of-others.ts'

/** Candidates that are no name of somebody who works there, as likely as they are without those. */
export function withoutPeopleOfOthers(
  draft: Draft,
  candidates: readonly Scored[],
  people: readonly Found<Person>[],
): readonly Scored[] {
  // "We are the High Farm. I am Ann, my husband is Lois": of several one is not what it is called.
  const areSeveral = people.length > 1 && !speaksAlone(draft.text)
  const isOfStaff = ({ span: [start, end] }: Scored) =>
    areSeveral && people.some(({ span }) => span[0] <= start && end <= span[1])
  const others = candidates.filter(
    (candidate) =>
      candidate.confidence >= leastOther &&
      (isOfSomebodyElse(draft, candidate) ||
        isOfStaff(candidate) ||
        isOfOthers(draft, candidate.span)),
  )
  if (others.length === 0) return candidates
  const left = 1 - others.reduce((sum, { confidence }) => sum + confidence, 0)
  return candidates
    .filter((candidate) => !others.includes(candidate))
    .map((candidate) => ({
      ...candidate,
      confidence: candidate.confidence / Math.max(left, leastLeft),
    }))
}

/** Chance of a candidate that changes anything by being left out. */
const leastOther = 0.02

/** Where nearly all of the likelihood was somebody's, what is left says little. */
const leastLeft = 0.2

/** "chef heißt jonte": of a word that is no trade, a person's name is what they are called. */
function isOfSomebodyElse({ text }: Draft, { span }: Scored): boolean {
  const words = tokensIn(text, ...span)
  const cue = tagBefore(text, span[0] - 1, 'names.before')
  const who = cue && text.tokens.findLast(({ end }) => end <= cue.start)
  const isPerson = words.length <= mostOfPerson && personNameOf(words[0]?.text ?? '') !== undefined
  const isTrade =
    who &&
    [...(text.startingAt.get(who.start) ?? []), ...(text.endingAt.get(who.end) ?? [])].some(
      ({ tag }) => tag.startsWith('trades.') || tag.startsWith('names.'),
    )
  const isNoun = who?.kind === 'word' && !isFunctionWord(text, who.start, who.end)
  return Boolean(isPerson && isNoun && !isTrade)
}

/** Words of a first and a last name. */
const mostOfPerson = 3
