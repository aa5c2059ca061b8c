import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { personName } from '#client/ui/person-name.ts'
import type { ShareEvent } from '#shared/shares.ts'

/** When a link was opened, or tried, and who takes part by it since when. */
export function ShareVisits({
  share,
  onOpened,
}: {
  share: string
  /** Told how often it was opened: what was known of that may be older. */
  onOpened: (times: number) => void
}) {
  const { t } = useI18n()
  const date = useDate()
  const api = useApi()
  const [visits, setVisits] = useState<ShareEvent[] | 'failed' | null>(null)
  const tell = useRef(onOpened)
  useEffect(() => {
    tell.current = onOpened
  }, [onOpened])
  useEffect(() => {
    const own = new AbortController()
    api.call('listShareVisits', { params: { id: share }, signal: own.signal }).then(
      ({ items }) => {
        setVisits(items)
        tell.current(items.filter(({ state }) => state === 'opened').length)
      },
      () => !own.signal.aborted && setVisits('failed'),
    )
    return () => own.abort()
  }, [api, share])
  if (visits === null) return <p className="text-sm text-muted">{t('common.loading')}</p>
  if (visits === 'failed') return <p role="alert">{t('share.list.notRead')}</p>
  if (visits.length === 0) return <p className="text-sm text-muted">{t('share.list.noVisits')}</p>
  return (
    <ol className="grid max-h-56 gap-1 overflow-y-auto text-sm">
      {visits.map((event) => (
        <li key={event.id} className="flex justify-between gap-4 tabular-nums">
          <time
            dateTime={new Date(event.at).toISOString()}
            className="whitespace-nowrap text-muted"
          >
            {date(event.at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          <span className="text-end wrap-anywhere">
            {t(`share.list.visit.${event.state}`, {
              name: 'editor' in event ? personName(event.editor, t) : '',
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}
