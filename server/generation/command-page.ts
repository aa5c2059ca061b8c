import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import type { Services } from '#server/services.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { AppError } from '#shared/errors.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'

/**
 * Reads a wish in plain language into edits of the page as it is stored.
 * @throws AppError `not_understood`
 */
export async function commandPage(
  services: Services,
  access: PageAccess,
  _wish: InputOf<'commandPage'>,
): Promise<CommandAnswer> {
  await ownPage(services, access, 'work')
  throw new AppError('not_understood', 'This was not understood; nothing was changed.')
}
