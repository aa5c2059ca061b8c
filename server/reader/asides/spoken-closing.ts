import { dictationWords } from '../dictation/dictation-words.ts'
import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import { fold, isUnspaced, isWordLetter } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { type AsideWords, asideWords } from './aside-words.ts'

/** "… okay that's it period | thank you": how a dictation ends, when all is said. */
export function spokenClosing(text: string, words: AsideWords, language: Language): Span[] {
  const folded = fold(text)
  const phrases = phrasesOf(language)
  const closings = new Set(words.lists.closings.map(fold))
  let end = folded.length
  let isClosing = false
  for (;;) {
    const said = withoutMarks(folded.slice(0, end))
    const phrase = phrases.find((each) => endsWith(said, each, language))
    if (!phrase) break
    isClosing ||= closings.has(phrase)
    end = said.length - phrase.length
  }
  // "Call ahead, that's it!": a mark of what is told stays.
  return isClosing ? [[end, text.length]] : []
}

const mark = /[\s,.!…、。！–—-]/u

/** One letter after the other: an expression would begin anew at each of many spaces. */
function withoutMarks(said: string): string {
  let end = said.length
  while (end > 0 && mark.test(said[end - 1] ?? '')) end -= 1
  return said.slice(0, end)
}

/** What may stand at such an end, the longest first. */
const phrasesOf = remembered(({ code, data: { words } }: Language): readonly string[] => {
  const lists = asideWords(code)?.lists
  const { stop = [], comma = [] } = dictationWords(code) ?? {}
  if (!lists) return []
  const { closings, openers, thinking, sounds } = lists
  const { thanks, greetings, conjunctions } = words
  return [
    ...closings,
    ...openers,
    ...thinking,
    ...sounds,
    ...thanks,
    ...greetings,
    ...conjunctions,
    ...stop,
    ...comma,
  ]
    .map(fold)
    .toSorted((one, other) => other.length - one.length)
})

/** Whether a text ends with a phrase that begins as a word does; where there are no spaces, a sentence. */
function endsWith(said: string, phrase: string, { data: { info } }: Language): boolean {
  if (!said.endsWith(phrase)) return false
  const before = said.slice(0, said.length - phrase.length)
  const isWhole = before === '' || !/[\p{L}\p{N}]$/u.test(before)
  const isBehindForm = info.finalForms.some((form) => before.endsWith(form))
  return isWhole || (isUnspaced(phrase[0]) && !isWordLetter(phrase[0]) && isBehindForm)
}
