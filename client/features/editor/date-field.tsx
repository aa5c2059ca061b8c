import { useI18n } from '#client/platform/i18n.tsx'
import { TextField } from '#client/ui/text-field.tsx'

export interface DateFieldProps {
  label: string
  error: string | null
  /** `2026-05-01`, `2026-05-01T19:30` or ''. */
  value: string
  hasTime: boolean
  onChange: (value: string) => void
}

/** A day, and a time where there may be one. */
export function DateField({ label, error, value, hasTime, onChange }: DateFieldProps) {
  const { t } = useI18n()
  const [day = '', time = ''] = value.split('T')
  const join = (nextDay: string, nextTime: string) =>
    onChange(nextDay && nextTime ? `${nextDay}T${nextTime}` : nextDay)
  return (
    <div className="flex gap-2">
      <TextField
        label={label}
        error={error}
        type="date"
        value={day}
        onChange={(event) => join(event.target.value, time)}
        className="min-w-0 grow"
      />
      {hasTime && (
        <TextField
          label={t('editor.form.time')}
          type="time"
          value={time.slice(0, 5)}
          onChange={(event) => join(day, event.target.value)}
        />
      )}
    </div>
  )
}
