import type { Lexicon } from '../lexicon/lexicon.ts'
import type { BriefText } from '../read-text.ts'
import { isDescribed } from './japanese-kinds.ts'
import { page, verbal } from './japanese-opening.ts'
import { professionIn } from './japanese-person.ts'
import type { NameCandidate } from './name-candidate.ts'

/** Whose page it is that nobody's name tells: うち, お店, 初心者向け. */
const whose =
  /(?:用|向け|ため|自分|自身|うち|会社|自社|社|店|たち|私|僕|活動|仕事|商品|店舗|今|現在)$|[をにがで]/

/** イラストレーター・宮野さとの作品ページ: whose page it is. */
export function owner({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const match of folded.matchAll(/ ?の|(?=公式(?:サイト|ページ|ホーム))/g)) {
    if (!page.test(folded.slice(match.index, match.index + 14))) continue
    let start = match.index
    while (
      start > 0 &&
      match.index - start < 14 &&
      !/[、。,.!?\n「」()（）:・|の\s]/.test(folded[start - 1] ?? '')
    )
      start -= 1
    start += professionIn(folded.slice(start, match.index), lexicon)
    const source = folded.slice(start, match.index)
    if (source.length < 2 || isDescribed(source, lexicon)) continue
    if (!verbal.test(source) && !whose.test(source))
      found.push({ start, end: match.index, score: 4.5 })
  }
  return found
}
