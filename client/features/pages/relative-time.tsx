import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'

const minuteMs = 60_000
const style = { dateStyle: 'medium', timeStyle: 'short' } as const

/** "3 days ago", kept true; the date in full for who asks. */
export function RelativeTime({ time }: { time: number }) {
  const { ago } = useI18n()
  const date = useDate()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const written = date(time, style)
  return (
    // The server's clock and time zone are not the browser's.
    <time dateTime={new Date(time).toISOString()} title={written} suppressHydrationWarning>
      {ago(time, now)}
    </time>
  )
}
