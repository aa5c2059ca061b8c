import { rememberedLately } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { personNameOf } from '../text/person-names.ts'
import type { Span } from '../text/trim.ts'
import { debrisWords, isDebris, sourceOf } from './debris-words.ts'
import { type Line, linesOf } from './lines-of.ts'

const time = String.raw`(?:\p{Lo}{2}\s?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const date = String.raw`\d{1,4}\D{1,3}\d{1,2}\D{1,3}\d{1,4}\D?`
const stamp = `(?:${date},?\\s+${time}|${time},?\\s+${date})`
const shortDate = String.raw`\d{1,2}[./-]\d{1,2}\.?`
const speaker = String.raw`(?:~?\s?[^:\n]{1,30}?\s?:\s)`

/** "[12.03.24, 18:02] Anna: ", "[14/03 19:04] Beto: ", "12/03/2024 18:02 - Anna: ", "[Anna] [3:21 pm] ". */
const stamped = new RegExp(
  `^\\s*(?:\\[(?:${stamp}|${shortDate},?\\s+${time}|${time})\\]\\s*${speaker}?|${stamp}\\s?[-–,]\\s?${speaker}|\\[[^\\]\\n]{1,20}\\]\\s*\\[${time}\\]\\s*)`,
  'iu',
)
const loneTime = new RegExp(`^\\s*(?:${stamp}|${time})\\s*$`, 'iu')
const timeAndName = /^\s*(\d{1,2}:(\d\d))\s+(\S{1,12})\s+(?=\S)/u
/** Whoever tells a time to come tells it in fives. */
const isToTheMinute = (minutes: string | undefined): boolean => Number(minutes) % 5 !== 0
const minutesOf = (said: string) => /\d[:.](\d\d)/.exec(said)?.[1]

/** When and by whom the lines of a chat were written. */
export function chatStamps(text: string): Span[] {
  const lines = linesOf(text)
  const turns = turnStamps(text)
  const times = lines.filter(({ span }) => loneTime.test(text.slice(...span)))
  const isChat = turns.length > 0 || times.some(({ folded }) => isToTheMinute(minutesOf(folded)))
  if (!isChat) return []
  const receipts = lines.filter(({ folded }) => isDebris(folded, 'receipts'))
  const ticks = [...text.matchAll(/\s?[✓✔]{1,2}(?=\s*$)/gm)].map(
    ({ 0: tick, index }): Span => [index, index + tick.length],
  )
  return [...ticks, ...turns, ...[...times, ...receipts].map(({ span }) => span)]
}

/** What stands before the words of somebody in turn: "[18:02] Anna: ", "Re de Luc : ". */
export const turnStamps = rememberedLately(1, (text: string): readonly Span[] => {
  const lines = linesOf(text)
  const stamps = [...prefixes(text, lines, stamped), ...namedStamps(text, lines)]
  const said = [...prefixes(text, lines, spokenBy()), ...speakersOf(text, lines)]
  if (stamps.length === 0 && said.length < 2) return []
  const unstamped = said.filter(
    ([start], at) =>
      stamps.every((one) => one[0] !== start) &&
      said.findIndex((other) => other[0] === start) === at,
  )
  return [...stamps, ...unstamped].toSorted((one, other) => one[0] - other[0])
})

function prefixes(text: string, lines: readonly Line[], pattern: RegExp): Span[] {
  return lines.flatMap(({ span: [start, end] }): Span[] => {
    const found = pattern.exec(fold(text.slice(start, end)))
    return found ? [[start, start + found[0].length]] : []
  })
}

/** "Ann:", "No 14:", "203호:", "会長：", "3班：". */
const speech =
  /^\s*((?:[\p{Lu}\p{Lo}]|\d+\p{L})[\p{L}\p{M}'’.-]{0,19}(?: (?:\p{Lu}|\p{Lo}|\d)[\p{L}\d.]{0,15})?)\s?(?::\s+|：\s*)(?=\S)/u
/** "[민수] …", "[3반 현수아빠] …": no colon behind a name in brackets. */
const bracketed = /^\s*\[(\d{0,4}\p{L}[\p{L}\p{M}\d '’.-]{0,24})\]\s*(?=\S)/u

/** "Ann: …", "Ben: …", "Ann: …": two who speak in turn, and no two headings are the same; where one speaks once, both have names of people. */
function speakersOf(text: string, lines: readonly Line[]): Span[] {
  const found = lines.flatMap(({ span: [start, end] }) => {
    const line = text.slice(start, end)
    const match = speech.exec(line) ?? bracketed.exec(line)
    return match ? [{ name: match[1] ?? '', span: [start, start + match[0].length] as const }] : []
  })
  const timesOf = (name: string) => found.filter((other) => other.name === name).length
  const again = new Set(found.map(({ name }) => name).filter((name) => timesOf(name) > 1))
  const isOfPeople = found.every(({ name }) => personNameOf(fold(name).split(' ')[0] ?? ''))
  const isTurn =
    again.size > 1 ||
    (again.size === 1 && new Set(found.map(({ name }) => name)).size > 1 && isOfPeople)
  // "Adults: 5", "Children: 2" head the rows of two tables.
  const isTable = found.every(({ span: [, end] }) => /\d/.test(text[end] ?? ''))
  return isTurn && !isTable ? found.map(({ span }): Span => [...span]) : []
}

/** A name is no longer than this, and no colon is in it. */
const speakerOf = (phrase: string): string =>
  sourceOf(phrase).replaceAll('.{0,60}', '[^:：\\n]{1,25}')

let speakers: RegExp | null = null
function spokenBy(): RegExp {
  speakers ??= new RegExp(
    `^\\s*(?:${debrisWords('speakers').map(speakerOf).join('|')})\\s?[:：]\\s?`,
    'u',
  )
  return speakers
}

/** "18:02 Hanako …", "18:03 Hanako …": the same word behind times nobody would choose. */
function namedStamps(text: string, lines: readonly Line[]): Span[] {
  const found = lines.flatMap(({ span: [start, end] }) => {
    const match = timeAndName.exec(text.slice(start, end))
    return match ? [{ start, match }] : []
  })
  const isChat = found.some(({ match: [, , minutes] }) => isToTheMinute(minutes))
  const isSpeaker = (name: string | undefined) =>
    found.filter(({ match }) => match[3] === name).length > 1
  return found
    .filter(({ match }) => isChat && isSpeaker(match[3]))
    .map(({ start, match }): Span => [start, start + match[0].length])
}
