import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { PriceInput } from './fact-input.ts'
import { currencies } from './understood.ts'

export interface PricesFieldProps {
  rows: PriceInput[]
  currency: string
  error: string | null
  onChange: (rows: PriceInput[]) => void
}

/** Prices as rows: what, how much, in which currency, and whether it is the least. */
export function PricesField({ rows, currency, error, onChange }: PricesFieldProps) {
  const { t } = useI18n()
  const change = (at: number, patch: Partial<PriceInput>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...patch } : row)))
  return (
    <div className="grid gap-4">
      {rows.map((row, at) => (
        <div key={row.id} className="grid gap-2 border-b border-line pb-4">
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={t('generate.facts.price.item')}
              value={row.item}
              maxLength={120}
              onChange={(event) => change(at, { item: event.target.value })}
            />
            <Button
              variant="ghost"
              icon="trash-2"
              aria-label={t('generate.facts.price.remove', { item: row.item })}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            />
          </div>
          <div className="grid grid-cols-[1fr_6.5rem_auto] items-end gap-3">
            <TextField
              label={t('generate.facts.price.amount')}
              value={row.amount}
              inputMode="decimal"
              onChange={(event) => change(at, { amount: event.target.value })}
            />
            <Select
              label={t('generate.facts.price.currency')}
              value={row.currency}
              options={[...new Set([...currencies, row.currency])].map(asOption)}
              onChange={(event) => change(at, { currency: event.target.value })}
            />
            <Checkbox
              label={t('generate.facts.price.from')}
              checked={row.from}
              onChange={(event) => change(at, { from: event.target.checked })}
              className="mb-2"
            />
          </div>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
      <Button
        icon="plus"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...rows, newRow(rows, currency)])}
      >
        {t('generate.facts.price.add')}
      </Button>
    </div>
  )
}

function newRow(rows: PriceInput[], currency: string): PriceInput {
  let number = rows.length + 1
  while (rows.some((row) => row.id === `price-${number}`)) number++
  const last = rows.at(-1)?.currency ?? currency
  return { id: `price-${number}`, item: '', amount: '', currency: last, from: false }
}

function asOption(code: string) {
  return { value: code, label: code }
}
