import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** Letters of what a page is for that are worth keeping: "定期演奏会". */
const leastTold = 4

/** 演奏会の|ページをお願いします。: what is asked behind what the page is for, which is told. */
export function closingRequests(text: string, { requestsBehind }: AsideWords): Span[] {
  return requestsBehind.allIn(fold(text)).flatMap(({ said, index }): Span[] => {
    const end = index + said.length
    const told = /[^。！？.!?\n]*$/.exec(text.slice(0, index))?.[0].trim() ?? ''
    const isLast = /^\s*(?:[。！.!~〜\n]|$)/.test(text.slice(end))
    return isLast && told.length >= leastTold ? [[index, end]] : []
  })
}
