import { useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useLocation } from '#client/platform/router.tsx'
import { useSite } from '#client/platform/site.tsx'
import { isMeasured } from '#shared/analytics.ts'
import { localizePath } from '#shared/locales.ts'
import { matchRoute, type RouteName, routes } from '#shared/routes.ts'
import { useConsent, useIsAsking } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { countVisit, stopCounting } from './tag-manager.ts'

/** Asks once, on the public screens; counts visits for those who agreed. */
export function VisitCounter({ id }: { id: string }) {
  const consent = useConsent()
  const isAsking = useIsAsking()
  const { pathname } = useLocation()
  const name = matchRoute(pathname)?.name
  useCounted(id, consent === 'granted' && name && isMeasured(name) ? name : null, pathname)
  useEffect(() => {
    if (consent === 'denied') stopCounting(id)
  }, [consent, id])
  const isDue = consent === null && name !== undefined && routes[name].layout === 'default'
  return isDue || isAsking ? <ConsentBar takesFocus={isAsking} /> : null
}

/** One visit for each step through the site. What the address says beside its kind stays here. */
function useCounted(id: string, name: RouteName | null, pathname: string): void {
  const { siteUrl } = useSite()
  const { locale } = useI18n()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of a kind is another visit
  useEffect(() => {
    if (name) countVisit(id, siteUrl + localizePath(locale, routes[name].path))
  }, [id, name, pathname, siteUrl, locale])
}
