import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useDate, type WriteDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Share } from '#shared/shares.ts'
import { LinkField } from './link-field.tsx'
import { QrCode } from './qr-code.tsx'
import { ShareVisits } from './share-visits.tsx'

/** What a link shows of itself when asked. */
const details = ['qr', 'visits'] as const

interface ShareRowProps {
  share: Share
  isAlone: boolean
  title: string
  busy: boolean
  detail: string | null
  onDetail: (detail: string | null) => void
  onRevoke: () => void
  onViews: (views: number) => void
}

/** An open link: its address, its conditions, and what is done with it. */
export function ShareRow({ share, isAlone, title, busy, detail, ...on }: ShareRowProps) {
  const { onDetail, onRevoke, onViews } = on
  const { t } = useI18n()
  return (
    <li className="grid gap-2">
      <LinkField label={t('share.list.link')} url={share.url} sendAs={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Conditions share={share} isAlone={isAlone} />
        <div className="-mx-3 flex flex-wrap max-sm:-mx-2 max-sm:*:px-2!">
          {details.map((name) => (
            <Detail
              key={name}
              name={name}
              shown={detail}
              share={share}
              label={t(`share.list.${name}`)}
              onToggle={onDetail}
            />
          ))}
          <Button size="sm" variant="ghost" busy={busy} onClick={onRevoke}>
            {t('share.list.revoke')}
          </Button>
        </div>
      </div>
      {detail === `qr ${share.id}` && <QrCode url={share.url} />}
      {detail === `visits ${share.id}` && (
        <ShareVisits share={share.id} onOpened={(times) => times > share.views && onViews(times)} />
      )}
    </li>
  )
}

interface DetailProps {
  name: 'qr' | 'visits'
  /** What is open: name and link. */
  shown: string | null
  share: Share
  label: string
  onToggle: (shown: string | null) => void
}

/** Opens something more about a link below it. */
function Detail({ name, shown, share, label, onToggle }: DetailProps) {
  const own = `${name} ${share.id}`
  const isOpen = shown === own
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      onClick={() => onToggle(isOpen ? null : own)}
    >
      {label}
    </Button>
  )
}

function Conditions({ share, isAlone }: Pick<ShareRowProps, 'share' | 'isAlone'>) {
  const { t } = useI18n()
  const date = useDate()
  // Of several links this tells which one was sent to whom.
  const made = t('share.list.made', {
    date: date(share.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
  })
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-1.5 text-muted">
        {share.hasPassword && <Icon name="lock" size={14} label={t('share.list.locked')} />}
        <span>
          <b className="font-medium text-text">{t(`share.access.${share.access}`)}</b>
          {` · ${[...conditions(share, t, date), ...(isAlone ? [] : [made])].join(' · ')}`}
        </span>
      </p>
      {share.guesses > 0 && (
        <p className="flex items-center gap-1.5 text-warning">
          <Icon name="triangle-alert" size={14} />
          {t('share.list.guesses', { count: share.guesses })}
        </p>
      )}
    </div>
  )
}

function conditions(share: Share, t: I18n['t'], date: WriteDate): string[] {
  const { expiresAt, pin } = share
  const seen = viewsText(share, t)
  const until = expiresAt === null ? [] : [t('share.list.until', { date: date(expiresAt) })]
  const version = pin === null ? [] : [t('share.list.pinned', { rev: pin })]
  const people = share.editors > 0 ? [t('share.people.count', { count: share.editors })] : []
  return [...people, seen, ...until, ...version]
}

/** Who has just sent a link wants to know whether it was opened; a count says nothing of that yet. */
function viewsText({ views: count, maxViews: max }: Share, t: I18n['t']): string {
  if (max !== null) return t('share.list.viewsOf', { count, max })
  return count === 0 ? t('share.list.unopened') : t('share.list.views', { count })
}
