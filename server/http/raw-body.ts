import type { Request } from 'express'
import type { RawBody } from '#shared/endpoints.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Reads a body as it is. Compressed bodies are refused, so that none can unpack.
 * @throws AppError `unsupported_type` naming what is taken, `too_large`
 */
export async function readRawBody(
  req: Request,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<RawBody> {
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (!types.includes(type)) {
    throw new AppError('unsupported_type', `Content-Type must be ${types.join(' or ')}.`)
  }
  if (parameters.some((parameter) => /^charset=(?!"?(?:utf-?8|us-ascii)"?$)/.test(parameter)))
    throw new AppError('unsupported_type', 'Text must be UTF-8.')
  const encoding = req.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    throw new AppError('unsupported_type', 'Compressed bodies are not accepted.')
  return { type, bytes: await readBytes(req, maxBytes) }
}

async function readBytes(req: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = new AppError('too_large', `The body may have at most ${maxBytes} bytes.`)
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  // The connection outlives a body that is too large: the refusal is still to be sent on it.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
