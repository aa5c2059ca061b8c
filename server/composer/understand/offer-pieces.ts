import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { isSpace } from './read-text.ts'

/** A part of the brief, in code units of its folded text. */
export interface Stretch {
  start: number
  end: number
}

/** The members of a list; what stands in parentheses divides none. */
export function split(folded: string, { start, end }: Stretch, lexicon: Lexicon): Stretch[] {
  const divide = phraseIndex(lexicon.offers.divide)
  const pieces: Stretch[] = []
  let from = start
  let depth = 0
  for (let i = start; i < end; ) {
    const unit = folded[i] ?? ''
    if (/[(（]/.test(unit)) depth += 1
    if (/[)）]/.test(unit)) depth -= 1
    const word = depth === 0 ? matchAt(divide, folded, i) : undefined
    const mark = depth === 0 && /[,、・，•]/.test(unit)
    if (mark || (word && word.end <= end)) {
      pieces.push({ start: from, end: i })
      i = word?.end ?? i + 1
      from = i
    } else i += 1
  }
  pieces.push({ start: from, end })
  return pieces
}

const edge = /[\s:：–—\-"“”„«»*]/

/** "every morning bread", 毎朝パン: when it is to be had is no part of it; "daily bread" is a name for it. */
function timeAt(folded: string, start: number, { offers, common }: Lexicon): Stretch | undefined {
  const match = matchAt(phraseIndex(offers.times), folded, start)
  if (!match || (common !== '' && !folded.slice(match.start, match.end).includes(' ')))
    return undefined
  const particle = common === '' ? /^(?:は|に|も|、|에|은)/.exec(folded.slice(match.end)) : null
  return { start, end: match.end + (particle?.[0].length ?? 0) }
}

/** A member without what leads to it and what follows it; `cut` where something does. */
export function tidy(
  folded: string,
  piece: Stretch,
  lexicon: Lexicon,
): (Stretch & { cut: boolean }) | null {
  let { start, end } = piece
  const lead = phraseIndex(lexicon.prices.lead)
  for (let turn = 0; turn < 5; turn += 1) {
    while (start < end && edge.test(folded[start] ?? '')) start += 1
    const match =
      timeAt(folded, start, lexicon) ??
      (lexicon.common === '' ? undefined : matchAt(lead, folded, start))
    if (!match || match.end > end) break
    start = match.end
  }
  const stops = phraseIndex(lexicon.offers.stops)
  const kept = matchAll(phraseIndex(lexicon.offers.kept), folded, start, end)
  const times = matchAll(phraseIndex(lexicon.offers.times), folded, start, end)
  const stop = [...matchAll(stops, folded, start, end), ...times]
    .sort((a, b) => a.start - b.start)
    .find(
      ({ start: at }) =>
        (lexicon.common === '' || isSpace(folded[at - 1])) &&
        !kept.some((phrase) => phrase.start <= at && at < phrase.end),
    )
  const cut = stop !== undefined
  if (stop) end = stop.start
  while (end > start && (edge.test(folded[end - 1] ?? '') || /[.,()]/.test(folded[end - 1] ?? '')))
    end -= 1
  return end > start ? { start, end, cut } : null
}
