import { tagsIn, tagText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { foundIn, type Sentence } from './remark-sentence.ts'

/** "My home address, 12 Mill Lane, mustn't appear": all of a sentence that tells nothing else. */
export const addressOf = ({ at, folded }: Sentence): Span[] =>
  at[1] - at[0] <= longestOfAddress && /\d/.test(folded.slice(...at)) ? [at] : []

const longestOfAddress = 240

/** "It's 14 Mill Lane, that's just for your records"; a menu just for you is no address. */
export function confidedAddress(sentence: Sentence): Span[] {
  const [phrase] = foundIn(sentence, sentence.words.confided)
  if (!phrase) return []
  const before = sentence.raw.slice(sentence.at[0], phrase[0])
  const text = tagText(before, sentence.language)
  const [street] = tagsIn(text, 0, before.length, 'places.streets')
  if (!street) return []
  const end = Math.max(street.end, before.search(/\d\D*$/) + 1)
  const words = before.slice(end).match(/[\p{L}’']+/gu)?.length ?? 0
  return words <= mostConfiding ? addressOf(sentence) : []
}

/** Words from an address to what says that it is told in confidence: "that's". */
const mostConfiding = 2
