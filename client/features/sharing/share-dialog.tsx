import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { absoluteUrl } from '#shared/i18n/alternates.ts'
import type { PageStanding } from '#shared/page/page-event.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import type { Share } from '#shared/shares.ts'
import { LinkField } from './link-field.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

export interface ShareDialogProps {
  page: PageSummary
  /** How the page stands: once that is another, somebody may have come by a link. */
  standing: PageStanding | null
  onClose: () => void
}

/**
 * The links of one page: first the one for everybody, where it is online; then the private ones, and
 * a form for another.
 */
export function ShareDialog({ page, standing, onClose }: ShareDialogProps) {
  const { t } = useI18n()
  const { slug } = page
  // What one mostly comes for; an address in focus would be all selected.
  const copyRef = useRef<HTMLButtonElement>(null)
  const { shares, made, failed, onMade, onChanged } = useShares(slug, standing)
  const hasLinks = shares?.some(({ revokedAt }) => revokedAt === null) ?? false
  return (
    <Dialog open sheet onClose={onClose} title={t('share.title')} focusOn={copyRef}>
      <div className="grid gap-6">
        {page.state === 'published' && <PublicLink page={page} copyRef={copyRef} />}
        <p className="text-sm text-muted">{t('share.text')}</p>
        <div className={`min-h-6 ${hasLinks ? 'border-b border-line pb-5' : ''}`}>
          {failed && <p role="alert">{t('share.list.notRead')}</p>}
          {shares && (
            <ShareList
              slug={slug}
              shares={shares}
              made={made}
              title={page.name}
              onChanged={onChanged}
            />
          )}
        </div>
        <ShareForm
          slug={slug}
          isEditable={page.version === 2}
          isFolded
          isFurther={hasLinks}
          onMade={onMade}
        />
      </div>
    </Dialog>
  )
}

interface PublicLinkProps {
  page: PageSummary
  copyRef: RefObject<HTMLButtonElement | null>
}

/** Whoever shares a page that is online mostly means this one. */
function PublicLink({ page: { slug, locale, name }, copyRef }: PublicLinkProps) {
  const { t } = useI18n()
  const { siteUrl } = useSite()
  return (
    <>
      <LinkField
        isWhole
        copyRef={copyRef}
        sendAs={name}
        label={t('share.public')}
        url={absoluteUrl(siteUrl, locale, routePath('page', { slug }))}
      />
      <h3 className="-mb-5 border-t border-line pt-5 font-text text-base font-medium tracking-normal">
        {t('settings.shares')}
      </h3>
    </>
  )
}

/** Null until there is one to show; read again once the page stands otherwise. */
function useShares(slug: string, standing: PageStanding | null) {
  const api = useApi()
  const [shares, setShares] = useState<Share[] | null>(null)
  const [made, setMade] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [reads, setReads] = useState(0)
  const changes = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once the page stands otherwise
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const before = changes.current
    api.call('listShares', { params: { slug }, signal }).then(
      ({ items }) => {
        // An answer from before a change knows nothing of it.
        if (changes.current === before) setShares(items)
        else setReads((count) => count + 1)
      },
      (error: unknown) => {
        if (signal.aborted) return
        console.error('The links could not be read', error)
        setFailed(true)
      },
    )
    return () => abort.abort()
  }, [api, slug, standing, reads])
  const onMade = (share: Share) => {
    changes.current++
    setShares((known) => [share, ...(known ?? [])])
    setMade(share.id)
  }
  const onChanged = (now: Share) => {
    changes.current++
    setShares((known) => known?.map((it) => (it.id === now.id ? now : it)) ?? null)
  }
  return { shares, made, failed, onMade, onChanged }
}
