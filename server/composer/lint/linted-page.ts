import type { Language } from '#server/reader/language.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { TextFault } from '#shared/page/text-fault.ts'
import type { PageText } from './page-text.ts'

/** A finished page as its faults are looked for. */
export interface LintedPage {
  texts: readonly PageText[]
  /** Names that stand beside a price, by its id. */
  rows: readonly { text: PageText; price: string }[]
  facts: Facts
  /** Of its texts. */
  language: Language
  /** BCP 47: how the page writes hours, sums and days. */
  tag: string
  /** What it was made of; null where nobody knows. */
  reading: Reading | null
  /** Where a text stands in the brief, word for word; null where it does not, or nobody can tell. */
  placeOf: (text: PageText) => Span | null
}

/** A fault, and the words of the brief it has to do with. */
export interface FoundFault extends TextFault {
  spans: readonly Span[]
}

export function faultAt(
  code: TextFault['code'],
  { block, path, said }: PageText,
  spans: readonly (Span | null)[],
  other?: string,
): FoundFault {
  return {
    code,
    block,
    path,
    excerpt: excerptOf(said),
    ...(other && { other: excerptOf(other) }),
    spans: spans.filter((span) => span !== null),
  }
}

const longestExcerpt = 60

const excerptOf = (said: string): string =>
  said.length > longestExcerpt ? `${said.slice(0, longestExcerpt)}…` : said
