import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import { PublishDialog } from './publish-dialog.tsx'

export interface PublishControlProps {
  page: PageSummary
  /** Newest revision, also where it is newer than `page` knows. */
  rev: number
  disabled: boolean
  /** Does something once every edit so far is saved: what is published is what is seen. */
  whenSaved?: (act: () => void) => void
  onChange: () => void
}

/** Puts the page online, its changes after that, and says where it is. */
export function PublishControl({
  page,
  rev,
  disabled,
  whenSaved = (act) => act(),
  onChange,
}: PublishControlProps) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const [known, setKnown] = useState<PageSummary | null>(null)
  const [warnings, setWarnings] = useState<string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const isNewer = known?.slug === page.slug && known.updatedAt >= page.updatedAt
  const current = isNewer ? known : page
  const isPublished = current.state === 'published'
  const isCurrent = isPublished && current.publishedRev === Math.max(rev, current.rev)
  const publish = async () => {
    const answer = await api.call('publishPage', { params: { slug: page.slug } })
    setKnown(answer)
    setWarnings(answer.warnings)
    setIsOpen(true)
  }
  const unpublish = async () => {
    setKnown(await api.call('unpublishPage', { params: { slug: page.slug } }))
    setIsOpen(false)
    toast(t('share.publish.isOffline'), { kind: 'success' })
  }
  const act = async (change: () => Promise<void>) => {
    setBusy(true)
    try {
      await change()
      onChange()
    } catch (error) {
      console.error('The page could not be published or taken offline', error)
      toast(t('share.publish.failed'), { kind: 'error', duration: 6000 })
    }
    setBusy(false)
  }
  const label = isCurrent ? 'done' : isPublished ? 'changes' : 'action'
  return (
    <>
      <Button
        variant={isCurrent ? 'secondary' : 'primary'}
        icon={isCurrent ? 'globe' : undefined}
        busy={busy}
        disabled={disabled}
        onClick={() => whenSaved(() => (isCurrent ? setIsOpen(true) : void act(publish)))}
      >
        {t(`share.publish.${label}`)}
      </Button>
      <PublishDialog
        open={isOpen}
        slug={current.slug}
        language={current.locale}
        title={current.title}
        warnings={warnings}
        onClose={() => setIsOpen(false)}
        onUnpublish={() => act(unpublish)}
      />
    </>
  )
}
