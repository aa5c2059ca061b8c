import type { DaySet } from '#server/reader/grammars/hours/piece.ts'
import type { HoursPart } from './hours-sequence.ts'
import type { DayGroup } from './written-days.ts'
import type { WrittenTime } from './written-times.ts'

/** Which times are whose, in one way a text may be read. */
export interface HoursReading {
  bound: { days: DaySet; times: WrittenTime[]; half: 'am' | 'pm' | null }[]
  /** Times without days of their own. */
  base: WrittenTime[] | null
  closed: DaySet
  closedHalves: { days: DaySet; half: 'am' | 'pm' }[]
  /** Named, with no times beside them. */
  dangling: DaySet
  hasAlso: boolean
  /** A break on all days that are open around it. */
  pause: WrittenTime[] | null
}

const most = 400

/** Every way the parts go together: times belong to the days before or behind them, not to others. */
export function readingsOf(parts: readonly HoursPart[]): HoursReading[] {
  const first: HoursReading = {
    bound: [],
    base: null,
    closed: 0,
    closedHalves: [],
    dangling: 0,
    hasAlso: parts.some(({ kind }) => kind === 'also'),
    pause: null,
  }
  const plain = together(parts).filter(({ kind }) => kind !== 'also' && kind !== 'lunch')
  return readFrom(plain, 0, first, false).slice(0, most)
}

/** "Every day, holidays too, 7 to 10": the days around an "also" have the same times. */
function together(parts: readonly HoursPart[]): HoursPart[] {
  const all: HoursPart[] = []
  for (const part of parts) {
    const [days, also] = [all.at(-2), all.at(-1)]
    if (part.kind === 'days' && also?.kind === 'also' && days?.kind === 'days') {
      const elements = [...days.group.elements, ...part.group.elements]
      const group = { ...part.group, start: days.group.start, elements, asRange: null }
      all.splice(-2, 2, { kind: 'days', group })
    } else all.push(part)
  }
  return all
}

/** @param isTaken whether the part at `index` belongs to the one before it */
function readFrom(
  parts: readonly HoursPart[],
  index: number,
  reading: HoursReading,
  isTaken: boolean,
): HoursReading[] {
  const part = parts[index]
  if (!part) return [reading]
  if (isTaken) return readFrom(parts, index + 1, reading, false)
  const next = parts[index + 1]
  switch (part.kind) {
    case 'days':
      return setsOf(part.group).flatMap((sets) => readDays(parts, index, sets, reading))
    case 'times':
      if (next?.kind === 'days')
        return [
          ...(isStray(part.times) && !isClosedBehind(parts, index)
            ? []
            : leadTimes(parts, index, part.times, next.group, reading)),
          // "Noon to 11, midnight on Fridays": the last is when those days end.
          ...(part.times.length === 3 && isBound(part.times[2])
            ? leadTimes(
                parts,
                index,
                part.times.slice(2),
                next.group,
                withBase(reading, part.times.slice(0, 2)),
              )
            : []),
          ...readFrom(parts, index + 1, withBase(reading, part.times), false),
        ]
      // "8 to 12 Saturdays, 8 to 5 the rest of the week"
      if (isOfOthers(parts, index))
        return readFrom(parts, index + 2, { ...reading, base: part.times }, false)
      if (next?.kind === 'closed' && reading.base) {
        const base = [...reading.base, ...part.times]
        return [
          ...readFrom(parts, index + 1, reading, false),
          ...readFrom(parts, index + 2, { ...reading, base }, false),
        ]
      }
      return readFrom(parts, index + 1, withBase(reading, part.times), false)
    case 'closed':
      return readClosed(parts, index, part, reading)
    case 'others':
      // "Sundays 10 to 4, otherwise 9 to 6"
      return next?.kind === 'times'
        ? readFrom(parts, index + 2, { ...reading, base: next.times }, false)
        : readFrom(parts, index + 1, reading, false)
    // "11 to 2, evenings on Fridays alone, 6 to 9": they come on top.
    case 'half':
      return [...addedHalf(parts, index, reading), ...readFrom(parts, index + 1, reading, false)]
    case 'pause':
      return next?.kind === 'times' && next.times.length === 2
        ? [
            ...readFrom(parts, index + 2, { ...reading, pause: next.times }, false),
            ...(part.isMeal
              ? readFrom(parts, index + 2, withMore(reading, next.times), false)
              : []),
          ]
        : readFrom(parts, index + 1, reading, false)
    default:
      return readFrom(parts, index + 1, reading, false)
  }
}

