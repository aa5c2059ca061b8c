import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { CachePolicies } from './http/cache-overrides.ts'
import { cachingTable } from './http/page-cache/caching-table.ts'
import { explainCaching } from './http/page-cache/explain.ts'
import { createLog } from './log.ts'

/** `npm run cache:explain -- /ja/p/x …`: rule, key, tags and headers of addresses, with `CACHE_RULES`. */
function main(): void {
  const { CACHE_RULES } = readConfig(process.env)
  const addresses = process.argv.slice(2)
  if (addresses.length === 0)
    throw new Error('usage: npm run cache:explain -- /ja/p/x …, or --table for all classes')
  const { current } = new CachePolicies({ file: CACHE_RULES }, createLog('silent'))
  if (addresses.includes('--table')) {
    process.stdout.write(cachingTable(current))
    return
  }
  for (const address of addresses) {
    const url = new URL(address, 'http://localhost')
    const lines = explainCaching(url.pathname + url.search, buildId(), current)
    process.stdout.write(`${lines.join('\n')}\n\n`)
  }
}

/** Without a build no payload is asked for by one. */
function buildId(): string {
  try {
    const file = join(import.meta.dirname, '../dist/build.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id
  } catch {
    return ''
  }
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
