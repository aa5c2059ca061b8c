/** Names by which caches, ours and others', are told to forget answers: no space, no comma. */

/** What is shown of a published page, or that there is none. */
export function pageTag(slug: string): string {
  return `page:${encodeURIComponent(slug)}`
}

/** What is shown at a page's own host. */
export function hostTag(host: string): string {
  return `host:${host}`
}

/** Whatever lists the published pages. */
export const listTag = 'page-list'

/** What changes when a page gets a host, or loses it. */
export function domainTags(slug: string, host: string): string[] {
  return [pageTag(slug), hostTag(host), listTag]
}
