import type { BriefText } from '../read-text.ts'
import type { NameCandidate } from './name-candidate.ts'

/** 손끝쉼터 by 연우, 整体 やわらぎの手 by 小宮山: what somebody makes under a name of its own. */
export function byline({ folded }: BriefText): NameCandidate[] {
  return [
    ...folded.matchAll(
      /(?<=^|[\n。.、,!] ?)([^\s。.、,!?\n:|/]{1,14}(?: [^\s。.、,!?\n:|/]{1,12}){0,2}) by [^\s。.、,!?\n|/]{1,10}/g,
    ),
  ].map((match) => ({ start: match.index, end: match.index + match[0].length, score: 7 }))
}
