import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import type { UnwrittenWords } from './unwritten-words.ts'

/** Letters of a reason; a longer one tells more. */
const longest = 80
const longestDense = 30

/**
 * "I send directions once you have booked | because we were burgled |": why, where it is a misfortune of
 * whoever says it. What it is the reason of is told.
 */
export function privateReasons(text: string, asides: AsideWords, words: UnwrittenWords): Span[] {
  const folded = fold(text)
  return sentencesOf(text).flatMap(([start, end]): Span[] => {
    const said = folded.slice(start, end)
    if (!words.misfortunes.isIn(said)) return []
    const found = isDense(said) ? denseReason(said, words) : reasonIn(said, words)
    if (!found) return []
    const reason = said.slice(...found)
    const most = isDense(said) ? longestDense : longest
    const isOfVisitors = asides.lists.you.some((you) => ` ${reason} `.includes(` ${fold(you)} `))
    const isPrivate = words.misfortunes.isIn(reason) && reason.length <= most && !/\d/.test(reason)
    return isPrivate && !isOfVisitors ? [[start + found[0], start + found[1]]] : []
  })
}

/** From the word for it, with the comma before, to the next mark. */
function reasonIn(said: string, { because }: UnwrittenWords): Span | null {
  const word = because.allIn(said).at(-1)
  const told = word && said.slice(0, word.index).replace(/[\s,;–—-]+$/, '').length
  if (!word || !told) return null
  const rest = said.slice(word.index).search(/[,;.!?()（）\n]/)
  return [told, rest < 0 ? said.trimEnd().length : word.index + rest]
}

/** 作年に泥棒が入ったので、: the clause that such a form ends, with its mark; the last one with the mark before. */
function denseReason(said: string, { misfortunes, reasonEnds }: UnwrittenWords): Span | null {
  const at = misfortunes.allIn(said)[0]?.index ?? 0
  const ends = reasonEnds
    .allIn(said)
    .map(({ index, said: form }) => index + form.length)
    .filter((end) => end > at && /^(?:[\s、,。.!]|$)/.test(said.slice(end)))
  const end = ends.toSorted((one, other) => one - other)[0]
  if (end === undefined) return null
  const start = said.slice(0, at).search(/[^、,]*$/)
  const isLast = /^[。.!\s]*$/.test(said.slice(end))
  if (isLast) return start > 0 ? [start - 1, end] : null
  return [start, end + (/^[、,]?\s*/.exec(said.slice(end))?.[0].length ?? 0)]
}
