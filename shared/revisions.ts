import type { PartChange, ValueChange } from './page/compare/page-changes.ts'
import type { PageLanguage } from './page/document.ts'
import type { FactKey } from './page/facts.ts'

export interface Revision {
  rev: number
  kind: 'generated' | 'published' | 'reverted' | 'edited'
  createdAt: number
  title: string
  /** Its look's own, as CSS. */
  colour: string
  /** Against the revision before; null for the first one. */
  changes: RevisionChanges | null
  /** The earliest revision of the list whose very page it has; null for a page that is new. */
  sameAs: number | null
  /** The wishes that made it what it is, in their words, the oldest first; the newest few. */
  wishes: string[]
  /** Whose change it was, where it was an editor's: a number, and the name they go by. */
  editor: { number: number; name: string | null } | null
}

/** Some of a page's revisions, the newest first, and where the list goes on. */
export interface RevisionList {
  items: Revision[]
  nextCursor: string | null
}

/** What happened in a section, as the interface words it under `changes.news`. */
export type NewsCode =
  | 'added'
  | 'removed'
  | 'hidden'
  | 'shown'
  | 'movedUp'
  | 'movedDown'
  | 'heading'
  | 'text'
  | 'textGone'
  | 'texts'
  | 'format'
  | 'photoAdded'
  | 'photoRemoved'
  | 'photoReplaced'
  | 'crop'
  | 'alt'
  | 'drawing'
  | 'itemAdded'
  | 'itemsAdded'
  | 'itemRemoved'
  | 'itemsRemoved'
  | 'order'
  | 'layout'
  | 'link'
  | 'icon'
  | 'price'
  | 'option'
  | 'contents'

export interface News {
  code: NewsCode
  count: number
  /** The first of the words it is about; '' where there are none. */
  words: string
  /** Path of the option that is another. */
  field: string
}

export interface ChangedSection {
  id: string
  type: NonNullable<PartChange['type']>
  /** What the page called it until then; '' where it has no heading. */
  heading: string
  news: News[]
}

/** What a revision changed, in names and words a list has room for. */
export interface RevisionChanges {
  /** Some of the sections, with what happened in each, the most telling first. */
  parts: ChangedSection[]
  /** How many sections are others besides. */
  more: number
  facts: FactKey[]
  /** What is the page's own and has no section: of the look its choices, of the meta its title. */
  look: ValueChange[]
  meta: ValueChange[]
  /** Languages that came or went, and those whose texts are others, with how many. */
  languages: {
    language: PageLanguage
    event: 'added' | 'removed' | 'main' | 'texts'
    count: number
  }[]
}
