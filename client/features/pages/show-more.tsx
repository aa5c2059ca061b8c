import { useEffect, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'

/** The next part of a list: on a press, or by itself shortly before its end comes into sight. */
export function ShowMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  useEffect(() => {
    const end = button.current
    if (!end || busy) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: '600px' },
    )
    watcher.observe(end)
    return () => watcher.disconnect()
  }, [busy])
  return (
    <Button ref={button} busy={busy} onClick={onMore} className="justify-self-center">
      {t('history.more')}
    </Button>
  )
}
