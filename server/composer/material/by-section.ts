import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import {
  type Section,
  type SectionChances,
  sectionChances,
  sectionNames,
  sectionOf,
  sections,
} from './section-chance.ts'
import {
  isBorneOut,
  isGift,
  isOfEvent,
  isSettled,
  pointsBack,
  tellsWhen,
} from './section-evidence.ts'
import type { Statement, Unplaced } from './statement.ts'

/** So much likelier another section has to be than the one a statement was read for. */
const leastGain = 1.5
/** Below "good to know" anything may stand: a heading that promises more is to be that much likelier. */
const anything = 2
/** What is held on a day is looked for among the times and among the dates. */
const likeHours: ReadonlySet<Section> = new Set(['hours', 'event'])
/**
 * As logarithms of odds: what leaving the section of a sentence costs the next of its paragraph, one
 * that points back to it, and an entry of the same list.
 */
const leaving = { paragraph: 0.3, leaning: 1.5, entry: 1.5 }

/**
 * Statements with a role of the section a reader looks for them in, whatever the tagger took their
 * words for: it reads word by word, and a heading is read as a promise of what stands below it. A
 * sentence that speaks of the one before it goes where that one stands, unless it surely belongs
 * elsewhere: the best of all ways to part the statements into sections (Viterbi 1967).
 */
export function bySection(reading: Reading, statements: readonly Unplaced[]): Statement[] {
  const chances = sectionChances(reading, statements).map((each) =>
    isFuneral(reading) ? ofLife(each) : each,
  )
  const found = bestSections(reading, statements, chances)
  return statements.map((statement, at) => {
    const { section, role } = homeOf(reading, statement, statements[at - 1], found[at])
    const introduces = chances[at]?.intro ?? 0
    return {
      ...statement,
      section,
      role,
      introduces,
      remark: 0,
      secret: 0,
      former: 0,
      chance: chanceIn(section, chances[at]),
    }
  })
}

function chanceIn(section: Section | undefined, chances: SectionChances | undefined): number {
  if (!section || !chances) return 0
  return likeHours.has(section) ? chances.hours + chances.event : chances[section]
}

/** "He drove the number 20 bus" sounds like what somebody offers, and a life like anything to know. */
const ofLife = (chances: SectionChances): SectionChances => ({
  ...chances,
  story: (chances.story + chances.offer) * anything,
  offer: 0,
})

function homeOf(
  reading: Reading,
  statement: Unplaced,
  before: Unplaced | undefined,
  found: Section | undefined,
): Pick<Statement, 'section' | 'role'> {
  const read = sectionOf(statement.role)
  // What is lost is described in one place.
  if (isSearch(reading)) return { section: read, role: statement.role }
  if (isOfEvent(reading, statement, before)) return { section: 'event', role: 'programme' }
  if (isGift(reading, statement)) return { section: 'rule', role: 'policy' }
  const section = found ?? read
  const isLike = section && read && likeHours.has(section) && likeHours.has(read)
  const isKept = section === undefined || section === read || isLike
  return { section, role: isKept ? statement.role : roleIn(reading, statement, section) }
}

interface Path {
  score: number
  way: (Section | undefined)[]
}

function bestSections(
  reading: Reading,
  statements: readonly Unplaced[],
  chances: readonly SectionChances[],
): Path['way'] {
  let paths: Path[] = [{ score: 0, way: [] }]
  for (const [at, statement] of statements.entries()) {
    const isLast = at === statements.length - 1
    const options = optionsOf(reading, statement, chances[at] as SectionChances, isLast)
    const cost = costOfLeaving(reading, statements[at - 1], statement)
    paths = options.map(({ section, score }) => {
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
  // "Last orders at nine": what sounds like hours and tells none is nothing that resembles them either.
  const isUnproven = likeliest !== 'contact' && !isBorneOut(reading, statement, likeliest)
  const isOwn = read && mayStay(reading, statement, read)
  const isFixed = isSettled(reading, statement, isLast) || (isUnproven && isOwn)
  if (isFixed || !read) return [{ section: read, score: 0 }]
  return sectionNames
    .filter((section) =>
      section === read
        ? mayStay(reading, statement, section)
        : isBorneOut(reading, statement, section),
    )
    .map((section) => {
      const gain = (section === read ? leastGain : 1) * (section === 'rule' ? anything : 1)
      return { section, score: Math.log(chances[section] * gain) }
    })
}

/** "There will be cake" is no hour of anything, and "£165 Monday to Thursday" is one only with its time. */
const mayStay = (reading: Reading, { span }: Unplaced, section: Section): boolean =>
  section !== 'hours' ||
  countClaims(reading, span, 'time') > 0 ||
  (tellsWhen(reading, span) && countClaims(reading, span, 'money') === 0)

function costOfLeaving(
  reading: Reading,
  before: Unplaced | undefined,
  statement: Unplaced,
): number {
  // What a brief begins with introduces what follows, whatever that is.
  if (!before || before.at === 0) return 0
  if (before.sentence === statement.sentence)
    return before.role === statement.role ? leaving.entry : 0
  const between = reading.text.raw.slice(before.span[1], statement.span[0])
  if (!statement.isSentence || /\n/.test(between)) return 0
  return pointsBack(reading, statement.span) ? leaving.leaning : leaving.paragraph
}

function roleIn(reading: Reading, { span }: Unplaced, section: Section): SpanRole {
  const roles: readonly SpanRole[] = sections[section]
  return roles.reduce((best, each) =>
    chanceOf(reading, span, [each]) > chanceOf(reading, span, [best]) ? each : best,
  )
}
