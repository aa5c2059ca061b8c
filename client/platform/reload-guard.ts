/** Specification, point 9: a path is loaded anew at most once in this time. */
export const reloadWindowMs = 10_000

/** However many paths fail: more reloads than this in five minutes help nobody. */
const mostReloads = 5
const mostReloadsMs = 5 * 60_000

/** How long a reload is remembered at all. */
const rememberedMs = 60 * 60_000

const key = 'ninefold-reloads'

export interface ReloadGuard {
  /**
   * Whether the page may load itself anew for a reason (a path, a build) it did not have within
   * the last `windowMs`; a yes is remembered. 'unknown' where nothing can be remembered: whoever
   * cannot count its reloads must not reload.
   */
  ask(reason: string, windowMs?: number): 'yes' | 'no' | 'unknown'
}

interface Reload {
  reason: string
  at: number
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** `memory` throws where the browser keeps nothing, as session storage does when it is blocked. */
export function createReloadGuard(memory: () => Memory, now = Date.now): ReloadGuard {
  return {
    ask(reason, windowMs = reloadWindowMs) {
      try {
        const at = now()
        const past = parseReloads(memory().getItem(key)).filter((one) => at - one.at < rememberedMs)
        const recent = past.filter((one) => at - one.at < mostReloadsMs)
        if (recent.length >= mostReloads) return 'no'
        if (past.some((one) => one.reason === reason && at - one.at < windowMs)) return 'no'
        const text = JSON.stringify([...past, { reason, at }])
        memory().setItem(key, text)
        return memory().getItem(key) === text ? 'yes' : 'unknown'
      } catch (error) {
        console.warn('Reloads cannot be counted here, so there are none', error)
        return 'unknown'
      }
    },
  }
}

function parseReloads(text: string | null): Reload[] {
  if (!text) return []
  const parsed: unknown = JSON.parse(text)
  return Array.isArray(parsed) ? parsed.filter(isReload) : []
}

function isReload(value: unknown): value is Reload {
  return typeof value === 'object' && value !== null && 'reason' in value && 'at' in value
}
