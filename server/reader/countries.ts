import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const file = join(import.meta.dirname, '../../languages/currencies.json')
/** ISO 3166-1 to ISO 4217, and what "$" and "peso" mean where. */
const currencies = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))

/** The money of a country; of a sign that several share, the country's own. */
export function currencyOf(country: string, sign = ''): string {
  return currencies[country] ?? currencies[sign] ?? 'EUR'
}
