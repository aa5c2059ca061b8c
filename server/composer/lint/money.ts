import { numberFormat } from '#shared/i18n/formats.ts'
import type { Price } from '#shared/page/facts.ts'

/** A sum as the page writes it. @param tag BCP 47 */
export function money({ amount, currency }: Pick<Price, 'amount' | 'currency'>, tag: string) {
  return numberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
