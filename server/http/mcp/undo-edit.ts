import type { OutputOf } from '#shared/endpoints.ts'
import { AppError } from '#shared/errors.ts'
import type { ToolContext } from './tool.ts'

/** Newest wishes looked at: the last that changed the page is nearly always the first of them. */
const looked = 20

/**
 * Takes the newest edit of a page back that was made by ops or by hand, where no wish stands to be
 * taken back. What only undid something stays: undoing it would make the change again.
 * @returns the page's new revision
 * @throws AppError `conflict` where nothing is left to take back
 */
export async function undoEdit(
  slug: unknown,
  rev: number,
  { ask }: Pick<ToolContext, 'ask'>,
): Promise<number> {
  const [{ items: revisions }, { items: wishes }] = await Promise.all([
    ask('listRevisions', { slug }),
    ask('listWishes', { slug, limit: looked }),
  ])
  if (isFirst(revisions, rev) || isUndone(revisions, wishes, rev))
    throw new AppError(
      'conflict',
      'No change is left that a wish can undo. Send the `inverse` of a change as ops instead.',
    )
  return (await ask('revertPage', { slug, rev: rev - 1 })).rev
}

/** Before it the page was empty. */
function isFirst([newest, older]: OutputOf<'listRevisions'>['items'], rev: number): boolean {
  return !older && newest?.rev === rev
}

function isUndone(
  [newest]: OutputOf<'listRevisions'>['items'],
  wishes: OutputOf<'listWishes'>['items'],
  rev: number,
): boolean {
  if (newest?.rev === rev && newest.kind === 'reverted') return true
  const last = wishes.find((wish) => wish.rev === rev)
  return last?.outcomes.some(({ code }) => code === 'undone') ?? false
}
