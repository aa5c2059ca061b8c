import { isGlued } from '#server/reader/text/fold.ts'
import { tagBefore, tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { type DayGroup, everyDay, groupDays, type WrittenDay, writtenDays } from './written-days.ts'
import { type Reading, type WrittenTime, writtenTimes } from './written-times.ts'

/** What a text about hours is made of, one after the other. */
export type HoursPart =
  | { kind: 'days'; group: DayGroup }
  | { kind: 'times'; times: WrittenTime[] }
  | { kind: 'closed'; isSure: boolean }
  | { kind: 'half'; half: 'am' | 'pm' }
  | { kind: 'also' }
  /** Begins anew behind a mark: "; on other days by phone". */
  | { kind: 'others'; isAnew: boolean }
  | { kind: 'appointment' }
  /** A meal may be served then, and no break. */
  | { kind: 'pause'; isMeal: boolean }
  | { kind: 'lunch' }

type Mark = { start: number; end: number } & (
  | { kind: 'days'; day: WrittenDay }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'closed'; isSure: boolean }
  | { kind: 'half'; half: 'am' | 'pm' }
  | { kind: 'also' }
  /** Begins anew behind a mark: "; on other days by phone". */
  | { kind: 'others'; isAnew: boolean }
  | { kind: 'appointment' }
  /** A meal may be served then, and no break. */
  | { kind: 'pause'; isMeal: boolean }
  | { kind: 'lunch' }
)

export function hoursSequence(said: SaidText, way: Reading): HoursPart[] {
  const parts: HoursPart[] = []
  let days: WrittenDay[] = []
  let times: WrittenTime[] = []
  const close = () => {
    if (days.length > 0) parts.push({ kind: 'days', group: groupDays(said, days) })
    if (times.length > 0) parts.push({ kind: 'times', times })
    days = []
    times = []
  }
  for (const mark of marksOf(said, way)) {
    if (mark.kind === 'days') {
      const last = days.at(-1)
      if (times.length > 0 || (last && isApart(said, last.end, mark.start))) close()
      days.push(mark.day)
    } else if (mark.kind === 'time') {
      if (days.length > 0) close()
      times.push(mark.time)
    } else {
      close()
      const { start: _start, end: _end, ...part } = mark
      parts.push(part)
    }
  }
  close()
  return parts
}

function marksOf(said: SaidText, way: Reading): Mark[] {
  const whole: readonly [number, number] = [0, said.raw.length]
  const tags = (...names: string[]) => names.flatMap((name) => tagsIn(said, ...whole, name))
  const words = (kind: string) => evidenceIn(said, kind)
  const marks: Mark[] = [
    ...writtenDays(said).map((day): Mark => ({ ...at(day), kind: 'days', day })),
    ...tags('hours.closed', 'hours.except').map(
      (found): Mark => ({ ...at(found), kind: 'closed', isSure: !isNoun(said, found.start) }),
    ),
    ...words('closed').map((found): Mark => ({ ...at(found), kind: 'closed', isSure: false })),
    ...writtenTimes(said, way).map((time): Mark => ({ ...at(time), kind: 'time', time })),
    ...words('mornings').map((found): Mark => ({ ...at(found), kind: 'half', half: 'am' })),
    ...words('afternoons').map((found): Mark => ({ ...at(found), kind: 'half', half: 'pm' })),
    ...words('also').map((found): Mark => ({ ...at(found), kind: 'also' })),
    ...[...tags('hours.otherDays'), ...words('others')].map(
      (found): Mark => ({
        ...at(found),
        kind: 'others',
        isAnew: /[,;.:]\s*\S*\s*$/.test(said.folded.slice(0, found.start)),
      }),
    ),
    ...tags('hours.lunch').map((found): Mark => ({ ...at(found), kind: 'lunch' })),
    ...tags('hours.pause').map((found): Mark => ({ ...at(found), kind: 'pause', isMeal: false })),
    ...tags('hours.appointment').map((found): Mark => ({ ...at(found), kind: 'appointment' })),
  ]
  const ordered = marks.toSorted((one, other) => one.start - other.start || other.end - one.end)
  return ordered
    .filter((mark, index) => !ordered.slice(0, index).some((before) => isInside(mark, before)))
    .filter((_mark, index, all) => !isOfBothHalves(all, index))
    .filter((mark, index, all) => !isOfTime(said, mark, all[index - 1], all[index + 1]))
    .map((mark, index, all) => asPause(mark, all[index - 1], all[index + 1]))
    .filter((mark, index, all) => !isClosing(mark, all[index - 1], all[index + 1], all[index + 2]))
}

/** "À la ferme vendredi": behind a preposition and an article it names a thing. */
function isNoun(said: SaidText, start: number): boolean {
  const article = tagBefore(said, start - 1, 'words.articles')
  return Boolean(article && tagBefore(said, article.start - 1, 'words.prepositions'))
}

/** "9 to 6, lunch 1 to 2": between times it is no meal that is served. */
function asPause(mark: Mark, before?: Mark, next?: Mark): Mark {
  const isBetween = before?.kind === 'time' && next?.kind === 'time'
  return mark.kind === 'lunch' && isBetween ? { ...at(mark), kind: 'pause', isMeal: true } : mark
}

/** "Opens at 7, closes at 2", "shuts at 6 every day": the time it closes at. */
const isClosing = (mark: Mark, before?: Mark, next?: Mark, after?: Mark): boolean =>
  mark.kind === 'closed' &&
  ((next?.kind === 'time' && (before?.kind === 'time' || after?.kind !== 'time')) ||
    (next?.kind === 'days' && next.day.days === everyDay && before?.kind === 'time'))

/** "Mornings and afternoons 10 to 2, 5 to 8": the times behind both are of both. */
function isOfBothHalves(marks: readonly Mark[], index: number): boolean {
  const at = marks[index - 1]?.kind === 'half' ? index - 1 : index
  const [first, second, next] = marks.slice(at, at + 3)
  return (
    first?.kind === 'half' &&
    second?.kind === 'half' &&
    first.half !== second.half &&
    next?.kind === 'time'
  )
}

/** "In the morning" beside a time belongs to it, and is no half of the day by itself. */
function isOfTime(said: SaidText, mark: Mark, before?: Mark, next?: Mark): boolean {
  if (mark.kind !== 'half') return false
  if (before?.kind === 'time' && next?.kind === 'time') return true
  const { halfFirst } = said.language.data.info
  // "3 de la tarde": in the words that tell the half of the time before them.
  const isTold = tagsIn(said, 0, said.raw.length, `hours.${mark.half}`).some(
    ({ start, end }) =>
      start <= mark.start && mark.end <= end && before?.kind === 'time' && start - before.end <= 1,
  )
  if (isTold) return true
  return halfFirst
    ? next?.kind === 'time' && next.start - mark.end <= 1
    : before?.kind === 'time' && mark.start - before.end <= 4
}

/** Days with a sentence's end or many words between them are not named together. */
function isApart({ folded }: SaidText, from: number, to: number): boolean {
  const between = folded.slice(from, to)
  const letters = between.match(/\p{L}/gu)?.length ?? 0
  return /[.;!?。\n](?!\d)/.test(between.trim()) || letters > (isGlued(between.trim()) ? 4 : 14)
}

/** Of words that overlap the first are meant; a day or a time in them stands all the same. */
function isInside(mark: Mark, before: Mark): boolean {
  const isPlain = mark.kind === 'days' || mark.kind === 'time'
  return before.end > mark.start && (!isPlain || before.kind === 'days' || before.kind === 'time')
}

const at = ({ start, end }: { start: number; end: number }) => ({ start, end })
