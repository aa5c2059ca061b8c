import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { findQuotes } from './find-quotes.ts'
import { bare, describing, ending, stop } from './korean-words.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'

export function quoted(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  return findQuotes(text.raw)
    .filter(({ start, end }) => !/[.!?]/.test(text.raw.slice(start, end)) && end - start <= 26)
    .map(({ start, end }, i) => {
      const tail = text.folded.slice(end + 1, end + 10)
      const head = text.folded.slice(Math.max(0, start - 9), start)
      const named = matchAll(phraseIndex(lexicon.name.after), tail)[0]?.start === 0
      const topic = /^\s?(?:은|는|입니다|이|의|예요|이에요|에서|가|를|을|란|로|운영)/.test(tail)
      const work = /(?:앨범|싱글|책|곡|작품|주제는|슬로건은)\W*$/.test(head)
      const labelled =
        /(?:상호명?|업체명|이름|가게명|매장명|단체명|회사명|브랜드명|모임명|팀명|밴드명|동호회명)[은:]?\s?.$/.test(
          head,
        )
      return { start, end, score: work ? 1 : (named || labelled ? 10 : topic ? 8 : 6) - i * 0.3 }
    })
}

/** 가게 이름 =, 모임명:, and the cues of the lexicon. */
function cuesOf(folded: string, lexicon: Lexicon): number[] {
  const labels =
    /(?:상호명?|업체명|이름|가게명|매장명|단체명|회사명|브랜드명?|모임명|팀명|밴드명|행사명|동호회명)\s?[:=]/g
  const labelled = [...folded.matchAll(labels)].map((at) => at.index + at[0].length)
  return [...matchAll(phraseIndex(lexicon.name.before), folded).map(({ end }) => end), ...labelled]
}

/** 이름은 오늘도 작약!: all up to the mark that ends the sentence, where it has no verb. */
function isWhole(words: readonly string[], sign: string | undefined): boolean {
  const last = words.at(-1) ?? ''
  const said = words.length === 2 && !words.some((word) => /\d/.test(word))
  return said && /^[.!\n]?$/.test(sign ?? '') && !/[다요죠까함음임]$/.test(last)
}

const being = /(?:입니다|이에요|예요|이예요|이고요?|인데요?|이구요?|랍니다|이랍니다)$/

