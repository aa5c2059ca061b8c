import { lazy, type RefObject, Suspense, useDeferredValue } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { BriefForm } from './brief-form.tsx'
import { BriefPhotos } from './brief-photos.tsx'
import { CommandForm } from './command-form.tsx'
import { FollowUp } from './follow-up.tsx'
import type { ReviewPanelProps } from './review-panel.tsx'
import type { ChipKey } from './understood.ts'
import { UnderstoodChips } from './understood-chips.tsx'
import type { BriefDraft } from './use-brief.ts'
import type { GenerationControl } from './use-generation.ts'
import { WritingLog } from './writing-log.tsx'
import { WritingNotices } from './writing-notices.tsx'
import { WritingReceipt } from './writing-receipt.tsx'

const FactDialog = lazy(async () => ({
  default: (await import('./fact-dialog.tsx')).FactDialog,
}))

const ReviewPanel = lazy(async () => ({
  default: (await import('./review-panel.tsx')).ReviewPanel,
}))

export interface BriefPanelProps {
  draft: BriefDraft
  generation: GenerationControl
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** The fact whose form is open; also opened from the preview. */
  editing: ChipKey | null
  onEditing: (chip: ChipKey | null) => void
  onWrite: () => void
  /** Saves corrected facts and lets the texts follow; rejects with what the server said. */
  onCorrect: (ops: EditOp[]) => Promise<void>
  /** Does what a sentence asks for; rejects with what the server said. */
  onCommand: (command: string) => Promise<CommandAnswer>
  onStartOver: () => void
  /** Puts a photo that was brought along on the page. */
  onPlacePhoto: (id: string) => void
  /** What may be done with what the last writing changed; null while the page cannot be edited. */
  review: Pick<ReviewPanelProps, 'publishedRev' | 'onEdit' | 'onPoint' | 'onShow'> | null
}

/** The left side: the brief, what was understood, what is being written, what to do next. */
export function BriefPanel(props: BriefPanelProps) {
  const { t } = useI18n()
  const { draft, generation, editing, onEditing } = props
  const { state, link, problem, isWriting } = generation
  // The page comes first, what is said of it follows.
  const told = useDeferredValue(state)
  const refused = problem?.errors.some(({ field }) => field === 'brief')
  return (
    <div className="grid grid-cols-1 gap-6 p-4 pb-8 sm:p-5">
      <BriefForm
        {...draft}
        error={refused ? t('generate.problem.invalid') : null}
        hasPage={state !== null}
        isWriting={isWriting}
        areaRef={props.areaRef}
        onWrite={props.onWrite}
        onCancel={generation.cancel}
      >
        <BriefPhotos
          photos={draft.photos}
          document={isWriting ? null : (state?.document ?? null)}
          onPlace={props.onPlacePhoto}
        />
      </BriefForm>
      {told && <UnderstoodChips state={told} onEdit={onEditing} />}
      <WritingNotices
        state={state}
        link={link}
        problem={refused ? null : problem}
        // Without an answer the same call is made again; after one that failed, a new one.
        onRetry={problem ? generation.retry : props.onWrite}
      />
      {state?.progress.slug && !isWriting && props.review && (
        <Suspense>
          <ReviewPanel
            {...props.review}
            slug={state.progress.slug}
            document={state.document}
            isStopped={['failed', 'cancelled'].includes(state.progress.status)}
          />
        </Suspense>
      )}
      <WritingLog state={told} link={link} />
      {state?.progress.usage && <WritingReceipt usage={state.progress.usage} />}
      {state && !isWriting && <CommandForm document={state.document} onCommand={props.onCommand} />}
      {state && !isWriting && (
        <FollowUp
          canVary={draft.brief.trim() !== ''}
          onAnother={() => generation.another({ engine: draft.engine })}
          onStartOver={props.onStartOver}
        />
      )}
      {state && editing && (
        <Suspense>
          <FactDialog
            key={editing}
            chip={editing}
            document={state.document}
            onClose={() => onEditing(null)}
            onSave={props.onCorrect}
          />
        </Suspense>
      )}
    </div>
  )
}
