import { rememberedLately } from '../remembered.ts'
import type { Span } from '../text/trim.ts'
import { debrisWords, isDebris, sourceOf } from './debris-words.ts'
import { type Line, linesOf } from './lines-of.ts'

/** Heads of mails, the lines above answered ones, quote marks, and how a phone signs. */
/** A page asks for them of one brief again and again. */
export const mailLines = rememberedLately(1, (text: string): readonly Span[] => {
  const lines = linesOf(text)
  const gone = lines.filter(({ folded }) => isDebris(bare(folded), 'devices', 'replies'))
  return [
    ...gone.map(({ span }) => span),
    ...heads(lines),
    ...lines.flatMap((line) => headsInLine(text, line)),
    ...quoteMarks(text),
  ]
})

const bare = (folded: string): string => folded.replace(/^[>\s]+/, '').replace(/(?<!:)[.!]$/, '')

function headOf({ folded }: Line): string | null {
  const colon = bare(folded).search(/\s?[:：]/)
  return colon < 0 ? null : bare(folded).slice(0, colon)
}

const isOf = (kind: 'headers' | 'mailHeaders', head: string | null): boolean =>
  head !== null && debrisWords(kind).includes(head)

/** Lines below each other that are a mail's head: one of them says what nothing else says. */
function heads(lines: readonly Line[]): Span[] {
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    const head = headOf(line)
    if (isOf('headers', head) || isOf('mailHeaders', head)) blocks.at(-1)?.push(line)
    else if (blocks.at(-1)?.length) blocks.push([])
  }
  return blocks
    .filter((block) => block.length > 1 && block.some((line) => isOf('mailHeaders', headOf(line))))
    .flatMap((block) => block.map(({ span }) => span))
}

const shortestHead = 2
let inLine: RegExp | null = null

function headPattern(): RegExp {
  inLine ??= readHeadPattern()
  return inLine
}

function readHeadPattern(): RegExp {
  const named = [...debrisWords('headers'), ...debrisWords('mailHeaders')]
    .filter((word) => word.length >= shortestHead)
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?:^|\\s)(${named.map(sourceOf).join('|')})\\s?[:：]`, 'gu')
}

/**
 * "From: Kate <kate@…> Subject: our page Hi Tom, …": a head that was pasted without its line ends.
 * Where the last of it ends nobody can tell: of that only what it is called is no word of hers.
 */
function headsInLine(text: string, { span: [from, end], folded }: Line): Span[] {
  const found = [...folded.matchAll(headPattern())]
  const isHead =
    found[0]?.index === 0 && found.some(([, head]) => isOf('mailHeaders', head ?? null))
  if (!isHead || found.length < 2) return []
  const start = from + text.slice(from, end).search(/\S/)
  return found.map(({ 0: head, index }, i): Span => {
    const to = found[i + 1]?.index ?? index + head.length
    return [start + index, start + to]
  })
}

/** "> We work Monday to Friday." */
function quoteMarks(text: string): Span[] {
  return [...text.matchAll(/^[ \t]*(?:>[ \t]*)+(?=\S|$)/gm)].map(({ 0: said, index }) => [
    index,
    index + said.length,
  ])
}
