/** Until the server is asked once more whether it is there again, in milliseconds; the last one goes on. */
const pauses = [0, 1000, 3000, 10_000]
/** What is missing after as many new starts is missing for good. */
const mostRenewals = 3

/**
 * Starts something anew whenever the server answers after a part of it could not be fetched; the
 * network may have been gone, or the server, and nobody should have to find that out by pressing.
 * @param onGivenUp it answers, and the part is missing all the same
 */
export function renewWhenAnswered(renew: () => void, onGivenUp: () => void) {
  const over = new AbortController()
  let renewals = 0
  let isAsking = false
  async function ask(): Promise<void> {
    for (let at = 0; !over.signal.aborted; at++) {
      await pause(pauses[at] ?? pauses.at(-1))
      const answer = await fetch('/_preview', { signal: over.signal }).catch(() => null)
      if (answer?.ok) return
    }
  }
  return {
    async missing() {
      if (isAsking) return
      if (renewals >= mostRenewals) return onGivenUp()
      isAsking = true
      await ask()
      isAsking = false
      renewals++
      if (!over.signal.aborted) renew()
    },
    stop: () => over.abort(),
  }
}

const pause = (ms: number | undefined) => new Promise((resolve) => setTimeout(resolve, ms))
