import { remembered } from '../remembered.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'

/** Words of a sentence that says something behind it: "Dear Prudence, bakery in Leeds" is a name. */
const leastTold = 5

/** "Dear Ms Tanner, | we mend clocks": behind how a letter begins, or 0 where a text begins otherwise. */
export function behindSalutation(folded: string, salutations: readonly string[]): number {
  const [said = ''] = beginningWith(salutations)?.exec(folded) ?? []
  const [next = ''] = /^[^.!?。！？\n]*/u.exec(folded.slice(said.length)) ?? []
  const words = next.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  // Scripts without spaces have few words.
  return words >= leastTold || /\p{Lo}{8}/u.test(next) ? said.length : 0
}

/** One or two ("dear family, dear friends"), each with whom it is to and a mark or the end of a line. */
const beginningWith = remembered((salutations: readonly string[]): RegExp | null => {
  if (salutations.length === 0) return null
  const toWhom = String.raw`(?:[^\S\n]+[\p{L}.'’/-]+){0,4}`
  return new RegExp(
    String.raw`^\s*(?:${anyPhrase(salutations)}(?![\p{L}])${toWhom}[^\S\n]*(?:[,!:、：]\s*|\n\s*)){1,2}`,
    'u',
  )
})
