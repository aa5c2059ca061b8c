import { fold } from '#server/reader/text/fold.ts'
import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { NounName } from '../command-names.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'

/** "La carte" is a map and what there is to eat: which of them, where the page has both. */
export function unclearPart(clause: Clause): { mark: Mark; nouns: NounName[] } | null {
  const { order, blocks } = clause.wish.page
  const isThere = (kind: BlockType) => order.some((id) => blocks[id]?.type === kind)
  for (const mark of clause.of('nouns.map')) {
    const kinds = blockTypes.filter((kind) => kind !== 'place' && means(mark, `nouns.${kind}`))
    const there = kinds.filter(isThere)
    if (there.length > 0 && isThere('place')) return { mark, nouns: ['map', ...there] }
  }
  return null
}

/** The wish once for each part it may mean, by a longer name that has the same word in it. */
export function clearedParts(clause: Clause): string[] {
  const unclear = unclearPart(clause)
  if (!unclear) return []
  const { mark, nouns } = unclear
  const { text, language } = clause.wish
  const said = text.raw.slice(mark.start, mark.end)
  return nouns.flatMap((noun) => {
    const name = language.words.nouns[noun].find((each) => fold(each).startsWith(`${fold(said)} `))
    return name ? [text.raw.slice(0, mark.start) + name + text.raw.slice(mark.end)] : []
  })
}
