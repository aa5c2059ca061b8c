import { isTradeName, tradeIndex } from './classify-industry.ts'
import { countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll } from './match-phrases.ts'
import type { BriefText, Found } from './read-text.ts'

export interface NameCandidate {
  start: number
  end: number
  score: number
}

/** Whether the text ends with a trade's own name, as 歯科医院 and 치과 do. */
export function endsWithTrade(source: string, lexicon: Lexicon): boolean {
  return matchAll(tradeIndex(lexicon), source).some(
    (match) => isTradeName(match) && match.end === source.length,
  )
}

/** Whether the text is a trade's own name and nothing else. */
export function isOnlyTrade(source: string, lexicon: Lexicon): boolean {
  return matchAll(tradeIndex(lexicon), source).some(
    (match) => match.start === 0 && match.end === source.length,
  )
}

/** Not a city, not a trade, not a common word, and no sentence. */
export function plausibleName(text: BriefText, lexicon: Lexicon, at: NameCandidate): boolean {
  const source = text.folded.slice(at.start, at.end)
  const raw = text.raw.slice(at.start, at.end)
  if (raw.trim() !== raw || raw.length < 1 || raw.length > 30) return false
  if (isPhrase(lexicon.offers.times, source)) return false
  // 하수구 뚫음 8만원, 세탁기 청소는 안 합니다: what costs something, and what is not done.
  const behind = text.folded.slice(at.end, at.end + 10)
  if (/^\s?\d[\d,.]*\s?(?:천|만|원|円|万|千)/.test(behind)) return false
  if (/^[은는이가을를]? ?(?:안 |하지 않|없)/.test(behind)) return false
  // 원목 가구 제작, 싱크대 제작: the first of what is made.
  if (/(?:製作|制作|제작)$/.test(source) && /^\s?[、,]/.test(text.folded.slice(at.end)))
    return false
  if (countryOfCity(raw) || isPhrase(lexicon.name.generic, source)) return false
  if (/^\d+(?:時間|分|円|年|月|日|名|人|台|枚|시간|분|원|년|월|명|개)/.test(raw)) return false
  if (/[都道府県市区町村]\S*\d|^\S+도 \S+[시군]$/.test(raw)) return false
  // ランチ900円, 月〜金: what it costs and when.
  if (/\d(?:円|원)/.test(raw) || /^[月火水木金土日][〜~～・]/.test(raw)) return false
  if (/^(?:경기|강원|충청[남북]|전라[남북]|경상[남북])도 [가-힣]{2}$/.test(raw)) return false
  if (/고요$|아니|(?:전문|대행)? ?업체$/.test(raw)) return false
  if (!/\p{L}/u.test(raw) || /\d{2,}-\d{2,}/.test(raw) || /[。、\n@]|\d[年년]|創業|창업/.test(raw))
    return false
  return !isOnlyTrade(source, lexicon)
}

/** The best candidate, the earlier the better. */
export function bestName(
  text: BriefText,
  lexicon: Lexicon,
  candidates: readonly NameCandidate[],
): Found<string> | undefined {
  const rank = (c: NameCandidate) => c.score + Math.exp(-c.start / 60)
  const best = candidates
    .filter((candidate) => plausibleName(text, lexicon, candidate))
    .sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0]
  if (!best) return undefined
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.07) * 100) / 100)
  return { value: text.raw.slice(best.start, best.end), span: [best.start, best.end], confidence }
}
