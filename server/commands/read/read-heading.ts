import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { Intent } from '../intent.ts'
import { Clause, means } from './clause.ts'
import { nameless } from './heading-marks.ts'
import type { Mark } from './marked-wish.ts'
import { around } from './read-notice.ts'
import { freeIn, isLinked, quotesIn, type Told } from './told.ts'
import { withoutPlea } from './without-plea.ts'

const titles = ['nouns.headline', 'nouns.headings', 'nouns.title', 'nouns.name']

/** "Rename the menu to Food & wine", "call the prices “What it costs”": what stands over a section. */
export function readHeading(clause: Clause): Intent | null {
  const isNamed = titles.some((noun) => clause.has(noun))
  if (!(clause.has('do.rename') || isNamed) || !clause.doesOnly('rename', 'change')) return null
  const section = sectionIn(clause)
  if (!section || nameless.has(section.kind)) return null
  const { kind, mark } = section
  const told = nameBehind(clause, mark)
  const isStated = told && (clause.has('do.rename') || told.isSure || isLinked(clause, told.span))
  // "Headline: the best prices in town" is of the page.
  const isOfPage = told && /[:：]/.test(clause.wish.text.raw.slice(clause.span[0], told.span[0]))
  const title = clause.marks.find((each) => titles.some((noun) => means(each, noun)))
  if (title && isParted(clause, title, mark)) return null
  if (told && isTarget(clause, mark, told)) return null
  const known = [`nouns.${kind}`, 'nouns.section', ...titles, ...around]
  if (!isStated || isOfPage || !clause.isRead(known, told.span)) return null
  return { wish: 'heading', kind, text: told.text }
}

/** "Rename to Services the prices": what "to" stands before is the new name. */
const isTarget = (clause: Clause, { start, end }: Mark, told: Told): boolean =>
  !clause.wish.language.words.isPostpositional &&
  !told.isSure &&
  isLinked(clause, [start, end]) &&
  !isLinked(clause, told.span)

/** The first part of the page it names: what stands behind that is a word of the new name. */
function sectionIn(clause: Clause): { kind: BlockType; mark: Mark } | null {
  const isKind = (mark: Mark, type: BlockType) => means(mark, `nouns.${type}`)
  const mark = clause.marks.find((each) => blockTypes.some((type) => isKind(each, type)))
  const kind = mark && blockTypes.find((type) => isKind(mark, type))
  return kind ? { kind, mark } : null
}

/** "From prices to Services and fees": the new name may hold words for other parts. */
function nameBehind(clause: Clause, section: Mark): Told | null {
  const quote = quotesIn(clause)[0]
  if (quote) return quote.span[0] >= section.end ? quote : null
  const rest = new Clause(clause.wish, [section.end, clause.span[1]])
  return withoutPlea(clause, freeIn(rest, ['nouns.section', ...titles, ...around]))
}

/** "The headline should be the best prices": a word for a change parts what has a heading from it. */
function isParted(clause: Clause, title: Mark, section: Mark): boolean {
  const [from, to] =
    title.end <= section.start ? [title.end, section.start] : [section.end, title.start]
  return clause.of('do.').some(({ start, end }) => start >= from && end <= to)
}
