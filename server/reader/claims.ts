import { dottedTimes } from './grammars/dotted-times.ts'
import type { Amount } from './grammars/read-amounts.ts'
import type { Contact } from './grammars/read-contacts.ts'
import type { CalendarDay } from './grammars/read-dates.ts'
import { isDigit } from './text/fold.ts'
import { type TaggedText, tagAt } from './text/tagged-text.ts'
import type { Span } from './text/trim.ts'
import type { FoundTown } from './towns.ts'

/** A span that can be but one thing: nobody cuts through it or reads it as another. */
export interface Claim {
  kind: 'email' | 'url' | 'handle' | 'phone' | 'money' | 'date' | 'time' | 'town' | 'quote'
  span: Span
}

interface Readings {
  contacts: readonly Contact[]
  amounts: readonly Amount[]
  days: readonly CalendarDay[]
  towns: readonly FoundTown[]
}

/** The claims of a brief, the strongest first where two overlap. */
export function claimsOf(text: TaggedText, readings: Readings): Claim[] {
  const { contacts, amounts, days, towns } = readings
  const all: Claim[] = [
    ...contacts.map(({ kind, span }) => ({ kind, span })),
    ...days.map(({ start, end }) => ({ kind: 'date' as const, span: [start, end] as const })),
    ...amounts
      .filter(({ currency }) => currency)
      .map(({ start, end }) => ({ kind: 'money' as const, span: [start, end] as const })),
    ...timeClaims(text),
    ...quotes(text),
    ...towns.map(({ start, end }) => ({ kind: 'town' as const, span: [start, end] as const })),
  ]
  const kept: Claim[] = []
  for (const claim of all) {
    const isFree = kept.every(({ span }) => claim.span[1] <= span[0] || span[1] <= claim.span[0])
    if (isFree) kept.push(claim)
  }
  return kept
}

const clock = /(?<![\d.,:])\d{1,2}(?:[:.h]\d\d)?(?![\d]|[.,]\d)/g

/** Times that a mark or a word makes one. */
export function timeClaims(text: TaggedText): Claim[] {
  const { folded } = text
  const inOrder = dottedTimes(text.raw)
  return [...folded.matchAll(clock)].flatMap(({ 0: said, index }): Claim[] => {
    let end = index + said.length
    const from = folded[end] === ' ' ? end + 1 : end
    const word = ['hours.hour', 'hours.am', 'hours.pm']
      .map((tag) => tagAt(text, from, tag)?.end ?? 0)
      .reduce((a, b) => Math.max(a, b), 0)
    const isInOrder = inOrder.some(([start]) => start === index)
    if (!word && !isInOrder && !/[:h]\d\d$/.test(said)) return []
    end = Math.max(end, word)
    // "15 h 30": the minutes stand behind the word for the hour.
    const minutes = /^ ?[0-5]\d(?![\d.,:]|\s?[€$£])/.exec(folded.slice(end))
    const spoken = word ? minutesBehind(text, end) : 0
    if (spoken) end = spoken
    if (word && !spoken && /[\dh] ?h$/.test(folded.slice(index, end)) && minutes)
      end += minutes[0].length
    if (isDigit(folded[end])) return []
    return [{ kind: 'time', span: [index, end] }]
  })
}

/** 7시 40분, "7 Uhr 40 Minuten": where minutes behind an hour end; 0 where there are none. */
function minutesBehind(text: TaggedText, at: number): number {
  const number = /^\s?[0-5]?\d\s?/.exec(text.folded.slice(at))?.[0].length ?? 0
  return number > 0 ? (tagAt(text, at + number, 'hours.minute')?.end ?? 0) : 0
}

const quoted =
  /["“„«「『〈]([^"“”„«»「」『』〈〉\n]{2,80})["”“»」』〉]|(?<![^\s(])['‘](?=[\p{Lo}])([^'‘’\n]{2,40})['’]/gu

function quotes({ raw }: TaggedText): Claim[] {
  return [...raw.matchAll(quoted)].map(({ 0: said, index }) => ({
    kind: 'quote',
    span: [index, index + said.length],
  }))
}
