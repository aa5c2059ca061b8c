import type { BriefText } from '../read-text.ts'
import type { NameCandidate } from './name-candidate.ts'

const wedding = /結婚|挙式|入籍|ウェディング|결혼|예식|청첩|웨딩|wedding/
/** 태오 ♥ 세린, 蓮&葵: two given names and a sign between them. */
const signed =
  /(?<=^|[\s、。.,])[가-힣一-龯々ぁ-んァ-ヶーa-z]{1,8} ?[♥♡❤&＆×]\ufe0f? ?[가-힣一-龯々ぁ-んァ-ヶーa-z]{1,8}(?= ?(?:の|が|は|결혼|웨딩|예식|의 |結婚|wedding)|[\s、。.,!]|$)/g
/** 悠斗と紗英の結婚式, 健太と由美は10月10日に結婚します. */
const japanese =
  /(?<=^|[\s、。])[一-龯々ぁ-んァ-ヶー]{1,6}と[一-龯々ァ-ヶーぁ-ん]{1,6}?(?=の(?:結婚|ウェディング|挙式|披露宴)|[がは、][^。\n]{0,30}(?:結婚|挙式|入籍|式を挙げ|式をし|披露宴))/g
/** 도윤이와 서아의 결혼식, 지훈이랑 은지 10월에 결혼해요. */
const korean =
  /(?<=^|[\s.,])[가-힣]{1,5}(?:와|과|이랑|랑|하고) [가-힣]{1,5}?(?=의 (?:결혼|웨딩|예식)|(?:이|가|는|은)?,? [^.\n]{0,24}결혼(?:해|합|식))/g

/** Whose wedding it is: both names as the brief joins them. */
export function couple({ folded }: BriefText): NameCandidate[] {
  if (!wedding.test(folded)) return []
  return [signed, japanese, korean].flatMap((pair) =>
    [...folded.matchAll(pair)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      score: 7.2,
    })),
  )
}