export function behindCue({ folded, raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return cuesOf(folded, lexicon).map((cue) => {
    let start = cue
    while (/[\s:'"“‘]/.test(folded[start] ?? 'x')) start += 1
    let end = start
    while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) end += 1
    const words = raw.slice(start, end).trimEnd().split(' ')
    if (isWhole(words, folded[end])) return { start, end: start + words.join(' ').length, score: 9 }
    // 이름은 수국다섯송이 입니다, 상호는 빵굽는 아재예요: the verb of the sentence tells where it ends.
    const said = words.slice(0, 4).findIndex((word) => being.test(word))
    if (said > 0 && being.exec(words[said] ?? '')?.index === 0)
      return { start, end: start + words.slice(0, said).join(' ').length, score: 9 }
    if (said > 0 && /[는은한운인던된의]$/.test(words[said - 1] ?? '')) {
      const whole = words.slice(0, said + 1).join(' ')
      return { start, end: start + whole.replace(being, '').length, score: 9 }
    }
    const last = words.findIndex((word) => ending.test(word) && word.length > 2)
    // 상호 컴닥터119 010-…: a number stands behind the name.
    const number = words.findIndex((word, i) => i > 0 && /^\d/.test(word))
    const most = last < 0 ? 4 : last + 1
    const source = words.slice(0, number < 0 ? most : Math.min(number, most)).join(' ')
    // 모임명: 하얀지팡이.: a mark behind it, and no particle hangs on it.
    const closed = raw.slice(start, end).trimEnd() === source && !/(?:다|요)$/.test(source)
    const name = closed ? source : bare(source, lexicon)
    return { start, end: start + name.trimEnd().length, score: 9 }
  })
}

/** X라는, X입니다: the word that ends at a cue, with a trade's name before it. */
export function beforeCue({ folded, raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return matchAll(phraseIndex(lexicon.name.after), folded).flatMap((cue) => {
    const weak = /^(?:입니다|이에요|예요|으?로 (?:오세|놀러)|[을를] 잘 부탁)/.test(
      folded.slice(cue.start),
    )
    // 반짝반짝 입니다: a space before the particle.
    const close = folded[cue.start - 1] === ' ' ? cue.start - 1 : cue.start
    let start = close
    for (let words = 0; start > 0 && close - start < 30; start -= 1) {
      const unit = folded[start - 1] ?? ''
      if (stop.test(unit)) break
      if (unit !== ' ') continue
      const previous = /\S+$/.exec(raw.slice(Math.max(0, start - 16), start - 1))?.[0] ?? ''
      // Bora & Chul Piano Lab 이라는: Latin words stay together.
      if (/[a-z0-9&.]$/i.test(previous) && /[a-z&]/.test(folded[start] ?? '')) continue
      words += 1
      if (words > (weak ? 0 : 2) || breaksName(previous, lexicon)) break
    }
    if (folded[start] === ' ') start += 1
    return [{ start, end: close, score: weak ? (close < cue.start ? 4.5 : 4) : 8.5 }]
  })
}

export const breaksName = (word: string, lexicon: Lexicon): boolean =>
  describing.test(word) ||
  isPhrase(lexicon.name.generic, word) ||
  endsWithTrade(word, lexicon) ||
  placeWords([word]) > 0

/** 저는 박서린이고 인천에서 …: who speaks. */
export function speaker({ folded }: BriefText): NameCandidate[] {
  const name = /(?:^|[.!?\n,] ?)저는 ((?:[가-힣]{2,6} )?)([가-힣]{2,4})(?=이고|이며|이라고|라고)/g
  return [...folded.matchAll(name)].map((match) => {
    const end = match.index + match[0].length
    return { start: end - (match[2]?.length ?? 0), end, score: 5 }
  })
}

const firm =
  /(?<=^|[\s.,!:])(?:(?:\([주사재유]\)|㈜|주식회사|유한회사|(?:사회적)?협동조합|[사재]단법인|(?:세무|법무|회계|노무|특허)법인) ?[가-힣a-z0-9]{2,14}|(?!당사|저희|우리|본사)[가-힣a-z0-9]{2,12}(?:\([주사재유]\)|㈜| 주식회사))/g

/** (주)한결건설, 주식회사 하늘날다 채용 페이지: a firm by its form. */
export function firms({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return [...folded.matchAll(firm)].map(({ index, 0: word }) => {
    const end = index + bare(word, lexicon).length
    // 유한회사 메아리시스템즈.: who writes, whatever product is named later.
    const opens = index === 0 && /[.\n,]/.test(folded[end] ?? '')
    return { start: index, end, score: opens ? 8.5 : 7 }
  })
}

const page =
  / (?:공식 |개인 |채용 |소개 )?(?:홈페이지|웹사이트|사이트|페이지|포트폴리오|랜딩 ?페이지)/

/** 햇님마을 주민회 페이지 만들어주세요: whose page is asked for, in the words that open the brief. */
export function owner({ folded, raw }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const line = /^[^.,!?\n:/|'"‘“「]{2,40}/.exec(folded)?.[0] ?? ''
  const at = line.search(page)
  const words = raw.slice(0, Math.max(0, at)).split(' ')
  if (at < 2 || words.length > 4 || words.slice(0, -1).some((word) => describing.test(word)))
    return []
  const placed = placeWords(words)
  const kind = words.slice(placed, -1).findLastIndex((word) => breaksName(word, lexicon))
  const first = kind < 0 ? placed : placed + kind + 1
  const start = words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
  const end = /\S\S의$/.test(raw.slice(start, at)) ? at - 1 : at
  return start < end ? [{ start, end, score: 6 }] : []
}
