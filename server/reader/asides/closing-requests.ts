import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** Letters of what a page is for that are worth keeping: "定期演奏会". */
const leastTold = 4
/** Of the last words before such a request one may say that it is nobody's own: "if you need a page". */
const mostBefore = 2

interface Closing {
  said: Span
  /** A stop of the text that stands in its place, where a question is gone. */
  stop?: Span
}

/** 演奏会の|ページをお願いします。 "I mend chairs, | need a page for it": asked behind what is told. */
export function closingRequests(text: string, words: AsideWords, language: Language): Closing[] {
  const { conjunctions, subordinate } = language.data.words
  const joining = folded(conjunctions)
  const ofOthers = folded([...subordinate, ...words.lists.you])
  return words.requestsBehind.allIn(fold(text)).flatMap(({ said, index }): Closing[] => {
    const end = index + said.length
    const before = /[^。！？.!?\n]*$/.exec(text.slice(0, index))?.[0] ?? ''
    const isLast = /^\s*(?:[。！？.!?~〜\n]|$)/.test(text.slice(end))
    const last =
      fold(before)
        .match(/[\p{L}'’]+/gu)
        ?.slice(-mostBefore) ?? []
    const isOwn = /[,;)–—]\s*$/.test(before) || !last.some((word) => ofOthers.has(word))
    const joint = joining.has(last.at(-1) ?? '') ? (last.at(-1)?.length ?? 0) : 0
    const told = before
      .trimEnd()
      .slice(0, -joint || undefined)
      .replace(/[\s,;]+$/, '')
    const isTold = isLast && isOwn && told.trim().length >= leastTold
    const [mark = ''] = /^\s*[?？]+/.exec(text.slice(end)) ?? []
    const gone: Span = [index - before.length + told.length, end + mark.length]
    return isTold ? [{ said: gone, ...(mark && stopIn(text)) }] : []
  })
}

function stopIn(text: string): { stop?: Span } {
  const at = text.search(/[.。]/)
  return at < 0 ? {} : { stop: [at, at + 1] }
}

const folded = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(fold))
