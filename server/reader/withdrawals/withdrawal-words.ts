import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { findTags, indexPhrases, type Tag } from '../text/phrase-index.ts'

/** The file `withdrawals.json` of a language, which may be missing: how people take back what they typed. */
const withdrawalsSchema = z.strictObject({
  /** "No wait": takes back what stands before it. */
  retracting: phrases,
  /** "Sorry": takes something back only where values of one kind stand at both sides. */
  doubting: phrases,
  /** "Actually", "should be": lead to what holds instead. */
  overriding: phrases,
  /** "Not", "instead of" between what holds and what held. */
  contrasting: phrases,
  /** Numbers from two on in words: how many there are. */
  counts: phrases,
})

type WithdrawalKind = keyof z.infer<typeof withdrawalsSchema>

const indexOf = remembered((code: string) => {
  const words = languageFile(code, 'withdrawals', withdrawalsSchema)
  if (!words) return indexPhrases([])
  return indexPhrases(
    Object.entries(words).flatMap(([kind, list]) =>
      list.map((phrase): [string, string] => [phrase, kind]),
    ),
  )
})

/** A phrase that takes something back, or helps to. */
export interface WithdrawalTag extends Tag {
  tag: WithdrawalKind
}

/** Every such phrase in a folded text, by start. */
export function withdrawalTags(code: string, folded: string): WithdrawalTag[] {
  return (findTags(indexOf(code), folded) as WithdrawalTag[]).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )
}
