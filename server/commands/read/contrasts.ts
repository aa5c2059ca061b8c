import { fold, isWordLetter } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { CommandLanguage } from '../command-words.ts'
import type { Clause } from './clause.ts'

/** What was and what is now, each where it stands in a wish, and what leads to them. */
export interface Contrast {
  said: Span
  now: Span
  /** What stands before both of them and before the words that set them apart. */
  lead: Span
}

const slots = { '{said}': '(?<said>.+?)', '{now}': '(?<now>.+?)' } as const
const patterns = new Map<string, RegExp[]>()

/** "…, not …", "… instead of …": every way a clause sets one thing against another. */
export function contrastsIn({ wish, span }: Clause): Contrast[] {
  const text = wish.text.folded.slice(...span).replace(/[\s.!。！]+$/, '')
  return patternsOf(wish.language).flatMap((pattern) => {
    const { said, now, lead = [0, 0] } = pattern.exec(text)?.indices?.groups ?? {}
    if (!said || !now) return []
    const at = ([start = 0, end = 0]: readonly number[]): Span => [span[0] + start, span[0] + end]
    return [{ said: at(said), now: at(now), lead: at(lead) }]
  })
}

function patternsOf({ code, words }: CommandLanguage): RegExp[] {
  const known = patterns.get(code)
  if (known) return known
  const made = words.contrasts.map(patternOf)
  patterns.set(code, made)
  return made
}

function patternOf(template: string): RegExp {
  const parts = template.split(/(\{said\}|\{now\})/).filter((part) => part.trim() !== '')
  const source = parts.map((part) => slots[part as keyof typeof slots] ?? literal(part))
  const lead = parts[0]?.startsWith('{') ? '' : '(?<lead>.*?)'
  return new RegExp(`^${lead}${source.join('\\s*')}$`, 'du')
}

/** Words of a template: whole ones, where spaces part them. */
function literal(part: string): string {
  const words = fold(part).trim()
  const source = words.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const before = isWordLetter(words[0]) ? '(?<![\\p{L}\\p{N}])' : ''
  const behind = isWordLetter(words.at(-1)) ? '(?![\\p{L}\\p{N}])' : ''
  return before + source + behind
}
