import { useI18n } from '#client/platform/i18n.tsx'
import { useLocation } from '#client/platform/router.tsx'
import { useSite } from '#client/platform/site.tsx'
import type { ScreenModule } from '#client/routes/screen.ts'
import { absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { locales } from '#shared/locales.ts'
import { type RouteName, routes } from '#shared/routes.ts'

export interface RouteHeadProps {
  name: RouteName
  head: ScreenModule['head']
}

/** Title, description, canonical and language links of the screen that is shown. */
export function RouteHead({ name, head }: RouteHeadProps) {
  const { t, locale } = useI18n()
  const { siteUrl } = useSite()
  const { pathname } = useLocation()
  const title = head.title && t(head.title)
  const description = head.description ? t(head.description) : undefined
  const canonical = absoluteUrl(siteUrl, locale, pathname)
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {!routes[name].sitemap && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternatesOf(siteUrl, pathname).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {title && <meta property="og:title" content={title} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:locale" content={locales[locale].og} />
    </>
  )
}
