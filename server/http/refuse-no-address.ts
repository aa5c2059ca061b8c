import type { RequestHandler } from 'express'
import { notFound } from '#shared/errors.ts'

/** As they stand in an address: C0, DEL, C1, and the line and paragraph separators. */
const control = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/i
/** What browsers resolve before they ask: "." and "..", encoded or not. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i
/** What no browser sends as it stands: to some routers a slash, and an end. */
const unsent = /[\\#]/

/** Whether no address of ours looks like it. */
export function isNoAddress(path: string): boolean {
  return control.test(path) || dotSegment.test(path) || unsent.test(path)
}

/**
 * No address of ours has a line end or another control character in it, nor a segment that stands for
 * another folder. Routers do not agree on what such a path matches, nor on one that cannot be decoded:
 * it is a 404, or a 400, before any of them is asked.
 */
export const refuseNoAddress: RequestHandler = (req, _res, next) => {
  // What it throws is a 400. First, since the screen of a 404 is routed too, and warns of such a path.
  decodeURIComponent(req.path)
  if (isNoAddress(req.path)) throw notFound(req.path)
  next()
}
