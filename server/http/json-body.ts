import type { Request } from 'express'
import { AppError } from '#shared/errors.ts'

/** Bytes of a JSON body, and how deep and how many its values may be. */
const limits = { bytes: 256 * 1024, depth: 32, nodes: 5000 }

/**
 * Reads and parses a JSON body. Depth is counted before parsing, so that a hostile body costs
 * nothing; compressed bodies are refused, so that none can unpack.
 * @throws AppError `unsupported_type`, `too_large`, `invalid_json`
 */
export async function readJsonBody(req: Request): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_type', 'Content-Type must be application/json.')
  }
  const encoding = req.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    throw new AppError('unsupported_type', 'Compressed bodies are not accepted.')
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    const source = text.decode(await readBody(req, limits.bytes))
    checkShape(source)
    return JSON.parse(source, refusePrototype)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_json', 'The body is not valid JSON.', { cause: error })
  }
}

/** The raw body. @throws AppError `too_large` */
async function readBody(req: Request, maxBytes: number): Promise<Buffer> {
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

function checkShape(source: string): void {
  let depth = 0
  let nodes = 0
  let inString = false
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      nodes++
      if (++depth > limits.depth)
        throw new AppError('invalid_json', `JSON may be at most ${limits.depth} levels deep.`)
    } else if (char === '}' || char === ']') depth--
    else if (char === ',') nodes++
    if (nodes > limits.nodes)
      throw new AppError('too_large', `JSON may hold at most ${limits.nodes} values.`)
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new AppError('invalid_json', 'The key __proto__ is not allowed.')
  return value
}
