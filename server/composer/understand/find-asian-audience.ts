import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, isAsian, isSpace } from './read-text.ts'

/** 초등학생, 중학생 대상: a comma between people. */
function joins(folded: string, at: number, people: string): boolean {
  if (!/[、,·]/.test(folded[at] ?? '')) return false
  const before = /[^\s、。,.!?]{2,6}$/.exec(folded.slice(Math.max(0, at - 6), at))?.[0] ?? ''
  return before !== '' && isPhrase(people, before)
}

/** 약쏙톡은, 사단법인 느린발걸음은: who it is begins the sentence, and whom it is for stands behind. */
const topic = /^(?:사단법인 |주식회사 |재단법인 |협동조합 )?[가-힣a-z0-9]{2,9}은$/

/** 海外に資産がある個人: what they have or need belongs to them. */
const clause =
  /^が(?:必要な|ある|ない|いる|多い|苦手な|好きな|得意な)|^に[一-龯ァ-ヶー]{1,5}が(?:ある|ない|いる)/

/** Whom a Japanese or Korean brief is for: the people before 向け, 을 위한, 対象. */
export function findAsianAudience(
  { folded, raw }: BriefText,
  { audience }: Lexicon,
): Found<string> | undefined {
  for (const cue of matchAll(phraseIndex(audience.after), folded)) {
    let end = cue.start
    while (isSpace(folded[end - 1])) end -= 1
    let start = end
    while (start > 0 && end - start < 24) {
      const unit = folded[start - 1] ?? ''
      if (/[、。,.!?\n「」()（）:–—|·/]/.test(unit) && !joins(folded, start - 1, audience.people))
        break
      if (isAsian(unit) && /[はがをにで]/.test(unit) && end - start > 1) {
        if (!clause.test(folded.slice(start - 1, start + 9))) break
      }
      if (
        unit === ' ' &&
        /(?:저희|우리|저|여기|이곳)[은는]$|[가-힣](?:에서|는데|지만|니다|[에예어해]요)$|(?:있고|이고|이며|으며)$/.test(
          folded.slice(Math.max(0, start - 8), start - 1),
        )
      )
        break
      if (
        unit === ' ' &&
        topic.test(
          folded
            .slice(0, start - 1)
            .split(/[.!?\n] ?/)
            .at(-1) ?? '',
        )
      )
        break
      start -= 1
    }
    while (isSpace(folded[start])) start += 1
    if (end - start < 2 || end - start > 24) continue
    if (matchAll(phraseIndex(audience.people), folded.slice(start, end)).length === 0) continue
    return { value: raw.slice(start, end), span: [start, end], confidence: 0.7 }
  }
  return undefined
}
