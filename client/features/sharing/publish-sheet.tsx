import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LinkCard } from '#client/ui/link-card.tsx'
import { PageChanges } from '#client/ui/page-changes.tsx'
import { absoluteUrl } from '#shared/i18n/alternates.ts'
import { type Finding, isFault } from '#shared/page/check-page.ts'
import type { PageChecks, PageSummary } from '#shared/payloads.ts'
import { FindingRows } from './finding-rows.tsx'
import { SlugField } from './slug-field.tsx'
import { useSlugChoice } from './use-slug-choice.ts'

export interface PublishSheetProps {
  page: PageSummary
  checks: PageChecks
  question?: ReactNode
  busy: boolean
  /** The slug somebody else took while the page was to have it. */
  refused: string | null
  onFix: (finding: Finding) => void
  onGo?: ((finding: Finding) => void) | undefined
  onPublish: (slug: string) => void
  onClose: () => void
  /** The button that opened it: one sheet follows the other. */
  returnTo: RefObject<HTMLElement | null>
}

/** What goes online: how its link looks, where it will be, and what could be better before. */
export function PublishSheet({
  page,
  checks,
  question,
  busy,
  refused,
  onFix,
  onGo,
  ...on
}: PublishSheetProps) {
  const { t } = useI18n()
  const { siteUrl } = useSite()
  const publish = useRef<HTMLButtonElement>(null)
  const choice = useSlugChoice(page.slug, checks.slug, refused)
  const { findings, changes, link } = checks
  const [faults, others] = [findings.filter(isFault), findings.filter((one) => !isFault(one))]
  const actions = { slug: page.slug, onFix, onGo }
  const isNew = page.state !== 'published'
  const start = absoluteUrl(siteUrl, page.locale, '/p/').replace(/^https?:\/\//, '')
  return (
    <Dialog
      open
      wide
      focusOn={publish}
      returnTo={on.returnTo}
      onClose={on.onClose}
      title={t(isNew ? 'share.gate.title' : 'share.gate.changesTitle')}
      actions={
        <>
          <Button variant="ghost" onClick={on.onClose}>
            {t('share.gate.later')}
          </Button>
          <Button
            ref={publish}
            variant="primary"
            busy={busy}
            aria-disabled={choice.state !== 'free'}
            onClick={() => on.onPublish(choice.value)}
          >
            {t(isNew ? 'share.gate.publish' : 'share.publish.changes')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 pt-2 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {question && <div className="empty:hidden md:col-span-2">{question}</div>}
        {faults.length > 0 && (
          <FindingRows tone="fault" findings={faults} className="md:col-span-2" {...actions} />
        )}
        <LinkCard
          picture={`/_card/${page.slug}?rev=${page.rev}`}
          host={new URL(siteUrl).host}
          title={link.title}
          description={link.description}
        />
        <div className="grid grid-cols-1 content-start gap-6">
          {isNew && <SlugField start={start} choice={choice} />}
          {others.length > 0 && <FindingRows tone="suggestion" findings={others} {...actions} />}
          {changes && changes.length > 0 && <Changes changes={changes} />}
        </div>
      </div>
    </Dialog>
  )
}

function Changes({ changes }: { changes: NonNullable<PageChecks['changes']> }) {
  const { t } = useI18n()
  const id = useId()
  return (
    // Can be scrolled to its end with the keyboard, also where nothing in it can be pressed.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus.
    <section className="grid grid-cols-1 gap-2" aria-labelledby={id} tabIndex={0}>
      <h3 id={id} className="font-text text-sm font-medium tracking-normal text-muted">
        {t('share.gate.changes')}
      </h3>
      <PageChanges parts={changes} />
    </section>
  )
}
