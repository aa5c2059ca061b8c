import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'

const minuteMs = 60_000

export interface RelativeTimeProps {
  time: number
  /** Says the date and the hour, too. */
  withDate?: boolean
}

/** "3 days ago", kept true; the date in full for who asks. */
export function RelativeTime({ time, withDate = false }: RelativeTimeProps) {
  const { ago, date } = useI18n()
  const [now, setNow] = useState(() => Date.now())
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    setNow(Date.now())
    setHere(true)
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return (
    // The server's clock and time zone are not the browser's.
    <time
      dateTime={new Date(time).toISOString()}
      title={date(time, { dateStyle: 'medium', timeStyle: 'short' })}
      suppressHydrationWarning
    >
      {ago(time, now)}
      {withDate && isHere && ` · ${date(time, { dateStyle: 'medium', timeStyle: 'short' })}`}
    </time>
  )
}