/** "Mornings 7 to 10, lunch 11:30 to 2": open then as well. */
function withMore(reading: HoursReading, times: WrittenTime[]): HoursReading {
  const last = reading.bound.at(-1)
  if (!last) return { ...reading, base: [...(reading.base ?? []), ...times] }
  return {
    ...reading,
    bound: reading.bound.with(-1, { ...last, times: [...last.times, ...times] }),
  }
}

function addedHalf(
  parts: readonly HoursPart[],
  index: number,
  reading: HoursReading,
): HoursReading[] {
  const [half, named, times] = parts.slice(index)
  const { base, bound } = reading
  if (half?.kind !== 'half' || half.half !== 'pm' || base?.length !== 2 || bound.length > 0)
    return []
  if (named?.kind !== 'days' || times?.kind !== 'times') return []
  const added = { days: union(named.group.elements), times: [...base, ...times.times], half: null }
  return readFrom(parts, index + 3, { ...reading, bound: [added] }, false)
}

/** "8 to 5 the rest of the week": where no times stand behind those words, the ones before. */
function isOfOthers(parts: readonly HoursPart[], index: number): boolean {
  const [times, others, next] = parts.slice(index)
  return (
    times?.kind === 'times' && others?.kind === 'others' && !others.isAnew && next?.kind !== 'times'
  )
}

/** "Until 8", "from noon", "midnight": when a day ends or begins that is otherwise as usual. */
const isBound = (time: WrittenTime | undefined): boolean =>
  Boolean(time?.isNamed || time?.isStart || time?.isEnd)

/** "Lessons 65, Mon Wed 16–19": a number that nothing marks as a time tells nothing of days. */
const isStray = ([time, ...more]: readonly WrittenTime[]): boolean =>
  more.length === 0 && time?.isBare === true && !time.isStart

/** "Opens at 7 from Tuesday to Saturday and shuts at 2": the one time behind the days ends it. */
function isClosedBehind(parts: readonly HoursPart[], index: number): boolean {
  const behind = parts[index + 2]
  return behind?.kind === 'times' && behind.times.length === 1
}

/** The elements of a group, as a list and as a range where it may be either. */
function setsOf({ elements, asRange }: DayGroup): DaySet[][] {
  return asRange === null ? [elements] : [elements, [asRange]]
}

const union = (sets: readonly DaySet[]): DaySet => sets.reduce((all, set) => all | set, 0)

function readDays(
  parts: readonly HoursPart[],
  index: number,
  sets: readonly DaySet[],
  reading: HoursReading,
): HoursReading[] {
  const days = union(sets)
  const [next, after] = [parts[index + 1], parts[index + 2]]
  const bind = (times: WrittenTime[], half: 'am' | 'pm' | null, to: number) =>
    readFrom(parts, to, { ...reading, bound: [...reading.bound, { days, times, half }] }, false)
  if (next?.kind === 'times' && !isOfOthers(parts, index + 1))
    return [
      ...bind(next.times, null, index + 2),
      ...leadBound(parts, index + 1, next.times, reading, days),
    ]
  const isArranged = next?.kind === 'half' && after?.kind === 'appointment'
  if (next?.kind === 'half' && !isArranged) {
    if (after?.kind === 'times') return bind(after.times, null, index + 3)
    if (after?.kind === 'closed') {
      const closedHalves = [...reading.closedHalves, { days, half: next.half }]
      // "Sundays lunch only, closed Mondays": what is closed may be the days behind.
      const isOfNext = parts[index + 3]?.kind === 'days'
      return [
        ...readFrom(parts, index + 3, { ...reading, closedHalves }, false),
        ...(isOfNext ? bind([], next.half, index + 2) : []),
      ]
    }
    // "Thursday afternoon and Sunday closed"
    const isShared = after?.kind === 'days' && parts[index + 3]?.kind === 'closed'
    const closedHalves = [...reading.closedHalves, { days, half: next.half }]
    return [
      ...bind([], next.half, index + 2),
      ...(isShared ? readFrom(parts, index + 2, { ...reading, closedHalves }, false) : []),
    ]
  }
  if (next?.kind === 'closed') {
    const closing = readFrom(parts, index + 2, { ...reading, closed: reading.closed | days }, false)
    const isAhead = after?.kind === 'days'
    const times = parts[index + 3]
    // "Every day but Monday, 10 to 7"
    if (isAhead && times?.kind === 'times') {
      const bound = [...reading.bound, { days, times: times.times, half: null }]
      const closed = reading.closed | union(after.group.elements)
      closing.push(...readFrom(parts, index + 4, { ...reading, bound, closed }, false))
    }
    const loose = { ...reading, dangling: reading.dangling | days }
    return isAhead ? [...closing, ...readFrom(parts, index + 1, loose, false)] : closing
  }
  return readFrom(parts, index + 1, { ...reading, dangling: reading.dangling | days }, false)
}

