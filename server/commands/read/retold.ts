import { fillIn } from '#shared/i18n/fill-in.ts'
import { asSentence } from '../carry-out/texts.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { type Clause, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import { isSaidOf } from './is-said-of.ts'
import { valueIn } from './value-words.ts'

/** What a sentence of the page's own cannot be told anew with. */
const others = [
  'value.',
  'do.add',
  'do.remove',
  'do.hide',
  'do.undo',
  'do.rename',
  'do.shorter',
  'do.longer',
  'do.rewrite',
  'do.translate',
  'nouns.texts',
  'qualities.',
  'item',
  'words.not',
  'words.tells',
  'words.says',
]
/** Without one it asks for something. */
const stating = ['do.change', 'words.starts', 'words.altered', 'words.putOff']
const longest = 200

/** "The dinner is at Rye Lodge now": the sentence that begins with the dinner may be this one. */
export function retoldSentence(clause: Clause): string | null {
  const { wish } = clause
  const { page, language } = wish
  const isState = stating.some((tag) => clause.has(tag))
  const isOther = clause.marks.some((mark) => others.some((tag) => means(mark, tag)))
  if (
    !isState ||
    isOther ||
    isComposition(clause) ||
    clause.raw.length > longest ||
    /[?？:：\n]/.test(clause.raw)
  )
    return null
  const { about, value } = valueIn(wish, clause.span)
  const words = wordsOf(wish.text.raw.slice(...about), language.code)
  if (language.code !== page.base || words.length === 0 || value[0] >= value[1]) return null
  const found = pageSentences(page).filter((sentence) => {
    const [first] = wordsOf(sentence, page.base)
    return first !== undefined && words.some((word) => isSaidOf(page.base, word, first))
  })
  const [said, more] = new Set(found)
  if (!said || more || said === clause.raw) return null
  const { replace } = language.words.questions
  return fillIn(replace, { said, now: asSentence(clause.raw.trim()) })
}
