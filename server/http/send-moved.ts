import type { Response } from 'express'

/**
 * Sends the client on. What may keep the answer is said before; Express' own redirect would let it
 * vary by `Accept`, for a body nobody reads.
 */
export function sendMoved(res: Response, status: number, location: string): void {
  res.status(status).location(location).vary('Accept-Encoding').end()
}
