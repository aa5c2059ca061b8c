import { robotsText, urlsetXml } from '#server/assets/sitemap-xml.ts'
import { pageTag } from '#server/pages/public-tags.ts'
import { type ReadPage, readHosted } from '#server/pages/published-page.ts'
import { hostAddress, hostOrigin } from '#shared/page/page-address.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import { cardOf, iconOf } from './page-media.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'
import { readerAnswer } from './published-page.ts'
import { pageEntries, xmlAnswer } from './sitemaps.ts'

/** What stands at a page's own host: nothing while the page is not published. */

export function hostPageAnswer(
  deps: PublicAnswerDeps,
  { host, locale }: TargetOf<'hostPage'>,
): Promise<PublicAnswer> {
  return ofHosted(deps, host, (hosted) =>
    readerAnswer(deps, hosted, locale ?? hosted.document.base, addressOf(deps, host, hosted)),
  )
}

export function hostIconAnswer(
  deps: PublicAnswerDeps,
  { host }: TargetOf<'hostIcon'>,
): Promise<PublicAnswer> {
  return ofHosted(deps, host, ({ document }) => iconOf(deps, document))
}

export function hostCardAnswer(
  deps: PublicAnswerDeps,
  { host }: TargetOf<'hostCard'>,
): Promise<PublicAnswer> {
  return ofHosted(deps, host, ({ document }) => cardOf(deps, document))
}

export function hostRobotsAnswer(
  deps: PublicAnswerDeps,
  { host }: TargetOf<'hostRobots'>,
): Promise<PublicAnswer> {
  const sitemap = `${hostOrigin(deps.config.SITE_URL, host)}/sitemap.xml`
  return ofHosted(deps, host, async () => ({
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: robotsText(sitemap),
  }))
}

/** Every language the page has, unless search engines are to leave it alone. */
export function hostSitemapAnswer(
  deps: PublicAnswerDeps,
  { host }: TargetOf<'hostSitemap'>,
): Promise<PublicAnswer> {
  return ofHosted(deps, host, async (hosted) => {
    const { page } = hosted
    const { urlOf } = addressOf(deps, host, hosted)
    const languages = page.noindex ? [] : page.locales
    return xmlAnswer(urlsetXml(pageEntries(urlOf, languages, page)))
  })
}

function addressOf({ config }: PublicAnswerDeps, host: string, { document }: ReadPage) {
  return hostAddress(config.SITE_URL, host, document.base)
}

async function ofHosted(
  { services }: PublicAnswerDeps,
  host: string,
  answer: (hosted: ReadPage) => Promise<PublicAnswer>,
): Promise<PublicAnswer> {
  const hosted = await readHosted(services.storage, host)
  return { ...(await answer(hosted)), tags: [pageTag(hosted.page.slug)] }
}
