import { type BriefText, endsSentence, type Found } from './read-text.ts'

const cue =
  '(?:off|discount|reduction|rabatt|nachlass|ermaßigung|korting|de remise|de reduction|remise|reduction|de descuento|descuento|de desconto|desconto|di sconto|sconto|オフ|引き|割引|引|할인|세일)'

/** A price that is lower for a while or for some, in nine languages. */
export const discounts = new RegExp(
  `\\d\\s?%\\s?(?:\\p{L}+\\s){0,2}${cue}|(?<!\\p{L})${cue}\\s(?:\\p{L}+\\s){0,2}\\d{1,2}\\s?%|half price|halber preis|halve prijs|moitie prix|mitad de precio|metade do preco|meta prezzo|半額|반값|\\d割引`,
  'u',
)

/** "20 % off first visit in December": what is cheaper, in the brief's own words. */
export function findNotices({ folded, raw }: BriefText): Found<string>[] {
  const found: Found<string>[] = []
  const breaks = /[ぁ-んァ-ヶ]/.test(folded) ? japaneseBreak : otherBreak
  let from = 0
  for (let i = 0; i <= folded.length; i += 1) {
    if (i < folded.length && !endsSentence(folded, i) && !breaks.test(folded[i] ?? '')) continue
    const notice = noticeIn(folded, from, i)
    if (notice) found.push({ value: raw.slice(...notice), span: notice, confidence: 0.8 })
    from = i + 1
  }
  return found.slice(0, 3)
}

/** Signs and emoji end a notice; in Japanese a space does. */
const otherBreak = /[;(){}<>|\ud83c-\ud83e\u2600-\u27bf]/
const japaneseBreak = /[\s;(){}<>|\ud83c-\ud83e\u2600-\u27bf]/

function noticeIn(folded: string, from: number, to: number): [number, number] | null {
  const match = discounts.exec(folded.slice(from, to))
  if (!match) return null
  const begins = folded.slice(from, from + match.index)
  const comma = Math.max(
    begins.lastIndexOf(', '),
    begins.lastIndexOf('、'),
    begins.lastIndexOf(': '),
  )
  const behind = folded.slice(from + match.index + match[0].length, to)
  const stop = /,(?=\s)|、/.exec(behind)
  let start = from + (comma < 0 ? 0 : comma + 1)
  let end = from + match.index + match[0].length + (stop ? stop.index : behind.length)
  while (start < end && /[\s,.:;–—•*-]/.test(folded[start] ?? '')) start += 1
  while (end > start && /[\s,.;:]/.test(folded[end - 1] ?? '')) end -= 1
  return end - start >= 6 && end - start <= 160 ? [start, end] : null
}
