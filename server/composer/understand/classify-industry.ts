import { type Industry, industries } from '#shared/page/industries.ts'
import { hiredAt, isWorkshop, mendedAt } from './apart.ts'
import { craftTaught } from './craft-taught.ts'
import { dated, hasSign } from './event-signs.ts'
import type { Lexicon, TradeStems } from './lexicon/lexicon.ts'
import { indexPhrases, type Match, matchAll, type PhraseIndex } from './match-phrases.ts'
import { alternatives, type BriefText } from './read-text.ts'
import { soldIn } from './sold-in.ts'
import { role } from './trade-role.ts'

interface Vote {
  industry: Industry
  weight: number
}

const weights = { names: 10, strong: 4, weak: 1.5, not: 0 } as const
const kinds = ['names', 'strong', 'weak', 'not'] as const

function votesOf(lexicon: Lexicon): PhraseIndex<Vote[]> {
  const votes = new Map<string, Vote[]>()
  for (const industry of industries) {
    if (industry === 'general') continue
    const stems: TradeStems = lexicon.industries[industry]
    for (const kind of kinds) {
      for (const stem of alternatives(stems[kind] ?? '')) {
        const known = votes.get(stem) ?? []
        known.push({ industry, weight: weights[kind] })
        votes.set(stem, known)
      }
    }
  }
  const ownTrade = [{ industry: 'trades', weight: weights.names } as const]
  for (const stem of alternatives(lexicon.workshops)) votes.set(stem, ownTrade)
  const common = [{ industry: 'nonprofit', weight: weights.names } as const]
  for (const stem of alternatives(`${lexicon.clubs}|${lexicon.repairCafes}`)) {
    if (!votes.get(stem)?.some(({ industry }) => industry === 'fitness')) votes.set(stem, common)
  }
  const apart = { shop: `${lexicon.producers}|${lexicon.hiring.names}`, portfolio: lexicon.crafts }
  for (const [industry, stems] of Object.entries(apart) as [Industry, string][]) {
    const own = alternatives(stems).filter((stem) => !votes.has(stem))
    for (const stem of own) votes.set(stem, [{ industry, weight: weights.names }])
  }
  return indexPhrases(votes)
}

const indexes = new Map<Lexicon, PhraseIndex<Vote[]>>()

/** Every trade word of a language with what it speaks for. */
export function tradeIndex(lexicon: Lexicon): PhraseIndex<Vote[]> {
  let index = indexes.get(lexicon)
  if (!index) {
    index = votesOf(lexicon)
    indexes.set(lexicon, index)
  }
  return index
}

/** Whether the word starts a trade's own name, as "bakery". */
export const isTradeName = (match: Match<Vote[]>): boolean =>
  match.value.some((vote) => vote.weight === weights.names)

/** What stands first says most of what a business is. */
const placeWeight = (start: number, lexicon: Lexicon): number =>
  0.55 + 1.2 * Math.exp(-start / (lexicon.common === '' ? 40 : 90))

function tally(text: BriefText, lexicon: Lexicon, scale: number, scores: Map<Industry, number[]>) {
  const seen = new Map<string, number>()
  for (const match of matchAll(tradeIndex(lexicon), text.folded)) {
    const stem = text.folded.slice(match.start, match.end)
    const repeat = seen.get(stem) ?? 0
    seen.set(stem, repeat + 1)
    if (repeat > 1) continue
    const factor =
      placeWeight(match.start, lexicon) * role(text, lexicon, match) * scale * (repeat ? 0.4 : 1)
    const telling = match.value.filter((vote) => vote.weight > 0).length
    for (const { industry, weight } of match.value) {
      if (weight === 0) continue
      const list = scores.get(industry) ?? []
      list.push((weight / Math.sqrt(telling)) * factor)
      scores.set(industry, list)
    }
  }
}

/** "volunteers fix lamps for nothing": who mends without pay has no workshop. */
const freely =
  /(?<!\p{L})(?:volunteers|vrijwilligers|freiwillige|ehrenamtliche|benevoles|voluntari[oa]s|volontari|voluntarios)(?!\p{L})/u

/** What is done to a thing tells a trade too: "we repair watches", "we hire out tents". */
function tallyDeeds(text: BriefText, lexicon: Lexicon, scores: Map<Industry, number[]>) {
  const deeds = [
    { industry: 'trades', at: mendedAt(text, lexicon), weight: weights.names },
    { industry: 'shop', at: hiredAt(text, lexicon), weight: weights.strong },
  ] as const
  for (const { industry: trade, at, weight } of deeds) {
    if (at < 0) continue
    const industry = trade === 'trades' && freely.test(text.folded) ? 'nonprofit' : trade
    scores.set(industry, [...(scores.get(industry) ?? []), weight * placeWeight(at, lexicon)])
  }
}

/** The first hit counts whole, each further one less: a long menu does not outvote a sign. */
const total = (values: number[]): number =>
  values.sort((a, b) => b - a).reduce((sum, value, i) => sum + value * 0.72 ** i, 0)

/** "Taller" and "officina" alone are a garage's; with bicycles or chairs they are no garage. */
const mayBeWorkshop: ReadonlySet<Industry> = new Set(['auto-repair', 'construction'])

/** The trade a brief is about, and how sure that is. */
export function classifyIndustry(
  text: BriefText,
  lexicon: Lexicon,
  second: Lexicon | null,
): { industry: Industry; confidence: number } {
  const scores = new Map<Industry, number[]>()
  tally(text, lexicon, 1, scores)
  if (second) tally(text, second, 0.35, scores)
  tallyDeeds(text, lexicon, scores)
  const event = scores.get('event')
  if (event && dated(text, lexicon)) event.push(hasSign(scores, event) ? 2 : 9)
  const ranked = [...scores].map(([industry, list]) => ({ industry, score: total(list) }))
  ranked.sort((a, b) => b.score - a.score)
  const [best, next] = soldIn(ranked, scores.get('florist') ?? [])
  if (!best || best.score < 3) {
    // A day, its month and its year, and nothing else to go by.
    const day = /\b20\d\d\b/.test(text.raw) && dated(text, lexicon)
    return day ? { industry: 'event', confidence: 0.4 } : { industry: 'general', confidence: 0.2 }
  }
  if (mayBeWorkshop.has(best.industry) && isWorkshop(text, lexicon)) best.industry = 'trades'
  if (best.industry === 'education')
    best.industry = craftTaught(text, lexicon, tradeIndex(lexicon)) ?? 'education'
  const margin = (best.score - (next?.score ?? 0)) / best.score
  const strength = Math.min(1, best.score / 12)
  const confidence = Math.round((0.35 + 0.4 * margin + 0.25 * strength) * 100) / 100
  return { industry: best.industry, confidence: Math.min(0.99, confidence) }
}
