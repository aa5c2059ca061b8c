import { tradeIndex } from './classify-industry.ts'
import { countryOfCity } from './gazetteer.ts'
import { leadOf } from './korean-leads.ts'
import { placeWords } from './korean-place-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll } from './match-phrases.ts'
import { endsWithTrade, isOnlyTrade, type NameCandidate } from './name-candidate.ts'
import { pastGreeting } from './past-greeting.ts'
import type { BriefText } from './read-text.ts'

/** What ends a word of a name. */
export const stop = /[,.!?\n"'“”‘’()·:=/~|]/
/** Particles and endings that hang on a name. */
export const ending =
  /(?:이라는|라는|이라고|라고|입니다|이에요|예요|에서는|에서|이며|으로|에는|은|는|이|가|을|를|의|와|과|도|로|에|인데요|이고요|이구요|이고|구요|인데|이랍니다|랍니다|란)$/
/** How a word ends that describes the next: 작은, 있는, 만드는, 동네의. */
export const describing =
  /(?:은|는|인|한|된|운|던|힌|진|낸|킨|의|(?<![마가노고])을|를|에|에서|로|고|며|서|위한|부터|까지|온|년|면|인데|는데|지만)$/

/** 고양이, 놀이: words that end as if a particle hung on them. */
const whole =
  /(?:고양이|어린이|아이|종이|놀이|나이|호랑이|떡볶이|이야기|바구니|오이|차이|사이|둥이|쟁이|[뜰틀]리에)$/

/** Takes particles off, unless they belong to the word: 치과, 마을. */
export function bare(source: string, lexicon: Lexicon): string {
  if (endsWithTrade(source, lexicon) || whole.test(source)) return source
  const cut = source.replace(ending, '')
  return cut.length >= 2 && cut !== source && !isOnlyTrade(cut, lexicon) ? cut : source
}

/** 봄날의 약속 / 서울: one more word, and a mark ends the title. */
const titleEnd = /^ [^\s,.!?:~|/]{1,8}(?: [/|–—-] |[\n|,(]|[은는] )/

/** 부엉이 헌책장 2026년: the title goes on to its day. */
const datedTitle = /^(?: [^\s,.!?:~|/]{1,8}){1,2} (?:(?:19|20)\d\d|\d{1,2}월)/

/** 늦은 저녁입니다: one more word, and the sentence ends. */
const lastWord = /^ [가-힣]{1,6}(?:입니다|이에요|예요)[.!\n]/

/** 바다영화제 2026, 포구아침장 5월 9일, 봄날 / 서울: what ends a title without a mark. */
const dateBehind = /^\s(?:(?:19|20)\d\d|\d{1,2}월 ?\d|[-–—/] )/

/** Where the words end that open a brief: at a mark, a particle, or the year of an event. */
function openingEnd({ folded, raw }: BriefText, start: number, lexicon: Lexicon): number {
  let end = start
  while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) {
    const said = raw.slice(start, end)
    if (folded[end] === ' ' && /(?:은|는|이|가|에서|입니다|의)$/.test(said)) {
      const rest = folded.slice(end, end + 16)
      const title = (said.endsWith('의') && titleEnd.test(rest)) || datedTitle.test(rest)
      if (!title && !lastWord.test(rest)) break
    }
    if (dateBehind.test(folded.slice(end, end + 6))) break
    if (
      folded[end] === ' ' &&
      /\s\S+[을를]$/.test(raw.slice(start, end)) &&
      endsWithTrade(raw.slice(start, end).split(' ')[0] ?? '', lexicon)
    )
      break
    end += 1
  }
  return end
}

/** 서울 마포구의 미용실 …: a town and its district open the brief, and are where, not who. */
const district = /^([가-힣]{2,4}?)(?:특별시|광역시|시|도)? [가-힣]{1,4}[시군구동읍면](?:의|에) /

function opensWithPlace(raw: string): boolean {
  const town = district.exec(raw)?.[1]
  return town !== undefined && countryOfCity(town) !== undefined
}

/** 카페 온도는, 한빛치과, 제12회 바다영화제 2026: the name that opens a brief. */
export function opening(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  const { folded, raw } = text
  const greeted = pastGreeting(folded, lexicon)
  if (opensWithPlace(raw.slice(greeted))) return []
  const from =
    greeted + (/^(?:제\s?\d{1,3}회|(?:19|20)\d\d년?)\s/.exec(raw.slice(greeted))?.[0].length ?? 0)
  const end = openingEnd(text, from, lexicon)
  const sign = folded[end] ?? ''
  const whole = raw.slice(from, end).trimEnd()
  const source = /[\n|:]/.test(sign) ? whole : bare(whole, lexicon)
  const words = source.split(' ')
  const [first = ''] = words
  const signed =
    first.length > 3 &&
    words.length > 1 &&
    !/^(?:동네|우리동네|작은|독립|골목)/.test(first) &&
    endsWithTrade(first, lexicon) &&
    !isOnlyTrade(first, lexicon)
  const sign0 = signed ? [{ start: from, end: from + first.length, score: 5.5 }] : []
  const dated = dateBehind.test(folded.slice(end, end + 6))
  const closed = dated || (titled(sign) && (sign !== '.' || whole.length <= 12))
  const described =
    words.slice(0, -1).some((word) => describing.test(word) && !/법인$/.test(word)) &&
    !isDefined(text, from + source.length, lexicon) &&
    !(words.length < 4 && /의 \S+$/.test(source) && closed)
  if (described || (words.length > 3 && !/^[\w&.' -]+$/.test(source)) || /["'“‘]/.test(sign))
    return sign0
  if (isClause(whole, source, raw.slice(end, end + 8))) return sign0
  const lead = leadOf(words, lexicon)
  const rest = words.slice(placeWords(words))
  if (rest.length > 1 && rest.every((word) => isTradeWord(word, lexicon))) return sign0
  if (isOnlyTrade(words.at(-1) ?? '', lexicon) && called.test(raw.slice(end))) return sign0
  return (closed || source.length < whole.length) && lead < source.length
    ? [{ start: from + lead, end: from + source.length, score: words.length > 2 ? 5 : 6.5 }]
    : sign0
}

/** 헌책과 커피, 모래시계입니다: a name of its own closes the sentence. */
const called = /^, ([가-힣]{2,8}(?: [가-힣]{1,6})?)(?:입니다|이에요|예요)[.!\n]/

/** 피아노 교습소: a word that trades are told by, whole. */
const isTradeWord = (word: string, lexicon: Lexicon): boolean =>
  matchAll(tradeIndex(lexicon), word).some(({ start, end }) => start === 0 && end === word.length)

/** 포항 사는, 가르치는: a verb, and no name with its particle. */
const verb =
  /(?:^| )(?:하|사|있|없|파|보|찍|굽|짓|쓰|돕|받|열|살|주|입)$|(?:드리|그리|만드|가르치|고치|키우|나누|배우|즐기|모이|부르|지키|기르|다루|운영하|판매하)$/

/** The start of a sentence, and no name: 밤바다가 보이는 펜션, 강아지랑 고양이 진료. */
function isClause(whole: string, source: string, behind: string): boolean {
  if (/(?:있|하|되|합니다|에서|싶|고요|지만|네요)$/.test(source) || /\d년/.test(source)) return true
  if (/[이가]$/.test(whole) && /^ \S*(?:[는은던운한인든준된낸친진]|있는) /.test(behind)) return true
  // 유기묘 입양을 돕고: what is done, and nothing that is run.
  if (/[을를]$/.test(whole) && !/^ (?:운영|소개|열|시작|오픈|잘 부|경영|하고|찾)/.test(behind))
    return true
  // 안산에서 인테리어 합니다: a town no list knows.
  if (/^[가-힣]{2,3}에서$/.test(whole) || /(?:랑|하고) /.test(source)) return true
  if (/는$/.test(whole) && verb.test(source)) return true
  return source.length <= 3 && describing.test(source)
}

/** What ends a title. */
const titled = (sign: string): boolean => /[\n:,.(（|/]/.test(sign)

/** 달콤한 오후는 … 카페입니다: whose kind the same sentence tells is a name, whatever its words. */
function isDefined({ folded }: BriefText, end: number, lexicon: Lexicon): boolean {
  const behind = folded.slice(end, end + 90)
  const stop = behind.search(/[.!?\n]/)
  const sentence = stop < 0 ? behind : behind.slice(0, stop)
  const being = /(?:입니다|이에요|예요|이고|인데요|이며)$/.exec(sentence)
  return (
    /^[은는] /.test(behind) && !!being && endsWithTrade(sentence.slice(0, being.index), lexicon)
  )
}
