import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Submission } from '#shared/payloads.ts'
import { RelativeTime } from './relative-time.tsx'
import { isDay, isMailAddress, mailLink, phoneLink, replyLink } from './reply-link.ts'

export interface InboxMessageProps {
  message: Submission
  pageName: string
  onMark: () => void
  onDelete: () => void
}

/** What a reader wrote, field by field, and the way to answer it. */
export function InboxMessage({ message, pageName, onMark, onDelete }: InboxMessageProps) {
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
              <Answer value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {reply && (
        <a
          href={reply}
          // Who answers it has read it.
          onClick={isNew ? onMark : undefined}
          className="inline-flex justify-self-start h-8 pointer-coarse:h-10 items-center gap-1.5 rounded-md border border-line bg-raised px-3 text-sm font-medium transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
        >
          <Icon name="send" size={16} />
          {t('settings.inbox.reply')}
        </a>
      )}
    </li>
  )
}

/** An address or a number leads to whoever left it; a day is written as the owner's country does. */
function Answer({ value }: { value: string }) {
  const date = useDate()
  const href = isMailAddress(value) ? mailLink(value) : phoneLink(value)
  if (href)
    return (
      <a href={href} className="underline underline-offset-2">
        {value}
      </a>
    )
  if (!isDay(value)) return value
  return date(Date.parse(value), { dateStyle: 'full', timeZone: 'UTC' })
}
