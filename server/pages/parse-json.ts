import { AppError } from '#shared/errors.ts'

/** How deep and how many the values of hostile JSON may be. */
export interface JsonLimits {
  depth: number
  nodes: number
}

/** UTF-8 holds no half of a surrogate pair; an escape may be one. */
const halfPair = /\\u[dD][89a-fA-F]/

/**
 * Parses JSON of strangers. Depth and number of values are counted before parsing, so that a
 * hostile text costs nothing. Half a surrogate pair is replaced: no address, mail or file takes it.
 * @param bytes UTF-8
 * @throws AppError `invalid_json`, `too_large`
 */
export function parseJson(bytes: Uint8Array, limits: JsonLimits): unknown {
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    checkShape(source, limits)
    const value: unknown = JSON.parse(source)
    refusePrototypes(value)
    return halfPair.test(source) ? wellFormed(value) : value
  } catch (error) {
    if (error instanceof AppError) throw error
    const where = error instanceof SyntaxError ? `: ${error.message}` : ''
    throw new AppError('invalid_json', `The body is not valid JSON${where}.`, { cause: error })
  }
}

function checkShape(source: string, limits: JsonLimits): void {
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

/** A walk of its own costs a tenth of a reviver, which is called for every value by name. */
function refusePrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Object.hasOwn(value, '__proto__'))
    throw new AppError('invalid_json', 'The key __proto__ is not allowed.')
  for (const each of Object.values(value)) refusePrototypes(each)
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, each]) => [key.toWellFormed(), wellFormed(each)]))
}
