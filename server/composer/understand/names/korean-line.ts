import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { isOnlyTrade, type NameCandidate } from './name-candidate.ts'

/** 시공, 원룸이사, 무료견적, 출장: what is done and how, and no name. */
const service =
  /(?:시공|수리|청소|교체|설치|제거|탐지|세척|작업|관리|제작|판매|구입|매입|대여|렌탈|이사|연장|철거|방수|코팅|점검|상담|견적|출장|배송|예약|문의|전문|가능|무료|휴무|무휴|출동|할인|당일|전화|위치|주소|환영|지역|인근|근처|메뉴|가격|운영|영업|오픈|도색|도배|세차|광택|막힘|고장|누수|방전|운동화|정비)(?:제|중|시)?$/
/** A word that a sentence is made of. */
const sentence = /(?:[니이]다|요|은|는|을|를|에서|하고|에게|이랑|하는|있는|되는)$/
/** 뚫어드림119: a number that people know closes the name. */
const numbered = /^[가-힣]{2,8}(?:119|114|24|365|1004|\d{2,4}호?)$/
const sum = /^\d[\d,.]*(?:만|천|원)|^[일이삼사오육칠팔구]?[만천백]\S*원/

interface Word {
  start: number
  said: string
}

/** The words of each stretch without marks, with where they stand. */
function stretches(raw: string): Word[][] {
  return [...raw.matchAll(/[^.!?\n,:;|/()'"‘“~]+/g)].map((stretch) =>
    [...stretch[0].matchAll(/\S+/g)].map((word) => {
      return { start: stretch.index + word.index, said: word[0] }
    }),
  )
}

/** What stands behind a name on such a line: its place, its number, or the first price. */
function closes(behind: readonly string[]): boolean {
  const [next = '', then = ''] = behind
  if (next === '') return false
  if (placeWords(behind) > 0 || /^(?:☎|tel|0\d{1,2}|010|1\d{3})/i.test(next)) return true
  return !/^\d/.test(next) && !service.test(next) && sum.test(then)
}

/** 이사 용달 원룸이사 당일가능 …: whether the word before `at` is one of a list of what is done. */
export function isListed(raw: string, at: number): boolean {
  const from = Math.max(...[...'.!?\n,:;|/()'].map((mark) => raw.lastIndexOf(mark, at - 1))) + 1
  const behind = (/^[^.!?\n,:;|/()]*/.exec(raw.slice(at))?.[0] ?? '').trim().split(' ')
  if (behind[0] === '') return false
  const said = [...raw.slice(from, at).trim().split(' '), ...behind]
  return said.length > 4 && !said.some((word) => sentence.test(word)) && !closes(behind)
}

/** 하수구 변기 누수 뚫어드림119 창원 전지역 ☎ 055-…: the word of its own on a line of words. */
export function onLine({ raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return stretches(raw).flatMap((words) => {
    const said = words.map((word) => word.said)
    const behindCall = /[!?]\s*$/.test(raw.slice(0, words[0]?.start ?? 0))
    if (said.length < (behindCall ? 2 : 4) || said.some((word) => sentence.test(word))) return []
    const at = words.findIndex((word, n) => {
      if (n === 0 && !behindCall) return false
      if (numbered.test(word.said)) return true
      // 오스테리아 베르데 부산: two words of one name are told elsewhere.
      const before = said[n - 1] ?? ''
      if (isName(before, lexicon) || placeWords([before]) > 0) return false
      return isName(word.said, lexicon) && closes(said.slice(n + 1))
    })
    const word = words[at]
    return word ? [{ start: word.start, end: word.start + word.said.length, score: 7 }] : []
  })
}

/** 누수탐지 변기막힘 / 인천 부평구 / 물샐틈설비 / 032-…: the piece that is neither what is done nor where. */
export function inPieces({ raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const pieces = [...raw.matchAll(/[^/|·\n]+/g)]
  if (pieces.length < 3) return []
  const named = pieces.flatMap(({ index, 0: piece }) => {
    const said = piece.trim()
    const start = index + piece.indexOf(said)
    return isName(said, lexicon) ? [{ start, end: start + said.length, score: 6.7 }] : []
  })
  return named.slice(0, 1)
}

/** 누수탐지 변기막힘 싱크대교체: nothing but what is done. */
export const isServices = (words: readonly string[]): boolean =>
  words.length > 1 && words.every(isService)

/** 변기막힘, 원룸이사 */
export const isService = (word: string): boolean => service.test(word)

const isName = (word: string, lexicon: Lexicon): boolean =>
  /^[가-힣]{3,10}$/.test(word) &&
  !service.test(word) &&
  !/^.{1,3}[시군구동읍면리점로길]$/.test(word) &&
  placeWords([word]) === 0 &&
  !isPhrase(lexicon.name.generic, word) &&
  !isOnlyTrade(word, lexicon)
