import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import type { Services } from '#server/services.ts'
import type { InputOf } from '#shared/endpoints.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/**
 * Reads a wish in plain language into edits of the page as it is stored.
 * @throws AppError `not_understood`, or `needs_model` where only other words would do
 */
export async function commandPage(
  services: Services,
  access: PageAccess,
  { command, locale }: InputOf<'commandPage'>,
): Promise<CommandAnswer> {
  const page = await ownPage(services, access, 'work')
  const document = editableDocument(page)
  const likely: PageLanguage[] = [...(locale ? [locale] : []), document.base]
  const wish = { command, likely, document, now: services.now() }
  return { rev: page.rev, ...(await services.generations.carryOutWish(wish, page.owner)) }
}
