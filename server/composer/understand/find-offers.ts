import type { Industry } from '#shared/page/industries.ts'
import { tradeIndex } from './classify-industry.ts'
import { cityPhrases } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence, type Found, isSpace } from './read-text.ts'

interface Stretch {
  start: number
  end: number
}

/** What stands behind "we offer", or before を販売しています, up to the end of the list. */
function stretches({ folded }: BriefText, lexicon: Lexicon): Stretch[] {
  const found: Stretch[] = []
  for (const cue of matchAll(phraseIndex(lexicon.offers.cues), folded)) {
    if (lexicon.common === '' && !/[:：は]$/.test(folded.slice(cue.start, cue.end))) {
      let start = cue.start
      while (start > 0 && cue.start - start < 90 && !/[。.!?\n:：]/.test(folded[start - 1] ?? ''))
        start -= 1
      const topic = folded.slice(start, cue.start).search(/[はでにが은는에서](?=[^はが은는]*$)/)
      found.push({ start: topic >= 0 ? start + topic + 1 : start, end: cue.start })
      continue
    }
    if (
      /\b(?:not|no|don't|kein|keine|não|nao|non|geen|niet|pas|no)\s*$/.test(
        folded.slice(Math.max(0, cue.start - 8), cue.start),
      )
    )
      continue
    let end = cue.end
    while (
      end < folded.length &&
      end - cue.end < 220 &&
      !endsSentence(folded, end) &&
      folded[end] !== ';'
    )
      end += 1
    found.push({ start: cue.end, end })
  }
  return found
}

function split(folded: string, { start, end }: Stretch, lexicon: Lexicon): Stretch[] {
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

/** "Boilers, burst pipes and bathrooms in Leeds.": a list with no verb that names the trade. */
function fragments(text: BriefText, lexicon: Lexicon, industry: Industry): Stretch[] {
  const { folded } = text
  const found: Stretch[] = []
  for (let start = 0, i = 0; i <= folded.length; i += 1) {
    const ends = i === folded.length || endsSentence(folded, i)
    const opens =
      /[:;]/.test(folded[i] ?? '') || (/[–—]/.test(folded[i] ?? '') && isSpace(folded[i + 1]))
    if (!ends && !opens) continue
    const piece = { start, end: i }
    if (ends && isList(folded, piece, lexicon, industry)) found.push(piece)
    start = i + 1
  }
  return found
}

function isList(folded: string, piece: Stretch, lexicon: Lexicon, industry: Industry): boolean {
  const pieces = split(folded, piece, lexicon)
  if (pieces.length < 3 || piece.end - piece.start > 200) return false
  const source = folded.slice(piece.start, piece.end)
  if (/[\d€$£@"“«]/.test(source)) return false
  const trades = matchAll(tradeIndex(lexicon), folded, piece.start, piece.end)
  if (!trades.some((match) => match.value.some((vote) => vote.industry === industry))) return false
  const names = [lexicon.name.copula, ...lexicon.hours.days, lexicon.negations, lexicon.hours.open]
  return pieces.every((one, i) => {
    const item = tidy(folded, one, lexicon)
    if (!item || matchAll(phraseIndex(cityPhrases), folded, item.start, item.end).length > 0)
      return false
    const source = folded.slice(item.start, item.end)
    if (isPhrase(lexicon.prices.lead, source)) return false
    const words = source.split(/\s+/)
    const verbs = words.some((word) => names.some((phrases) => isPhrase(phrases, word)))
    return words.length <= 4 && !verbs && (!item.cut || i === pieces.length - 1)
  })
}

const edge = /[\s:：–—\-"“”„«»*]/

function tidy(
  folded: string,
  piece: Stretch,
  lexicon: Lexicon,
): (Stretch & { cut: boolean }) | null {
  let { start, end } = piece
  const lead = phraseIndex(lexicon.prices.lead)
  for (let turn = 0; turn < 5; turn += 1) {
    while (start < end && edge.test(folded[start] ?? '')) start += 1
    const match = lexicon.common === '' ? undefined : matchAt(lead, folded, start)
    if (!match || match.end >= end) break
    start = match.end
  }
  const stops = phraseIndex(lexicon.offers.stops)
  const stop = matchAll(stops, folded, start, end).find(
    ({ start: at }) => lexicon.common === '' || isSpace(folded[at - 1]),
  )
  const cut = stop !== undefined
  if (stop) end = stop.start
  while (end > start && (edge.test(folded[end - 1] ?? '') || /[.,()]/.test(folded[end - 1] ?? '')))
    end -= 1
  return end > start ? { start, end, cut } : null
}

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
  const plain = lexicon.common === '' || industry === 'event' || industry === 'general'
  const listed = plain ? [] : fragments(text, lexicon, industry)
  for (const stretch of [...stretches(text, lexicon), ...listed]) {
    for (const piece of split(folded, stretch, lexicon)) {
      const offer = tidy(folded, piece, lexicon)
      if (!offer) continue
      const { start, end, cut } = offer
      const source = folded.slice(start, end)
      const clash = blocked.some(([a, b]) => a < end && start < b)
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
