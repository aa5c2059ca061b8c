import { tradeIndex } from '../classify-industry.ts'
import { countryOfCity } from '../gazetteer.ts'
import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { isClause } from './korean-clauses.ts'
import { isProfession, leadOf } from './korean-leads.ts'
import { isServices } from './korean-line.ts'
import { bare, describing, stop } from './korean-words.ts'
import { endsWithTrade, isOnlyTrade, type NameCandidate } from './name-candidate.ts'
import { pastGreeting } from './past-greeting.ts'

/** 봄날의 약속 / 서울: one more word, and a mark ends the title. */
const titleEnd = /^ [^\s,.!?:~|/]{1,8}(?: [/|–—-] |[\n|,(]|[은는] )/

/** 부엉이 헌책장 2026년: the title goes on to its day. */
const datedTitle = /^(?: [^\s,.!?:~|/]{1,8}){1,2} (?:(?:19|20)\d\d|\d{1,2}월)/

/** 늦은 저녁입니다: one more word, and the sentence ends. */
const lastWord = /^ ([가-힣]{1,6})(?:입니다|이에요|예요)[.!\n]/

/** 바다영화제 2026, 포구아침장 5월 9일, 봄날 / 서울: what ends a title without a mark. */
const dateBehind = /^\s(?:(?:19|20)\d\d|\d{1,2}월 ?\d|[-–—/] )/

/** 칵테일바 7과 1/2: a fraction is no mark. */
const ends = (folded: string, at: number): boolean =>
  stop.test(folded[at] ?? '') && !/^\d\/\d/.test(folded.slice(at - 1, at + 2))

/** 낚싯배 갈매기호 통영 1인 8만원: a known town, alone, behind words that are no place. */
function isBesideTown(raw: string, start: number, at: number): boolean {
  const town = /^ ([가-힣]{2,4})(?= )/.exec(raw.slice(at, at + 6))?.[1]
  const said = raw.slice(start, at).split(' ')
  return !!town && said.length > 1 && placeWords(said) === 0 && placeWords([town]) > 0
}

/** 스테인드글라스 공방 솔잎유리 춘천: how long what it is stands before the name and its town. */
function kindBefore(
  raw: string,
  start: number,
  at: number,
  words: readonly string[],
  lexicon: Lexicon,
): number {
  const kind = words.findLastIndex((word, i) => i < words.length - 1 && isOnlyTrade(word, lexicon))
  if (kind < 1 || !isBesideTown(raw, start, at)) return 0
  return words.slice(0, kind + 1).join(' ').length + 1
}

/** Where the words end that open a brief: at a mark, a particle, or the year of an event. */
function openingEnd({ folded, raw }: BriefText, start: number, lexicon: Lexicon): number {
  let end = start
  while (end < folded.length && end - start < 24 && !ends(folded, end)) {
    const said = raw.slice(start, end)
    if (folded[end] === ' ' && /(?:은|는|이|가|에서|입니다|의)$/.test(said)) {
      const rest = folded.slice(end, end + 16)
      const title = (said.endsWith('의') && titleEnd.test(rest)) || datedTitle.test(rest)
      const last = lastWord.exec(rest)?.[1] ?? ''
      if (!title && (last === '' || said.endsWith('들은') || endsWithTrade(last, lexicon))) break
    }
    if (dateBehind.test(folded.slice(end, end + 6)) || isBesideTown(raw, start, end)) break
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
  const dated = dateBehind.test(folded.slice(end, end + 6)) || isBesideTown(raw, from, end)
  const closed = dated || (titled(sign) && (sign !== '.' || whole.length <= 12))
  const described =
    words.slice(0, -1).some((word) => describing.test(word) && !/법인$/.test(word)) &&
    !isDefined(text, from + source.length, lexicon) &&
    !(words.length < 4 && /의 \S+$/.test(source) && closed)
  if (described || (words.length > 3 && !/^[\w&.' -]+$/.test(source)) || /["'“‘]/.test(sign))
    return sign0
  if (isClause(whole, source, raw.slice(end, end + 8))) return sign0
  if (isServices(words) || (words.length === 1 && isProfession(source))) return sign0
  if (words.length > 1 && isPhrase(lexicon.name.generic, words.at(-1) ?? '')) return sign0
  const lead = leadOf(words, lexicon) || kindBefore(text.raw, from, end, words, lexicon)
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
