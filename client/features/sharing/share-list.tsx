import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useDate, type WriteDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Share } from '#shared/shares.ts'
import { LinkField } from './link-field.tsx'
import { QrCode } from './qr-code.tsx'
import { ShareVisits } from './share-visits.tsx'

/** What a link shows of itself when asked. */
const details = ['qr', 'visits'] as const

const SharePeople = lazyPart(async () => (await import('./share-people.tsx')).SharePeople)

/** The links that are open, each with its conditions and its end, and who edits the page by them. */
export function ShareList({
  slug,
  shares,
  title,
  onChanged,
}: {
  slug: string
  shares: Share[]
  /** What the page is called. */
  title: string
  onChanged: (share: Share) => void
}) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { confirm } = useDialogs()
  const [busy, setBusy] = useState<string | null>(null)
  /** What is open below one of the links: name and link. */
  const [detail, setDetail] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnNew(place, shares[0]?.id)
  const open = shares.filter((share) => share.revokedAt === null)
  const revoke = async (share: Share) => {
    const { editors: count } = share
    const losing = count > 0 ? [t('share.list.loses', { count })] : []
    const agreed = await confirm([t('share.list.revokeText'), ...losing].join(' '), {
      title: t('share.list.revokeTitle'),
      ok: t('share.list.revoke'),
      danger: true,
    })
    if (!agreed) return
    setBusy(share.id)
    try {
      const revoked = await api.call('revokeShare', { params: { id: share.id } })
      removeRow(place.current, open.indexOf(share), () => onChanged({ ...revoked, editors: 0 }))
      toast(t('share.list.revoked'), { kind: 'success' })
    } catch (error) {
      console.error('The link could not be closed', error)
      toast(t('share.list.notRevoked'), { kind: 'error', duration: 6000 })
    }
    setBusy(null)
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {open.length === 0 && <p className="text-sm text-muted">{t('share.list.none')}</p>}
      <ul className="grid gap-5 empty:hidden">
        {open.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            title={title}
            busy={busy === share.id}
            detail={detail}
            onDetail={setDetail}
            onRevoke={() => revoke(share)}
            onViews={(views) => onChanged({ ...share, views })}
          />
        ))}
      </ul>
      {open.some(({ editors }) => editors > 0) && (
        <div className="mt-5 border-t border-line pt-5">
          <SharePeople
            slug={slug}
            shares={shares}
            onRemoved={({ shares: joined }) => {
              for (const share of open)
                if (joined.includes(share.id)) onChanged({ ...share, editors: share.editors - 1 })
            }}
          />
        </div>
      )}
    </div>
  )
}

/** A link that was just made is shown, and copied at the next press. */
function useFocusOnNew(place: RefObject<HTMLElement | null>, newest: string | undefined): void {
  const known = useRef(newest)
  useEffect(() => {
    if (newest === known.current) return
    known.current = newest
    const row = place.current?.querySelector('li')
    row?.querySelector('button')?.focus({ preventScroll: true })
    // Whole, with the conditions below its address: at the foot of a window it would be cut.
    row?.scrollIntoView({ block: 'nearest' })
  }, [place, newest])
}

interface ShareRowProps {
  share: Share
  title: string
  busy: boolean
  detail: string | null
  onDetail: (detail: string | null) => void
  onRevoke: () => void
  onViews: (views: number) => void
}

function ShareRow({ share, title, busy, detail, ...on }: ShareRowProps) {
  const { onDetail, onRevoke, onViews } = on
  const { t } = useI18n()
  return (
    <li className="grid gap-2">
      <LinkField label={t('share.list.link')} url={share.url} sendAs={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Conditions share={share} />
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

function Conditions({ share }: { share: Share }) {
  const { t } = useI18n()
  const date = useDate()
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-1.5 text-muted">
        {share.hasPassword && <Icon name="lock" size={14} label={t('share.list.locked')} />}
        <span>
          <b className="font-medium text-text">{t(`share.access.${share.access}`)}</b>
          {` · ${conditions(share, t, date)}`}
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

function conditions(share: Share, t: I18n['t'], date: WriteDate): string {
  const { expiresAt, pin } = share
  const seen = viewsText(share, t)
  const until = expiresAt === null ? [] : [t('share.list.until', { date: date(expiresAt) })]
  const version = pin === null ? [] : [t('share.list.pinned', { rev: pin })]
  const people = share.editors > 0 ? [t('share.people.count', { count: share.editors })] : []
  return [...people, seen, ...until, ...version].join(' · ')
}

/** Who has just sent a link wants to know whether it was opened; a count says nothing of that yet. */
function viewsText({ views: count, maxViews: max }: Share, t: I18n['t']): string {
  if (max !== null) return t('share.list.viewsOf', { count, max })
  return count === 0 ? t('share.list.unopened') : t('share.list.views', { count })
}
