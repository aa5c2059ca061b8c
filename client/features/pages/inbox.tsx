import { useRef } from 'react'
import { fileUrl } from '#client/platform/endpoint-url.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button, ButtonLink, DownloadLink } from '#client/ui/button.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Payloads } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { InboxMessage } from './inbox-message.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { useInbox } from './use-inbox.ts'

export interface InboxProps {
  slug: string
  /** What the page is called, for answers. */
  name: string
  given: Payloads['settings']['inbox']
  /** Whether readers have a form to write into. */
  hasForm: boolean
}

/** What readers wrote into the page's form, newest first. */
export function Inbox({ slug, name, given, hasForm }: InboxProps) {
  const { t } = useI18n()
  const { apiBase } = useSite()
  const inbox = useInbox(slug, given)
  const { items, unread, hasMore, busy } = inbox
  const place = useRef<HTMLDivElement>(null)
  const isEmpty = items.length === 0
  const none = t(`settings.inbox.${hasForm ? 'none' : 'noForm'}`)
  const news = unread > 0 ? { text: t('settings.inbox.unread', { count: unread }) } : {}
  return (
    <SettingsGroup
      anchor="messages"
      title={t('settings.inbox.title')}
      {...(isEmpty ? { text: none } : news)}
    >
      {!hasForm && isEmpty && (
        <ButtonLink
          size="sm"
          icon="plus"
          to={routePath('generate', { slug })}
          state={{ ask: t('settings.inbox.addForm') }}
          className="justify-self-start"
        >
          {t('settings.inbox.addForm')}
        </ButtonLink>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: it only takes the focus of a message that is gone */}
      <div
        ref={place}
        role="group"
        aria-label={t('settings.inbox.title')}
        tabIndex={-1}
        className="grid gap-5 outline-none empty:absolute"
      >
        {!isEmpty && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon="check" disabled={unread === 0} onClick={inbox.markAll}>
              {t('settings.inbox.markAll')}
            </Button>
            <DownloadLink size="sm" href={fileUrl(apiBase, 'exportSubmissions', { slug })}>
              {t('settings.inbox.csv')}
            </DownloadLink>
          </div>
        )}
        {!isEmpty && (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((message, at) => (
              <InboxMessage
                key={message.id}
                message={message}
                pageName={name}
                onMark={() => inbox.mark(message)}
                onDelete={() =>
                  inbox.remove(message, (forget) => removeRow(place.current, at, forget))
                }
              />
            ))}
          </ul>
        )}
      </div>
      {hasMore && (
        <Button busy={busy} onClick={inbox.more} className="justify-self-start">
          {t('settings.inbox.more')}
        </Button>
      )}
    </SettingsGroup>
  )
}
