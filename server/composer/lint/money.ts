import type { Language } from '#server/reader/language.ts'
import { numberFormat } from '#shared/i18n/formats.ts'
import type { Price } from '#shared/page/facts.ts'

/** A sum as the language writes it. */
export function money({ amount, currency }: Pick<Price, 'amount' | 'currency'>, { tag }: Language) {
  return numberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
