import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument, Source } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { WishScope } from '#shared/page/wish.ts'

/** What one wish does to a page. */
export interface Change {
  ops: EditOp[]
  /** Who wrote the texts it touches, by `id.path`, once it is made. */
  sources: Record<string, Source | null>
  /** Null for what merely goes along with something else. */
  outcome: CommandOutcome | null
}

/** The page on which a wish is carried out. */
export interface Desktop {
  document: PageDocument
  /** When the wish is uttered, in milliseconds since 1970. */
  now: number
  /** The part it is uttered at; absent is the page. */
  scope?: WishScope | undefined
}

/** Whether a text is of the part a wish is uttered at. */
export function isInScope({ scope }: Desktop, id: string, path: string): boolean {
  if (!scope) return true
  const isWithin = scope.path === undefined || `${path}.`.startsWith(`${scope.path}.`)
  return id === scope.id && isWithin
}

/** The page stays as it is, and this is why. */
export function unchanged(outcome: CommandOutcome): Change {
  return { ops: [], sources: {}, outcome }
}

/**
 * The edits of a change. An edit is the person's whatever it says, so what the composer wrote for
 * them is given back to it.
 */
export function editsOf({ ops, sources }: Change): EditOp[] {
  if (ops.length === 0 || Object.keys(sources).length === 0) return ops
  return [...ops, { op: 'source', texts: sources }]
}
