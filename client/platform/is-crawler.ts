/** Crawlers that run scripts. Their visit must end with the server's HTML, never with an error. */
const crawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent)
}
