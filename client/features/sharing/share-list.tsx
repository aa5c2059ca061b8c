import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Share } from '#shared/shares.ts'
import { ShareRow } from './share-row.tsx'

const SharePeople = lazyPart(async () => (await import('./share-people.tsx')).SharePeople)

/** The links that are open, each with its conditions and its end, and who edits the page by them. */
export function ShareList({
  slug,
  shares,
  made,
  title,
  onChanged,
}: {
  slug: string
  shares: Share[]
  /** Id of the one that was made last, here. */
  made: string | undefined
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
  useFocusOnNew(place, made)
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
            isAlone={open.length === 1}
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
function useFocusOnNew(place: RefObject<HTMLElement | null>, made: string | undefined): void {
  useEffect(() => {
    if (made === undefined) return
    const row = place.current?.querySelector('li')
    row?.querySelector('button')?.focus({ preventScroll: true })
    // Whole, with the conditions below its address: at the foot of a window it would be cut.
    row?.scrollIntoView({ block: 'nearest' })
  }, [place, made])
}
