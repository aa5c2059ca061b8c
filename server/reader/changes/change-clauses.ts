import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'

/** A clause of what is told to be new, and the sentence it is of. */
export interface ChangeClause {
  span: Span
  sentence: Span
}

/** Sentences in which "12. September" ends none. */
export function wholeSentences(raw: string, { data }: Language): Span[] {
  const months = data.dates.months.flat().map(fold)
  const signs = new Set(data.words.abbreviations.map(fold))
  const found: Span[] = []
  for (const [start, end] of sentencesOf(raw)) {
    const before = found.at(-1)
    const next = fold(/^\s*(\p{L}+)/u.exec(raw.slice(start))?.[1] ?? '')
    const isOrdinal = before && /\d\.\s*$/.test(raw.slice(...before)) && months.includes(next)
    // "Gebühr jetzt Fr. | 2.–", "Tel. | 079 …": a sign before its figure ends none either.
    const last = fold(/(\p{L}+)\.\s*$/u.exec(before ? raw.slice(...before) : '')?.[1] ?? '')
    const isSign = /^\s*\d/.test(raw.slice(start)) && signs.has(last)
    if (before && (isOrdinal || isSign)) found[found.length - 1] = [before[0], end]
    else found.push([start, end])
  }
  return found
}

/**
 * The clauses of a span, to their commas: "date is now 18 Oct, | stall 12 instead of 10".
 * @param whole values, in which a comma ends no clause: "Saturday, 2 May"
 */
export function changeClauses(
  raw: string,
  [from, to]: Span,
  { language, whole }: { language: Language; whole: readonly Span[] },
): ChangeClause[] {
  return wholeSentences(raw.slice(0, to), language)
    .filter(([, end]) => end > from)
    .flatMap(([first, end]) => {
      const start = Math.max(first, from)
      const sentence: Span = [start, end]
      const said = raw.slice(start, end)
      const borders = [...said.matchAll(/(?:[,、](?!\d)|;|:(?!\d)|\s[–—]\s)\s*/g)].map(
        ({ 0: mark, index }) => start + index + mark.length,
      )
      const isWithin = (at: number) => whole.some((span) => span[0] < at && at < span[1])
      const starts = [start, ...borders.filter((at) => at < end && !isWithin(at))]
      return starts.map((at, i) => ({
        span: [at, starts[i + 1] ?? end] as Span,
        sentence,
      }))
    })
}

/** Spans that are gone, with what joined them to what stays. */
export function withoutClauses(
  raw: string,
  clauses: readonly ChangeClause[],
  gone: ReadonlySet<ChangeClause>,
): Span[] {
  return clauses.flatMap((clause): Span[] => {
    if (!gone.has(clause)) return []
    const own = clauses.filter(({ sentence }) => sentence === clause.sentence)
    const rest = own.slice(own.indexOf(clause))
    const isLast = rest.every((each) => gone.has(each))
    const isAll = own.every((each) => gone.has(each))
    if (!isLast || isAll) return [clause.span]
    // The stop stays with what is told before it.
    const [start, end] = clause.span
    const stop = /[.!?。！？]*\s*$/.exec(raw.slice(start, end))?.[0].length ?? 0
    const before = /[,;:、\s–—]*$/.exec(raw.slice(0, start))?.[0].length ?? 0
    return [[start - before, end - stop]]
  })
}
