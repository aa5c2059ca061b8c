import { tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { dividesIn, hasContent, type PricedText } from './priced-text.ts'
import { unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** Whether a thing is what a sum right before it is paid for, whatever stands before the sum. */
export function isRate(text: PricedText, [start, end]: Span, sum: WrittenSum): boolean {
  const { said, covered } = text
  const between: Span = [sum.end, start]
  const joint = said.folded.slice(...between).trim()
  // "Free parking", "free for pupils"
  if (sum.signs.includes('free'))
    return joint === '' || isJoint(said, between, 'words.prepositions')
  // "£3 for delivery", "£34 a month for a loaf a week"
  if (sum.signs.length > 0 && isPaidFor(said, between) && !isPriced(text, end)) return true
  // "120 for both parents"
  if (joint === '' && tagAt(said, start, 'words.prepositions')) return true
  // "25 la sesión"
  const isUnit = covered.some(([from, to]) => from <= start && end <= to)
  if (isUnit && joint.length <= 3) return true
  // "20 euros la taupe"
  const isOne = sum.signs.length > 0 && isJoint(said, between, 'words.articles')
  return isPer(said, between) || (isOne && !isPriced(text, end))
}

/** "3 a cup", "60 a month per booth": the last of what it is paid for. */
const isPer = (said: SaidText, [from, to]: Span): boolean =>
  evidenceIn(said, 'per', [from, to]).some(
    ({ start, end }) =>
      said.folded.slice(end, to).trim() === '' &&
      said.folded.slice(from, start).trim() === unitIn(said, [from, start]),
  )

/** A preposition, behind a unit where there is one, with an article at most. */
function isPaidFor(said: SaidText, [from, to]: Span): boolean {
  const start = from + (/^\s*/.exec(said.folded.slice(from, to))?.[0].length ?? 0)
  const unit = unitIn(said, [from, to])
  const led = said.folded.slice(start, to)
  const behind = unit !== '' && led.startsWith(unit) ? start + unit.length : start
  const joint = tagsIn(said, behind, to, 'words.prepositions').find(
    (tag) => said.folded.slice(behind, tag.start).trim() === '',
  )
  if (!joint) return false
  const rest: Span = [joint.end, to]
  return said.folded.slice(...rest).trim() === '' || isJoint(said, rest, 'words.articles')
}

/** The unit in some words, with the word that joins it. */
function unitIn(said: SaidText, [from, to]: Span): string {
  const unit = unitTags(said).find((tag) => tag.start >= from && tag.end <= to)
  if (!unit) return ''
  const per = evidenceIn(said, 'per', [from, unit.start]).find(({ end }) => unit.start - end <= 1)
  return said.folded.slice(per?.start ?? unit.start, unit.end)
}

/** "3 euros la tapa 5": a number right behind a thing is what it costs, but for "and 5", ", 5". */
const isPriced = (text: PricedText, end: number): boolean =>
  text.sums.some(
    (sum) =>
      sum.start >= end &&
      !hasContent(text, end, sum.start) &&
      dividesIn(text, end, sum.start).length === 0 &&
      !isJoint(text.said, [end, sum.start], 'words.conjunctions'),
  )

/** Whether one word of a kind is all that stands there. */
const isJoint = (said: SaidText, [from, to]: Span, kind: string): boolean =>
  tagsIn(said, from, to, kind).some(
    ({ start, end }) => said.folded.slice(start, end).trim() === said.folded.slice(from, to).trim(),
  )
