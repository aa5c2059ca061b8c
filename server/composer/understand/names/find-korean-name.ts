import type { Lexicon } from '../lexicon/lexicon.ts'
import type { BriefText, Found } from '../read-text.ts'
import { fragments } from './asian-fragments.ts'
import { bestName } from './best-name.ts'
import { byline } from './byline.ts'
import { signature } from './closing-signature.ts'
import { beside } from './korean-beside.ts'
import { beforeCue, behindCue, firms, owner, quoted, speaker } from './korean-cues.ts'
import { inPieces, onLine } from './korean-line.ts'
import { opening } from './korean-opening.ts'
import { recommended } from './korean-recommended.ts'
import { endsWithTrade, isOnlyTrade, type NameCandidate, tradeAtEnd } from './name-candidate.ts'
import { openedOrAlone } from './opened-names.ts'
import { couple } from './wedding-couple.ts'

/** 중학생을 위한 학원, 셈하는 나무입니다: what it is, a comma, and what it is called. */
function apposed({ folded, raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return [...folded.matchAll(/, ([^\s,.!?:][^,.!?:\n]{1,14}?)(?:입니다|이에요|예요)(?=[.!\n]|$)/g)]
    .filter(({ index }) => {
      const kind = folded.slice(Math.max(0, index - 16), index)
      return endsWithTrade(kind, lexicon) || /(?:모임|단체|팀|동아리|가게|공간|브랜드)$/.test(kind)
    })
    .map(({ index, 1: name = '' }) => ({ start: index + 2, end: index + 2 + name.length }))
    .filter(({ start, end }) => raw.slice(start, end).split(' ').length <= 3)
    .map((span) => ({ ...span, score: 6 }))
}

/** [유기동물 쉼터 다시봄]: a title in brackets opens the brief. */
function bracketed({ raw }: BriefText): NameCandidate[] {
  const title = /^\s*\[\s?([^\]\n]{2,26}?)\s?\]/.exec(raw)
  const start = title ? title[0].indexOf(title[1] ?? '') : 0
  return title ? [{ start, end: start + (title[1] ?? '').length, score: 7.5 }] : []
}

/** 서핑샵 파도타기를 운영해요: what is run, behind the word for it. */
function run({ raw }: BriefText): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const match of raw.matchAll(
    /(\S{0,8}(?:샵|숍|집|점|관|원|방|실|소|장|당|팀|카페|펜션|민박)) ([^\s,.!?]{2,12})[을를] (?:운영|하고|열었|소개|시작)|(\S{0,8}(?:샵|숍|집|점|카페|바|펜션|학원|스튜디오)) ([a-z][a-z'&]{2,20})[을를] (?:합니다|해요|하는)/gi,
  )) {
    const kind = match[1] ?? match[3] ?? ''
    const name = match[2] ?? match[4] ?? ''
    const start = match.index + kind.length + 1
    found.push({ start, end: start + name.length, score: match[4] ? 5 : 3.9 })
  }
  return found
}

/** 공인중개사 배말순이 운영하는 말순부동산, 언니가 하는 꽃집 봄날: what somebody runs. */
function kept({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const name =
    /[이가] (?:직접 |함께 |혼자 )?(?:운영하는|하는|꾸리는|지키는|꾸려가는|이끄는|만든) ([가-힣a-z0-9]{3,12})(?=[,.\n]|입니다|이에요|예요|$)/g
  return [...folded.matchAll(name)].flatMap(({ index, 0: whole, 1: said = '' }) => {
    const own = said.length - Math.max(0, tradeAtEnd(said, lexicon))
    if (isOnlyTrade(said, lexicon) || said.length - own < 2) return []
    return [{ start: index + whole.length - said.length, end: index + whole.length, score: 7.2 }]
  })
}

/** A name in Korean: quotes, cues, the opening, and trades' own names. */
export function findKoreanName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const ways = [
    quoted,
    bracketed,
    behindCue,
    beforeCue,
    apposed,
    opening,
    beside,
    run,
    kept,
    speaker,
    owner,
    firms,
    onLine,
    inPieces,
    recommended,
    byline,
    openedOrAlone,
    couple,
    fragments,
    signature,
  ]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
