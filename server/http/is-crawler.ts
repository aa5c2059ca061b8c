import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Verdicts on user agents: there are few, and the pattern that tells them apart is long. */
const known = new LRUCache<string, boolean>({ max: 1000 })

/** Whether a program that follows links asks, and not a person. One that says nothing is one. */
export function isCrawler({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent']?.slice(0, 500)
  if (!agent) return true
  const found = known.get(agent)
  if (found !== undefined) return found
  const verdict = isbot(agent)
  known.set(agent, verdict)
  return verdict
}
