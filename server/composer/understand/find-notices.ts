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
    // A line may hold several: "10 % off for students, 20 % off colour until 30 June".
    let notice = noticeIn(folded, from, i)
    while (notice) {
      found.push({ value: raw.slice(...notice), span: notice, confidence: 0.8 })
      notice = noticeIn(folded, notice[1], i)
    }
    from = i + 1
  }
  return found.slice(0, 3)
}

/** Signs and emoji end a notice; in Japanese a space does. */
const otherBreak = /[;(){}<>|\ud83c-\ud83e\u2600-\u27bf]/
const japaneseBreak = /[\s;(){}<>|\ud83c-\ud83e\u2600-\u27bf]/

/** "10 % Rabatt für Studierende, 20 % auf Farbe": more of the same discount. */
const goesOn = (text: string): boolean =>
  /^\s?(?:\S+\s){0,2}\d{1,2}\s?%/u.test(text) && !discounts.test(text.split(/[,、]/)[0] ?? '')

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
  const stop = [...behind.matchAll(/,(?=\s)|、/g)].find(
    ({ index }) => !goesOn(behind.slice(index + 1)),
  )
  let start = from + (comma < 0 ? 0 : comma + 1)
  let end = from + match.index + match[0].length + (stop ? stop.index : behind.length)
  while (start < end && /[\s,.:;–—•*-]/.test(folded[start] ?? '')) start += 1
  while (end > start && /[\s,.;:]/.test(folded[end - 1] ?? '')) end -= 1
  return end - start >= 6 && end - start <= 160 ? [start, end] : null
}
