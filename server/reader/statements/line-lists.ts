import type { Draft, LineList, ListLine } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { weekdaysOrDaily } from '../text/tag-names.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagsOver,
  tokensIn,
} from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'

/** Fewer lines are no list: below a heading or with marks before them, and without. */
const leastLines = { marked: 2, bare: 3 }
/** Of lines with marks before them, how many of ten have to be of one kind. */
const mostOfTen = 6
/** Letters of an entry, and of a heading. */
const longest = { line: 110, heading: 60 }
/** Words beside day and time in a line of opening hours that goes on with a list: "except holidays". */
const mostBesideHours = 2

type Lines = Pick<Draft, 'text' | 'amounts' | 'claims'>

interface Line extends ListLine {
  isBulleted: boolean
  /** Stands behind an empty line. */
  isApart: boolean
  /** What it begins with: "2." of the second of a numbered list. */
  number: number | null
}

/**
 * Lists somebody typed line by line, of prices, of what happens when, or of opening hours: each line is
 * an entry and stays whole. With marks before them all lines are of the kind most are; else a list
 * ends where a line is about something else.
 */
export function lineLists(draft: Lines): LineList[] {
  return runsOf(draft).flatMap((run) => {
    const { heading, lines } = withHeading(draft, run)
    const isMarked = lines.length > 0 && lines.every(({ isBulleted }) => isBulleted)
    return isMarked ? markedList(draft, heading, lines) : bareLists(draft, heading, lines)
  })
}

const roles = ['hours', 'programme', 'price'] as const
type Role = (typeof roles)[number]

function markedList(draft: Lines, heading: Line | null, lines: readonly Line[]): LineList[] {
  const isPlan = ascends(draft, lines)
  const role = roles.find(
    (each) =>
      lines.filter((line) => isOf(draft, each, line, isPlan)).length * 10 >
      lines.length * mostOfTen,
  )
  if (lines.length < leastLines.marked) return []
  if (!role && areNumbered(lines)) return [{ heading, lines, role: 'process' }]
  if (role) return [{ heading, lines, role }]
  return heading && !lines.some((line) => holdsContact(draft, line))
    ? [{ heading, lines, role: 'offer' }]
    : []
}

/** "1. Write to me", "2. …": they say it in the order it happens. */
const areNumbered = (lines: readonly Line[]): boolean =>
  lines.every(({ number }, at) => number === at + 1)

/** "Tel: …", "Mail: …": how to get in touch stands where that is looked for. */
const holdsContact = ({ claims }: Lines, { span: [start, end] }: Line): boolean =>
  claims.some(
    ({ kind, span }) =>
      (kind === 'phone' || kind === 'email') && span[0] >= start && span[1] <= end,
  )

/** Lines one behind the other that are of one kind. */
function bareLists(draft: Lines, heading: Line | null, lines: readonly Line[]): LineList[] {
  const isPlan = ascends(draft, lines)
  const kindOf = (line: Line) => roles.find((role) => isOf(draft, role, line, isPlan)) ?? null
  const runs: { role: Role | null; lines: Line[] }[] = []
  for (const line of lines) {
    const role = kindOf(line)
    const last = runs.at(-1)
    const goesOn = last?.role === 'hours' && isOpening(draft, line.span, mostBesideHours)
    if (last && (last.role === role || goesOn)) last.lines.push(line)
    else runs.push({ role, lines: [line] })
  }
  return runs.flatMap(({ role, lines: own }, at) => {
    const over = at === 0 ? heading : null
    const least = over ? leastLines.marked : leastLines.bare
    return role && own.length >= least ? [{ heading: over, lines: own, role }] : []
  })
}

/** @param isPlan whether times are of the clock and no durations, whatever the lines cost */
function isOf(draft: Lines, role: Role, { span }: Line, isPlan: boolean): boolean {
  if (role === 'hours') return isOpening(draft, span)
  if (role === 'price') return isPriced(draft, span)
  return isTimed(draft, span) && (isPlan || !isPriced(draft, span) || beginsWithTime(draft, span))
}

/** Steps with numbers in circles may run on in one line. */
const borderOfLines = /\n|(?<=\S[^\n]*)(?=[①-⑳])/

/** Lines that follow one another, each short or with a mark before it. */
function runsOf({ text }: Lines): Line[][] {
  const { raw } = text
  const runs: Line[][] = []
  let start = 0
  let isApart = true
  let last: Line | undefined
  for (const said of raw.split(borderOfLines)) {
    const { number, length } = numberOf(said)
    const span = trimmed(raw, [start + length, start + said.length])
    const isBulleted = number !== null || /^\s*[-–—•·*・▪◦]\s?\S/.test(said)
    const tokens = tokensOfLine(text, start, start + said.length)
    start += said.length + (raw[start + said.length] === '\n' ? 1 : 0)
    if (said.trim() === '') {
      isApart = true
      continue
    }
    const line: Line = { span, tokens, isBulleted, isApart, number }
    const leads = last && /[:：]\s*$/.test(raw.slice(last.span[0], span[0]))
    const ends = last?.isBulleted && !isBulleted
    const goesOn = last && (!isApart || leads) && !ends && isShort(raw, line)
    const run = runs.at(-1)
    // What stands above marked lines is of them, and what stands above that is not.
    const begins = isBulleted && last && !last.isBulleted && run && run.length > 1
    if (goesOn && begins) runs.push([...run.splice(-1), line])
    else if (goesOn) run?.push(line)
    else runs.push([line])
    last = line
    isApart = false
  }
  return runs.filter((run) => run.length > 1)
}

