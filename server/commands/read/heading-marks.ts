import { fold } from '#server/reader/text/fold.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type BlockType, blockKind } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { priced } from '../carry-out/blocks.ts'
import type { Mark } from './marked-wish.ts'
import { isSameWord, wholeNames } from './page-items.ts'

/** Longer ones are sentences, which nobody calls a section by. */
const longest = 40
/** They are called by what they are: their heading is what the whole page says. */
export const nameless: ReadonlySet<string> = new Set(['header', 'hero', 'notice', 'footer'])

/**
 * The marks, and where a wish calls a section of the page by its heading or as the menu does. A
 * word for a kind of section the page has is meant as ever.
 */
export function withHeadings(text: TaggedText, page: PageDocument, marks: readonly Mark[]): Mark[] {
  const all = headingsOf(page)
  const isMoving = isOfPlaces(marks)
  const headings = all.flatMap(({ type, name }) =>
    [...wholeNames(text, name), ...(isMoving ? quoted(text, name) : [])].map(({ start, end }) => ({
      start,
      end,
      tags: [`nouns.${type}`],
    })),
  )
  const types = new Set<string>(page.order.map((id) => page.blocks[id]?.type ?? ''))
  const isSame = (one: Mark, other: Mark) => one.start === other.start && one.end === other.end
  const isTaken = (mark: Mark) =>
    mark.tags.some((tag) => !tag.startsWith('nouns.') || isThere(tag, types))
  const meant = headings.filter(
    (heading) => isMoving || !marks.some((mark) => isSame(mark, heading) && isTaken(mark)),
  )
  const known = [...marks.filter((mark) => !meant.some((one) => isSame(one, mark))), ...meant]
  return isMoving ? [...known, ...inPart(text, all, known)] : known
}

/** Sections are moved and swapped, and nothing else of a page is: what such a wish names is one. */
function isOfPlaces(marks: readonly Mark[]): boolean {
  const has = (tag: string) => marks.some(({ tags }) => tags.includes(tag))
  // "Prices up by 10 %" moves none, and some words put a thing where it is not yet as well.
  if (has('value.money') || has('value.number')) return false
  const isAdding = ({ start, end }: Mark) =>
    marks.some((mark) => mark.tags.includes('do.add') && mark.start <= start && mark.end >= end)
  return marks.some((mark) => moving.some((tag) => mark.tags.includes(tag)) && !isAdding(mark))
}

const moving = ['do.move', 'do.swap', 'places.up', 'places.down', 'places.before', 'places.after']

function quoted({ folded }: TaggedText, name: string): Mark[] {
  const at = folded.indexOf(name)
  const isQuoted = at > 0 && /["“„«「『]/.test(folded[at - 1] ?? '')
  const end = at + name.length
  return isQuoted && /["“”»」』]/.test(folded[end] ?? '')
    ? [{ start: at - 1, end: end + 1, tags: [] }]
    : []
}

/** "Das Praktische" is "Praktisches": a word that no mark explains, and only one heading has. */
function inPart(text: TaggedText, headings: readonly Heading[], marks: readonly Mark[]): Mark[] {
  const isKnown = (token: Token) =>
    marks.some(({ start, end }) => start <= token.start && end >= token.end)
  return text.tokens.flatMap((token): Mark[] => {
    if (token.kind !== 'word' || isKnown(token)) return []
    const { start, end, text: word } = token
    const meant = headings.filter(({ name }) =>
      name.split(/[^\p{L}\p{M}\p{N}]+/u).some((part) => isSameWord(part, word)),
    )
    const [type, more] = new Set(meant.map((heading) => heading.type))
    return type && !more ? [{ start, end, tags: [`nouns.${type}`] }] : []
  })
}

function isThere(tag: string, types: ReadonlySet<string>): boolean {
  const kind = tag.slice('nouns.'.length)
  if (!blockKind(kind)) return true
  return priced.includes(kind as BlockType) ? priced.some((one) => types.has(one)) : types.has(kind)
}

interface Heading {
  id: string
  type: BlockType
  /** As the page has it, and folded. */
  title: string
  name: string
}

/** What the sections of a page are called, over them and in its menu. */
export function headingsOf({ order, blocks }: PageDocument): Heading[] {
  const links = order.flatMap((id) => {
    const { type, props } = blocks[id] ?? {}
    return type === 'header' ? ((props?.links ?? []) as { label: string; to: string }[]) : []
  })
  return order.flatMap((id) => {
    const { type = '', props } = blocks[id] ?? {}
    if (nameless.has(type) || !blockKind(type)) return []
    const labels = links.filter(({ to }) => to === `#${id}`).map(({ label }) => label)
    return [String(props?.title ?? ''), ...labels]
      .map((said) => ({ id, type: type as BlockType, title: said.trim(), name: fold(said.trim()) }))
      .filter(({ name }) => name.length > 1 && name.length <= longest)
  })
}
