import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { readerTag } from '#client/platform/reader-tag.ts'
import { dateFormat } from '#shared/i18n/formats.ts'

const minuteMs = 60_000
const style = { dateStyle: 'medium', timeStyle: 'short' } as const

export interface RelativeTimeProps {
  time: number
  /** Says the date and the hour, too. */
  withDate?: boolean
}

/** "3 days ago", kept true; the date in full for who asks. */
export function RelativeTime({ time, withDate = false }: RelativeTimeProps) {
  const { ago, tag } = useI18n()
  const [now, setNow] = useState(() => Date.now())
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    setNow(Date.now())
    setHere(true)
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const written = dateFormat(isHere ? readerTag(tag) : tag, style).format(time)
  return (
    // The server's clock and time zone are not the browser's.
    <time dateTime={new Date(time).toISOString()} title={written} suppressHydrationWarning>
      {ago(time, now)}
      {withDate && isHere && ` · ${written}`}
    </time>
  )
}
