import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'
import { topicsOf } from './topics.ts'

/** From 0 to 1: how likely words have to be there for what they speak of. */
const least = { event: 0.25, place: 0.3, wayOfEvent: 0.5, rule: 0.5 }

/**
 * Statements by what they surely speak of, whatever they were taken for: a sentence about parking is
 * looked for where one finds the way, and what happens on a day among the days.
 */
export function byTopic(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Statement[] {
  return statements.map((statement, i) => {
    const { at, list, leads, role } = statement
    if (isFurtherDay(reading, statement, statements[i - 1])) return { ...statement, role: 'hours' }
    if (isFurtherDate(reading, statement, statements[i - 1]))
      return { ...statement, role: 'programme' }
    // How a brief begins says what it is about.
    const isFixed = at === 0 || list !== null || leads || asked.has(role)
    const topical = isFixed ? null : roleByTopic(reading, statement, labels)
    return topical ? { ...statement, role: topical } : statement
  })
}

/** "Tues-fri 11-2 at the corner, | sat farmers market 8-noon": what goes on behind hours is one more day of them. */
function isFurtherDay(reading: Reading, one: Statement, before: Statement | undefined): boolean {
  const { text } = reading
  const isBehind =
    before?.role === 'hours' && /^\s*[,;]\s*$/.test(text.raw.slice(before.span[1], one.span[0]))
  const [first] = tokensIn(text, ...one.span)
  const isDay = first && hasTag(text, first.start, first.end, 'hours.days.')
  const costs = says(reading, one.span, 'money') || says(reading, one.span, 'date')
  const isTimed = /\d/.test(text.raw.slice(...one.span))
  return isBehind && Boolean(isDay) && isTimed && !costs && loose.has(one.role) && !one.isSentence
}

/** "Fri 22 May fête, free, | Sat 13 June party 5 euro": one more date, whatever it costs. */
function isFurtherDate(
  { text, days }: Reading,
  one: Statement,
  before: Statement | undefined,
): boolean {
  const isDated = ({ span }: Statement) =>
    days.some(({ start, end }) => start >= span[0] && end <= span[1])
  return (
    before?.role === 'programme' &&
    /^\s*[,;]\s*$/.test(text.raw.slice(before.span[1], one.span[0])) &&
    one.role === 'price' &&
    !one.list &&
    isDated(before) &&
    isDated(one)
  )
}

function roleByTopic(reading: Reading, statement: Statement, labels: Labels): SpanRole | null {
  if (isOfWay(reading, statement, labels) || tellsAddress(reading, statement)) return 'place'
  if (isOnDay(reading, statement)) return 'programme'
  return isRuleInStory(reading, statement, labels) || isGift(reading, statement) ? 'policy' : null
}

const ways = ['phone', 'email', 'url', 'handle'] as const

/** "Family flowers only, donations to the lifeboats": asked for, and no way to get in touch. */
const isGift = (reading: Reading, { role, span }: Statement): boolean =>
  (role === 'action' || (role === 'contact' && isFuneral(reading))) &&
  hasTag(reading.text, ...span, 'actions.donate') &&
  (reading.facts.action?.value.kind !== 'donate' || isFuneral(reading)) &&
  ways.every((kind) => !says(reading, span, kind))

const besideParking: ReadonlySet<string> = new Set(['parking', 'access', 'arrival'])
const ofWay: ReadonlySet<SpanRole> = new Set([
  'policy',
  'highlight',
  'process',
  'story',
  'audience',
  'programme',
])
/** Words of what stands in a list of what there is. */
const leastOfWay = 4

/** "Please park at the sports ground": about parking first, and about nothing else. */
function isOfWay(reading: Reading, statement: Statement, labels: Labels): boolean {
  const { role, span, words, isSentence } = statement
  if (!ofWay.has(role) || !hasTag(reading.text, ...span, 'places.parking')) return false
  const [first, ...others] = topicsOf(reading, statement, labels)
  if (first?.topic !== 'parking') return false
  const isAlone = others.every(({ topic }) => besideParking.has(topic))
  const before = reading.text.raw.slice(span[0], span[0] + first.at)
  // "A garden, wifi and parking": one thing among others; "ten minutes from the station, parking is free".
  const isLed = hasTag(reading.text, span[0], span[0] + first.at, 'places.directions')
  const isFirst = (isLed || !/[,;、，；]/.test(before)) && (isSentence || words >= leastOfWay)
  const isEvent = role === 'programme' && chanceOf(reading, span, ['place']) < least.wayOfEvent
  return isAlone && isFirst && !isEvent && notOfWay.every((kind) => !says(reading, span, kind))
}

const notOfWay = ['money', 'date', 'phone', 'email', 'url'] as const
const says = (reading: Reading, span: Statement['span'], kind: Parameters<typeof countClaims>[2]) =>
  countClaims(reading, span, kind) > 0

const aside: ReadonlySet<SpanRole> = new Set(['highlight', 'process'])

/** "The studio is on the ground floor, at 8 Mill Lane": where the page's address is told. */
function tellsAddress(reading: Reading, { role, span }: Statement): boolean {
  const { place } = reading.facts
  const isIn = place && place.span[0] >= span[0] && place.span[1] <= span[1]
  return (
    aside.has(role) &&
    isIn === true &&
    place?.kind !== 'town' &&
    chanceOf(reading, span, ['place']) >= least.place &&
    (['time', 'date', 'money'] as const).every((kind) => !says(reading, span, kind))
  )
}

const loose: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'process', 'story', 'price'])

/** "On Saturday, 13 June 2026 we hold our summer fête": somebody may come that day. */
function isOnDay(reading: Reading, { role, span, isPriced }: Statement): boolean {
  const { days } = reading
  const isDated = days.some(({ start, end }) => start >= span[0] && end <= span[1])
  // A sum read in a sentence about prices is looked for there.
  const isCost = role === 'price' && says(reading, span, 'money')
  const isEvent = chanceOf(reading, span, ['programme']) >= least.event
  // "Stolen in the night of 11 March": it was then.
  return isDated && isEvent && loose.has(role) && !isPriced && !isCost && !isSearch(reading)
}

/** "No flowers, please", told among what somebody's life was: a rule is good to know. */
function isRuleInStory(reading: Reading, statement: Statement, labels: Labels): boolean {
  const { role, span, isSentence } = statement
  if (role !== 'story' || chanceOf(reading, span, ['policy', 'process']) < least.rule) return false
  const isDenied = hasTag(reading.text, ...span, 'words.negations')
  return (isDenied && isSentence) || topicsOf(reading, statement, labels).length > 0
}
