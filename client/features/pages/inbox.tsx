import { fileUrl } from '#client/platform/endpoint-url.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button, ButtonLink, DownloadLink } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Payloads, Submission } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { RelativeTime } from './relative-time.tsx'
import { isMailAddress, mailLink, replyLink } from './reply-link.ts'
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
  return (
    <SettingsGroup
      anchor="messages"
      title={t('settings.inbox.title')}
      text={
        items.length > 0
          ? t('settings.inbox.unread', { count: unread })
          : t(`settings.inbox.${hasForm ? 'none' : 'noForm'}`)
      }
    >
      {!hasForm && items.length === 0 && (
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
      {items.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon="check" disabled={unread === 0} onClick={inbox.markAll}>
              {t('settings.inbox.markAll')}
            </Button>
            <DownloadLink size="sm" href={fileUrl(apiBase, 'exportSubmissions', { slug })}>
              {t('settings.inbox.csv')}
            </DownloadLink>
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {items.map((message) => (
              <Message
                key={message.id}
                message={message}
                pageName={name}
                onMark={() => inbox.mark(message)}
                onDelete={() => inbox.remove(message)}
              />
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <Button busy={busy} onClick={inbox.more} className="justify-self-start">
          {t('settings.inbox.more')}
        </Button>
      )}
    </SettingsGroup>
  )
}

interface MessageProps {
  message: Submission
  pageName: string
  onMark: () => void
  onDelete: () => void
}

function Message({ message, pageName, onMark, onDelete }: MessageProps) {
  const { t } = useI18n()
  const reply = replyLink(message, t('settings.inbox.replySubject', { page: pageName }))
  const isNew = message.readAt === null
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-sm text-muted">
          {isNew && (
            <span className="rounded-full bg-accent-soft px-2 text-xs font-medium text-on-accent-soft">
              {t('settings.inbox.new')}
            </span>
          )}
          <RelativeTime time={message.createdAt} />
        </p>
        <div className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={onMark}>
            {t(isNew ? 'settings.inbox.markRead' : 'settings.inbox.markNew')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon="trash-2"
            aria-label={t('settings.inbox.delete')}
            onClick={onDelete}
          />
        </div>
      </div>
      <dl className="grid gap-x-4 gap-y-1.5 text-base sm:grid-cols-[minmax(6rem,auto)_1fr]">
        {Object.entries(message.fields).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
            <dd
              className={`min-w-0 whitespace-pre-wrap wrap-anywhere ${isNew ? 'font-medium' : ''}`}
            >
              {isMailAddress(value) ? (
                <a href={mailLink(value)} className="underline underline-offset-2">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {reply && (
        <a
          href={reply}
          className="inline-flex justify-self-start h-8 pointer-coarse:h-10 items-center gap-1.5 rounded-md border border-line bg-raised px-3 text-sm font-medium transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
        >
          <Icon name="send" size={16} />
          {t('settings.inbox.reply')}
        </a>
      )}
    </li>
  )
}
