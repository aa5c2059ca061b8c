import type { Reading } from '#server/reader/read.ts'
import { firstFrom, hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import type { Statement } from './statement.ts'

/** Sections running text is told in; all else stands under headings that promise more. */
const sections = {
  story: ['story', 'person', 'name', 'kind', 'audience'],
  price: ['price'],
  highlight: ['highlight', 'policy', 'process', 'offer', 'area'],
} as const satisfies Partial<Record<SpanRole, readonly SpanRole[]>>

type Section = keyof typeof sections
const names = Object.keys(sections) as Section[]

/** What leaving a section costs: in a paragraph, in that of the introduction, before what points back. */
const leaving = { paragraph: 1.2, first: 2.5, leaning: 3 }
/** No likelihood counts for less, and that of a sum or a person's name for no less. */
const least = 0.1
const likely = 0.6
/** From 0 to 1: what so surely tells a sum is hardly anything else, whatever stands around it. */
const sure = { price: 0.9, other: 0.02 }

/**
 * Sentences of a paragraph stay together: one that is read as something else than those around it
 * follows them, unless it surely is. Over all ways to part a paragraph into sections (Viterbi 1967).
 */
export function paragraphRoles(reading: Reading, statements: readonly Statement[]): Statement[] {
  const parts = Map.groupBy(statements, ({ sentence }) => sentence)
  const whole = statements.filter(
    (one) => isProse(reading, one) && parts.get(one.sentence)?.length === 1,
  )
  const runs = Map.groupBy(whole, (one) => paragraphOf(reading, one))
  const found = new Map<Statement, Section>()
  for (const run of runs.values()) {
    if (run.length < 2) continue
    const best = bestSections(reading, run)
    run.forEach((statement, i) => {
      const section = best[i]
      if (section) found.set(statement, section)
    })
  }
  const sorted = statements.map((statement) => {
    const section = found.get(statement)
    const isThere = !section || statement.at === 0 || sectionOf(statement) === section
    return isThere ? statement : { ...statement, role: section }
  })
  return sorted.map((statement, i) => withEvent(reading, statement, sorted[i - 1]))
}

/** "Our concert is on 4 December. Who wants to sing in it joins by 2 September": told with what it speaks of. */
function withEvent(
  reading: Reading,
  statement: Statement,
  before: Statement | undefined,
): Statement {
  const isOfEvent =
    statement.role === 'deadline' &&
    before?.role === 'programme' &&
    countClaims(reading, before.span, 'date') > 0 &&
    leansOnPrevious(reading, statement)
  return isOfEvent ? { ...statement, role: 'programme' } : statement
}

const sectionOf = ({ role }: Statement): Section | undefined =>
  names.find((name) => (sections[name] as readonly SpanRole[]).includes(role))

/** A whole sentence that tells something, and is no line of a list. */
function isProse(reading: Reading, statement: Statement): boolean {
  const { isSentence, isPriced, list, leads, role, span } = statement
  if (!isSentence || isPriced || list || leads) return false
  if (role === 'story' && tellsOfYear(reading, statement)) return false
  // "The course runs every Saturday and costs £85" tells more than when.
  const isPaid = role === 'programme' && countClaims(reading, span, 'money') > 0
  // "On the first Thursday there is a mending evening, 6.30 to 8.30, £6": something one goes to.
  const isTimed =
    (['date', 'time'] as const).some((kind) => countClaims(reading, span, kind) > 0) ||
    hasTag(reading.text, ...span, 'hours.nth')
  return sectionOf(statement) !== undefined || (isPaid && !isTimed)
}

/** The number of the paragraph a statement stands in. */
function paragraphOf({ text }: Reading, { span }: Statement): number {
  return text.raw.slice(0, span[0]).split('\n').length
}

function bestSections(reading: Reading, run: readonly Statement[]): Section[] {
  let paths = names.map((name) => ({ score: 0, way: [] as Section[], name }))
  const isFirst = run[0]?.at === 0 && reading.text.raw.trim().includes('\n')
  run.forEach((statement, i) => {
    // How a page begins tells who this is.
    const likelihood = statement.at === 0 ? introduces : likelihoodOf(reading, statement)
    const leans = i > 0 && leansOnPrevious(reading, statement)
    const isSum = countClaims(reading, statement.span, 'money') > 0
    const mayTellPrice = chanceOf(reading, statement.span, ['price']) >= least
    const cost = (from: Section, to: Section) => {
      if (from === to || i === 0) return 0
      const isIntroduced = isFirst && from === 'story' && to === 'highlight'
      // "Our leader taught at the high school. It costs £5 a week": of nobody's life.
      const isCost = isSum && from === 'story' && to === 'price'
      // "Also, if you are insured elsewhere, you may choose me": no cost, whatever it leans on.
      const isNoCost = from === 'price' && !isSum && !mayTellPrice
      return leaving[
        leans && !isCost && !isNoCost ? 'leaning' : isIntroduced ? 'first' : 'paragraph'
      ]
    }
    paths = names.map((name) => {
      const own = Math.log(likelihood(name))
      const [best] = paths
        .map((path) => ({ ...path, score: path.score - cost(path.name, name) }))
        .sort((one, other) => other.score - one.score)
      return { name, score: (best?.score ?? 0) + own, way: [...(best?.way ?? []), name] }
    })
  })
  return paths.sort((one, other) => other.score - one.score)[0]?.way ?? []
}

const introduces = (section: Section): number => (section === 'story' ? 1 : least)

/** How likely a sentence belongs to a section: by its words, and by the section it was read for. */
function likelihoodOf(reading: Reading, statement: Statement): (section: Section) => number {
  const share = (section: Section) => chanceOf(reading, statement.span, sections[section])
  const all = names.reduce((sum, name) => sum + share(name), 0) || 1
  const own = sectionOf(statement)
  const people = reading.facts.people.filter(
    ({ span }) => span[0] >= statement.span[0] && span[1] <= statement.span[1],
  ).length
  const sums = countClaims(reading, statement.span, 'money')
  const told = sums > 0 ? 'price' : people > 0 ? 'story' : undefined
  const isSurePrice = sums > 0 && own === 'price' && share('price') >= sure.price * all
  return (section) => {
    if (isSurePrice && section !== 'price') return sure.other
    if (section === 'story' && sums > 0) return least
    const guess = (share(section) / all + Number(section === own)) / 2
    if (told === section) return Math.max(guess, likely)
    return Math.max(least, told ? Math.min(guess, 1 - likely) : guess)
  }
}

/** "I built it after getting caught at Seapoint in 2021", "seit 2009 bin ich …": a year of their own. */
function tellsOfYear({ text }: Reading, { span }: Statement): boolean {
  const isOurs = ['words.alone', 'words.together'].some((tag) => hasTag(text, ...span, tag))
  return isOurs && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text.raw.slice(...span))
}

/** Words of the opening in which one points back. */
const opening = 3

/** "There is also …", "dazu kommt …": right behind what it adds to. */
function leansOnPrevious({ text }: Reading, { span }: Statement): boolean {
  const first = firstFrom(text.tokens, span[0])
  return text.tokens
    .slice(first, first + opening)
    .some(({ start }) => pointsToPrevious(text, start))
}
