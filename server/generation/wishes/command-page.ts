import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import type { Services } from '#server/services.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import { notUnderstood } from './carry-out-wish.ts'
import { readWish, type WishOrder } from './read-wish.ts'

/**
 * Reads a wish in plain language into edits of the page as it is stored.
 * @throws AppError `not_understood`, or `needs_model` where only other words would do
 */
export async function commandPage(
  services: Services,
  access: PageAccess,
  order: WishOrder,
): Promise<CommandAnswer> {
  const page = await ownPage(services, access, 'change')
  const { read } = await readWish(services, page, { ...order, engine: 'composer' })
  if (!read) throw notUnderstood()
  return { rev: page.rev, ...read }
}
