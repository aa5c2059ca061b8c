import type { Response } from 'express'

/** Aborts when the client goes away, or has its answer. */
export function untilGone(res: Response): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => gone.abort(new Error('the client went away')))
  return gone.signal
}
