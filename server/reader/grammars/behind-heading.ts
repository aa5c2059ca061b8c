import { type TaggedText, tagBefore } from '../text/tagged-text.ts'

/** "Prices: members £60", "los precios son: …", 料金は会員6千円: where what follows the word for prices begins; else the offset. */
export function behindHeading(text: TaggedText, start: number): number {
  const begins = behindTag(text, start, ['words.articles', 'words.possessives'])
  const end = behindTag(text, begins, ['money.headings'])
  if (end === begins) return start
  const verb = behindTag(text, end, ['words.copulas'])
  const colon = /^\s?[:：]\s*/.exec(text.raw.slice(verb))
  if (colon) return verb + colon[0].length
  return tagBefore(text, end, 'names.topics') === undefined ? start : end
}

/** Where the longest phrase of some tags ends that begins at an offset or behind its space; else the offset. */
function behindTag({ raw, startingAt }: TaggedText, at: number, tags: readonly string[]): number {
  const start = at + (/^\s*/.exec(raw.slice(at))?.[0].length ?? 0)
  const found = startingAt.get(start)?.filter(({ tag }) => tags.includes(tag)) ?? []
  return Math.max(at, ...found.map(({ end }) => end))
}
