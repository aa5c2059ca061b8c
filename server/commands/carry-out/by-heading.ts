import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** A section goes by the heading its owner reads over it, on the page as it is or as it was. */
export function byHeading(
  outcomes: readonly CommandOutcome[],
  pages: readonly PageDocument[],
): CommandOutcome[] {
  return outcomes.map((outcome) => {
    const words = outcome.part && !outcome.words ? headingOf(outcome.part, pages) : ''
    return words ? { ...outcome, words } : outcome
  })
}

function headingOf(part: string, pages: readonly PageDocument[]): string {
  const blocks = pages.flatMap(({ order, blocks }) => order.flatMap((id) => blocks[id] ?? []))
  return String(blocks.find(({ type, props }) => type === part && props.title)?.props.title ?? '')
}
