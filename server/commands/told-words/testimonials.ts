import { fold, isUnspaced } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageSentences } from './page-sentences.ts'

/** What somebody said, and who. */
export interface Testimonial {
  text: string
  name: string
  /** As the page tells it. */
  sentence: string
}

const quotation = /["“„«「『]([^"“”„«»「」『』\n]{8,500})["”“»」』]/
/** Letters of what stands beside a quotation and is all of a name: 佐藤さん. */
const longestName = 12

/** The one sentence of a page that quotes whoever goes by these words. */
export function testimonialOf(page: PageDocument, who: string): Testimonial | null {
  const found = pageSentences(page).flatMap((sentence) => {
    const said = quotation.exec(sentence)
    if (!said) return []
    const outside = `${sentence.slice(0, said.index)} ${sentence.slice(said.index + said[0].length)}`
    const name = isUnspaced(who[0]) ? beside(sentence, said[0], who) : named(outside, who)
    return name ? [{ text: bare(said[1] ?? ''), name, sentence }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** "…, says Ruth" ends in a comma that is none of hers. */
const bare = (said: string): string => said.trim().replace(/[,，、]$/, '')

/** The longest run of words beside a quotation that are words of the wish: "Ruth Baker's". */
function named(outside: string, who: string): string {
  const wanted = wordsOf(who).map(fold)
  const isWanted = (word: string) =>
    word.length > 1 &&
    wanted.some(
      (one) =>
        one === fold(word) ||
        one.startsWith(`${fold(word)}'`) ||
        one.startsWith(`${fold(word)}’`) ||
        one === `${fold(word)}s`,
    )
  const runs: string[][] = [[]]
  for (const word of wordsOf(outside)) {
    if (isWanted(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  const longest = runs.reduce((one, other) =>
    other.join().length > one.join().length ? other : one,
  )
  return /\p{Lu}|\p{Lo}/u.test(longest[0] ?? '') ? longest.join(' ') : ''
}

const wordsOf = (said: string): string[] =>
  said.match(/[\p{L}\p{M}'’.-]+/gu)?.map((word) => word.replace(/[.]+$/, '')) ?? []

/** 「…」佐藤さん: what stands behind the quotation is the name, with how one is spoken of. */
function beside(sentence: string, quoted: string, who: string): string {
  const [before = '', behind = ''] = sentence.split(quoted)
  const rest = behind.replace(/[。、.\s（）()]/g, '')
  const isAll = rest.includes(who) && rest.length <= longestName
  return isAll ? rest : `${before}${behind}`.includes(who) ? who : ''
}
