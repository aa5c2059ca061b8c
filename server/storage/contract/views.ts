import type { Locale } from '#shared/locales.ts'

/** Visits of a published page on one day: nothing of who it was. */
export interface PageViews {
  page: string
  /** Days since 1970, by UTC. */
  day: number
  /** Language that was asked for. */
  locale: Locale
  /** Host the reader came from; '' where it is not known or our own. */
  referrer: string
  views: number
}

/** Counts of visits. */
export interface ViewsRepository {
  /** Adds to what was counted. Pages are named by their slugs; counts of unknown ones are lost. */
  add(counted: readonly (Omit<PageViews, 'page'> & { slug: string })[]): Promise<void>
  /** Since a day, in no order. */
  of(page: string, sinceDay: number): Promise<Omit<PageViews, 'page'>[]>
}
