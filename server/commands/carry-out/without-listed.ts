import { fold } from '#server/reader/text/fold.ts'
import { listFormat } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { capitalised } from '../capitalised.ts'
import { isSaidOf } from '../read/is-said-of.ts'
import { isSameWord, wordsOf } from '../told-times/page-times.ts'

/** A list of fewer things is none, and of longer ones a sentence of clauses. */
const fewest = 3
const mostWords = 4

/** "Food, old photos and dancing" without the dancing; null where what is named is none of a list. */
export function withoutListed(sentence: string, named: string, base: PageLanguage): string | null {
  const joint = listFormat(locales[base].tag, { type: 'conjunction' })
    .format(['A', 'B'])
    .slice(1, -1)
  const [body = '', stop = ''] = /^(.*?)([.!。！]*\s*)$/su.exec(sentence)?.slice(1) ?? []
  const comma = body.includes('、') ? '、' : ', '
  const parts = body.split(comma)
  const ends = parts.pop()?.split(joint) ?? []
  const members = [...parts, ...ends]
  const words = wordsOf(named, base)
  const isMeant = (one: string) =>
    words.length > 0 && words.every((word) => isSaidOf(base, word, one))
  const at = members.findIndex(isMeant)
  const isShort = members.slice(1).every((one) => one.split(/\s+/).length <= mostWords)
  const isList = members.length >= fewest && isShort && (ends.length === 2 || comma === joint)
  const left = members.toSpliced(at, 1)
  // "There will be food": what leads to the list stays before its next member.
  const lead = at === 0 ? leadOf(members[0] ?? '', words) : ''
  if (at < 0 || !isList || lead === null || left.some(isMeant)) return null
  const last = left.pop() ?? ''
  return capitalised(lead + left.join(comma) + joint + last) + stop
}

/** What stands before the first member, where that is its last word. */
function leadOf(first: string, words: readonly string[]): string | null {
  const last = first.trimEnd().split(/\s+/).at(-1) ?? ''
  const [word, more] = words
  return word && !more && isSameWord(fold(last), word)
    ? first.slice(0, first.lastIndexOf(last))
    : null
}
