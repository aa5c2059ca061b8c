import { comparePages, type TextChange } from './compare-pages.ts'
import type { PageDocument, Source } from './document.ts'

/** A text that is not what it was; '' where there was or is none. */
export interface ChangedText extends TextChange {
  /** Block id, or `meta`. */
  block: string
  /** Kind of the block, or `meta`. */
  type: string
  /** Who wrote it as it is now. */
  author: Source | null
}

/** What makes one version of a page another than an earlier one; blocks by their kinds. */
export interface DocumentChanges {
  texts: ChangedText[]
  /** Blocks that only the later, or only the earlier version shows. */
  added: string[]
  removed: string[]
  /** Whether blocks stand in another order. */
  moved: boolean
  /** Whether colours, type or shapes differ. */
  look: boolean
}

/** The changes of a page as its history tells of them: whose words came in, and what else. */
export function compareDocuments(before: PageDocument, after: PageDocument): DocumentChanges {
  const changes = comparePages(before, after)
  const kinds = new Set(changes.map(({ kind }) => kind))
  const typesOf = (...wanted: string[]) =>
    changes.flatMap((change) =>
      wanted.includes(change.kind) && 'type' in change ? [change.type] : [],
    )
  const texts = changes.flatMap((change) =>
    change.kind === 'changed'
      ? change.texts.map((text) => ({ ...text, block: change.block, type: change.type }))
      : [],
  )
  return {
    texts: [...metaTexts(before, after), ...texts].map((text) => ({
      ...text,
      author: after.src[`${text.block}.${text.path}`] ?? null,
    })),
    added: typesOf('added', 'shown'),
    removed: typesOf('removed', 'hidden'),
    moved: kinds.has('moved'),
    look: kinds.has('look'),
  }
}

function metaTexts(before: PageDocument, after: PageDocument): Omit<ChangedText, 'author'>[] {
  return (['title', 'description'] as const)
    .filter((path) => before.meta[path] !== after.meta[path])
    .map((path) => ({
      block: 'meta',
      type: 'meta',
      path,
      before: before.meta[path],
      after: after.meta[path],
    }))
}
