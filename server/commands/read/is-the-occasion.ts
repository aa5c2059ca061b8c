import { fold } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { sentencesOf } from '../carry-out/sentences.ts'
import { commandLanguage } from '../command-words.ts'
import { datesMeant } from '../told-times/page-dates.ts'
import { isSameWord } from '../told-times/page-times.ts'
import { isSaidOf } from './is-said-of.ts'

const seam = /[,;、，]/

/**
 * Whether a word names what the page is about: it stands in its title, or right before its day. A
 * dinner that follows is another thing.
 */
export function isTheOccasion(page: PageDocument, word: string): boolean {
  if (!isOccasion(page.base, word)) return false
  const heroes = page.order.map((id) => page.blocks[id]).filter((block) => block?.type === 'hero')
  const titles = heroes.flatMap((block) => {
    const [first = ''] = sentencesOf(String(block?.props.lead ?? ''), page)
    return [String(block?.props.title ?? ''), seam.test(first) ? '' : first]
  })
  const leading = datesMeant(page, [word]).flatMap(({ told }) => {
    if (!told) return []
    const before = told.text.raw.slice(told.sentence[0], told.date.start)
    return before.split(seam).at(-1) ?? ''
  })
  return [page.meta.title, ...titles, ...leading].some((said) => isSaidOf(page.base, word, said))
}

/** Whether a word is one of those for what is on. */
export function isOccasion(code: string, word: string): boolean {
  const { occasions } = commandLanguage(code).words
  return occasions.some((list) => list.some((one) => isSameWord(fold(one), word)))
}
