import type { Industry } from '#shared/page/industries.ts'
import { tradeIndex } from './classify-industry.ts'
import { cityPhrases } from './gazetteer.ts'
import { isDeed } from './is-deed.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type Stretch, split, tidy } from './offer-pieces.ts'
import { type BriefText, endsSentence, isSpace } from './read-text.ts'

/** Where a brief lists what there is to be had. */
export function offerStretches(text: BriefText, lexicon: Lexicon, industry: Industry): Stretch[] {
  const told = [...announced(text, lexicon), ...made(text, lexicon)]
  if (lexicon.common === '') return [...told, ...makings(text)]
  const plain = industry === 'event' || industry === 'general'
  return plain ? told : [...told, ...fragments(text, lexicon, industry)]
}

/** What stands behind "we offer", or before を販売しています, up to the end of the list. */
function announced(text: BriefText, lexicon: Lexicon): Stretch[] {
  const { folded } = text
  return matchAll(phraseIndex(lexicon.offers.cues), folded).flatMap((cue) => {
    if (lexicon.common === '' && !/[:：は]$/.test(folded.slice(cue.start, cue.end)))
      return before(folded, cue)
    const other = isDenied(folded, cue) || together.test(folded.slice(cue.end))
    return other || isWhere(folded, cue, lexicon) ? [] : behind(folded, cue)
  })
}

/** "Wij maken met buurtbewoners tuinen": first comes with whom. */
const together =
  /^ (?:(?:samen|together|gemeinsam|zusammen|ensemble|insieme|junt[oa]s?) )?(?:met|with|mit|avec|con|com) /

/** "We bake in Victoria": where, and no list. */
const isWhere = (folded: string, { end }: Stretch, { place }: Lexicon): boolean =>
  folded[end] === ' ' && matchAt(phraseIndex(place.prepositions), folded, end + 1) !== undefined

/** オーダー家具製作、木製玩具製作。: a sentence that lists what is made. */
function makings({ folded }: BriefText): Stretch[] {
  const list =
    /(?<=^|[。.\n:：] ?)[^。.\n:：、,]{1,20}(?:製作|制作|제작)(?:[、,] ?[^。.\n、,]{1,20}(?:製作|制作|제작))+(?=[。.\n]|$)/g
  return [...folded.matchAll(list)].map(({ index, 0: list }) => ({
    start: index,
    end: index + list.length,
  }))
}

/** "Brandt builds wardrobes, stairs and doors": two things at least, or it is anything. */
function made(text: BriefText, lexicon: Lexicon): Stretch[] {
  const { folded } = text
  return matchAll(phraseIndex(lexicon.offers.makes), folded)
    .filter((cue) => !isDenied(folded, cue))
    .map((cue) => behind(folded, cue))
    .filter((stretch) => {
      const pieces = split(folded, stretch, lexicon)
      const last = pieces.length - 1
      return last > 0 && pieces.every((piece, i) => isShort(folded, piece, lexicon, i === last))
    })
}

function isShort(folded: string, piece: Stretch, lexicon: Lexicon, isLast: boolean): boolean {
  const item = tidy(folded, piece, lexicon)
  if (!item || (item.cut && !isLast)) return false
  return folded.slice(item.start, item.end).split(/\s+/).length <= 4
}

function before(folded: string, cue: Stretch): Stretch {
  let { start } = cue
  while (start > 0 && cue.start - start < 90 && !/[。.!?\n:：]/.test(folded[start - 1] ?? ''))
    start -= 1
  // はちみつ begins with no particle.
  const topic = folded
    .slice(start, cue.start)
    .search(/(?!はち)[はでにが은는에서](?=(?:はち|[^はが은는])*$)/)
  return { start: topic >= 0 ? start + topic + 1 : start, end: cue.start }
}

function behind(folded: string, cue: Stretch): Stretch {
  let { end } = cue
  while (
    end < folded.length &&
    end - cue.end < 220 &&
    !endsSentence(folded, end) &&
    folded[end] !== ';'
  )
    end += 1
  return { start: cue.end, end }
}

function isDenied(folded: string, { start }: Stretch): boolean {
  const lead = folded.slice(Math.max(0, start - 8), start)
  return /\b(?:not|no|don't|kein|keine|não|nao|non|geen|niet|pas|no)\s*$/.test(lead)
}

/** "Boilers, burst pipes and bathrooms in Leeds.": a list with no verb that names the trade, or things. */
function fragments(text: BriefText, lexicon: Lexicon, industry: Industry): Stretch[] {
  const { folded } = text
  const found: Stretch[] = []
  for (let start = 0, i = 0; i <= folded.length; i += 1) {
    const ends = i === folded.length || endsSentence(folded, i)
    const opens =
      /[:;]/.test(folded[i] ?? '') || (/[–—]/.test(folded[i] ?? '') && isSpace(folded[i + 1]))
    if (!ends && !opens) continue
    const piece = unpriced(folded, { start, end: i }, lexicon)
    if (ends && isList(text, piece, lexicon, industry)) found.push(piece)
    start = i + 1
  }
  return found
}

/** "Ramos 20 €, arranjos, plantas": what stands behind the last price of a list. */
function unpriced(folded: string, piece: Stretch, lexicon: Lexicon): Stretch {
  const pieces = split(folded, piece, lexicon)
  const isPriced = ({ start, end }: Stretch) => /[€$£]|\d/.test(folded.slice(start, end))
  const last = pieces.findLastIndex(isPriced)
  const next = pieces[last + 1]
  const isList = last >= 0 && pieces.slice(0, last + 1).every(isPriced)
  return isList && next ? { start: next.start, end: piece.end } : piece
}

function isList(text: BriefText, piece: Stretch, lexicon: Lexicon, industry: Industry): boolean {
  const { folded } = text
  const pieces = split(folded, piece, lexicon)
  const isBehindPrice = folded[piece.start - 1] === ','
  if (pieces.length < (isBehindPrice ? 2 : 3) || piece.end - piece.start > 200) return false
  const source = folded.slice(piece.start, piece.end)
  if (/[\d€$£@"“«]/.test(source) || isDeed(source)) return false
  const trades = matchAll(tradeIndex(lexicon), folded, piece.start, piece.end)
  const isTrade = trades.some((match) => match.value.some((vote) => vote.industry === industry))
  if (!isBehindPrice && !isTrade && !areThings(text, pieces, lexicon)) return false
  const verbs = [lexicon.name.copula, lexicon.offers.makes, lexicon.negations, lexicon.hours.open]
  const others = [...verbs, ...lexicon.hours.days]
  return pieces.every((one, i) => {
    const item = tidy(folded, one, lexicon)
    if (!item || matchAll(phraseIndex(cityPhrases), folded, item.start, item.end).length > 0)
      return false
    const source = folded.slice(item.start, item.end)
    if (isPhrase(lexicon.prices.lead, source)) return false
    const words = source.split(/\s+/)
    const isOther = words.some((word) => others.some((phrases) => isPhrase(phrases, word)))
    return words.length <= 4 && !isOther && (!item.cut || i === pieces.length - 1)
  })
}

/** Each looks like something to be had, and one takes more than a word: qualities do not. */
function areThings({ raw }: BriefText, pieces: Stretch[], { offers }: Lexicon): boolean {
  const { things } = offers
  if (!things) return false
  const words = pieces.map(({ start, end }) => raw.slice(start, end).trim().split(/\s+/))
  const isThing = (each: string[]) => each.some((word) => things.test(word))
  return words.every(isThing) && words.some(({ length }) => length > 1)
}
