import type { Industry } from '#shared/page/industries.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { split, tidy } from './offer-pieces.ts'
import { offerStretches } from './offer-stretches.ts'
import type { BriefText, Found } from './read-text.ts'

/** Services and goods a brief lists; priced ones are prices, house rules and free trials nothing. */
export function findOffers(
  text: BriefText,
  lexicon: Lexicon,
  industry: Industry,
  blocked: readonly (readonly [number, number])[],
): Found<string>[] {
  const { folded, raw } = text
  const found = new Map<string, Found<string>>()
  const most = lexicon.common === '' ? 24 : 60
  for (const stretch of offerStretches(text, lexicon, industry)) {
    for (const piece of split(folded, stretch, lexicon)) {
      const offer = tidy(folded, piece, lexicon)
      if (!offer) continue
      const { start, end, cut } = offer
      const source = folded.slice(start, end)
      const taken = [...blocked, ...[...found.values()].map(({ span }) => span)]
      const clash = taken.some(([a, b]) => a < end && start < b)
      const long = source.split(/\s+/).length > 6 || end - start > most
      const plain = /\p{L}{2}/u.test(source) && !/[\d€$£@!?]/.test(source)
      const rule =
        matchAll(phraseIndex(lexicon.offers.not), source).length > 0 ||
        matchAll(phraseIndex(lexicon.negations), source).length > 0
      if (!clash && !long && plain && !rule && !found.has(source)) {
        found.set(source, { value: raw.slice(start, end), span: [start, end], confidence: 0.75 })
      }
      if (cut || long || clash) break
    }
    if (found.size >= 24) break
  }
  return [...found.values()].sort((a, b) => a.span[0] - b.span[0]).slice(0, 24)
}
