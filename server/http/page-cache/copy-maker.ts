import { AppError } from '#shared/errors.ts'
import type { CacheRules } from '../cache-rules.ts'
import { type Copy, copyOf } from './copy.ts'
import type { PublicAnswer } from './public-answer.ts'
import type { PublicTarget } from './public-target.ts'

/** Where answers come from. Nothing here is given a request, so nothing can vary by one. */
export interface Producers {
  produce: (target: PublicTarget) => Promise<PublicAnswer>
  /** The screen that says there is no such page. */
  produceMissing: (path: string) => Promise<PublicAnswer>
}

/** Makes copies. @throws what the producer throws; a page that is missing is an answer as well */
export function createCopyMaker(producers: Producers, rules: () => CacheRules, now: () => number) {
  return async function makeCopy(target: PublicTarget): Promise<Copy> {
    const at = now()
    try {
      const answer = await producers.produce(target)
      const name = isForOne(answer) ? 'never' : target.rule
      return await copyOf(target, name, rules()[name], answer, at)
    } catch (error) {
      if (!isMissing(error) || !isOfPage(target)) throw error
      const answer = await producers.produceMissing(target.path)
      return copyOf(target, 'missing', rules().missing, answer, at)
    }
  }
}

/**
 * Whether an address may come to life, and its 404 is told to caches for a short time. At a page's
 * own host the site's screen would say it, which has no business there.
 */
function isOfPage(target: PublicTarget): boolean {
  const { rule } = target
  return !('host' in target) && (rule === 'published' || rule === 'published-media')
}

/** An answer that sets a cookie, or says itself that nobody may keep it, is kept nowhere. */
function isForOne({ headers }: PublicAnswer): boolean {
  const said = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return said.some(
    ([name, value = '']) =>
      name === 'set-cookie' || (name === 'cache-control' && /private|no-store/.test(value)),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.status === 404
}
