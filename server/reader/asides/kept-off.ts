import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { isOfMeans } from './forbidden-contacts.ts'
import type { PrivateWords } from './private-words.ts'

/** Letters of a line that is one thing of a list. */
const longestEntry = 160

/** "11 registry office (family only, not on the page)": a line of a list with the words that keep it off. */
export function keptOff(raw: string, language: Language, { off }: PrivateWords): Span[] {
  return [...raw.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }): Span[] => {
    const isListed = line.length <= longestEntry && line.trim() !== raw.trim()
    const isKept = isListed && off.isIn(fold(line)) && !isOfMeans(line, language)
    return isKept ? [[index, index + line.length]] : []
  })
}
