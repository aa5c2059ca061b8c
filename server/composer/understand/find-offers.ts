import type { Industry } from '#shared/page/industries.ts'
import { isVet } from './apart.ts'
import { isDeed, opensClause } from './is-deed.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { split, tidy } from './offer-pieces.ts'
import { offerStretches } from './offer-stretches.ts'
import type { BriefText, Found } from './read-text.ts'

/** "Every flat once a day", "alle merken": how it is done, and nothing to be had. */
const ofAll =
  /^(?:each|every|all|any|jede[nrs]?|alle[nrs]?|elke?|iedere?|chaque|tou(?:s|tes)|cada|tod[oa]s?|ogni|tutt[ie])\s/

/** "Wir haben dienstags bis samstags geöffnet": when, and nothing to be had. */
const beginsWithDay = (folded: string, start: number, { hours }: Lexicon): boolean =>
  hours.days.some((days) => matchAt(phraseIndex(days), folded, start))

/** Services and goods a brief lists; priced ones are prices, house rules and free trials nothing. */
export function findOffers(
  text: BriefText,
  lexicon: Lexicon,
  industry: Industry,
  blocked: readonly (readonly [number, number])[],
): Found<string>[] {
  const { folded, raw } = text
  const found = new Map<string, Found<string>>()
  // Dogs are a house rule elsewhere; a vet treats them.
  const isTreated = isVet(text, lexicon)
  const isPatient = (source: string) => isTreated && !source.includes(' ')
  const most = lexicon.common === '' ? 24 : 60
  for (const stretch of offerStretches(text, lexicon, industry)) {
    const pieces = split(folded, stretch, lexicon)
    const sources = pieces.map(({ start, end }) => folded.slice(start, end))
    if (sources.some(isDeed)) continue
    for (const piece of pieces) {
      const offer = tidy(folded, piece, lexicon)
      if (!offer) continue
      const { start, end, cut } = offer
      const source = folded.slice(start, end)
      const taken = [...blocked, ...[...found.values()].map(({ span }) => span)]
      const clash = taken.some(([a, b]) => a < end && start < b)
      const long = source.split(/\s+/).length > 6 || end - start > most
      const plain = /\p{L}{2}/u.test(source) && !/[\d€$£@!?]/.test(source)
      const rule =
        (!isPatient(source) && matchAll(phraseIndex(lexicon.offers.not), source).length > 0) ||
        matchAll(phraseIndex(lexicon.negations), source).length > 0 ||
        ofAll.test(source) ||
        opensClause.test(source)
      const isWhen = beginsWithDay(folded, start, lexicon)
      if (isWhen) break
      if (!clash && !long && plain && !rule && !found.has(source)) {
        found.set(source, { value: raw.slice(start, end), span: [start, end], confidence: 0.75 })
      }
      if (cut || long || clash) break
    }
    if (found.size >= 24) break
  }
  return [...found.values()].sort((a, b) => a.span[0] - b.span[0]).slice(0, 24)
}
