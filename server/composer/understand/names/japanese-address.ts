import { countryOfCity } from '../gazetteer.ts'
import type { BriefText } from '../read-text.ts'
import type { NameCandidate } from './name-candidate.ts'

/** Behind a space: an address, a sum or a date, and no more of the name. */
const besideAddress = /^\s(?:\S{1,6}[都道府県市区郡]|(?!\S*[ぁ-ん]\S*\d|(?!tel)[a-z&]+\d)\S{0,4}\d)/

/** A town that all know, whole: 旭川 on a line of words. */
const townBehind = /^\s([一-龯々ぁ-んァ-ヶー]{2,6})(?=\s|[、。]|$)/

/** Whether an address, a sum, a date or a town stands behind. */
export const isBesideAddress = (folded: string, at: number): boolean => {
  const behind = folded.slice(at, at + 12)
  const town = townBehind.exec(behind)?.[1]
  return besideAddress.test(behind) || (!!town && countryOfCity(town) === 'JP')
}

/** 処分, 外壁 防水: a thing that is done, and no name. */
const service = /^[一-龯々]{2}$|(?:無料|可|対応|修理|取付|取り付け|交換|清掃|掃除)$/

const price = /^(?!\d泊)\S*?\d[\d,]*円/

/** 車検・板金 山根モータース 鳥取市…: the word before the address on a line of words. */
export function beforeAddress({ folded }: BriefText): NameCandidate[] {
  const line = /^[^。\n|]*/.exec(folded)?.[0] ?? ''
  let start = 0
  for (const match of line.matchAll(/\S+/g)) {
    const address = match.index > 0 && isBesideAddress(` ${match[0]}`, 0)
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
