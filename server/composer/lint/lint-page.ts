import type { Language } from '#server/reader/language.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { priceFields } from '#shared/page/block-props.ts'
import type { Facts } from '#shared/page/facts.ts'
import { findCut } from './find-cut.ts'
import { findDiffering } from './find-differing.ts'
import { findForBuilder } from './find-for-builder.ts'
import { findFragments } from './find-fragments.ts'
import { findLostUnits } from './find-lost-units.ts'
import { findRepeated } from './find-repeated.ts'
import { findSplitLists } from './find-split-lists.ts'
import type { FoundFault, LintedPage } from './linted-page.ts'
import { type PageText, pageTexts, type ShownBlock } from './page-text.ts'
import { placeInBrief } from './place-in-brief.ts'

export interface LintRequest {
  blocks: readonly ShownBlock[]
  facts: Facts
  language: Language
  /** BCP 47: how the page writes hours, sums and days; its language where no country is known. */
  tag?: string
  reading: Reading | null
  /** The words of the brief a text was made of; absent where nobody kept them. */
  spansOf?: (block: string, path: string) => readonly Span[]
  /** Whether a text is a label of ours. */
  isOurs: (block: string, path: string) => boolean
}

type Rule = (page: LintedPage) => FoundFault[]

/** What a sentence of the brief mends; what two of its sentences say otherwise none does. */
export const mendable: readonly Rule[] = [
  findCut,
  findFragments,
  findSplitLists,
  findLostUnits,
  findRepeated,
]
const all: readonly Rule[] = [...mendable, findDiffering, findForBuilder]

/** What is wrong with how a page reads. Pure. */
export function lintPage(request: LintRequest, rules: readonly Rule[] = all): FoundFault[] {
  const page = pageOf(request)
  const found = rules.flatMap((rule) => rule(page))
  // One fault of a text is enough to look at it; what comes first says most.
  const faulty = new Set<string>()
  return found.filter(({ block, path }) => {
    const at = `${block}.${path}`
    const isFirst = !faulty.has(at)
    faulty.add(at)
    return isFirst
  })
}

function pageOf({ tag, ...request }: LintRequest): LintedPage {
  const { blocks, facts, language, reading, spansOf, isOurs } = request
  const texts = pageTexts(blocks).filter(({ block, path }) => !isOurs(block, path))
  const places = new Map<string, Span | null>()
  const placeOf = ({ block, path, said }: PageText): Span | null => {
    if (!reading) return null
    const key = JSON.stringify([block, path, said])
    const known = places.get(key)
    if (known !== undefined) return known
    const place = placeInBrief(reading.text, said, spansOf?.(block, path) ?? null)
    places.set(key, place)
    return place
  }
  const rows = blocks.flatMap(({ id, block }) =>
    priceFields(block.type, block.props).flatMap(({ path, value }) => {
      const name = path.replace(/price$/, 'name')
      const text = texts.find((one) => one.block === id && one.path === name)
      return text && typeof value === 'string' && value ? [{ text, price: value }] : []
    }),
  )
  return { texts, rows, facts, language, tag: tag ?? language.tag, reading, placeOf }
}
