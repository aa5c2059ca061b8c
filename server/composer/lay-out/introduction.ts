import type { Reading } from '#server/reader/read.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'

export const longestIntroduction = 230
/** Words; in scripts without spaces these are few. */
export const leastIntroduction = 3

/** Words of a line that is read as a sentence. */
const leastLine = 6

/** "12 pitches and 3 bell tents under oak trees" behind the line with the name. */
export function saysWhat({ role, span, words, isSentence }: Statement): boolean {
  const fits = span[1] - span[0] <= longestIntroduction
  return fits && introduces.has(role) && (isSentence || words >= leastLine)
}

/** "Priya and Tom, Saturday 12 June, at Hazel Barn": whose page it is, or what. */
export function isAbout({ facts }: Reading, { span, words }: Statement): boolean {
  return (
    span[1] - span[0] <= longestIntroduction &&
    words >= leastIntroduction &&
    [facts.name, facts.kind].some(
      (fact) => fact && fact.span[0] >= span[0] && fact.span[1] <= span[1],
    )
  )
}

/** Roles of a sentence that can say what this is. */
const introduces: ReadonlySet<SpanRole> = new Set([
  'name',
  'kind',
  'place',
  'area',
  'audience',
  'offer',
  'story',
  'person',
  'highlight',
])

/** From 0 to 1. */
const sureName = 0.9

/** "It is titled 'Eighty-eight', which is read so and so": under that very title it says nothing. */
function tellsOnlyName(reading: Reading, { role, span, isSentence }: Statement): boolean {
  const { name, kind, place } = reading.facts
  const isIn = (fact: typeof name) => fact && fact.span[0] >= span[0] && fact.span[1] <= span[1]
  const isName = isSentence && role === 'name' && isIn(name) && !isIn(kind) && !isIn(place)
  return Boolean(isName) && chanceOf(reading, span, ['name']) >= sureName
}

/** From 0 to 1: what hardly introduces a page, and what likely does, among the first few statements. */
const introducing = { hardly: 0.25, likely: 0.6, among: 6 }

/** "After 14 years at court I began on my own. | I do mediation": why it began is no beginning. */
function beginning(told: readonly Statement[]): Statement | undefined {
  const [first] = told
  if (!first || first.introduces >= introducing.hardly || first.role !== 'story') return first
  const likely = told
    .slice(0, introducing.among)
    .find(({ introduces, isSentence }) => isSentence && introduces >= introducing.likely)
  return likely ?? first
}

/** The sentence a brief begins with, where it says more of what this is than facts of the page do. */
export function introductionOf(
  reading: Reading,
  statements: readonly Statement[],
): Statement | undefined {
  const first = beginning(statements.filter(({ role }) => !asked.has(role)))
  if (!first || first.untold === 0) return undefined
  // What it costs is looked for among the prices.
  const isPriced = reading.facts.prices.some(
    ({ span: own }) => own[0] >= first.span[0] && own[1] <= first.span[1] + 1,
  )
  if (isPriced || countClaims(reading, first.span, 'money') > 0) return undefined
  if (tellsOnlyName(reading, first)) return undefined
  if (isAbout(reading, first)) return first
  const { span, role, isSentence, words } = first
  const fits = span[1] - span[0] <= longestIntroduction && words >= leastIntroduction
  return fits && isSentence && introduces.has(role) ? first : undefined
}
