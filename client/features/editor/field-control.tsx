import { useI18n } from '#client/platform/i18n.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import type { Field, Media } from '#shared/blocks/field.ts'
import { paragraphs, plainText, type RichText } from '#shared/page/rich-text.ts'
import { DateField } from './date-field.tsx'
import type { FormContext } from './form-context.ts'
import { HrefField } from './href-field.tsx'
import { IconField } from './icon-field.tsx'
import { MediaField } from './media-field.tsx'
import { PriceField } from './price-field.tsx'

export interface FieldControlProps {
  path: string
  label: string
  field: Field
  value: unknown
  form: FormContext
}

/** The control that suits the kind of a field. */
export function FieldControl({ path, label, field, value, form }: FieldControlProps) {
  const { t } = useI18n()
  const change = (next: unknown) => form.onChange(path, next)
  const texts = { label, error: form.errors[path] ?? null }
  switch (field.kind) {
    case 'text':
      return <WordsField {...texts} field={field} value={String(value)} onChange={change} />
    case 'date':
      return (
        <DateField {...texts} value={String(value)} hasTime={field.max !== 10} onChange={change} />
      )
    case 'rich':
      return <RichField {...texts} value={value as RichText} onChange={change} />
    case 'choice':
      return (
        <Select
          {...texts}
          value={String(value)}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: t(`blocks.choices.${option}`),
          }))}
          onChange={(event) => change(event.target.value)}
        />
      )
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => change(event.target.checked)}
        />
      )
    case 'icon':
      return <IconField label={label} value={String(value)} onChange={change} />
    case 'href':
      return (
        <HrefField {...texts} value={String(value)} document={form.document} onChange={change} />
      )
    case 'media':
      return (
        <MediaField
          {...texts}
          page={form.slug}
          erasePicture={form.erasePicture}
          value={value as Media}
          onChange={change}
        />
      )
    case 'price':
      return <PriceField {...texts} value={String(value)} form={form} onChange={change} />
    case 'list':
      return null
  }
}

interface WordsFieldProps {
  label: string
  error: string | null
  field: Field
  value: string
  onChange: (value: string) => void
}

/** A line or more of words; says how much room is left when it gets little. */
function WordsField({ label, error, field, value, onChange }: WordsFieldProps) {
  const { max = 0 } = field
  const hint = value.length > max * 0.85 ? `${value.length} / ${max}` : undefined
  const texts = { label, error, hint, maxLength: max, value }
  return field.multiline ? (
    <TextArea {...texts} rows={1} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...texts} onChange={(event) => onChange(event.target.value)} />
  )
}

interface RichFieldProps {
  label: string
  error: string | null
  value: RichText
  onChange: (value: RichText) => void
}

/** Paragraphs as text; what has headings, links or marks is edited on the page, where they show. */
function RichField({ label, error, value, onChange }: RichFieldProps) {
  const { t } = useI18n()
  const isPlain = value.every(
    ({ type, spans }) =>
      type === 'paragraph' && spans.every(({ bold, italic, href }) => !bold && !italic && !href),
  )
  return (
    <TextArea
      label={label}
      error={error}
      hint={isPlain ? undefined : t('editor.form.onPage')}
      readOnly={!isPlain}
      rows={1}
      value={plainText(value)}
      onChange={(event) => onChange(paragraphsOf(event.target.value))}
    />
  )
}

/** A line is a paragraph; the last one may still be empty while it is typed. */
function paragraphsOf(text: string): RichText {
  return text === '' ? [] : paragraphs(...text.split('\n').map((line) => line || ' '))
}
