import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Share } from '#shared/payloads.ts'
import { LinkField } from './link-field.tsx'
import { QrCode } from './qr-code.tsx'
import { ShareVisits } from './share-visits.tsx'

/** What a link shows of itself when asked. */
const details = ['qr', 'visits'] as const

/** The links that are open, each with its conditions and its end. */
export function ShareList({
  shares,
  onRevoked,
}: {
  shares: Share[]
  onRevoked: (share: Share) => void
}) {
  const i18n = useI18n()
  const { t } = i18n
  const api = useApi()
  const toast = useToast()
  const [busy, setBusy] = useState<string | null>(null)
  const [detail, setDetail] = useState<string | null>(null)
  const open = shares.filter((share) => share.revokedAt === null)
  const revoke = async (share: Share) => {
    setBusy(share.id)
    try {
      onRevoked(await api.call('revokeShare', { params: { id: share.id } }))
      toast(t('share.list.revoked'), { kind: 'success' })
    } catch (error) {
      console.error('The link could not be closed', error)
      toast(t('share.list.notRevoked'), { kind: 'error', duration: 6000 })
    }
    setBusy(null)
  }
  if (open.length === 0) return <p className="text-sm text-muted">{t('share.list.none')}</p>
  return (
    <ul className="grid gap-5">
      {open.map((share) => (
        <li key={share.id} className="grid gap-2">
          <LinkField label={t('share.list.link')} url={share.url} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="flex items-center gap-1.5 text-sm text-muted">
              {share.hasPassword && <Icon name="lock" size={14} label={t('share.list.locked')} />}
              {conditions(share, i18n)}
            </p>
            <div className="-mx-3 flex flex-wrap">
              {details.map((name) => (
                <Detail
                  key={name}
                  name={name}
                  shown={detail}
                  share={share}
                  label={t(`share.list.${name}`)}
                  onToggle={setDetail}
                />
              ))}
              <Button
                size="sm"
                variant="ghost"
                busy={busy === share.id}
                onClick={() => revoke(share)}
              >
                {t('share.list.revoke')}
              </Button>
            </div>
          </div>
          {detail === `qr ${share.id}` && <QrCode url={share.url} />}
          {detail === `visits ${share.id}` && <ShareVisits share={share.id} />}
        </li>
      ))}
    </ul>
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

function conditions({ views, maxViews, expiresAt, pin }: Share, { t, date }: I18n): string {
  const seen =
    maxViews === null
      ? t('share.list.views', { count: views })
      : t('share.list.viewsOf', { count: views, max: maxViews })
  const until = expiresAt === null ? [] : [t('share.list.until', { date: date(expiresAt) })]
  const version = pin === null ? [] : [t('share.list.pinned', { rev: pin })]
  return [seen, ...until, ...version].join(' · ')
}
