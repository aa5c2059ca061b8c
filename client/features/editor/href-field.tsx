import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { sectionName } from '#client/ui/section-name.ts'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import { isSafeHref } from '#shared/page/rich-text.ts'

export interface HrefFieldProps {
  label: string
  error: string | null
  value: string
  document: PageDocument
  onChange: (value: string) => void
}

const facts = ['phone', 'sms', 'whatsapp', 'line', 'kakao', 'email', 'url', 'map'] as const
const other = 'other'

/** Where a link leads: a part of the page, a way to get in touch, or an address. */
export function HrefField({ label, error, value, document, onChange }: HrefFieldProps) {
  const { t } = useI18n()
  const parts = document.order.map((id) => ({
    value: `#${id}`,
    label: sectionName(document.blocks[id], t),
  }))
  const ways = facts.map((fact) => ({ value: `fact:${fact}`, label: t(`editor.form.to.${fact}`) }))
  const known = [{ value: '', label: t('editor.form.to.nowhere') }, ...ways, ...parts]
  const isKnown = known.some((option) => option.value === value)
  const [typed, setTyped] = useState<string | null>(isKnown ? null : value)
  const isWrong = typed !== null && typed !== '' && !isSafeHref(addressOf(typed))
  return (
    <div className="grid grid-cols-1 gap-2">
      <Select
        label={label}
        error={typed === null ? error : null}
        value={typed === null ? value : other}
        options={[...known, { value: other, label: t('editor.form.to.other') }]}
        onChange={({ target }) => {
          setTyped(target.value === other ? '' : null)
          if (target.value !== other) onChange(target.value)
        }}
      />
      {typed !== null && (
        <TextField
          label={t('editor.form.address')}
          error={isWrong ? t('editor.form.wrongAddress') : error}
          inputMode="url"
          value={typed}
          placeholder="https://example.com"
          onChange={({ target }) => {
            setTyped(target.value)
            const address = addressOf(target.value)
            if (isSafeHref(address)) onChange(address)
          }}
        />
      )}
    </div>
  )
}

/** People leave the protocol out. */
function addressOf(typed: string): string {
  const text = typed.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text
}
