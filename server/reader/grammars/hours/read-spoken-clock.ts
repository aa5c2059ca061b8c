import { behindJoin, cardinalsAt } from '../../dictation/cardinals.ts'
import { numberLexicon, numberTextOf } from '../../dictation/number-lexicon.ts'
import { isFunctionWord } from '../../text/function-words.ts'
import { type TaggedText, tagAt } from '../../text/tagged-text.ts'
import { halfBehind, markEnd, type ReadClock, skipSpaces } from './read-clock.ts'

/** A time in words: "half eight", "halb acht", "siete y media", "noon". */
export function readSpokenClock(text: TaggedText, at: number): ReadClock | null {
  const noon = tagAt(text, at, 'hours.noon')
  const midnight = tagAt(text, at, 'hours.midnight')
  if (noon ?? midnight) {
    const hour = (midnight ?? noon)?.end ?? at
    const tail = midnight ? null : tailBehind(text, hour)
    const minutes = midnight ? 1440 : 720 + (tail?.minutes ?? 0)
    return { clock: { minutes, marked: true, half: null }, end: tail?.end ?? hour }
  }
  const { spoken } = text.language.data.hours
  if (!spoken) return null
  const lead = spoken.leads.findIndex((_, i) => tagAt(text, at, `hours.spoken.leads.${i}.0`))
  const led = lead < 0 ? undefined : tagAt(text, at, `hours.spoken.leads.${lead}.0`)
  const hour = spokenHour(text, led ? skipSpaces(text.folded, led.end) : at, led !== undefined)
  if (!hour) return null
  const added = led ? (spoken.leads[lead]?.[1] ?? 0) : 0
  const tail = led ? null : tailBehind(text, hour.end, hour.marked)
  const marked = led !== undefined || tail !== null || hour.marked
  if (hour.digits && !led && !tail) return null
  const end = tail?.end ?? hour.end
  const half = halfBehind(text, end)
  return {
    clock: {
      minutes: hour.hour * 60 + added + (tail?.minutes ?? 0),
      marked: marked || half !== null,
      half: half?.half ?? null,
    },
    end: half?.end ?? end,
  }
}

function spokenHour(text: TaggedText, at: number, led: boolean) {
  const { folded } = text
  const digits = /^(?:1[0-2]|[1-9])(?!\d|[:.,/]\d|[€$£])/.exec(folded.slice(at, at + 4))?.[0]
  const word = digits ? undefined : tagAt(text, at, 'hours.spoken.numbers.')
  if (!digits && !word) return null
  const end = digits ? at + digits.length : (word?.end ?? at)
  const hour = digits ? Number(digits) : Number(word?.tag.split('.').at(-1)) + 1
  const mark = markEnd(text, end)
  return { hour, end: mark ?? end, marked: mark !== null || led, digits: digits !== undefined }
}

function tailBehind(
  text: TaggedText,
  at: number,
  isMarked = false,
): { minutes: number; end: number } | null {
  const tails = text.language.data.hours.spoken?.tails ?? []
  const from = skipSpaces(text.folded, at)
  for (const [i, [, minutes]] of tails.entries()) {
    const tail = tagAt(text, from, `hours.spoken.tails.${i}.0`)
    if (tail) return { minutes, end: tail.end }
  }
  return minutesInWords(text, at, isMarked)
}

/** "Acht Uhr | dreißig", "dodici | e trenta", 十時|十五分. */
function minutesInWords(
  text: TaggedText,
  at: number,
  isMarked: boolean,
): { minutes: number; end: number } | null {
  const lexicon = numberLexicon(text.language.code)
  if (!lexicon) return null
  const said = numberTextOf(text)
  for (const start of behindJoin(said, at, lexicon).map((each) => each.at)) {
    const number = cardinalsAt(said, start, lexicon).at(-1)
    if (!number || number.value < 10 || number.value >= 60 || number.value % 5 !== 0) continue
    const minute = tagAt(text, skipSpaces(text.folded, number.end), 'hours.minute')
    const end = minute?.end ?? number.end
    // "Dix-huit heures trente appelez": quarters behind the word for the hour.
    const isQuarter = isMarked && number.value % 15 === 0
    if (minute || isQuarter || endsTime(text, end)) return { minutes: number.value, end }
  }
  return null
}

/** "Dix heures vingt personnes": a number that counts what stands behind it is no minute. */
function endsTime(text: TaggedText, end: number): boolean {
  const next = text.tokens.find(({ start }) => start >= end)
  if (next?.kind !== 'word') return next?.kind !== 'number'
  const isOfHours = (text.startingAt.get(next.start) ?? []).some(({ tag }) =>
    tag.startsWith('hours.'),
  )
  return isOfHours || isFunctionWord(text, next.start, next.end)
}
