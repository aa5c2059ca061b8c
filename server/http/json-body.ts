import type { Request } from 'express'
import { parseJson } from '#server/pages/parse-json.ts'
import { readRawBody } from './raw-body.ts'

/** Bytes of a JSON body, and how deep and how many its values may be. */
const limits = { bytes: 256 * 1024, depth: 32, nodes: 5000 }

/**
 * Reads and parses a JSON body.
 * @throws AppError `unsupported_type`, `too_large`, `invalid_json`
 */
export async function readJsonBody(req: Request): Promise<unknown> {
  const raw = { types: ['application/json'], maxBytes: limits.bytes }
  const { bytes } = await readRawBody(req, raw)
  return parseJson(bytes, limits)
}
