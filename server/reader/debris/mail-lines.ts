import type { Span } from '../text/trim.ts'
import { debrisWords, isDebris } from './debris-words.ts'
import { type Line, linesOf } from './lines-of.ts'

/** Heads of mails, the lines above answered ones, quote marks, and how a phone signs. */
export function mailLines(text: string): Span[] {
  const lines = linesOf(text)
  const gone = lines.filter(({ folded }) => isDebris(bare(folded), 'devices', 'replies'))
  return [...gone.map(({ span }) => span), ...heads(lines), ...quoteMarks(text)]
}

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

/** "> We work Monday to Friday." */
function quoteMarks(text: string): Span[] {
  return [...text.matchAll(/^[ \t]*(?:>[ \t]*)+(?=\S|$)/gm)].map(({ 0: said, index }) => [
    index,
    index + said.length,
  ])
}
