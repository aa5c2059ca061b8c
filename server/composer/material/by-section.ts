import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { firstFrom, hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { asked, countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import {
  type Section,
  type SectionChances,
  sectionChances,
  sectionNames,
  sectionOf,
  sections,
} from './section-chance.ts'
import type { Statement, Unplaced } from './statement.ts'

/** So much likelier another section has to be than the one a statement was read for. */
const leastGain = 1.5
/** Below "good to know" anything may stand: a heading that promises more is to be that much likelier. */
const anything = 2
/** What is held on a day is looked for among the times and among the dates. */
const likeHours: ReadonlySet<Section> = new Set(['hours', 'event'])
/** As a logarithm of odds: what leaving the section of a sentence costs the next of its paragraph, and one that points back to it. */
const leaving = { paragraph: 0.3, leaning: 1.5, entry: 1.5 }

/**
 * Statements with a role of the section a reader looks for them in, whatever the tagger took their
 * words for: it reads word by word, and a heading is read as a promise of what stands below it. A
 * sentence that speaks of the one before it goes where that one stands, unless it surely belongs
 * elsewhere: the best of all ways to part the statements into sections (Viterbi 1967).
 */
export function bySection(reading: Reading, statements: readonly Unplaced[]): Statement[] {
  // What is lost is described in one place.
  if (isSearch(reading))
    return statements.map((each) => ({ ...each, section: sectionOf(each.role) }))
  const found = bestSections(reading, statements)
  return statements.map((statement, at) => {
    if (isOfEvent(reading, statement, statements[at - 1]))
      return { ...statement, section: 'event', role: 'programme' }
    if (isGift(reading, statement)) return { ...statement, section: 'rule', role: 'policy' }
    const read = sectionOf(statement.role)
    const section = found[at] ?? read
    if (section === undefined || section === read) return { ...statement, section }
    const isLike = read !== undefined && likeHours.has(section) && likeHours.has(read)
    const role = isLike ? statement.role : roleIn(reading, statement, section)
    return { ...statement, section, role }
  })
}

/** "Family flowers only, donations to the lifeboats": asked of mourners, and nobody's story. */
const isGift = (reading: Reading, { span, role }: Unplaced): boolean =>
  isFuneral(reading) && !asked.has(role) && hasTag(reading.text, ...span, 'actions.donate')

/** What a brief begins with: a whole one typed without a stop is no way to get in touch. */
const opening: ReadonlySet<SpanRole> = new Set([
  ...['name', 'kind', 'audience', 'person', 'story', 'offer', 'place', 'area', 'programme'],
  ...['price', 'hours'],
] as SpanRole[])

/**
 * How a brief begins says what it is about, a line is told in its list, what happens on a day of the
 * calendar among the dates, and when one rings beside the number.
 */
function isFixed(
  reading: Reading,
  isLast: boolean,
  { at, role, list, leads, isPriced, span }: Unplaced,
): boolean {
  const holds = (kind: 'date' | 'time') => countClaims(reading, span, kind) > 0
  return (
    (at === 0 && opening.has(role)) ||
    asked.has(role) ||
    role === 'deadline' ||
    list !== null ||
    leads ||
    isPriced ||
    (role === 'programme' && holds('date')) ||
    (role === 'contact' && (holds('time') || isLast))
  )
}

interface Path {
  score: number
  way: (Section | undefined)[]
}

function bestSections(reading: Reading, statements: readonly Unplaced[]): Path['way'] {
  const chances = sectionChances(reading, statements).map((each) =>
    isFuneral(reading) ? ofLife(each) : each,
  )
  let paths: Path[] = [{ score: 0, way: [] }]
  for (const [at, statement] of statements.entries()) {
    const own = optionsOf(
      reading,
      statement,
      chances[at] as SectionChances,
      at === statements.length - 1,
    )
    const cost = at > 0 ? costOfLeaving(reading, statements[at - 1] as Unplaced, statement) : 0
    paths = own.map(({ section, score }) => {
      const ways = paths.map((path) => ({
        way: path.way,
        score: path.score - (path.way.at(-1) === section ? 0 : cost),
      }))
      const best = ways.reduce((most, each) => (each.score > most.score ? each : most))
      return { score: best.score + score, way: [...best.way, section] }
    })
  }
  return paths.reduce((most, each) => (each.score > most.score ? each : most)).way
}

const whenever = [
  ...['days.', 'nth', 'weekdays', 'weekend', 'daily', 'holidays', 'open', 'closed', 'always'].map(
    (group) => `hours.${group}`,
  ),
  'dates.',
]

/**
 * "Overnight by arrangement" tells no hours, what is paid is none, and what is held on a day is no
 * price, whatever it costs.
 */
function isBorneOut(reading: Reading, { span, role }: Unplaced, section: Section): boolean {
  const isTimed = whenever.some((tag) => hasTag(reading.text, ...span, tag))
  if (section === 'price') return role !== 'programme' || !isTimed
  if (section === 'story') return !hasTag(reading.text, ...span, 'actions.donate')
  const isAccount = /\d(?:-?\d){8}/.test(reading.text.raw.slice(...span))
  return section !== 'hours' || (isTimed && !isAccount && countClaims(reading, span, 'money') === 0)
}

function optionsOf(
  reading: Reading,
  statement: Unplaced,
  chances: SectionChances,
  isLast: boolean,
): { section: Section | undefined; score: number }[] {
  const read = sectionOf(statement.role)
  const likeliest = sectionNames.reduce((best, each) =>
    chances[each] > chances[best] ? each : best,
  )
  const isRead = isFixed(reading, isLast, statement) || !isBorneOut(reading, statement, likeliest)
  if (isRead || !read) return [{ section: read, score: 0 }]
  return sectionNames
    .filter((section) => section === read || isBorneOut(reading, statement, section))
    .map((section) => ({
      section,
      score: Math.log(
        chances[section] * (section === read ? leastGain : 1) * (section === 'rule' ? anything : 1),
      ),
    }))
}

/** "He drove the number 20 bus" sounds like what somebody offers, and a life like anything to know. */
const ofLife = (chances: SectionChances): SectionChances => ({
  ...chances,
  story: (chances.story + chances.offer) * anything,
  offer: 0,
})

/** "Our concert is on 4 December. Who wants to sing in it joins by 2 September": told with what it speaks of. */
const isOfEvent = (reading: Reading, { role, span }: Unplaced, before: Unplaced | undefined) =>
  role === 'deadline' &&
  before?.role === 'programme' &&
  countClaims(reading, before.span, 'date') > 0 &&
  pointsBack(reading, span)

function costOfLeaving(reading: Reading, before: Unplaced, statement: Unplaced): number {
  // What a brief begins with introduces what follows, whatever that is.
  if (before.at === 0) return 0
  const isSame = before.sentence === statement.sentence
  if (isSame) return before.role === statement.role ? leaving.entry : 0
  const between = reading.text.raw.slice(before.span[1], statement.span[0])
  if (!statement.isSentence || /\n/.test(between)) return 0
  return pointsBack(reading, statement.span) ? leaving.leaning : leaving.paragraph
}

/** Of the first words of a sentence one points back. */
const mostLeaning = 3

function pointsBack({ text }: Reading, [start]: Span): boolean {
  const first = firstFrom(text.tokens, start)
  return text.tokens
    .slice(first, first + mostLeaning)
    .some((token) => pointsToPrevious(text, token.start))
}

function roleIn(reading: Reading, { span }: Unplaced, section: Section): SpanRole {
  const roles: readonly SpanRole[] = sections[section]
  return roles.reduce((best, each) =>
    chanceOf(reading, span, [each]) > chanceOf(reading, span, [best]) ? each : best,
  )
}
