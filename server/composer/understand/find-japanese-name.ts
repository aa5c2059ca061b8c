import { bestName } from './best-name.ts'
import { byline } from './byline.ts'
import { isTradeName, tradeIndex } from './classify-industry.ts'
import { signature } from './closing-signature.ts'
import { countryOfCity } from './gazetteer.ts'
import { beforeCue, behindCue, firmAtEdge, owner, quoted, recommended } from './japanese-cues.ts'
import { isDescribed, isKind } from './japanese-kinds.ts'
import { beforeAddress, opening, page, stop, verbal } from './japanese-opening.ts'
import { professional, speaker } from './japanese-person.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll } from './match-phrases.ts'
import { endsWithTrade, type NameCandidate, tradeAtEnd } from './name-candidate.ts'
import type { BriefText, Found } from './read-text.ts'
import { couple } from './wedding-couple.ts'

/** 、あかり不動産。: a word of its own that ends with a trade's name. */
function standing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const part of folded.matchAll(/[^、。,.!?\n「」()（）:|\s]{3,16}/g)) {
    const lead = part[0].slice(0, Math.max(0, tradeAtEnd(part[0], lexicon)))
    if (lead.length < 2 || !/[ぁ-ん]/.test(lead) || isDescribed(part[0], lexicon)) continue
    if (/[をにがはで]/.test(lead)) continue
    found.push({ start: part.index, end: part.index + part[0].length, score: 4.1 })
  }
  return found
}

/** 、合同会社ナギサデザイン。: a firm by its form, before or behind its name. */
function firms({ folded }: BriefText): NameCandidate[] {
  return [
    ...folded.matchAll(/(?<=^|[、。\n:／/\s])[^、。,.!?\n「」()（）:|\s]{3,24}(?=[、。\n\s]|$)/g),
  ]
    .filter(([word]) => firmAtEdge.test(word))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, score: 4.6 }))
}

/** 山あいの一棟貸しの宿、月のしずく。: what it is opens the brief, its name closes the sentence. */
function apposed({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const first = /^([^、。\n]{2,40})、([^、。,.!?\n「」()（）:|\d]{2,14}?)(?:です)?[。\n]/.exec(
    folded,
  )
  const [, what = '', name = ''] = first ?? []
  if (!first || verbal.test(name)) return []
  if (!endsWithTrade(what, lexicon) && !isKind(what, lexicon)) return []
  return [{ start: what.length + 1, end: what.length + 1 + name.length, score: 4.6 }]
}

/** 高円寺のサイクルワークス・トビウオ。, ピアノを教えている佐伯ゆりです。: what closes the first sentence. */
function closing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const name =
    /(?<=の)[ァ-ヶー]+(?:・[ァ-ヶー]+)+(?=。|です)|(?<=て(?:い|お)?る)[一-龯々]{2}[ぁ-ん]{2,3}(?=です)/g
  return [...folded.matchAll(name)]
    .filter(([word]) => !endsWithTrade(word, lexicon))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, score: 4.3 }))
}

/** 、core garden。: a latin name of its own between two marks. */
function latin({ folded }: BriefText): NameCandidate[] {
  return [...folded.matchAll(/(?<=[、。]\s?)[a-z0-9][a-z0-9&'. -]{2,24}(?=[、。]|$)/g)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      score: 4.2,
    }),
  )
}

/** 和菓子店 花月堂, 田中歯科医院: a name beside or around a trade's own name. */
function beside(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  const { folded, raw } = text
  const found: NameCandidate[] = []
  for (const match of matchAll(tradeIndex(lexicon), folded)) {
    if (!isTradeName(match)) continue
    const house = houseBehind(folded, match.end)
    const gap = /^\s?[「『'"]?/.exec(folded.slice(match.end, match.end + 3))?.[0].length ?? 0
    const from = match.end + gap
    if (house === 0 && (gap > 0 || /[a-z0-9一-龯ァ-ヶ]/.test(folded[from] ?? ''))) {
      const end = wordEnd(folded, from)
      if (end - from > 1) found.push({ start: from, end, score: 4.4 })
    }
    let start = match.start
    while (match.start - start < 12 && /[一-龯々ァ-ヶーa-z0-9]/.test(folded[start - 1] ?? ''))
      start -= 1
    const city = [4, 3, 2].find((n) => countryOfCity(raw.slice(start, start + n)))
    const bare = match.start - start < 2 || (city !== undefined && start + city >= match.start)
    const end = match.end + house
    if (/(?:ための|向けの|用の|[ないる])$/.test(folded.slice(Math.max(0, start - 4), start)))
      continue
    if (
      !bare &&
      !/^(?:[一-龯ァ-ヶーしりみき]|を(?!営|経営|運営|開|始))/.test(folded.slice(end, end + 3))
    )
      found.push({ start, end, score: 3.8 })
  }
  return found
}

/** 小川写真事務所: what a firm is behind its trade, in units; 0 where nothing follows. */
function houseBehind(folded: string, at: number): number {
  const house =
    /^(?:事務所|医院|教室|工房|商店|商会|製作所|スタジオ|[店館室院園舎所社屋])(?![一-龯ァ-ヶー])/
  return house.exec(folded.slice(at, at + 6))?.[0].length ?? 0
}

function wordEnd(folded: string, start: number): number {
  let end = start
  while (end < folded.length && end - start < 20 && !stop.test(folded[end] ?? '')) {
    if (/[はがをにでのとも]/.test(folded[end] ?? '') || page.test(folded.slice(end, end + 14)))
      break
    end += 1
  }
  while (end > start && folded[end - 1] === ' ') end -= 1
  return end
}

/** A name in Japanese: quotes, cues, the opening, and trades' own names. */
export function findJapaneseName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const ways = [
    quoted,
    behindCue,
    beforeCue,
    opening,
    beforeAddress,
    owner,
    standing,
    latin,
    firms,
    closing,
    apposed,
    recommended,
    beside,
    byline,
    couple,
    professional,
    speaker,
    signature,
  ]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
