import { useEffect, useMemo, useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { refusalWords } from '#client/ui/refusal-words.ts'
import { AppError } from '#shared/errors.ts'
import {
  type Rewrite,
  type RewrittenPart,
  rewrittenParts,
  shownVersion,
} from '#shared/page/compare/rewritten-parts.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { restorePart, restoreParts } from '#shared/page/restore/restore-parts.ts'
import { ReviewRow } from './review-row.tsx'
import { useLastRewrite } from './use-last-rewrite.ts'

export interface ReviewPanelProps {
  slug: string
  publishedRev: number | null
  document: PageDocument
  /** Whether the writing did not come to its end. */
  isStopped: boolean
  /** Whether it was written just now: what became of the page is what one looks for. */
  isNew: boolean
  onEdit: (ops: EditOp[]) => void
  /** Shows a block in the preview; null is none. */
  onPoint: (id: string | null) => void
  /** The same where the preview is not on screen. */
  onShow: (id: string) => void
}

/** What the last writing changed, part by part, each to be kept or taken back. */
export function ReviewPanel(props: ReviewPanelProps) {
  const rewrite = useLastRewrite(props.slug, props.publishedRev)
  const parts = useMemo(() => (rewrite ? rewrittenParts(rewrite) : []), [rewrite])
  if (!rewrite || parts.length === 0) return null
  // Another writing is another question: it is open again.
  return <Review key={rewrite.after.rev} {...props} rewrite={rewrite} parts={parts} />
}

type ReviewProps = ReviewPanelProps & { rewrite: Rewrite; parts: RewrittenPart[] }

function Review({ rewrite, parts, document, ...props }: ReviewProps) {
  const { t } = useI18n()
  const summary = useRef<HTMLElement>(null)
  const shown = useMemo(
    () => parts.map((part) => shownVersion(document, rewrite, part)),
    [parts, document, rewrite],
  )
  const taken = shown.filter((version) => version === 'old').length
  const [isOpen, setOpen] = useState(props.isStopped || props.isNew)
  // Over a long thread it would come out of sight, and a new version would seem to say nothing.
  const { isNew } = props
  useEffect(() => {
    if (isNew) summary.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const edit = useEdit(document, props.onEdit)
  const restoreAll = (wanted: PageDocument) =>
    edit(() =>
      restoreParts(
        document,
        wanted,
        parts.map(({ part }) => part),
      ),
    )
  const keepAll = () => {
    if (!restoreAll(rewrite.after)) return
    setOpen(false)
    summary.current?.focus()
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line bg-raised px-3 open:pb-2"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer items-center gap-2 rounded-sm text-sm select-none"
      >
        <Icon name="chevron-right" size={16} className="text-muted group-open:rotate-90" />
        <h2 className="font-text text-sm font-medium tracking-normal">
          {t('generate.review.title')}
        </h2>
        <span className="grow text-right whitespace-nowrap text-muted tabular-nums">
          {t('generate.review.count', { count: parts.length })}
        </span>
      </summary>
      {props.isStopped && <p className="mt-2 text-sm">{t('generate.review.stopped')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" icon="check" onClick={keepAll}>
          {t('generate.review.keepAll')}
        </Button>
        <Button size="sm" variant="ghost" icon="undo-2" onClick={() => restoreAll(rewrite.before)}>
          {t('generate.review.takeAllBack')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {taken > 0 && t('generate.review.taken', { at: taken, of: parts.length })}
      </p>
      <ol className="mt-1 grid grid-cols-1 divide-y divide-line">
        {parts.map((part, index) => (
          <ReviewRow
            key={part.key}
            part={part}
            rewrite={rewrite}
            shown={shown[index] ?? 'other'}
            isThere={part.part.kind === 'block' && part.part.id in document.blocks}
            onChoose={(version) => {
              const wanted = version === 'old' ? rewrite.before : rewrite.after
              edit(() => restorePart(document, wanted, part.part))
            }}
            onPoint={props.onPoint}
            onShow={props.onShow}
          />
        ))}
      </ol>
    </details>
  )
}

/** Makes a choice, and says so where the page does not take it: then nothing is changed. */
function useEdit(
  document: PageDocument,
  onEdit: ReviewPanelProps['onEdit'],
): (choose: () => EditOp[]) => boolean {
  const i18n = useI18n()
  const toast = useToast()
  return (choose) => {
    try {
      const ops = choose()
      if (ops.length > 0) onEdit(ops)
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const detail = refusalWords({ document, errors: error.errors }, i18n)
      const text = i18n.t('editor.notice.refused', { detail }).trim()
      toast(text, { kind: 'error', duration: 8000 })
      return false
    }
  }
}
