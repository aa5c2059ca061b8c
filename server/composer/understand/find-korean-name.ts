import { bestName } from './best-name.ts'
import { byline } from './byline.ts'
import { isTradeName, tradeIndex } from './classify-industry.ts'
import { signature } from './closing-signature.ts'
import { beforeCue, behindCue, breaksName, firms, owner, quoted, speaker } from './korean-cues.ts'
import { isListed, onLine } from './korean-line.ts'
import { opening } from './korean-opening.ts'
import { placeWords } from './korean-place-words.ts'
import { recommended } from './korean-recommended.ts'
import { bare, describing, stop } from './korean-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll } from './match-phrases.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'
import { openedOrAlone } from './opened-names.ts'
import type { BriefText, Found } from './read-text.ts'
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

/** 빵집 밀과보리, 삼거리 카센터, 행복미용실: a name beside or around a trade's own name. */
function beside({ folded, raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const match of matchAll(tradeIndex(lexicon), folded)) {
    if (!isTradeName(match)) continue
    const gap = /^\s['"‘“]?/.exec(raw.slice(match.end, match.end + 2))?.[0].length ?? 0
    if (gap > 0) {
      const from = match.end + gap
      const word = /^[^\s,.!?"'()·:~]{1,16}/.exec(raw.slice(from, from + 16))?.[0] ?? ''
      const branch = /^ [가-힣]{1,4}점(?![가-힣])/.exec(raw.slice(from + word.length))?.[0] ?? ''
      const more = describing.test(word)
        ? (titleBehind.exec(raw.slice(from + word.length))?.[1] ?? '')
        : ''
      const line = more === '' ? upToPlace(raw.slice(from)) : ''
      const name = line || (branch + more === '' ? bare(word, lexicon) : word + branch + more)
      const verb = /(?:[하치드리]는 |합니다|해요|하고|하며|있는|있어|하는|입니다)/.test(name)
      // 독립서점 책방 여백: the second trade's name is part of the name.
      const second = endsWithTrade(
        raw.slice(Math.max(0, match.start - 9), match.start).trimEnd(),
        lexicon,
      )
      const start =
        (second && raw[match.start - 1] === ' ') || house.test(raw.slice(match.start, match.end))
          ? match.start
          : from
      if (!verb && !done.test(raw.slice(from + name.length)) && !isListed(raw, from + name.length))
        found.push({ start, end: from + name.length, score: 4.4 })
    }
    const before = /(\S{2,8})( ?)$/.exec(raw.slice(Math.max(0, match.start - 10), match.start))
    const closes = /^(?:[.,!\n]|을 |를 |입니다|은 |는 |이에요|예요|의 |에서|$)/.test(
      raw.slice(match.end, match.end + 4),
    )
    if (!before?.[1] || !closes || breaksName(before[1], lexicon) || stop.test(before[1])) continue
    if (/^\d+$/.test(before[1])) continue
    // 제주 감귤 농장입니다: what is grown where.
    const earlier = raw.slice(
      Math.max(0, match.start - before[0].length - 12),
      match.start - before[0].length,
    )
    if (before[2] !== '' && placeWords([earlier.trimEnd().split(' ').at(-1) ?? '']) > 0) continue
    // 어르신을 위한 스마트폰 교실: whom a kind of school is for.
    if (
      before[2] !== '' &&
      /위한 \S+ $/.test(raw.slice(Math.max(0, match.start - 14), match.start))
    )
      continue
    // 감귤 농장을 합니다 tells what is grown, 산골식당을 합니다 what it is called.
    if (before[2] !== '' && /^[을를] /.test(raw.slice(match.end, match.end + 2))) continue
    const start = match.start - before[0].length
    found.push({ start, end: match.end, score: before[2] === '' ? 3.8 : 3 })
  }
  return found
}

/** 이삿짐 옮겨 드립니다: the sentence goes on with what is done. */
const done = /^[을를]? (?:드립|드려|드리|합니|해요|해 |봅니|봐|받|하고|하는|있|됩|돼|팝|팔|주)/

/** 식당 오스테리아 베르데 부산 남천동 …: on a line of words the name ends at the place; '' elsewhere. */
function upToPlace(source: string): string {
  const words = (/^[^\n,.!?"'():~]{2,40}/.exec(source)?.[0] ?? '').split(' ')
  const at = words.findIndex((_, i) => i > 0 && placeWords(words.slice(i)) > 1)
  const plain = !words.slice(0, at).some((word) => describing.test(word))
  return at > 1 && at < 4 && plain ? words.slice(0, at).join(' ') : ''
}

/** 술집 늦은 저녁입니다: a word that describes, and the last of the name. */
const titleBehind = /^( [가-힣]{1,6})(?:입니다|이에요|예요|이라는|라는)/

/** 법무법인 바른걸음, 스테이 파도결: a form that is said with the name. */
const house = /^(?:법무법인|세무법인|회계법인|사단법인|재단법인|협동조합|주식회사|스테이)$/

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
    speaker,
    owner,
    firms,
    onLine,
    recommended,
    byline,
    openedOrAlone,
    couple,
    signature,
  ]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
