import { isTradeName, tradeIndex } from '../classify-industry.ts'
import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'
import type { Piece } from '../price-item.ts'
import type { BriefText } from '../read-text.ts'
import { breaksName } from './korean-cues.ts'
import { isListed, isService } from './korean-line.ts'
import { bare, describing, stop } from './korean-words.ts'
import { endsWithTrade, type NameCandidate } from './name-candidate.ts'

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

/** 빵집 밀과보리: the name behind the trade's own name, which starts and ends there. */
function behind(text: BriefText, lexicon: Lexicon, trade: Piece): NameCandidate[] {
  const { raw } = text
  const gap = /^\s['"‘“]?/.exec(raw.slice(trade.end, trade.end + 2))?.[0].length ?? 0
  if (gap === 0) return []
  const from = trade.end + gap
  const word = /^[^\s,.!?"'()·:~]{1,16}/.exec(raw.slice(from, from + 16))?.[0] ?? ''
  const branch = /^ [가-힣]{1,4}점(?![가-힣])/.exec(raw.slice(from + word.length))?.[0] ?? ''
  const more = describing.test(word)
    ? (titleBehind.exec(raw.slice(from + word.length))?.[1] ?? '')
    : ''
  const line = more === '' ? upToPlace(raw.slice(from)) : ''
  const name = line || (branch + more === '' ? bare(word, lexicon) : word + branch + more)
  const end = from + name.length
  const verb = /(?:[하치드리]는 |합니다|해요|하고|하며|있는|있어|하는|입니다)/.test(name)
  if (isService(name) || verb || done.test(raw.slice(end)) || isListed(raw, end)) return []
  // 독립서점 책방 여백: the second trade's name is part of the name.
  const earlier = raw.slice(Math.max(0, trade.start - 9), trade.start)
  const second = earlier.endsWith(' ') && endsWithTrade(earlier.trimEnd(), lexicon)
  const start = second || house.test(raw.slice(trade.start, trade.end)) ? trade.start : from
  return [{ start, end, score: 4.4 }]
}

/** 삼거리 카센터, 행복미용실: the name before the trade's own name, or around it. */
function before({ raw }: BriefText, lexicon: Lexicon, trade: Piece): NameCandidate[] {
  const [whole = '', word = '', space] =
    /(\S{2,8})( ?)$/.exec(raw.slice(Math.max(0, trade.start - 10), trade.start)) ?? []
  const tail = raw.slice(trade.end, trade.end + 4)
  const closes = /^(?:[.,!\n]|을 |를 |입니다|은 |는 |이에요|예요|의 |에서|$)/.test(tail)
  if (word === '' || !closes || breaksName(word, lexicon) || stop.test(word)) return []
  if (/^\d+$/.test(word)) return []
  const start = trade.start - whole.length
  if (space === '') return [{ start, end: trade.end, score: 3.8 }]
  // 제주 감귤 농장입니다: what is grown where.
  const earlier = raw
    .slice(Math.max(0, start - 12), start)
    .trimEnd()
    .split(' ')
  if (placeWords([earlier.at(-1) ?? '']) > 0) return []
  // 어르신을 위한 스마트폰 교실: whom a kind of school is for.
  if (/위한 \S+ $/.test(raw.slice(Math.max(0, trade.start - 14), trade.start))) return []
  // 감귤 농장을 합니다 tells what is grown, 산골식당을 합니다 what it is called.
  return /^[을를] /.test(tail) ? [] : [{ start, end: trade.end, score: 3 }]
}

/** 빵집 밀과보리, 삼거리 카센터, 행복미용실: a name beside or around a trade's own name. */
export function beside(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  return matchAll(tradeIndex(lexicon), text.folded)
    .filter(isTradeName)
    .flatMap((trade) => [...behind(text, lexicon, trade), ...before(text, lexicon, trade)])
}
