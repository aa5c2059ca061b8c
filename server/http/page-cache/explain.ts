import { cacheHeaders, varyOf } from '../cache-headers.ts'
import type { CachePolicy } from '../cache-overrides.ts'
import { publicTarget } from './public-target.ts'
import { ruleOf } from './rule-of.ts'

/** What caches make of an address, line by line: by the functions the server answers with. */
export function explainCaching(url: string, build: string, policy: CachePolicy): string[] {
  const name = ruleOf(url, build)
  const rule = policy.rules[name]
  const target = publicTarget(url, build)
  const tags = rule.cache === 'public' ? [...rule.tags, ...(target?.tags ?? [])] : []
  const headers = { Vary: varyOf(rule), ...cacheHeaders(rule, { tags }, policy.emitted) }
  return [
    `address   ${url}`,
    `rule      ${name} ${JSON.stringify(rule)}`,
    `key       ${target ? target.key : 'none: this answer does not enter the page cache'}`,
    `tags      ${tags.join(' ') || 'none'}`,
    'headers of a successful answer, newly made:',
    ...Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`),
  ]
}
