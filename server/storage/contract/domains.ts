import type { PageLanguage } from '#shared/page/document.ts'

/** A host that shows a page, or is to show it once that is proved. */
export interface StoredDomain {
  /** In lower case, international letters as punycode. */
  host: string
  /** Null when it was given up: the host is kept for its owner for a while. */
  page: string | null
  owner: string
  /** Whoever opens the address with it through the host proves that the host leads here. */
  token: string
  createdAt: number
  /** Since when it shows the page; null while it waits for the proof. */
  activeAt: number | null
  /** When a request last came through it, to within a day; null unless it is active. */
  provedAt: number | null
  releasedAt: number | null
}

/** A host with what a request for it has to know of its page. */
export interface AttachedDomain
  extends Pick<StoredDomain, 'host' | 'token' | 'activeAt' | 'provedAt'> {
  page: string
  slug: string
  locale: PageLanguage
}

/** Hosts that pages have of their own. */
export interface DomainsRepository {
  /** @throws when the host is taken or the page has one: look with `byHost` and `ofPage` first. */
  insert(domain: StoredDomain): Promise<void>
  byHost(host: string): Promise<StoredDomain | null>
  ofPage(page: string): Promise<StoredDomain | null>
  /** All that belong to a page, waiting or active. */
  attached(): Promise<AttachedDomain[]>
  /** False where no such host waits with this token. */
  activate(host: string, token: string, now: number): Promise<boolean>
  /** Remembers that a request has come through an active host. */
  prove(host: string, now: number): Promise<void>
  /**
   * An active host through which nothing has come since `before` waits for its proof again, as if
   * it were claimed now. False where it is not so.
   */
  lapse(host: string, before: number, now: number): Promise<boolean>
  /** Takes a page's host from it: one that was active stays its owner's, without a page. */
  release(page: string, now: number): Promise<void>
  remove(host: string): Promise<void>
}
