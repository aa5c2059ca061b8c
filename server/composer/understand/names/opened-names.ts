import { tradeIndex } from '../classify-industry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll } from '../match-phrases.ts'
import type { BriefText } from '../read-text.ts'
import { isDescribed } from './japanese-kinds.ts'
import { type NameCandidate, tradeAtEnd } from './name-candidate.ts'

const opened = [
  /(?<=^|[、。\n\s])([ぁ-ん]{2,8}[一-龯ァ-ヶー]{2,10})(?=を(?:開|ひら|オープン|始め|立ち上げ|設立))/g,
  /(?<=^|\s)([가-힣]{4,12})(?=[을를] (?:새로 )?(?:열었|오픈했|오픈합|개업|차렸|개원|엽니다|시작했))/g,
]
const alone = [
  /(?<=[。\n] ?)([^\s、。,.!?\n「」()]{2,8} [^\s、。,.!?\n「」()をにがはで\d]{2,10})(?=[。、\n])/g,
  /(?<=[。\n] ?)(the [ァ-ヶー一-龯a-z]{2,12})(?=[。\n])/g,
  /(?<=[.!?\n] ?)([가-힣]{4,10})(?=[.,\n])/g,
]

/** Nothing that trades are told by stands before the trade's name. */
function ownLead(word: string, lexicon: Lexicon): boolean {
  const lead = word.slice(0, Math.max(0, tradeAtEnd(word, lexicon)))
  const told =
    matchAll(tradeIndex(lexicon), lead).length > 0 || isPhrase(lexicon.name.generic, lead)
  return lead.length > 1 && !told && !isDescribed(word, lexicon)
}

/** 産院 ひだまり: the trade's name begins the words. */
function ownTail(word: string, lexicon: Lexicon): boolean {
  const [first = ''] = word.split(' ')
  return first !== word && (first === 'the' || tradeAtEnd(first, lexicon) === 0)
}

/** みなと司法書士事務所を開きました, 한울노무사사무소를 열었습니다, 산그늘민박.: a trade's name with a name of its own. */
export function openedOrAlone({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const spans = (patterns: readonly RegExp[], score: number) =>
    patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)].map(({ index, 1: name = '' }) => {
        return { start: index, end: index + name.length, score }
      }),
    )
  return [...spans(opened, 6.9), ...spans(alone, 6.6)].filter(({ start, end }) => {
    const word = folded.slice(start, end)
    return ownTail(word, lexicon) || ownLead(word, lexicon)
  })
}
