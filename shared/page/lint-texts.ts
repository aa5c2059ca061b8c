import { textFields } from './block-props.ts'
import type { Block } from './document.ts'
import { plainText, type RichText } from './rich-text.ts'

/** What is wrong with how a page reads, in whatever language; never with what it says. */
export interface TextFault {
  code: 'text_cut' | 'text_repeated'
  block: string
  path: string
  /** The words it is about, to be recognised by. */
  excerpt: string
}

/** Fields of running text; titles and names may be as short as they like. */
const running = /(?:^|\.)(?:lead|text|body|bio|note|a|area|directions|quote)$/
/** Buttons say the same everywhere, on purpose. */
const button = /(?:^|\.)(?:label|submit)$/
/** Letters of a text that is worth telling once only; less may be a label. */
const leastRepeated = 24
const longestExcerpt = 60

/** Texts that end in the middle, and texts a page tells twice. Pure. */
export function lintTexts(blocks: readonly { id: string; block: Block }[]): TextFault[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ id, block }) =>
    textFields(block.type, block.props).flatMap(({ path, value }): TextFault[] => {
      const said = typeof value === 'string' ? value.trim() : plainText((value ?? []) as RichText)
      const fault = button.test(path) ? null : faultOf(said, running.test(path), seen)
      return fault ? [{ code: fault, block: id, path, excerpt: excerptOf(said) }] : []
    }),
  )
}

function faultOf(said: string, isRunning: boolean, seen: Set<string>): TextFault['code'] | null {
  const key = said.toLowerCase().replace(/[\s\p{P}]+/gu, ' ')
  const isLong = said.length >= leastRepeated
  const isTold = isLong && seen.has(key)
  if (isLong) seen.add(key)
  if (isTold) return 'text_repeated'
  return isRunning && isCut(said) ? 'text_cut' : null
}

/** "…, on Sundays," and "(up to eight people" have no end. */
function isCut(said: string): boolean {
  return (
    /[,;:，、；：(（[–—-]$/.test(said) || pairs.some(([open, close]) => isOpen(said, open, close))
  )
}

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['「', '」'],
  ['『', '』'],
] as const

/** A list item may close with one bracket, "a)"; one that stays open says less than was told. */
const isOpen = (said: string, open: string, close: string): boolean =>
  said.lastIndexOf(open) > said.lastIndexOf(close)

const excerptOf = (said: string): string =>
  said.length > longestExcerpt ? `${said.slice(0, longestExcerpt)}…` : said
