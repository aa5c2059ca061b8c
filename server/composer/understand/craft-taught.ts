import type { Industry } from '#shared/page/industries.ts'
import type { Lexicon, TradeStems } from './lexicon/lexicon.ts'
import { matchAll, type PhraseIndex, phraseIndex } from './match-phrases.ts'
import type { BriefText } from './read-text.ts'

/** How near a word for teaching makes a craft its subject: "bookbinding courses", "製本の教室". */
const subject = 4

/**
 * The trade of a craft that a brief names before it speaks of teaching: a bookbinder who gives
 * courses too is no school. `trades` holds every trade word with what it speaks for. Null where teaching comes first, or is all there is.
 */
export function craftTaught(
  { folded }: BriefText,
  lexicon: Lexicon,
  trades: PhraseIndex<{ industry: Industry; weight: number }[]>,
): Industry | null {
  const craft = matchAll(phraseIndex(`${lexicon.workshops}|${lexicon.crafts}`), folded)[0]
  if (!craft) return null
  const { names, strong = '', weak = '' }: TradeStems = lexicon.industries.education
  const teaching = [names, strong, weak].filter(Boolean).join('|')
  const taught = matchAll(phraseIndex(teaching), folded)[0]
  if (taught && taught.start <= craft.end + subject) return null
  const known = matchAll(trades, folded).find(({ start }) => start === craft.start)
  const votes = known?.value.filter(({ industry }) => industry !== 'education') ?? []
  return votes.sort((a, b) => b.weight - a.weight)[0]?.industry ?? null
}
