import { textFields } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { missingIn } from '#shared/page/drafts.ts'
import { formatOpeningHours } from '#shared/page/opening-hours.ts'
import { saidBy } from './is-thought.ts'
import type { PageContext } from './page-context.ts'
import { lengthOf, letterDensity } from './section-fill.ts'

/** Which side of the page a section takes, where two that hold little stand beside each other. */
export type Half = 'start' | 'end'

/** Letters of a line of text in half a page. */
const measure = 44
/** More lines fill a page by themselves. */
const mostLines = 15
/** Where one is so many times as tall, the other would stand in a hole. */
const mostApart = 2.4

/** For each block its half of the page; undefined where it takes the whole width. */
export function halvesOf(blocks: readonly Block[], page: PageContext): (Half | undefined)[] {
  const lines = blocks.map((block) => linesOf(block, page))
  const halves: (Half | undefined)[] = blocks.map(() => undefined)
  for (let at = 0; at + 1 < blocks.length; at++) {
    const isFirstScreen = isOpening(blocks[at], blocks[at + 1], page)
    if (!isFirstScreen && !areAlike(lines[at], lines[at + 1])) continue
    halves[at] = 'start'
    halves[++at] = 'end'
  }
  return halves
}

/** Events of a first screen; more of them begin below it. */
const mostEvents = 8

/** A first screen whose main thing is what happens when: beside its words stand the events. */
function isOpening(hero: Block | undefined, next: Block | undefined, page: PageContext): boolean {
  if (hero?.type !== 'hero' || hero.variant !== 'schedule' || hero.hidden) return false
  if (next?.type !== 'events' || next.hidden || missingIn(next, page.facts)) return false
  return ((next.props.items as unknown[] | undefined) ?? []).length <= mostEvents
}

function areAlike(one: number | null | undefined, other: number | null | undefined): boolean {
  if (!one || !other) return false
  return Math.max(one, other) <= Math.min(mostLines, mostApart * Math.min(one, other))
}

/** How tall a block is in half a page, in lines; null for one that needs all of its width. */
function linesOf(block: Block, page: PageContext): number | null {
  if (block.hidden || missingIn(block, page.facts)) return null
  const { props } = block
  const items = (props.items as Record<string, unknown>[] | undefined) ?? []
  const linesIn = (value: unknown) =>
    Math.ceil((lengthOf(value) * letterDensity(page.language)) / measure)
  const told = () =>
    textFields(block.type as 'about', props).reduce((sum, { value }) => sum + linesIn(value), 0)
  switch (block.type) {
    case 'about': {
      const isPictured = (props.media as { kind?: string } | null)?.kind === 'upload'
      return isPictured || props.quote || saidBy(props.body) ? null : 2 + told() * 1.3
    }
    case 'features':
      return block.variant === 'rows' && items.length <= 5 ? 2 + told() + items.length * 0.8 : null
    case 'services':
      return block.variant === 'list' && items.length <= 4 ? 2 + told() + items.length * 1.4 : null
    case 'hours': {
      const rows = formatOpeningHours(page.facts.hours ?? '', page.intlTag, page.words)
      const spans = typeof rows === 'string' ? 1 : rows.length * 1.9
      return 1 + spans + told()
    }
    case 'place':
      return 3 + told() + linesIn(page.facts.place) + (props.mapLink ? 2 : 0)
    case 'contact': {
      const isForm = (props.fields as unknown[] | undefined)?.length && page.formsAt !== null
      const { phone, email, url, action } = page.facts
      const ways = [phone, email, url, action?.to].filter(Boolean).length
      return isForm ? null : 2 + ways * 2.4 + linesIn(props.lead)
    }
    default:
      return null
  }
}
