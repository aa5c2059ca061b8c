import type { Services } from '#server/services.ts'
import type { PageViews } from '#server/storage/storage.ts'
import { dayMs } from '#shared/day-ms.ts'
import type { ViewCounts } from '#shared/payloads.ts'
import { ownPage, type PageAccess } from './change-page.ts'

const shownDays = 30
const shownReferrers = 10

/** The visits of a page in the last thirty days (by UTC): each day, each language, where from. */
export async function viewsOf(services: Services, access: PageAccess): Promise<ViewCounts> {
  const page = await ownPage(services, access, 'work')
  const today = dayOf(services.now())
  const first = today - shownDays + 1
  const counted = await services.storage.views.of(page.id, first)
  const byDay = sums(counted, ({ day }) => day)
  const days = Array.from({ length: shownDays }, (_, index) => ({
    day: new Date((first + index) * dayMs).toISOString().slice(0, 10),
    views: byDay.get(first + index) ?? 0,
  }))
  const from = counted.filter(({ referrer }) => referrer !== '')
  return {
    total: counted.reduce((sum, { views }) => sum + views, 0),
    days,
    locales: most(sums(counted, ({ locale }) => locale)).map(([locale, views]) => ({
      locale,
      views,
    })),
    referrers: most(sums(from, ({ referrer }) => referrer))
      .slice(0, shownReferrers)
      .map(([host, views]) => ({ host, views })),
  }
}

/** Days since 1970, by UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs)
}

type Counted = Omit<PageViews, 'page'>

function sums<K>(counted: readonly Counted[], keyOf: (views: Counted) => K): Map<K, number> {
  const sums = new Map<K, number>()
  for (const each of counted) sums.set(keyOf(each), (sums.get(keyOf(each)) ?? 0) + each.views)
  return sums
}

function most<K>(sums: Map<K, number>): [K, number][] {
  return [...sums].sort(([, a], [, b]) => b - a)
}
