import type { Lexicon } from '../lexicon/lexicon.ts'
import type { BriefText, Found } from '../read-text.ts'
import { fragments } from './asian-fragments.ts'
import { bestName } from './best-name.ts'
import { byline } from './byline.ts'
import { signature } from './closing-signature.ts'
import { beforeAddress } from './japanese-address.ts'
import { beside, housed } from './japanese-beside.ts'
import { beforeCue, behindCue, firmAtEdge, quoted } from './japanese-cues.ts'
import { isDescribed, isKind } from './japanese-kinds.ts'
import { opening, verbal } from './japanese-opening.ts'
import { owner } from './japanese-owner.ts'
import { introduced, professional, speaker } from './japanese-person.ts'
import { recommended } from './japanese-recommended.ts'
import { endsWithTrade, type NameCandidate, tradeAtEnd } from './name-candidate.ts'
import { openedOrAlone } from './opened-names.ts'
import { couple } from './wedding-couple.ts'

/** 、あかり不動産。: a word of its own that ends with a trade's name. */
function standing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const part of folded.matchAll(/[^、。,.!?\n「」()（）:|\s]{3,16}/g)) {
    const lead = part[0].slice(0, Math.max(0, tradeAtEnd(part[0], lexicon)))
    if (lead.length < 2 || !/[ぁ-ん]/.test(lead) || isDescribed(part[0], lexicon)) continue
    if (/[をにがはで]/.test(lead)) continue
    found.push({ start: part.index, end: part.index + part[0].length, score: 4.1 })
  }
  return found
}

/** 小林・ハート法律事務所 */
const bureau =
  /^(?:[一-龯々]{1,4}|[ァ-ヶー]{2,8})・(?:[一-龯々]{1,4}|[ァ-ヶー]{2,8})(?:法律|会計|税理士|特許|設計|建築|司法書士|行政書士|社労士)事務所$/

/** Behind a firm: its number, its address in brackets, or who heads it. */
const stands = /^(?:\s?[（(]|\s?(?:tel|☎|電話)?[\s:：]?0\d{1,3}-?\d|\s?(?:代表|店主|担当)|$)/

/** 、合同会社ナギサデザイン。: a firm by its form, before or behind its name. */
function firms({ folded }: BriefText): NameCandidate[] {
  const marked = [
    ...folded.matchAll(
      /\([株有]\) ?[^\s、。,.()をはがに]{2,14}|[^\s、。,.()をはがにの]{2,12}\([株有]\)/g,
    ),
  ].map(({ index, 0: { length } }) => ({ start: index, end: index + length, score: 7 }))
  const formed = [
    ...folded.matchAll(
      /(?<=^|[、。\n:／/\s])[^、。,.!?\n「」()（）:|\s]{3,24}(?=[、。\n\s（(]|$)/g,
    ),
  ]
    .filter(([word]) => !/は$|です$/.test(word))
    .filter(([word]) => firmAtEdge.test(word) || bureau.test(word))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      score: stands.test(folded.slice(match.index + match[0].length)) ? 6.7 : 4.6,
    }))
  return [...marked, ...formed]
}

/** 山あいの一棟貸しの宿、月のしずく。: what it is opens the brief, its name closes the sentence. */
function apposed({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const first = /^([^、。\n]{2,40})、([^、。,.!?\n「」()（）:|\d]{2,14}?)(?:です)?[。\n]/.exec(
    folded,
  )
  const [, what = '', name = ''] = first ?? []
  if (!first || verbal.test(name)) return []
  if (!endsWithTrade(what, lexicon) && !isKind(what, lexicon)) return []
  return [{ start: what.length + 1, end: what.length + 1 + name.length, score: 4.6 }]
}

/** 人形劇をやっている劇団ぽんぽこです, 富山のスナック千鳥です: a kind of house and its name. */
function grouped({ folded }: BriefText): NameCandidate[] {
  const name =
    /(?<=^|[、。\n\sのるた])(?:劇団|楽団|合唱団|人形劇団|舞踊団|一座|喫茶|スナック|居酒屋|旅館|民宿|ペンション|麺屋|麺処|鮨|茶房|酒場|食堂|洋食|珈琲|理容|美容室|古書|古本|雑貨)[ぁ-んァ-ヶー一-龯々a-z]{2,10}?(?=です|といい|と申|と言|[。、\n（(]|$)/g
  return [...folded.matchAll(name)]
    .filter(([word]) => !verbal.test(word) && !/[をがにはで店屋]|など|だけ/.test(word.slice(2)))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length, score: 4.5 }))
}

/** 裾上げ1,100円。柏市。ほつれ堂: the last words of the brief, by themselves. */
function lastAlone({ folded }: BriefText): NameCandidate[] {
  const match =
    /(?<=[。\n] ?)(?![をがはにで])([^\s、。,.!?\n「」()・:\d]{1,9}(?:堂|屋|亭|庵|舎|荘|軒|房|舗|座|組|窯|苑|閣|処|工房|商店|食堂|書房|農園)|[ァ-ヶー]{4,10})[。！!]?\s*$/.exec(
      folded,
    )
  const name = match?.[1] ?? ''
  if (!match || /^[ァ-ヶ]+(?:ョン|ング)$|[をがはにで]/.test(name.slice(1))) return []
  return [{ start: match.index, end: match.index + name.length, score: 4.2 }]
}

/** 高円寺のサイクルワークス・トビウオ。, ピアノを教えている佐伯ゆりです。: what closes the first sentence. */
function closing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const name =
    /(?<=の)[ァ-ヶー]+(?:・[ァ-ヶー]+)+(?=。|です)|(?<=て(?:い|お)?る)(?:[一-龯々]{2,3}[ぁ-ん]{2,3}|[一-龯々]{2}(?<![家者人員師店屋所会社館院園室場隊団族婦弟妹宿村町街舗]))(?=です)/g
  return [...folded.matchAll(name)]
    .filter(([word]) => !endsWithTrade(word, lexicon))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, score: 4.3 }))
}

/** 、core garden。: a latin name of its own between two marks. */
function latin({ folded }: BriefText): NameCandidate[] {
  return [...folded.matchAll(/(?<=[、。]\s?)[a-z0-9][a-z0-9&'. -]{2,24}(?=[、。]|$)/g)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      score: 4.2,
    }),
  )
}

/** A name in Japanese: quotes, cues, the opening, and trades' own names. */
export function findJapaneseName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const ways = [
    quoted,
    behindCue,
    beforeCue,
    opening,
    beforeAddress,
    owner,
    standing,
    latin,
    firms,
    closing,
    apposed,
    grouped,
    lastAlone,
    recommended,
    beside,
    housed,
    byline,
    openedOrAlone,
    couple,
    fragments,
    professional,
    speaker,
    introduced,
    signature,
  ]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