/** "Tue to Sat 10 to 6, till 8 on Thursdays": the last time is that of the days behind it. */
function leadBound(
  parts: readonly HoursPart[],
  index: number,
  times: WrittenTime[],
  reading: HoursReading,
  days: DaySet,
): HoursReading[] {
  const behind = parts[index + 1]
  if (behind?.kind !== 'days' || times.length % 2 === 0 || times.length < 3) return []
  if (!isBound(times.at(-1))) return []
  const bound = [...reading.bound, { days, times: times.slice(0, -1), half: null }]
  return leadTimes(parts, index, times.slice(-1), behind.group, { ...reading, bound })
}

/** "9 to 5 Monday to Friday, 10 to 2 Saturday"; days that are left over begin what follows. */
function leadTimes(
  parts: readonly HoursPart[],
  index: number,
  times: WrittenTime[],
  group: DayGroup,
  reading: HoursReading,
): HoursReading[] {
  const behind = parts[index + 2]
  // "We open at 7 from Tuesday to Saturday and shut at 2"
  if (times.length === 1 && behind?.kind === 'times' && behind.times.length === 1) {
    const days = union(group.asRange === null ? group.elements : [group.asRange])
    // The days stand between the two, and no other thing.
    const ends = behind.times.map((time) => ({ ...time, start: times[0]?.end ?? time.start }))
    const bound = [...reading.bound, { days, times: [...times, ...ends], half: null }]
    return readFrom(parts, index + 3, { ...reading, bound }, false)
  }
  return setsOf(group).flatMap((sets) =>
    sets.flatMap((_, count) => {
      const [own, rest] = [sets.slice(0, count + 1), sets.slice(count + 1)]
      const bound = [...reading.bound, { days: union(own), times, half: null }]
      const bounded = { ...reading, bound }
      if (rest.length === 0) {
        const isFollowed = behind?.kind === 'closed'
        const closing = isFollowed
          ? readFrom(
              parts,
              index + 3,
              { ...reading, base: reading.base ?? times, closed: reading.closed | union(own) },
              false,
            )
          : []
        return [...readFrom(parts, index + 2, bounded, false), ...closing]
      }
      return behind?.kind === 'times' || behind?.kind === 'closed' || behind?.kind === 'half'
        ? readDays(parts, index + 1, rest, bounded)
        : []
    }),
  )
}

/** The first times with no days are every other day's; later ones are remarks: a kitchen's, a break's. */
function withBase(reading: HoursReading, times: WrittenTime[]): HoursReading {
  const isFirst = reading.base === null && reading.bound.length === 0
  return isFirst ? { ...reading, base: times } : reading
}

/** "Closed Mondays": all the days behind it, or the first of them. */
function readClosed(
  parts: readonly HoursPart[],
  index: number,
  part: { isSure: boolean },
  reading: HoursReading,
): HoursReading[] {
  const next = parts[index + 1]
  if (next?.kind !== 'days') return readFrom(parts, index + 1, reading, false)
  const after = parts[index + 2]
  const closings = setsOf(next.group).flatMap((sets) =>
    sets.flatMap((_, count) => {
      const [own, rest] = [sets.slice(0, count + 1), sets.slice(count + 1)]
      const closed = { ...reading, closed: reading.closed | union(own) }
      if (rest.length > 0 && after?.kind === 'half') {
        const half = { days: union(rest), half: after.half }
        const halves = { ...closed, closedHalves: [...closed.closedHalves, half] }
        return readFrom(parts, index + 3, halves, false)
      }
      if (rest.length > 0) return after ? readDays(parts, index + 1, rest, closed) : []
      if (after?.kind !== 'half') return readFrom(parts, index + 2, closed, false)
      const half = { days: union(own), half: after.half }
      const halved = { ...reading, closedHalves: [...reading.closedHalves, half] }
      const more = parts[index + 3]
      // "Closed Sunday evenings and Mondays"
      const isMore = more?.kind === 'days' && parts[index + 4]?.kind !== 'times'
      return [
        ...readFrom(parts, index + 3, halved, false),
        ...(isMore ? readClosed(parts, index + 2, part, halved) : []),
      ]
    }),
  )
  // "No bookings, Monday to Friday 9 to 5": it is of something else.
  const isFirst = (reading.base?.length ?? 0) < 2 && reading.bound.length === 0
  const isOfOther = after?.kind === 'times' && !(part.isSure && isFirst)
  return isOfOther ? [...closings, ...readFrom(parts, index + 1, reading, false)] : closings
}
