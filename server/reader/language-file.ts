import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../../languages')

/** Phrases that mean the same; compared without case and accents, `*` leaves an end open. */
export const phrases = z.array(z.string().min(1))

/** The text of a file in a language's folder; null where the language has none. */
export function languageText(code: string, name: string): string | null {
  const file = join(folder, code, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * The data in `<name>.json` of a language's folder; null where the language has none.
 * @throws Error naming file and field where it does not fit
 */
export function languageFile<T>(code: string, name: string, schema: z.ZodType<T>): T | null {
  const text = languageText(code, `${name}.json`)
  if (text === null) return null
  const result = schema.safeParse(JSON.parse(text))
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`languages/${code}/${name}.json: ${faults.join('; ')}`)
}

/** The same of a file no such language may be without. */
export function neededFile<T>(code: string, name: string, schema: z.ZodType<T>): T {
  const data = languageFile(code, name, schema)
  if (data === null) throw new Error(`languages/${code}/${name}.json is missing`)
  return data
}
