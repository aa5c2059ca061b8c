import { findJapaneseName } from './find-japanese-name.ts'
import { findKoreanName } from './find-korean-name.ts'
import {
  beside,
  type Candidate,
  cued,
  defining,
  opening,
  person,
  quoted,
} from './latin-name-candidates.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { type Reading, type Run, tradeSpans } from './name-run.ts'
import { alternatives, type BriefText, type Found, wordsOf } from './read-text.ts'

/** The name of the business, project or event, as the brief spells it. */
export function findName(
  text: BriefText,
  lexicon: Lexicon,
  event: boolean,
): Found<string> | undefined {
  if (lexicon.countries[0] === 'JP') return findJapaneseName(text, lexicon)
  if (lexicon.countries[0] === 'KR') return findKoreanName(text, lexicon)
  const reading: Reading = {
    text,
    lexicon,
    words: wordsOf(text),
    trades: tradeSpans(text, lexicon),
    common: new Set(alternatives(lexicon.common.replaceAll(' ', '|'))),
  }
  const candidates = [quoted, cued, opening, defining, beside, person].flatMap((find) =>
    find(reading),
  )
  const rank = (c: Candidate) => c.score + Math.exp(-c.start / 120)
  const best = candidates.sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0]
  if (!best) return undefined
  const end = event ? withoutYear(text.raw, best) : best.end
  const value = text.raw.slice(best.start, end)
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.075) * 100) / 100)
  return { value, span: [best.start, end], confidence }
}

/** "Summer Jam 2026" is called Summer Jam. */
function withoutYear(raw: string, { start, end }: Run): number {
  const year = /[\s,'’-]+(?:19|20)\d\d$/.exec(raw.slice(start, end))
  return year && year.index > 0 ? start + year.index : end
}
