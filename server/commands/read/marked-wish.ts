import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import type { Contact } from '#server/reader/grammars/read-contacts.ts'
import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { CommandLanguage } from '../command-words.ts'

/** A stretch of a wish and all that it can mean. */
export interface Mark {
  start: number
  end: number
  /** "do.add", "nouns.hours", "words.link", "hours.closed", "value.money", "item". */
  tags: readonly string[]
  /** Names of the things on the page it may be one of. */
  items?: readonly string[]
}

export interface MarkedWish {
  text: TaggedText
  language: CommandLanguage
  page: PageDocument
  contacts: readonly Contact[]
  dates: readonly CalendarDay[]
  amounts: readonly Amount[]
  /** In order, none over another. */
  marks: readonly Mark[]
  /** Words about composing something: they mark nothing the page has. */
  composing: readonly Tag[]
}
