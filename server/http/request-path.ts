import type { IncomingMessage } from 'node:http'

/** The path of a request as it was asked for, without the query. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The query of an address with its question mark; '' where it has none. */
export function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
