import type { Services } from '#server/services.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { composeVersion1 } from '#shared/page/compose-version-1.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Version1Document } from '#shared/page/version-1.ts'
import { insertPage } from './insert-page.ts'
import { refuseFull } from './refuse-full.ts'

type Body = InputOf<'createVersion1'>

/**
 * The older generator: one call, one plain document.
 */
export async function createVersion1(
  services: Services,
  owner: string,
  body: Body,
  { locale: fallback, network }: { locale: PageLanguage; network: string },
): Promise<{ slug: string; document: Version1Document }> {
  const { storage, now, generations } = services
  const known = { facts: {} }
  const asked = { brief: body.about, locale: null, locales: [], fallback, seed: 1, now: now() }
  const locale =
    body.locale ?? (await generations.composer.understand({ ...asked, known }, network)).locale
  const document = composeVersion1(body, locale)
  const { slug } = await storage.transaction(async (repositories) => {
    await refuseFull(services, repositories, owner)
    const made = { owner, locale, document, rev: 1, kind: 'generated', now: now() } as const
    return insertPage(repositories, made)
  })
  return { slug, document }
}
