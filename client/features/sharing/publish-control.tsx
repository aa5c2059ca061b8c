import { type ReactNode, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Finding } from '#shared/page/check-page.ts'
import { type FindingTrail, findingTrail } from './finding-trail.ts'
import { type PublishingOptions, usePublishing } from './use-publishing.ts'

const PublishSheet = lazyPart(async () => (await import('./publish-sheet.tsx')).PublishSheet)
const OnlineSheet = lazyPart(async () => (await import('./online-sheet.tsx')).OnlineSheet)

/** What stands in the sheet may change the page, or lead away from the sheet. */
export interface OpenSheet {
  onChanged: () => void
  onClose: () => void
}

export interface PublishControlProps extends PublishingOptions {
  /** Newest revision, also where it is newer than `page` knows. */
  rev: number
  disabled: boolean
  /** Does something once every edit so far is saved: what is published is what is seen. */
  whenSaved?: (act: () => void) => void
  /** What is offered to whoever publishes for the first time. */
  offer?: ReactNode
  /** What is still to be answered before it is published. */
  question?: (sheet: OpenSheet) => ReactNode
  /** Leads to what a finding is about, and from there to the others. */
  onGo?: (trail: FindingTrail) => void
  /** Where a phone has little room: one word, and for a page that needs no publishing an icon alone. */
  inBar?: boolean
}

/** Puts the page online, its changes after that, and says where it is. */
export function PublishControl({
  rev,
  disabled,
  whenSaved = (act) => act(),
  offer,
  question,
  onGo,
  inBar = false,
  ...options
}: PublishControlProps) {
  const { t } = useI18n()
  const { current, sheet, refused, busy, ...publishing } = usePublishing(options)
  const trigger = useRef<HTMLButtonElement>(null)
  const isPublished = current.state === 'published'
  const isCurrent = isPublished && current.publishedRev === Math.max(rev, current.rev)
  const label = isPublished ? 'changes' : 'action'
  const go =
    onGo &&
    ((finding: Finding) => {
      const findings = sheet && 'checks' in sheet ? sheet.checks.findings : []
      publishing.close()
      onGo(findingTrail(findings, finding))
    })
  return (
    <>
      <Button
        ref={trigger}
        variant={isCurrent ? 'secondary' : 'primary'}
        icon={isCurrent ? 'globe' : undefined}
        busy={busy}
        disabled={disabled}
        className={inBar ? 'max-sm:px-3' : ''}
        onClick={() => whenSaved(() => (isCurrent ? publishing.show() : void publishing.check()))}
      >
        {isCurrent ? (
          <span className={inBar ? 'max-sm:sr-only' : ''}>{t('share.publish.done')}</span>
        ) : inBar ? (
          <PublishWords full={t(`share.publish.${label}`)} />
        ) : (
          t(`share.publish.${label}`)
        )}
      </Button>
      {sheet && 'checks' in sheet && (
        <PublishSheet
          page={current}
          returnTo={trigger}
          checks={sheet.checks}
          question={question?.({
            onChanged: () => void publishing.check(),
            onClose: publishing.close,
          })}
          busy={busy}
          refused={refused}
          onFix={(finding) => void publishing.fix(finding)}
          onGo={go}
          onPublish={(slug) => void publishing.publish(slug)}
          onClose={publishing.close}
        />
      )}
      {sheet && 'online' in sheet && (
        <OnlineSheet
          page={current}
          returnTo={trigger}
          isNew={sheet.online !== 'known'}
          offer={sheet.online === 'first' && offer}
          onClose={publishing.close}
          onUnpublish={() => void publishing.unpublish()}
        />
      )}
    </>
  )
}

/** A phone has room for one word; who hears it hears all of it. */
export function PublishWords({ full }: { full: string }) {
  const { t } = useI18n()
  return (
    <>
      <span className="max-sm:sr-only">{full}</span>
      <span aria-hidden="true" className="sm:hidden">
        {t('share.gate.publish')}
      </span>
    </>
  )
}
