import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Messages } from '#shared/i18n/translator.ts'
import type { Locale } from '#shared/locales.ts'
import { I18nProvider } from './platform/i18n.tsx'
import type { RenderOnce } from './platform/rendered-once.tsx'
import { RouterProvider } from './platform/router.tsx'
import { type Site, SiteProvider } from './platform/site.tsx'
import { nowhere, stillRouter } from './platform/still-router.ts'

/** Of all languages; there are about a dozen in each. */
const kept = new LRUCache<string, string>({ max: 500 })

const router = stillRouter(nowhere)

interface FragmentsOf {
  locale: Locale
  messages: Messages
  site: Site
  place?: (html: string) => string
}

/** Renders the parts of screens that are written once, with nothing around them but language and site. */
export function renderFragments({
  locale,
  messages,
  site,
  place = (html) => html,
}: FragmentsOf): RenderOnce {
  const around = `${locale} ${JSON.stringify(site)}`
  return (name, children) => {
    const key = `${name} ${around}`
    const known = kept.get(key)
    if (known !== undefined) return place(known)
    const html = renderToString(
      <SiteProvider value={site}>
        <I18nProvider locale={locale} messages={messages}>
          <RouterProvider router={router}>{children}</RouterProvider>
        </I18nProvider>
      </SiteProvider>,
    )
    kept.set(key, html)
    return place(html)
  }
}
