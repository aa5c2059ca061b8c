/**
 * Crawlers that run scripts, of those the server knows: its list is too long to send, and pages from the
 * cache are the same for all. Their visit must end with the server's HTML, never with an error.
 */
const crawlers = /bot\b|spider|slurp|chrome-lighthouse|facebookexternalhit|google\b/i

export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent)
}
