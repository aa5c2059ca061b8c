import { type ClipboardEvent, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Select } from '#client/ui/select.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PriceInput } from './fact-input.ts'
import { pastedPrices } from './pasted-prices.ts'
import { priceFault } from './price-fault.ts'
import { PriceRow } from './price-row.tsx'
import { unitLabels } from './price-units.ts'
import { currencies } from './understood.ts'

export interface PricesFieldProps {
  rows: PriceInput[]
  /** The page's own. */
  language: PageLanguage
  /** Of a price that is the first. */
  currency: string
  error: string | null
  onChange: (rows: PriceInput[]) => void
}

/**
 * Prices as a table: what, how much, for what. There is always an empty row at the end, so that Tab
 * goes on to the next price; a list that is pasted fills the rows.
 */
export function PricesField({ rows, language, currency, error, onChange }: PricesFieldProps) {
  const { t } = useI18n()
  const units = useId()
  const inUse = rows.at(-1)?.currency ?? currency
  const shown = [...rows, newRow(rows, inUse)]
  const change = (at: number, patch: Partial<PriceInput>) =>
    onChange(
      shown
        .map((row, index) => (index === at ? { ...row, ...patch } : row))
        .slice(0, Math.max(rows.length, at + 1)),
    )
  const paste = (at: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    onChange(withPasted(rows, at, text, language, inUse))
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{t('generate.facts.hint.prices')}</p>
        <Select
          label={t('generate.facts.price.currency')}
          labelHidden
          value={inUse}
          options={[...new Set([...currencies, inUse])].map(asOption)}
          onChange={({ target }) =>
            onChange(rows.map((row) => ({ ...row, currency: target.value })))
          }
          className="w-24 shrink-0"
        />
      </div>
      <ul className="grid gap-1.5">
        {shown.map((row, at) => (
          <PriceRow
            key={row.id}
            row={row}
            units={units}
            isNew={at === rows.length}
            error={error}
            onChange={(patch) => change(at, patch)}
            onPaste={(event) => paste(at, event)}
            onRemove={() => onChange(rows.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <datalist id={units}>
        {unitLabels(language).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {error && !shown.some(priceFault) && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** The rows with those of a pasted list in the place of the one it was pasted into. */
function withPasted(
  rows: PriceInput[],
  at: number,
  text: string,
  language: PageLanguage,
  currency: string,
): PriceInput[] {
  let all = rows.toSpliced(at, rows[at]?.item === '' ? 1 : 0)
  pastedPrices(text, language).forEach((price, index) => {
    const row = { ...newRow(all, currency), ...price, currency: price.currency ?? currency }
    all = all.toSpliced(at + index, 0, row)
  })
  return all
}

function newRow(rows: PriceInput[], currency: string): PriceInput {
  let number = rows.length + 1
  while (rows.some((row) => row.id === `price-${number}`)) number++
  return { id: `price-${number}`, item: '', amount: '', currency, unit: '', from: false }
}

function asOption(code: string) {
  return { value: code, label: code }
}
