import { blockKind } from '#shared/blocks/index.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'

/** What opens a page and what closes it stand where they stand. */
const opening: readonly string[] = ['notice', 'header', 'hero']
const closing: readonly string[] = ['contact', 'footer']
/** Kinds any look of which does, whatever stands in them. */
const anyLook: readonly string[] = ['menu', 'faq', 'steps', 'hours', 'contact', 'cta']

/**
 * The plan a model chose, within the rules: every block there is something to put in, once; what it
 * says of a block that is not so falls back to the composer's place and look for that block.
 */
export function choosePlan(chosen: unknown, planned: readonly PlannedBlock[]): PlannedBlock[] {
  if (!Array.isArray(chosen)) return [...planned]
  const entries = chosen.filter(
    (entry): entry is { id: string; variant?: unknown } => typeof entry?.id === 'string',
  )
  const looks = new Map(entries.map(({ id, variant }) => [id, variant]))
  const dressed = planned.map((block) => ({
    ...block,
    variant: lookOf(block, looks.get(block.id)),
  }))
  const isFree = ({ type }: PlannedBlock) => !opening.includes(type) && !closing.includes(type)
  const free = inOrder(dressed.filter(isFree), [...looks.keys()])
  return dressed.map((block) => (isFree(block) ? (free.shift() ?? block) : block))
}

function lookOf({ type, variant }: PlannedBlock, chosen: unknown): string {
  const isKnown = blockKind(type)?.variants.includes(chosen as string)
  return isKnown && anyLook.includes(type) ? (chosen as string) : variant
}

/** Those that are named, in that order; each of the others stays behind the one before it. */
function inOrder(blocks: readonly PlannedBlock[], ids: readonly string[]): PlannedBlock[] {
  const ordered = ids.flatMap((id) => blocks.filter((block) => block.id === id))
  for (const [at, block] of blocks.entries()) {
    if (ordered.includes(block)) continue
    const before = blocks[at - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, block)
  }
  return ordered
}
