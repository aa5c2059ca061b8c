import { Fragment, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import { usePartNames } from './part-names.ts'
import { useEndInSight } from './use-end-in-sight.ts'
import { isImported, lastOwn, type WishThread as Thread } from './wish.ts'
import { WishEntry } from './wish-entry.tsx'

export interface WishThreadProps {
  document: PageDocument
  thread: Thread
  onShow: (id: string) => void
}

/** All that was asked for, the newest last and in sight. */
export function WishThread({ document, thread, onShow }: WishThreadProps) {
  const { t } = useI18n()
  const nameOf = usePartNames(document)
  const end = useRef<HTMLDivElement>(null)
  const { entries } = thread
  const last = lastOwn(entries)
  const lastImported = entries.findLast(isImported)
  useEndInSight(end, last ? `${last.id} ${last.answer.state}` : '')
  if (entries.length === 0) return null
  return (
    <section aria-label={t('generate.command.thread')}>
      <ol className="grid grid-cols-1 gap-5">
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            <WishEntry
              entry={entry}
              nameOf={nameOf}
              onShow={onShow}
              onTurn={(way) => thread.turn(entry.id, way)}
              thread={thread}
            />
            {entry === lastImported && (
              <li className="text-xs text-muted">{t('generate.command.imported')}</li>
            )}
          </Fragment>
        ))}
      </ol>
      <div ref={end} className="h-4" />
    </section>
  )
}
