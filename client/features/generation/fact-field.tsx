import { useI18n } from '#client/platform/i18n.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { type FactInput, isLines, type PriceInput } from './fact-input.ts'
import { PricesField } from './prices-field.tsx'
import { WeekField } from './week-field.tsx'
import { exampleLine, untoldDays } from './week-text.ts'

export interface FactFieldProps {
  fact: FactKey
  input: FactInput
  error: string | null
  /** The page's own. */
  language: PageLanguage
  currency: string
  /** The language as the page's country writes it. */
  tag: string
  /** The week as it is before it is corrected. */
  hours: string
  onChange: (input: FactInput) => void
}

const keyboards = {
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  url: 'url',
  since: 'numeric',
} as const
const hints = {
  place: 'place',
  phone: 'phone',
  whatsapp: 'whatsapp',
  hours: 'hours',
  offers: 'offers',
  area: 'offers',
  highlights: 'offers',
  policies: 'offers',
  people: 'people',
  programme: 'programme',
} as const

/** The control that suits a fact: a line, a list, a week or rows of prices. */
export function FactField({
  fact,
  input,
  error,
  language,
  currency,
  tag,
  hours,
  onChange,
}: FactFieldProps) {
  const { t } = useI18n()
  if (fact === 'prices') {
    return (
      <PricesField
        rows={input as PriceInput[]}
        language={language}
        currency={currency}
        error={error}
        onChange={onChange}
      />
    )
  }
  if (fact === 'hours' && typeof input !== 'string') {
    return (
      <WeekField
        lines={input as string[]}
        error={error}
        tag={tag}
        untold={untoldDays(hours)}
        onChange={onChange}
      />
    )
  }
  const texts = {
    label: t(`generate.facts.${fact}`),
    labelHidden: true,
    hint:
      fact in hints
        ? t(`generate.facts.hint.${hints[fact as keyof typeof hints]}`, {
            example: exampleLine(tag),
          })
        : undefined,
    error,
    value: String(input),
  }
  if (isLines(fact)) {
    return <TextArea {...texts} rows={5} onChange={(event) => onChange(event.target.value)} />
  }
  const inputMode = fact in keyboards ? keyboards[fact as keyof typeof keyboards] : undefined
  return (
    <TextField
      {...texts}
      inputMode={inputMode}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
