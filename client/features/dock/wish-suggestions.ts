import { segmenter } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { trades } from '#shared/page/industries.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import type { WishEntry } from './wish.ts'

/** A change worth trying on this very page, as `generate.command.example` words it. */
export type Suggestion =
  | { key: 'look.warm' | 'look.dark' | 'shorter' }
  | { key: `add.${Addable}` | `move.${Movable}` }

const addable = ['events', 'gallery', 'faq', 'steps', 'team'] as const
type Addable = (typeof addable)[number]
const movable = ['gallery', 'hours', 'faq', 'contact'] as const
type Movable = (typeof movable)[number]

/** Changes that would do something to the page as it is now, the likeliest first. */
export function wishSuggestions(document: PageDocument): Suggestion[] {
  return [
    ...added(document),
    ...moved(document),
    ...look(document.theme),
    ...(isLong(document) ? [{ key: 'shorter' } as const] : []),
  ]
}

/** The words of suggestions that were not carried out on this page, or were taken back since. */
export function notDone(words: readonly string[], entries: readonly WishEntry[]): string[] {
  const done = entries.flatMap(({ command, answer }) => {
    const stands = answer.state === 'done' && answer.wish.undoneAt === null
    return stands ? [command.trim().toLowerCase()] : []
  })
  return words.filter((each) => !done.includes(each.toLowerCase()))
}

/** Sentences of a text that is told in fewer without a model: its first two stay. */
const keptSentences = 2

function isLong({ blocks, base }: PageDocument): boolean {
  const sentences = segmenter(locales[base].tag, { granularity: 'sentence' })
  return Object.values(blocks).some(({ type, props, locked }) =>
    textFields(type, props).some(({ value }) => {
      const text = typeof value === 'string' ? value : plainText(value as RichText)
      const told = Array.from(sentences.segment(text), ({ segment }) => segment)
      return !locked && told.slice(keptSentences).some(isPlain)
    }),
  )
}

/** One with a figure, or a name in its middle, tells a fact that is not left out. */
const isPlain = (sentence: string): boolean => !/\p{N}|[^.!?\s]\s+\p{Lu}/u.test(sentence)

/** The first part worth having that the page has not: a show needs its dates, a shop does not. */
function added({ meta, order, blocks }: PageDocument): Suggestion[] {
  const isShow = meta.industry === 'music' || trades[meta.industry].archetype === 'event'
  const kind = addable
    .filter((kind) => kind !== 'events' || isShow)
    .find((kind) => !order.some((id) => blocks[id]?.type === kind && !blocks[id]?.hidden))
  return kind ? [{ key: `add.${kind}` }] : []
}

/** A part that readers see and that does not stand right below the opening. */
function moved(document: PageDocument): Suggestion[] {
  const seen = readerBlocks(document)
  const kind = movable.find((kind) => {
    const id = document.order.find((id) => document.blocks[id]?.type === kind) ?? ''
    return seen.indexOf(id) > 2 && !document.blocks[id]?.locked
  })
  return kind ? [{ key: `move.${kind}` }] : []
}

function look({ mood, scheme }: PageDocument['theme']): Suggestion[] {
  if (mood !== 'warm') return [{ key: 'look.warm' }]
  return scheme === 'dark' ? [] : [{ key: 'look.dark' }]
}
