import { type ClipboardEvent, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { controlLook } from '#client/ui/field-frame.tsx'
import type { PriceInput } from './fact-input.ts'
import { type PriceFault, priceFault } from './price-fault.ts'

export interface PriceRowProps {
  row: PriceInput
  /** Id of the list of units to choose from. */
  units: string
  /** The empty row at the end. */
  isNew: boolean
  /** What to say of a row that is no price. */
  error: string | null
  onChange: (patch: Partial<PriceInput>) => void
  onPaste: (event: ClipboardEvent) => void
  onRemove: () => void
}

const cell = `${controlLook} h-9 min-w-0 px-2.5 text-sm!`

/** One price: what, whether it is the least, how much, and for what. */
export function PriceRow({ row, units, isNew, error, onChange, onPaste, onRemove }: PriceRowProps) {
  const { t } = useI18n()
  const nameOf = (field: string) =>
    row.item
      ? `${t(`generate.facts.price.${field}`)}: ${row.item}`
      : t(`generate.facts.price.${field}`)
  const note = useId()
  const fault = error === null ? null : priceFault(row)
  const linked = (field: PriceFault) =>
    fault === field && { 'aria-invalid': true, 'aria-describedby': note }
  return (
    <li
      data-entry={row.id}
      className="grid grid-cols-[minmax(0,1fr)_2rem] items-center gap-x-1.5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_5rem_7.5rem_2rem]"
    >
      <input
        aria-label={nameOf('item')}
        {...linked('item')}
        placeholder={isNew ? t('generate.facts.price.add') : t('generate.facts.price.item')}
        value={row.item}
        maxLength={120}
        onPaste={onPaste}
        onChange={(event) => onChange({ item: event.target.value })}
        className={cell}
      />
      <div className="contents max-sm:order-1 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] max-sm:gap-1.5 max-sm:pb-1.5">
        <Checkbox
          label={t('generate.facts.price.from')}
          checked={row.from}
          onChange={(event) => onChange({ from: event.target.checked })}
          className="items-center! gap-2! px-1 [&_input]:mt-0 [&_label]:text-sm"
        />
        <input
          aria-label={nameOf('amount')}
          {...linked('amount')}
          placeholder={t('generate.facts.price.amount')}
          value={row.amount}
          inputMode="decimal"
          onChange={(event) => onChange({ amount: event.target.value })}
          className={`${cell} text-right tabular-nums`}
        />
        <input
          aria-label={nameOf('unit')}
          placeholder={t('generate.facts.price.unit')}
          value={row.unit}
          list={units}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange({ unit: event.target.value })}
          className={cell}
        />
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon="x"
        aria-label={t('generate.facts.price.remove', { item: row.item })}
        onClick={onRemove}
        className={isNew ? 'invisible' : ''}
      />
      {fault && (
        <p id={note} role="alert" className="order-2 col-span-full pb-1 text-sm text-error">
          {error}
        </p>
      )}
    </li>
  )
}
