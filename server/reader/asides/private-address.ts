import { tagsIn, tagText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import { foundIn, type Sentence } from './remark-sentence.ts'
import { valuesIn } from './withheld.ts'

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

/** 住所は載せないで | 大手町2-14-8: the sentence beside, before or behind, that is an address's. */
export function addressBeside({ raw, at, folded }: Sentence): Span[] {
  if (/\d/.test(folded.slice(...at))) return []
  const all = sentencesOf(raw)
  const own = all.findIndex(([start]) => start === at[0])
  const isAddress = (span: Span | undefined) =>
    span !== undefined &&
    span[1] - span[0] <= longestBeside &&
    valuesIn(raw, span).every(([start]) => !/[0+]/.test(raw[start] ?? '')) &&
    block.test(raw.slice(...span))
  const beside = [all[own + 1], all[own - 1]].find(isAddress)
  return beside ? [at, beside] : []
}

const longestBeside = 60
/** A number of a house behind its block, of an address written without a street. */
const block = /[\p{Script=Han}\p{Script=Hangul}]\s?\d{1,4}[-–]\d{1,4}/u

/** Words from an address to what says that it is told in confidence: "that's". */
const mostConfiding = 2
