import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import { isOnlyTrade } from './name-candidate.ts'

/** 디자이너, 작가: a person's name stands behind, and is the name. */
const profession =
  /(?:이너|작가|레이터|화가|감독|가수|연주자|아티스트|번역가|(?:통?번역|통역|세무|변호|회계|법무|노무|행정|미용|요리|상담|치료|건축|조산|안무|강|작곡|수의)사|리스트|사진사|촬영기사|건축가|도예가|디렉터|밴드|그룹|듀오|선생님|강사|교사|트레이너|코치|원장|플로리스트|앱|프로그램|업체)$/
/** 조산사, 바이올린 강사: what somebody is, and who it is stands elsewhere. */
export const isProfession = (word: string): boolean =>
  word.length < 6 && !/(?:밴드|그룹|듀오)$/.test(word) && profession.test(word)

/** 불꽃축제: a feast carries its town in its name. */
const isFeast = (word: string, { occasions }: Lexicon): boolean =>
  matchAll(phraseIndex(occasions), word).some(({ end }) => end === word.length)

const lengthOf = (words: readonly string[]): number => words.join(' ').length + 1

/** How long what stands before a name is: a place, a common word, a profession before a person. */
export function leadOf(words: readonly string[], lexicon: Lexicon): number {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const placed = placeWords(words)
  if (placed === words.length) return lengthOf(words)
  if (placed > 0 && !isFeast(last, lexicon)) {
    if (isOnlyTrade(words[placed] ?? '', lexicon)) return lengthOf(words.slice(0, placed + 1))
    // 제주 감귤 농장: what there is at a place.
    if (isOnlyTrade(last, lexicon)) return lengthOf(words)
    if (placed > 1 && placed < words.length) return lengthOf(words.slice(0, placed))
  }
  const at = words.findLastIndex((word, i) => i < words.length - 1 && profession.test(word))
  if (at >= 0) return lengthOf(words.slice(0, at + 1))
  const common = isPhrase(lexicon.name.generic, first) && !/법인$|^주식회사$/.test(first)
  return common ? lengthOf([first]) : 0
}
