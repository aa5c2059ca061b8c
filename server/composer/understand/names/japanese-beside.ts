import { isTradeName, tradeIndex } from '../classify-industry.ts'
import { countryOfCity } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { page, stop, verbal } from './japanese-opening.ts'
import type { NameCandidate } from './name-candidate.ts'

/** 学童保育ぽこあぽこ、: kana right behind a trade, up to a mark, and no particle or verb. */
const kanaName =
  /^(?![をがはにでのともやへ])[ぁ-んー]{3,8}(?<!さん|たち|など|から|まで|[るたすいだ])(?=[、。\n]|です)/

/** 木のおもちゃ工房 きつつき。: a word for a house opens the brief, its name behind a space. */
export function housed({ folded }: BriefText): NameCandidate[] {
  const match =
    /^[^\s、。\n\d]{2,12}(?:工房|[店屋館室塾園院所]|サロン|スタジオ) ([^\s、。,\d]{2,12})(?=[。\n]|\s)/.exec(
      folded,
    )
  const [whole = '', name = ''] = match ?? []
  if (!match || /[市区町村県郡]$/.test(name)) return []
  return [{ start: whole.length - name.length, end: whole.length, score: 3.5 }]
}

/** 和菓子店 花月堂, 田中歯科医院: a name beside or around a trade's own name. */
export function beside(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  const { folded, raw } = text
  const found: NameCandidate[] = []
  const trades = matchAll(tradeIndex(lexicon), folded)
  for (const match of trades) {
    if (!isTradeName(match)) continue
    const house = houseBehind(folded, match.end)
    const gap = /^\s?[「『'"]?/.exec(folded.slice(match.end, match.end + 3))?.[0].length ?? 0
    const from = match.end + gap
    // 英会話カフェ Chatterbox: the name stands behind the second trade.
    const twice = trades.some((trade) => trade.start === from && isTradeName(trade) && gap === 0)
    if (house === 0 && !twice && (gap > 0 || /[a-z0-9一-龯ァ-ヶ]/.test(folded[from] ?? ''))) {
      const end = wordEnd(folded, from)
      if (end - from > 1) found.push({ start: from, end, score: 4.4 })
    }
    const kana = kanaName.exec(folded.slice(match.end, match.end + 12))?.[0] ?? ''
    if (kana !== '' && !verbal.test(kana))
      found.push({ start: match.end, end: match.end + kana.length, score: 4.2 })
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

/** 谷戸の家: a name of its own behind a space may hold one. */
const ownNo =
  /^の(?!お?店|会社|専門|宿|販売|修理|教室|工房|レンタル|製造)[ぁ-龯ー]{1,4}(?=[\s、。]|$)/

function wordEnd(folded: string, start: number): number {
  let end = start
  while (end < folded.length && end - start < 20 && !stop.test(folded[end] ?? '')) {
    const own =
      /[ ァ-ヶー]/.test(folded[folded[start - 1] === ' ' ? start - 1 : end - 1] ?? '') &&
      ownNo.test(folded.slice(end, end + 7))
    if (own) {
      end += 1
      continue
    }
    // BASE38 高松駅から: another script behind a space is no more of it.
    if (/^[a-z0-9] [ぁ-龯]/.test(folded.slice(end - 1, end + 2))) break
    if (/[はがをにでのとも]/.test(folded[end] ?? '') || page.test(folded.slice(end, end + 14)))
      break
    end += 1
  }
  while (end > start && folded[end - 1] === ' ') end -= 1
  return end
}
