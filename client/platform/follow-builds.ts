import type { BuildStamp } from '#shared/build-meta.ts'

const hourMs = 60 * 60_000
/** Tabs are changed often: within this time the last answer is good enough. */
const floorMs = 60_000
/** A person who has done nothing for so long is not in the middle of something. */
const quietMs = 60_000

export interface BuildsWatch {
  /** The build that replaced this page's, once one is known. */
  newer(): string | null
}

/**
 * Asks for a newer build when the tab is returned to, when the network is back and every hour, and
 * calls `onQuiet` whenever there is one and nobody is busy on this page. A build counts as newer
 * only when it was made later: two builds behind one balancer do not chase each other.
 */
export function followBuilds(own: BuildStamp, onQuiet: () => void): BuildsWatch {
  let newer: string | null = null
  let asked = Date.now()
  let active = Date.now()

  const settle = () => {
    const isQuiet = document.visibilityState === 'hidden' || Date.now() - active >= quietMs
    if (newer && isQuiet) onQuiet()
  }
  const check = async () => {
    if (newer || Date.now() - asked < floorMs) return
    asked = Date.now()
    const latest = await latestBuild()
    if (latest && latest.id !== own.id && latest.timestamp > own.timestamp) newer = latest.id
    settle()
  }
  const returned = () => {
    if (document.visibilityState === 'visible') void check()
    else settle()
  }
  const touched = () => {
    active = Date.now()
  }

  document.addEventListener('visibilitychange', returned)
  window.addEventListener('focus', () => void check())
  window.addEventListener('online', () => void check())
  setInterval(() => void check(), hourMs)
  setInterval(settle, quietMs)
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(event, touched, { capture: true, passive: true })
  }
  return { newer: () => newer }
}

/** Null where it cannot be learnt now; the next question comes soon enough. */
async function latestBuild(): Promise<BuildStamp | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    return response.ok ? ((await response.json()) as BuildStamp) : null
  } catch {
    return null
  }
}
