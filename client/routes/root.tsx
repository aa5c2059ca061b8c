import { useEffect } from 'react'
import { VisitCounting } from '#client/features/analytics/visit-counting.tsx'
import { useRememberedLanding } from '#client/features/site/remembered-locale.ts'
import { useFollowNavigation } from '#client/layouts/follow-navigation.ts'
import { useColourModeInStep, useForcedColourMode } from '#client/platform/colour-mode.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useReloadNotice } from '#client/platform/reload-notice.ts'
import { Outlet, useRouteHandle } from '#client/platform/router.tsx'
import { useSite } from '#client/platform/site.tsx'
import { otherI18nHost } from '#shared/i18n/other-i18n-host.ts'

/** What a route says about its screen beside what it shows. */
export interface RouteHandle {
  colourMode?: string | undefined
}

/** Around every screen: what holds on all of them. */
export function Root() {
  const { locale } = useI18n()
  const { siteUrl, i18nBase } = useSite()
  const handle = useRouteHandle() as RouteHandle | undefined
  useForcedColourMode(handle?.colourMode)
  useColourModeInStep()
  useReloadNotice()
  useRememberedLanding(locale)
  useFollowNavigation()
  useEffect(() => {
    const fault = import.meta.env.PROD && otherI18nHost(siteUrl, i18nBase)
    if (fault) console.error(fault)
  }, [siteUrl, i18nBase])
  return (
    <>
      <VisitCounting />
      <Outlet />
    </>
  )
}
