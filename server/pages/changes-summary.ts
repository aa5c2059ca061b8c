import type { OwnPart, PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { sectionHeading } from '#shared/page/section-heading.ts'
import type { RevisionChanges } from '#shared/revisions.ts'
import { quote, sectionNews } from './section-news.ts'

/** So many are enough to know a version again. */
const toldParts = 3

type Version = Pick<PageDocument, 'order' | 'blocks'>

/** What a version changed of the one before, in names and words a list has room for. */
export function changesSummary(
  changes: PartChange[],
  before: Version,
  after: Version,
): RevisionChanges {
  const sections = telling(changes.filter(({ type }) => type !== null))
    .map((part) => ({
      id: part.part,
      type: part.type ?? 'other',
      heading: sectionHeading(before.blocks[part.part] ?? after.blocks[part.part]),
      news: sectionNews(part, wayOf(part.part, before.order, after.order)),
    }))
    .filter(({ news }) => news.length > 0)
  return {
    parts: sections.slice(0, toldParts),
    more: Math.max(0, sections.length - toldParts),
    facts: [...new Set(ownValues(changes, 'facts').map(({ path }) => factOf(path)))],
    look: ownValues(changes, 'look'),
    meta: ownValues(changes, 'meta').map((value) =>
      value.kind === 'words' ? { ...value, before: null, after: quote(value.after) } : value,
    ),
    languages: languageNews(changes),
  }
}

/** What only follows the others, such as the menu's names, where there are any. */
function telling(blocks: PartChange[]): PartChange[] {
  const own = blocks.filter(({ type }) => type !== 'header' && type !== 'footer')
  return own.length > 0 ? own : blocks
}

/** Which way a block went among those that both orders have. */
function wayOf(id: string, before: string[], after: string[]): 'up' | 'down' | null {
  const [was, is] = [
    before.filter((each) => after.includes(each)).indexOf(id),
    after.filter((each) => before.includes(each)).indexOf(id),
  ]
  if (was === is) return null
  return is < was ? 'up' : 'down'
}

function ownValues(changes: PartChange[], own: OwnPart): ValueChange[] {
  return changes
    .filter(({ part, type }) => type === null && part === own)
    .flatMap(({ values }) => values.filter(({ language }) => !language))
}

/** 'prices' of `prices.price-2`; how a number is written belongs to the number. */
function factOf(path: string): FactKey {
  const key = path.split('.')[0] as FactKey
  return key === 'phoneText' ? 'phone' : key
}

/** Languages that came or went, and those that have texts that are others. */
function languageNews(changes: PartChange[]): RevisionChanges['languages'] {
  const whole = ownValues(changes, 'languages').map(({ path, before, after }) => {
    if (path === 'base')
      return { language: after as PageLanguage, event: 'main' as const, count: 1 }
    const event = before === null ? ('added' as const) : ('removed' as const)
    return { language: path as PageLanguage, event, count: 1 }
  })
  const texts = changes.flatMap(({ values }) => values.flatMap(({ language }) => language ?? []))
  const translated = [...new Set(texts)].map((language) => ({
    language,
    event: 'texts' as const,
    count: texts.filter((each) => each === language).length,
  }))
  return [...whole, ...translated]
}
