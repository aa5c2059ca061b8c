import { endsSentence, isSpace } from './read-text.ts'

/**
 * How a brief uses capitals: as its language does, for everything, or hardly at all. Only in the
 * first do they tell names from other words.
 */
export type LetterCase = 'mixed' | 'upper' | 'lower'

/** Money and signs are capitals anywhere: R$, B&B, DVD. */
const acronym = /(?<!\p{L})\p{Lu}{1,4}(?!\p{L})/gu

/** The beginning tells how the rest is written. */
const enough = 800

export function letterCase(brief: string): LetterCase {
  if (brief !== last.brief) last = { brief, style: readCase(brief) }
  return last.style
}

/** All who read one brief ask for it, many times. */
let last: { brief: string; style: LetterCase } = { brief: '', style: 'mixed' }

function readCase(brief: string): LetterCase {
  const raw = brief.slice(0, enough)
  const letters = raw.replaceAll(/[^\p{L}]/gu, '')
  const capitals = letters.replaceAll(/[^\p{Lu}]/gu, '').length
  if (capitals > letters.length * 0.7) return 'upper'
  const words = raw.replaceAll(acronym, '').match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const written = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const starts = sentenceStarts(raw)
  const low = starts.filter((unit) => /\p{Ll}/u.test(unit)).length
  return low > starts.length * 0.6 && written <= 1 + words.length * 0.06 ? 'lower' : 'mixed'
}

function sentenceStarts(raw: string): string[] {
  const starts: string[] = []
  let open = true
  for (let i = 0; i < raw.length; i += 1) {
    const unit = raw[i] ?? ''
    if (open && /\p{L}/u.test(unit)) starts.push(unit)
    if (/[\p{L}\p{N}]/u.test(unit)) open = false
    if (endsSentence(raw, i) && (unit === '\n' || isSpace(raw[i + 1] ?? ' '))) open = true
  }
  return starts
}
