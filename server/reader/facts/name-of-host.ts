import type { Industry } from '#shared/page/industries.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { namingAround } from '../candidates/naming-cues.ts'
import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { coupleOf } from './couple.ts'
import type { Found } from './found.ts'
import { pageNaming } from './page-naming.ts'

/** Up to a stop, which is none behind the number of a day, or the end of the line. */
const firstSentence = /^\s*[^\n。]*?(?=(?<!\d)[.!?](?:\s|$)|[\n。]|$)/u

const wherever: ReadonlySet<SpanRole> = new Set(['place', 'area'])

const isWithin = (inner: Span | undefined, outer: Span): boolean =>
  inner !== undefined && inner[0] >= outer[0] && inner[1] <= outer[1]

/**
 * "On Saturday 12 July the White Dinner is back. The Rotary Club brings the benches": whoever is told
 * of behind the sentence with the day is not what is held then. People who marry are.
 */
export function withoutNameOfHost(
  { text, days, pieces }: Draft,
  industry: Industry,
  facts: ReadFacts,
): ReadFacts {
  const { name, ...others } = facts
  const { place } = others
  const first = firstSentence.exec(text.raw)?.[0].length ?? 0
  const isDated = industry === 'event' && days.some(({ end }) => end <= first)
  // "Jumble sale, Scout Hut, Mill Road": a feast is not called as the place it is held at.
  const isPlace =
    industry === 'event' &&
    name !== undefined &&
    (isVenue(text, name.span, place?.span[0]) ||
      pieces.some(({ role, span }) => wherever.has(role) && isWithin(name.span, span)))
  // "We call it The Long Way Round": whoever organises it, this is what it is called.
  const isCalled = name !== undefined && isToldOutright(text, name.span)
  const isOther = !isCalled && (isPlace || (isDated && (name?.span[0] ?? 0) >= first))
  if (!name || isMarrying({ text, days }, name) || !isOther) return facts
  const isPerson = isPlace
    ? facts.people?.some(({ span }) => isWithin(span, name.span))
    : tokensIn(text, ...name.span).some((word) => personNameOf(word.text))
  return isPerson ? facts : others
}

/** "Lunch is | at the | Swan Inn, Mill Street": behind where it is, with its street behind. */
function isVenue(text: TaggedText, [start, end]: Span, street = 0): boolean {
  const article = tagBefore(text, start - 1, 'words.articles')
  const isAt = tagBefore(text, (article?.start ?? start) - 1, 'words.prepositions') !== undefined
  return isAt && /^,? $/.test(text.raw.slice(end, street))
}

/** Called so, or the title that is asked for: "the title should be All the Tullys". */
const isToldOutright = (text: TaggedText, span: Span): boolean =>
  tagBefore(text, span[0] - 1, 'names.before') !== undefined ||
  pageNaming(text)?.name[0] === span[0] ||
  namingAround(text, span) !== undefined

/** 신랑 배준서: no list holds the names of everybody. */
const isMarrying = (draft: Pick<Draft, 'text' | 'days'>, name: Found<string>): boolean =>
  coupleOf(draft)?.span[0] === name.span[0]
