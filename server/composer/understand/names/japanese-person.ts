import { isTradeName, tradeIndex } from '../classify-industry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'

/** ジャズピアニスト大友はるか: how long the profession before a person's name is. */
export function professionIn(source: string, lexicon: Lexicon): number {
  const trade = matchAll(tradeIndex(lexicon), source).filter(isTradeName).at(-1)
  const person = trade ? source.slice(trade.end) : ''
  return trade && /^[一-龯々]{1,3}[ぁ-ん一-龯々]{1,4}$/.test(person) ? trade.end : 0
}

/** What ends a profession: 陶芸家, 税理士, デザイナー, フォトグラファー. */
const profession = /(?:[家士師者員]|ター|ナー|マン|ファー|スト|ライター|シャン|シェフ)$/
/** 岸田みのり, 三宅りく, and of Chinese characters alone where the profession tells a person. */
const person =
  /^[:・、 ] ?([一-龯々]{1,4} ?[ぁ-んァ-ヶー]{2,5}|[一-龯々]{3,5}|[一-龯々]{1,3} [一-龯々]{1,3})(?=[。、\n(（]|です|と申|の(?:ポート|サイト|ホーム|作品|公式)|$)/

/** 私、岡部ちひろは札幌で…: who speaks. */
export function speaker({ folded }: BriefText): NameCandidate[] {
  const name =
    /(?:^|[。!\n] ?)(?:私|わたし|わたくし|僕)[、は]?([一-龯々]{1,3}[ぁ-ん一-龯々]{1,4}?)(?=は|です|と申|。)/g
  return [...folded.matchAll(name)].map((match) => {
    const end = match.index + match[0].length
    return { start: end - (match[1]?.length ?? 0), end, score: 5 }
  })
}

/** ヨガ講師の新田まひるです: a person's name behind the profession. */
export function introduced({ folded }: BriefText): NameCandidate[] {
  const name =
    /(?<=(?:[家士師者員生]|ター|ナー|マン|ファー|スト|シャン|シェフ|コーチ|大工|店主|代表)の)[一-龯々]{1,3}[ぁ-ん]{2,4}?(?=です|、?と(?:申|言|い))/g
  return [...folded.matchAll(name)].map(({ index, 0: { length } }) => {
    return { start: index, end: index + length, score: 5 }
  })
}

/** 陶芸家・岸田みのり。, 写真:長谷川ひかり。: who it is, behind what they do. */
export function professional({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return matchAll(tradeIndex(lexicon), folded).flatMap((trade) => {
    if (!isTradeName(trade)) return []
    const match = person.exec(folded.slice(trade.end, trade.end + 16))
    const [whole = '', name = ''] = match ?? []
    if (name === '' || endsWithTrade(name, lexicon) || /[市区町村県]$/.test(name)) return []
    const works = profession.test(folded.slice(trade.start, trade.end))
    if (!works && (whole[0] !== ':' || !/[ぁ-ん]/.test(name))) return []
    const start = trade.end + whole.length - name.length
    return [{ start, end: start + name.length, score: 6.8 }]
  })
}
