import type { Lexicon } from '../lexicon/lexicon.ts'
import type { BriefText, Found } from '../read-text.ts'
import { bestName } from './best-name.ts'
import { byline } from './byline.ts'
import { signature } from './closing-signature.ts'
import { beforeAddress } from './japanese-address.ts'
import { beside, housed } from './japanese-beside.ts'
import { beforeCue, behindCue, firmAtEdge, owner, quoted } from './japanese-cues.ts'
import { isDescribed, isKind } from './japanese-kinds.ts'
import { opening, verbal } from './japanese-opening.ts'
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

/** 、合同会社ナギサデザイン。: a firm by its form, before or behind its name. */
function firms({ folded }: BriefText): NameCandidate[] {
  const marked = [
    ...folded.matchAll(
      /\([株有]\) ?[^\s、。,.()をはがに]{2,14}|[^\s、。,.()をはがにの]{2,12}\([株有]\)/g,
    ),
  ].map(({ index, 0: { length } }) => ({ start: index, end: index + length, score: 7 }))
  const formed = [
    ...folded.matchAll(/(?<=^|[、。\n:／/\s])[^、。,.!?\n「」()（）:|\s]{3,24}(?=[、。\n\s]|$)/g),
  ]
    .filter(([word]) => !/は$|です$/.test(word))
    .filter(([word]) => firmAtEdge.test(word))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, score: 4.6 }))
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

/** 高円寺のサイクルワークス・トビウオ。, ピアノを教えている佐伯ゆりです。: what closes the first sentence. */
function closing({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const name =
    /(?<=の)[ァ-ヶー]+(?:・[ァ-ヶー]+)+(?=。|です)|(?<=て(?:い|お)?る)(?:[一-龯々]{2}[ぁ-ん]{2,3}|[一-龯々]{2}(?<![家者人員師店屋所会社館院園室場隊団族婦弟妹宿村町街舗]))(?=です)/g
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
    recommended,
    beside,
    housed,
    byline,
    openedOrAlone,
    couple,
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
