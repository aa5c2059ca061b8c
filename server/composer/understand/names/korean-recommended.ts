import type { BriefText } from '../read-text.ts'
import type { NameCandidate } from './name-candidate.ts'

/** 이럴 땐 물샘박사!, 막혔다면? 뻥뚫어 로 전화주세요: whom to turn to. */
const turned = [
  /(?:^|[\s!?.])\S{1,5} ?(?:땐|때는|때엔) ([^\s!,.?]{2,12})(?=!|를|을)/g,
  /(?:[!?] |(?:땐|때는|바로|면) )([^\s!,.?]{2,12}?)(?= ?(?:으?로|에|에게) ?(?:전화|연락|문의|맡기|맡겨))/g,
]
/** 편하게 카톡으로: how, and not whom. */
const way =
  /카톡|메일|문자|번호|디엠|dm|인스타|전화|언제|아래|지금|바로|편하|저희|우리|여기|댓글|사이트|홈페이지|연락|\d{4}|게$|@/i

export function recommended({ raw }: BriefText): NameCandidate[] {
  return turned
    .flatMap((pattern) => [...raw.matchAll(pattern)])
    .map((match) => {
      const end = match.index + match[0].length
      return { start: end - (match[1]?.length ?? 0), end, score: 7 }
    })
    .filter(({ start, end }) => !way.test(raw.slice(start, end)))
}
