import { countryOfCity } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { isService } from './korean-line.ts'
import { endsWithTrade, isOnlyTrade, type NameCandidate } from './name-candidate.ts'

/** A verb, a wish or a note, and no name: …ます, …해요, 予約制, 주차 가능. */
const told =
  /(?:です|ます|ました|さい|せん|した|する|ない|たい|休み|定休|予約制?|無料|歓迎|可|あり|なし|以上|対応|募集|専用|予約|すすめ|自慢|人気|得意|中心|メイン|便利|目印|可能|秘密|おすそわけ|向け|未定|準備中|のみ|まで|から|など|さん|[다요죠까함음임]|가능|무료|휴무|무휴|예약제|환영|문의|예약|모집|전용|포함|전문|부터|까지|이상|있음|없음|주차|상담|배송|택배|근처|앞|옆|주택가|골목|시내|[시군구동읍면])$/

/** 。フルール・ド・ミエ、西宮市: between a full stop and its town. */
const japanese =
  /(?<=[。\n!！] ?)([^\s、。,.!?！？\n「」()（）:をがは\d]{2,14})、([^\s、。\d]{1,8}?)(?=[。\n]|で|の|$)/g
/** . 꽃피는 달팽이, 목포. */
const korean =
  /(?<=[.\n!?] ?)([가-힣a-z]{2,8}(?: [가-힣a-z]{1,6}){0,2}), ([가-힣]{2,5})(?=[.,\n ]|$)/g
/** …をしている便利屋です。よろず屋まつ。: what it is closes its sentence, and one word makes the next. */
const second = [
  /(?:です|ます)[。!！] ?([^\s、。,.!?！？\n「」()（）:・をがはにで\d]{3,10})(?=。)/g,
  /[다요][.!] ([가-힣]{3,6}(?: [가-힣]{1,4})?)(?=\.)/g,
  // お昼を作っています。おすそわけ食堂です。
  /(?:です|ます|ですか)[。!！?？] ?([^\s、。,.!?！？\n「」()（）:・をがはにで\d]{3,10})(?=です(?:。|$))/g,
]

const isTown = (word: string): boolean =>
  countryOfCity(word) !== undefined ||
  countryOfCity(word.replace(/[시군]$/, '')) !== undefined ||
  /^\S{1,6}[都道府県市区町村]$/.test(word)

/** A name by itself between two marks, its town or what it is beside it. */
export function fragments({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const beside = [japanese, korean].flatMap((pattern) =>
    [...folded.matchAll(pattern)]
      .filter(({ 2: town = '' }) => isTown(town))
      .map(({ index, 1: name = '' }) => ({ start: index, end: index + name.length, score: 4.7 })),
  )
  const behind = second.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length }, 1: name = '' }) => {
      return { start: index + length - name.length, end: index + length, score: 3.9 }
    }),
  )
  return [...beside, ...behind, ...last(folded)].filter(({ start, end }) =>
    isNamed(folded.slice(start, end), lexicon),
  )
}

/** 원두를 볶습니다. 벚꽃로스터스, 속초. 김도담 올림: the last word of all. */
function last(folded: string): NameCandidate[] {
  const match =
    /(?<=[.!?\n] )([가-힣]{3,10})()\s*$|(?<=[.!?\n。] ?)([가-힣一-龯々ぁ-ん]{2,12})(?: ?(?:드림|올림|배상)|拝|より)[.。]?\s*$/.exec(
      folded,
    )
  const name = match?.[1] ?? match?.[3] ?? ''
  if (!match) return []
  const score = match[3] ? 5 : 4
  return [{ start: match.index, end: match.index + name.length, score }]
}

const isNamed = (name: string, lexicon: Lexicon): boolean =>
  !told.test(name) &&
  !name
    .split(/[ ・]/)
    .every((word) => isService(word) || isTown(word) || isOnlyTrade(word, lexicon)) &&
  !isPhrase(lexicon.name.generic, name) &&
  !(endsWithTrade(name, lexicon) && /[のな한는]/.test(name.slice(0, -1)))
