import type { BlockType } from '#shared/blocks/index.ts'
import type { PageLanguage, Source } from '../document.ts'
import type { Price } from '../facts.ts'
import { isSame } from '../is-same.ts'

/** What a value is, and so how it is told. */
export type ValueKind =
  | 'words'
  | 'format'
  | 'date'
  | 'choice'
  | 'flag'
  | 'icon'
  | 'link'
  | 'price'
  | 'picture'
  | 'crop'
  | 'item'
  | 'order'
  | 'layout'
  | 'hours'
  | 'phone'
  | 'colour'
  | 'drawing'
  | 'language'
  | 'contents'

export type ToldValue = string | number | boolean | Omit<Price, 'id'> | null

/** One thing that is not what it was. */
export interface ValueChange {
  kind: ValueKind
  /** Where the later version has it: in the block, or a key of what is the page's own. */
  path: string
  /**
   * '' or null where there was or is none; both null where only that it differs can be told. A
   * colour is CSS, a picture the source of an upload or 'art'.
   */
  before: ToldValue
  after: ToldValue
  /** Of a translation: its language. */
  language?: PageLanguage
  /** Who wrote it as it is now, where that is known. */
  author?: Source
}

export type BlockEvent = 'added' | 'removed' | 'moved' | 'hidden' | 'shown'
export const ownParts = ['facts', 'look', 'meta', 'languages'] as const
export type OwnPart = (typeof ownParts)[number]

/** What differs in one part of a page: in a block, or in what is the page's own. */
export interface PartChange {
  /** Block id, or one of `ownParts`. */
  part: string
  /** Kind of the block; null for what is the page's own. */
  type: BlockType | 'other' | null
  /** What the page calls the block; '' where it is known by its kind. */
  heading: string
  /** What became of the block as a whole. */
  events: BlockEvent[]
  values: ValueChange[]
}

export function valueChange(
  kind: ValueKind,
  path: string,
  before: ToldValue,
  after: ToldValue,
): ValueChange {
  return { kind, path, before, after }
}

/** At most one change: a value that is not what it was. */
export function differing(
  kind: ValueKind,
  path: string,
  before: ToldValue,
  after: ToldValue,
): ValueChange[] {
  return isSame(before, after) ? [] : [valueChange(kind, path, before, after)]
}
