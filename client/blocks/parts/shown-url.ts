/** An address without its protocol, as people write it. */
export function shownUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
