import { lazy, Suspense, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import { type Finding, isWish } from '#shared/page/check-page.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageChecks, PageSummary } from '#shared/payloads.ts'

const PublishDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))
const PublishGate = lazy(async () => ({
  default: (await import('./publish-gate.tsx')).PublishGate,
}))

export interface PublishControlProps {
  page: PageSummary
  /** Newest revision, also where it is newer than `page` knows. */
  rev: number
  disabled: boolean
  /** Does something once every edit so far is saved: what is published is what is seen. */
  whenSaved?: (act: () => void) => void
  onChange: () => void
  /** Makes edits where the page is being edited; elsewhere they are sent to the server. */
  onEdit?: (ops: EditOp[]) => Promise<unknown>
  /** Leads to what a finding is about. */
  onGo?: (finding: Finding) => void
}

/** Puts the page online, its changes after that, and says where it is. */
export function PublishControl({
  page,
  rev,
  disabled,
  whenSaved = (act) => act(),
  onChange,
  onEdit,
  onGo,
}: PublishControlProps) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const [known, setKnown] = useState<PageSummary | null>(null)
  const [warnings, setWarnings] = useState<string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const { busy, attempt } = useAttempt(t('share.publish.failed'))
  const [checks, setChecks] = useState<PageChecks | null>(null)
  const isNewer = known?.slug === page.slug && known.updatedAt >= page.updatedAt
  const current = isNewer ? known : page
  const isPublished = current.state === 'published'
  const isCurrent = isPublished && current.publishedRev === Math.max(rev, current.rev)
  const params = { slug: page.slug }
  const publish = async () => {
    const answer = await api.call('publishPage', { params })
    setKnown(answer)
    setChecks(null)
    setWarnings(answer.warnings)
    setIsOpen(true)
  }
  /** Publishes at once where there is nothing to stop for. */
  const check = async () => {
    const found = await api.call('checkPage', { params })
    if (found.findings.every(isWish) && !found.changes?.length) await publish()
    else setChecks(found)
  }
  const fix = async ({ fix: ops = [] }: Finding) => {
    if (onEdit) await onEdit(ops)
    else {
      const { rev: newest } = await api.call('getPage', { params })
      const headers = { 'If-Match': `"${newest}"` }
      await api.call('editPage', { params, headers, body: { ops } })
    }
    setChecks(await api.call('checkPage', { params }))
  }
  const unpublish = async () => {
    setKnown(await api.call('unpublishPage', { params }))
    setIsOpen(false)
    toast(t('share.publish.isOffline'), { kind: 'success' })
  }
  const act = (change: () => Promise<void>) =>
    attempt(async () => {
      await change()
      onChange()
    })
  const label = isCurrent ? 'done' : isPublished ? 'changes' : 'action'
  return (
    <>
      <Button
        variant={isCurrent ? 'secondary' : 'primary'}
        icon={isCurrent ? 'globe' : undefined}
        busy={busy}
        disabled={disabled}
        onClick={() =>
          whenSaved(() =>
            isCurrent ? setIsOpen(true) : void act(page.version === 1 ? publish : check),
          )
        }
      >
        {t(`share.publish.${label}`)}
      </Button>
      <Suspense>
        {checks && (
          <PublishGate
            checks={checks}
            busy={busy}
            onFix={(finding) => void act(() => fix(finding))}
            onGo={
              onGo &&
              ((finding) => {
                setChecks(null)
                onGo(finding)
              })
            }
            onPublish={() => void act(publish)}
            onClose={() => setChecks(null)}
          />
        )}
        {isOpen && (
          <PublishDialog
            slug={current.slug}
            language={current.locale}
            title={current.title}
            warnings={warnings}
            onClose={() => setIsOpen(false)}
            onUnpublish={() => act(unpublish)}
          />
        )}
      </Suspense>
    </>
  )
}
