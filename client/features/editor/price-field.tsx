import { priceWriter } from '#client/blocks/price-writer.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import type { FormContext } from './form-context.ts'

export interface PriceFieldProps {
  label: string
  error: string | null
  value: string
  form: FormContext
  onChange: (value: string) => void
}

/** One of the page's prices. They live once among the facts, so they are changed there. */
export function PriceField({ label, error, value, form, onChange }: PriceFieldProps) {
  const { t } = useI18n()
  const write = priceWriter(form.document)
  const prices = form.document.facts.prices ?? []
  return (
    <div className="flex items-end gap-2">
      <Select
        label={label}
        error={error}
        value={value}
        className="min-w-0 grow"
        options={[
          { value: '', label: t('editor.form.none') },
          ...prices.map((price) => ({ value: price.id, label: `${price.item} · ${write(price)}` })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        icon="pencil"
        aria-label={t('editor.form.prices')}
        onClick={() => form.onFact('prices', value || undefined)}
      />
    </div>
  )
}
