import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, isAsian, isSpace } from './read-text.ts'

/** 초등학생, 중학생 대상: a comma between people. */
function joins(folded: string, at: number, people: string): boolean {
  if (!/[、,·]/.test(folded[at] ?? '')) return false
  const before = /[^\s、。,.!?]{2,6}$/.exec(folded.slice(Math.max(0, at - 6), at))?.[0] ?? ''
  return before !== '' && isPhrase(people, before)
}

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
        if (!/^が必要な/.test(folded.slice(start - 1))) break
      }
      if (
        unit === ' ' &&
        /(?:저희|우리|저|여기|이곳)[은는]$|[가-힣](?:에서|는데|지만|니다|[에예어해]요)$|(?:있고|이고|이며|으며)$/.test(
          folded.slice(Math.max(0, start - 8), start - 1),
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
