import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import {
  comingDay,
  eventDateText,
  readEventDate,
  utcDay,
  writeEventDate,
} from '#shared/page/event-date.ts'

export interface DateFieldProps {
  label: string
  error: string | null
  /** What `readEventDate` reads, or ''. */
  value: string
  hasTime: boolean
  onChange: (value: string) => void
}

/**
 * A day, and a time where there may be one. A day without a year stands in the calendar as the next
 * of its kind, and stays without one until a person gives it one.
 */
export function DateField({ label, error, value, hasTime, onChange }: DateFieldProps) {
  const { t, tag } = useI18n()
  const date = readEventDate(value)
  const [wasYearless] = useState(date?.year === null)
  const isYearless = date ? date.year === null : wasYearless
  const day = date ? comingDay(date, utcDay(Date.now())) : ''
  const time = date?.time ?? ''
  const change = (nextDay: string, nextTime: string, isWithout: boolean) =>
    onChange(nextDay && writeEventDate({ ...partsOf(nextDay, isWithout), time: nextTime }))
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex gap-2">
        <TextField
          label={label}
          error={error}
          type="date"
          max="9999-12-31"
          value={day}
          onChange={(event) => change(event.target.value, time, isYearless)}
          className="min-w-0 grow"
        />
        {hasTime && (
          <TextField
            label={t('editor.form.time')}
            type="time"
            value={time}
            onChange={(event) => change(day, event.target.value, isYearless)}
          />
        )}
      </div>
      {date && (wasYearless || isYearless) && (
        <Checkbox
          label={t('editor.form.yearless')}
          hint={t('editor.form.shownAs', { date: eventDateText(value, '', tag) })}
          checked={isYearless}
          onChange={(event) => change(day, time, event.target.checked)}
        />
      )}
    </div>
  )
}

function partsOf(day: string, isYearless: boolean) {
  return { year: isYearless ? null : day.slice(0, 4), day: day.slice(5) }
}
