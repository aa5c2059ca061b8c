import type { BriefText } from '../read-text.ts'
import type { NameCandidate } from './name-candidate.ts'

/** Behind a space: an address, a sum or a date, and no more of the name. */
export const besideAddress =
  /^\s(?:\S{1,6}[都道府県市区郡]|(?!\S*[ぁ-ん]\S*\d|(?!tel)[a-z&]+\d)\S{0,4}\d)/

/** 処分, 外壁 防水: a thing that is done, and no name. */
const service = /^[一-龯々]{2}$|(?:無料|可|対応|修理|取付|取り付け|交換|清掃|掃除)$/

const price = /^(?!\d泊)\S*?\d[\d,]*円/

/** 車検・板金 山根モータース 鳥取市…: the word before the address on a line of words. */
export function beforeAddress({ folded }: BriefText): NameCandidate[] {
  const line = /^[^。\n|]*/.exec(folded)?.[0] ?? ''
  let start = 0
  for (const match of line.matchAll(/\S+/g)) {
    const address = match.index > 0 && besideAddress.test(` ${match[0]}`)
    const source = line.slice(start, match.index).trimEnd()
    // SUP体験 1人6,500円: what it costs, and the name may follow.
    if (address && price.test(line.slice(match.index))) continue
    if (address && (service.test(source) || /[!?]/.test(source))) return []
    if (address)
      return source.includes('・') && !/^[ァ-ヶー・]+$/.test(source)
        ? []
        : [{ start, end: start + source.length, score: 5.6 }]
    const latin = /[a-z0-9&]$/.test(source) && /^[a-z0-9&]/.test(match[0])
    if (!latin) start = match.index
  }
  return []
}
