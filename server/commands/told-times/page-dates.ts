import { type CalendarDay, readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readEventDate } from '#shared/page/event-date.ts'
import { getAt } from '#shared/page/path.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { isSaidOf } from '../read/is-said-of.ts'
import { sentenceAt } from '../told-words/sentence-at.ts'

/** A day the page tells, in a text or as the start of an entry. */
export interface PageDate {
  id: string
  path: string
  /** `12-24` */
  day: string
  /** Where a text tells it; an entry has it by itself. */
  told?: { text: TaggedText; date: CalendarDay; sentence: Span }
}

/** The days of the page that are told of what all these words name. */
export function datesMeant(page: PageDocument, words: readonly string[]): PageDate[] {
  const isAbout = (said: string) => words.every((word) => isSaidOf(page.base, word, said))
  return page.order.flatMap((id) => [
    ...inTexts(page, id, isAbout),
    ...ofEntries(page, id, isAbout),
  ])
}

type IsAbout = (said: string) => boolean

function inTexts(page: PageDocument, id: string, isAbout: IsAbout): PageDate[] {
  const block = page.blocks[id]
  return (block ? textFields(block.type, block.props) : []).flatMap(({ path, value }) => {
    const raw = typeof value === 'string' ? value : plainText(value as RichText)
    if (!/\d/.test(raw)) return []
    const text = tagText(raw, languageOf(page.base))
    const title = String(entryAt(page, id, path)?.title ?? '')
    return readDates(text)
      .filter(({ last }) => !last)
      .flatMap((date): PageDate[] => {
        const sentence = sentenceOf(page, raw, date)
        const said = `${title} ${raw.slice(...sentence)}`
        const day = dayOf(date.day)
        return isAbout(said) ? [{ id, path, day, told: { text, date, sentence } }] : []
      })
  })
}

interface Entry {
  title?: string
  text?: string
  start?: string
}

function entryAt({ blocks }: PageDocument, id: string, path: string): Entry | undefined {
  const item = /^items\.\d+(?=\.)/.exec(path)?.[0]
  return blocks[id]?.type === 'events' && item
    ? (getAt(blocks[id]?.props, item) as Entry)
    : undefined
}

function ofEntries({ blocks }: PageDocument, id: string, isAbout: IsAbout): PageDate[] {
  const block = blocks[id]
  const items = block?.type === 'events' ? ((block.props.items ?? []) as Entry[]) : []
  return items.flatMap(({ title = '', text = '', start = '' }, at): PageDate[] =>
    start && isAbout(`${title} ${text}`)
      ? [{ id, path: `items.${at}.start`, day: dayOf(start) }]
      : [],
  )
}

export const dayOf = (iso: string): string => readEventDate(iso)?.day ?? ''

/** "1. August": what looks like the end of a sentence may stand in a day. */
function sentenceOf(page: PageDocument, raw: string, { start, end }: CalendarDay): Span {
  return [sentenceAt(page, raw, start)[0], sentenceAt(page, raw, end - 1)[1]]
}
