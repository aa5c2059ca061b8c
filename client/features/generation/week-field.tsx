import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { dayMs } from '#shared/day-ms.ts'
import { exampleLine, isReadable } from './week-text.ts'

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)

export interface WeekFieldProps {
  lines: string[]
  error: string | null
  /** Whose hours it is written in. */
  tag: string
  /** Days nothing is said of, which stay so: by appointment, or in words beside. */
  untold: readonly number[]
  onChange: (lines: string[]) => void
}

/** Opening hours, a line a day; an empty line is a closed day, once another is open, unless nothing is said of it. */
export function WeekField({ lines, error, tag, untold, onChange }: WeekFieldProps) {
  const { t } = useI18n()
  const date = useDate()
  const dayName = (day: number) => date(monday + day * dayMs, { weekday: 'long', timeZone: 'UTC' })
  const isOpen = lines.some((line) => line.trim())
  const placeholderOf = (day: number) =>
    isOpen ? t(`generate.facts.${untold.includes(day) ? 'notSaid' : 'closed'}`) : undefined
  return (
    <fieldset className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-2">
      <legend className="mb-2 text-sm text-muted">
        {t('generate.facts.hint.hours', { example: exampleLine(tag) })}
      </legend>
      {lines.map((line, day) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          key={day}
          label={dayName(day)}
          value={line}
          placeholder={placeholderOf(day)}
          error={error && !isReadable(line) ? error : null}
          onChange={(event) => onChange(lines.with(day, event.target.value))}
          className="col-span-2 grid-cols-subgrid items-center gap-x-3 [&_input]:px-2.5"
        />
      ))}
    </fieldset>
  )
}
