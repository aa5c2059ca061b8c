import type { Api } from '#client/api.ts'
import { pauseOrOnline } from '#client/platform/pause-or-online.ts'
import { problemOf } from '#client/platform/stream-problem.ts'
import { untilSilent } from '#client/platform/until-silent.ts'
import type { PageEvent, PageStanding } from '#shared/page/page-event.ts'

/** Between two tries to reach the server, doubled each time it is away. */
const firstPauseMs = 1000
const longestPauseMs = 15_000
/** A server ends a stream after half a minute; one that is cut sooner is in trouble. */
const wholeMs = 10_000

export interface FollowDeps {
  api: Api
  slug: string
  onStanding(standing: PageStanding): void
  /** The page is gone, or not ours any more. */
  onEnded(): void
  /** Nothing could be heard for now. */
  onSilence(): void
}

/**
 * Hears how the page stands for as long as the tab is seen. Of the tabs of one browser that show the
 * page one follows it: connections are few. Returns how to stop.
 */
export function followPage(deps: FollowDeps): () => void {
  let following: AbortController | null = null
  function turn(): void {
    following?.abort()
    following = null
    if (document.visibilityState === 'hidden') return
    following = new AbortController()
    void inTurn(deps.slug, following.signal, (signal) => follow(deps, signal))
  }
  document.addEventListener('visibilitychange', turn)
  turn()
  return () => {
    document.removeEventListener('visibilitychange', turn)
    following?.abort()
  }
}

/** When no other tab does it; at once where a browser has no locks, as on a site without TLS. */
async function inTurn(
  slug: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    if (!('locks' in navigator)) await work(signal)
    else await navigator.locks.request(`ninefold-follows:${slug}`, { signal }, () => work(signal))
  } catch (error) {
    if (!signal.aborted) console.warn('The page is not followed', error)
  }
}

async function follow(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const begun = Date.now()
    try {
      if ((await read(deps, signal)) === 'ended') return deps.onEnded()
    } catch (error) {
      if (signal.aborted) return
      if (problemOf(error).status === 404) return deps.onEnded()
      deps.onSilence()
    }
    failures = Date.now() - begun < wholeMs ? failures + 1 : 0
    const most = failures && Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
    // Spread at random, so that all who lost a server do not come back at once.
    await pauseOrOnline(most * (0.5 + Math.random() / 2), signal)
  }
}

async function read({ api, slug, onStanding }: FollowDeps, signal: AbortSignal) {
  const attempt = new AbortController()
  const both = AbortSignal.any([signal, attempt.signal])
  try {
    const chunks = api.stream('followPage', { params: { slug }, signal: both })
    for await (const chunk of untilSilent(chunks, attempt)) {
      const event: PageEvent = JSON.parse(chunk.replace(/^data: ?/, ''))
      if (event.op === 'page') onStanding(event)
      if (event.op === 'ended') return event.op
    }
    return 'again'
  } finally {
    attempt.abort()
  }
}
