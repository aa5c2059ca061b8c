import { retryAfterMs } from '#shared/retry-after.ts'

const patienceMs = 10_000

/** A cache that answered, and did not do it. */
export class PurgeRefused extends Error {
  /** Milliseconds it asks to be left alone for. */
  readonly retryAfterMs: number

  constructor(status: number, retryAfterMs = 0) {
    super(`answered with ${status}`)
    this.retryAfterMs = retryAfterMs
  }
}

export interface Ask {
  method: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Asks a cache. Redirects are not followed: they would carry its token elsewhere.
 * @throws PurgeRefused where it says no
 */
export async function ask(url: string, { method, headers, body }: Ask): Promise<string> {
  const answer = await fetch(url, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await answer.text()
  const waitMs = retryAfterMs(answer.headers.get('retry-after'))
  if (!answer.ok) throw new PurgeRefused(answer.status, waitMs ?? 0)
  return text
}
