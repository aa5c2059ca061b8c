import { cacheHeaders, varyOf } from '../cache-headers.ts'
import type { CachePolicy } from '../cache-overrides.ts'
import type { RuleName } from '../cache-rules.ts'
import { publicTarget } from './public-target.ts'
import { ruleOf } from './rule-of.ts'

/** Every class of answers, by an address of each. */
export const answerClasses: [what: string, example: string][] = [
  ['home page without a prefix', '/'],
  ['home page, marketing, terms, privacy', '/ja/terms'],
  ['published page', '/ja/p/bakery'],
  ["a published page's card and icon", '/p/bakery/card.png'],
  ['sitemaps, their parts, their index', '/ja/sitemap.xml'],
  ['robots.txt', '/robots.txt'],
  ['payload of a public screen, as the screen', '/ja/_payload.json'],
  ['example pages, the empty preview', '/_showcase/ja'],
  ['messages at their hash', '/_i18n/0123456789abcdef/ja/messages.json'],
  ['built assets, uploads, lists of builds', '/assets/entry-0a1b2c3d.js'],
  ['files under public/, the description of the API', '/favicon.svg'],
  ['icons, other pictures', '/_icons/lucide.json?icons=star'],
  ['another spelling of an address, moved for good', '/en/terms'],
  ['generator, history, settings, shares; their payloads', '/history'],
  ['the API, forms, drafts in frames', '/api/pages'],
  ['health, metrics, the newest build, errors', '/builds/latest.json'],
]

/** The classes with their rules and headers, as a table in Markdown. */
export function cachingTable(policy: CachePolicy): string {
  const rows = answerClasses.map(([what, example]) => {
    const isKept = publicTarget(example, '') !== null
    return row(policy, ruleOf(example, ''), `${what}<br>\`${example}\``, isKept)
  })
  const missing = row(policy, 'missing', 'no such page, as people see it<br>`/p/nothing`', true)
  return [...head, ...rows, missing, ''].join('\n')
}

const head = [
  '| answers | rule | in memory | Cache-Control | CDN-Cache-Control | Vary |',
  '|---|---|---|---|---|---|',
]

function row(policy: CachePolicy, name: RuleName, what: string, isKept: boolean): string {
  const rule = policy.rules[name]
  const headers = cacheHeaders(rule, {}, policy.emitted)
  const cells = [
    what,
    `\`${name}\``,
    isKept && rule.cache === 'public' ? `${rule.origin} s` : '–',
    `\`${headers['Cache-Control']}\``,
    headers['CDN-Cache-Control'] ? `\`${headers['CDN-Cache-Control']}\`` : '–',
    varyOf(rule),
  ]
  return `| ${cells.join(' | ')} |`
}
