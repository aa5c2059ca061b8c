import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, sentenceAround } from './read-text.ts'

const eras: readonly [string, number][] = [
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
]

interface Year {
  start: number
  end: number
  year: number
}

function years(folded: string): Year[] {
  const found: Year[] = []
  for (const match of folded.matchAll(
    /(?<!\d|[.,/€$£+-])(?:1[5-9]\d\d|20[0-4]\d)(?!\d|[.,/]\d|[€$£円])/g,
  )) {
    found.push({ start: match.index, end: match.index + 4, year: Number(match[0]) })
  }
  for (const match of folded.matchAll(/(明治|大正|昭和|平成|令和)(元|\d{1,2})/g)) {
    const base = eras.find(([era]) => era === match[1])?.[1] ?? 0
    const year = base + (match[2] === '元' ? 1 : Number(match[2]))
    found.push({ start: match.index, end: match.index + match[0].length, year })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The founding year: a year with a word of founding beside it, never just any year. */
export function findSince(text: BriefText, lexicon: Lexicon): Found<number> | undefined {
  const { folded } = text
  const before = phraseIndex(lexicon.since.before || '\u0000')
  const after = phraseIndex(lexicon.since.after || '\u0000')
  const not = phraseIndex(lexicon.since.not || '\u0000')
  for (const { start, end, year } of years(folded)) {
    const lead = folded.slice(Math.max(0, start - 28), start)
    const cue = matchAll(before, lead).at(-1)
    const near =
      cue &&
      /^[\s:：]*(?:(?:the|dem|o|l'|el|ano|anno|jahr|año|annee|het|jaar)[\s']*){0,2}$/.test(
        lead.slice(cue.end),
      )
    const tail = folded.slice(end, end + 16)
    const behind = matchAll(after, tail)[0]
    const close = behind && behind.start <= 2
    if (!near && !close) continue
    const [from, to] = sentenceAround(folded, start)
    const clause = `${folded
      .slice(Math.max(from, start - 30), start)
      .split(/[,;]/)
      .at(-1)} ${folded.slice(end, Math.min(to, end + 24)).split(/[,;]/)[0]}`
    if (matchAll(not, clause).length > 0) continue
    return { value: year, span: [start, end], confidence: near ? 0.93 : 0.9 }
  }
  return undefined
}
