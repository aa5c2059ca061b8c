import { fold } from '../text/fold.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** "And um you can book us": sounds of somebody who thinks, with a comma of theirs. */
export function hesitations(text: string, { lists }: AsideWords): Span[] {
  const sounds = anyPhrase(lists.sounds)
  const pattern = new RegExp(
    `(?<=^|[.!?。\\n]\\s*)${sounds}[\\s,、…]+|(?<=[、。])${sounds}[、…]*|,?\\s+${sounds}(?:…|\\.{3})?(?=[\\s,.])`,
    'gu',
  )
  return [...fold(text).matchAll(pattern)]
    .filter(({ 0: said, index }) => {
      const word = text.slice(index, index + said.length).replace(/^[\s,]+/, '')
      return word === word.toLowerCase() || index === 0 || /[.!?\n]\s*$/.test(text.slice(0, index))
    })
    .map(({ 0: said, index }) => [index, index + said.length])
}

/** "It is not far haha", 책방 하고 있어요 ㅎㅎ: laughter behind what is told, up to a mark or a space. */
export function laughter(text: string, { lists }: AsideWords): Span[] {
  const pattern = new RegExp(
    `(?<=[\\p{L}\\p{N})!?~。！？]|^)(?<!\\p{Script=Han})[ ]?${anyPhrase(lists.laughter)}(?=[\\s.,!?~。、！？)]|$)`,
    'gu',
  )
  return [...fold(text).matchAll(pattern)].map(({ 0: said, index }) => [index, index + said.length])
}
