import type { Scenario } from './scenario.ts'
import { openTarget, type Target } from './target.ts'

/** Servers as scenarios want them, one for all that want the same. */
export function openTargets() {
  const open = new Map<string, Promise<Target>>()
  return {
    of({ environment = {} }: Scenario): Promise<Target> {
      const key = JSON.stringify(environment)
      const target = open.get(key) ?? openTarget(environment)
      open.set(key, target)
      return target
    },
    async close(): Promise<void> {
      for (const target of open.values()) await (await target).close()
    },
  }
}
