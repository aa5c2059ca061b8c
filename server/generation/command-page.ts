import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import type { Services } from '#server/services.ts'
import type { InputOf } from '#shared/endpoints.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/**
 * Reads a wish in plain language into edits of the page as it is stored. The page stays as it is
 * until the edits are made as any others are, so that they can be taken back the same way.
 * @throws AppError `not_understood`, or `needs_model` where the copy banks have nothing for it
 */
export async function commandPage(
  services: Services,
  access: PageAccess,
  { command, locale }: InputOf<'commandPage'>,
): Promise<CommandAnswer> {
  const page = await ownPage(services, access, 'work')
  const document = editableDocument(page)
  const likely: PageLanguage[] = [...(locale ? [locale] : []), document.base]
  const latest = await services.storage.generations.latestOf(page.id)
  const wish = { command, likely, document, brief: latest?.brief ?? '', now: services.now() }
  return { rev: page.rev, ...(await services.generations.carryOutWish(wish, page.owner)) }
}