/** "1. ", "2) ", "③": the number a line begins with, and the letters that say it; "3.50 tea" has none. */
function numberOf(said: string): { number: number | null; length: number } {
  const plain = /^\s*(\d{1,2})(?:[.)]\s+|[．）]\s*)(?=\S)/.exec(said)
  if (plain) return { number: Number(plain[1]), length: plain[0].length }
  const circled = /^\s*([①-⑳])\s*(?=\S)/.exec(said)
  const number = (circled?.[1]?.codePointAt(0) ?? 0) - beforeFirst
  return circled ? { number, length: circled[0].length } : { number: null, length: 0 }
}

/** The code point before ①. */
const beforeFirst = 0x245f

/** Its tokens, the mark before it and the ends of lines behind it among them. */
function tokensOfLine({ tokens }: TaggedText, start: number, end: number): [number, number] {
  let last = firstFrom(tokens, end)
  if (tokens[last]?.kind !== 'line') last -= 1
  while (tokens[last + 1]?.kind === 'line') last += 1
  return [firstFrom(tokens, start), Math.min(last, tokens.length - 1)]
}

/** A sentence ends with a stop; an entry hardly ever does. */
function isShort(raw: string, { span: [start, end], isBulleted }: Line): boolean {
  const isSentence = /^[^\n]{0,2}[.!?。！？]/.test(raw.slice(end)) && end - start > longest.heading
  const isOne = !/[.!?。！？]\s+\p{Lu}|[。！？]./u.test(raw.slice(start, end))
  return end - start <= longest.line && (isBulleted || (isOne && !isSentence))
}

/** The line that says what its list is of: it ends with a colon, or only the others have marks or numbers. */
function withHeading(draft: Lines, run: readonly Line[]): { heading: Line | null; lines: Line[] } {
  const { raw } = draft.text
  const [line, ...others] = run
  const areBulleted = others.every(({ isBulleted }) => isBulleted)
  const first = line && areBulleted && !line.isBulleted ? lastSentence(draft, line) : line
  if (!first || first.span[1] - first.span[0] > longest.heading)
    return { heading: null, lines: others }
  const said = raw.slice(...first.span)
  const behind = raw.slice(first.span[1], first.span[1] + 2)
  const hasColon = /^\s*[:：]/.test(behind)
  const numbered = others.filter(({ span }) => /\d/.test(raw.slice(...span)))
  const isBare =
    !/\d/.test(said) && numbered.length * 2 > others.length && !namesDay(draft, first.span)
  const isUnmarked = !first.isBulleted && areBulleted
  // What ends like a sentence is one, whatever stands below it.
  const isEnded = /^\s?[.!?。！？]/.test(behind)
  const isTitle = (first.isApart && isBare) || (isUnmarked && !/\d/.test(said))
  if (hasColon || (isTitle && !isEnded)) return { heading: first, lines: others }
  return { heading: null, lines: isUnmarked ? others : [...run] }
}

/** "Joinery in Husum. | How it works:": what stands before is no part of the heading. */
function lastSentence({ text: { raw, tokens } }: Lines, line: Line): Line {
  const [start, end] = line.span
  const before = /^.*[.!?。！？](?:\s+|(?<=[。！？]))(?=\S)/su.exec(raw.slice(start, end))
  if (!before) return line
  const from = start + before[0].length
  return { ...line, span: [from, end], tokens: [firstFrom(tokens, from), line.tokens[1]] }
}

const isPriced = ({ amounts, text }: Lines, [start, end]: Span): boolean =>
  amounts.some((sum) => sum.currency && sum.start >= start && sum.end <= end) ||
  hasTag(text, start, end, 'money.free')

/** "7 pm quiz, £1 a head": what happens then, whatever it costs. */
const beginsWithTime = ({ claims }: Lines, [start]: Span): boolean =>
  claims.some(({ kind, span }) => (kind === 'time' || kind === 'date') && span[0] === start)

const isTimed = ({ claims }: Lines, [start, end]: Span): boolean =>
  claims.some(
    ({ kind, span }) => (kind === 'time' || kind === 'date') && span[0] >= start && span[1] <= end,
  )

const namesDay = ({ text }: Lines, span: Span): boolean =>
  weekdaysOrDaily.some((tag) => hasTag(text, ...span, tag))

/** Earlier no day of events begins. */
const earliest = 7

/** "1 pm … 2 pm … 3 pm": the hours of a day one after the other; "1 h 60 €, 2 h 100 €" are durations. */
function ascends({ claims, text }: Lines, lines: readonly Line[]): boolean {
  const hours = lines.map(({ span: [start, end] }) => {
    const time = claims.find(
      ({ kind, span }) => kind === 'time' && span[0] >= start && span[1] <= end,
    )
    return time ? Number.parseInt(text.raw.slice(...time.span), 10) : Number.NaN
  })
  return hours.every((hour, i) => hour >= Math.max(earliest, hours[i - 1] ?? 0))
}

/** "Monday and Tuesday: closed", "Fri 9–5": a day, and no more words that are not about when. */
function isOpening(draft: Lines, span: Span, mostOthers = 0): boolean {
  const { text, claims } = draft
  if (!namesDay(draft, span)) return false
  if (
    !isTimed(draft, span) &&
    !/\d/.test(text.raw.slice(...span)) &&
    !hasTag(text, ...span, 'hours.closed')
  )
    return false
  const others = tokensIn(text, ...span).filter(
    ({ kind, start, end }) =>
      kind === 'word' &&
      !isFunctionWord(text, start, end) &&
      !tagsOver(text, start, end).some(({ tag }) => tag.startsWith('hours.')) &&
      !claims.some(({ span: own }) => own[0] <= start && end <= own[1]) &&
      !tagAt(text, start, 'dates.'),
  )
  return others.length <= mostOthers
}
