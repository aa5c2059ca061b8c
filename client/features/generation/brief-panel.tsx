import type { RefObject } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { EditOp } from '#shared/page/ops.ts'
import { BriefForm } from './brief-form.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { FollowUp } from './follow-up.tsx'
import type { ChipKey } from './understood.ts'
import { UnderstoodChips } from './understood-chips.tsx'
import type { BriefDraft } from './use-brief.ts'
import type { GenerationControl } from './use-generation.ts'
import { WritingLog } from './writing-log.tsx'
import { WritingNotices } from './writing-notices.tsx'
import { WritingReceipt } from './writing-receipt.tsx'

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
  onStartOver: () => void
}

/** The left side: the brief, what was understood, what is being written, what to do next. */
export function BriefPanel(props: BriefPanelProps) {
  const { t } = useI18n()
  const { draft, generation, editing, onEditing } = props
  const { state, link, problem, isWriting } = generation
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
      />
      {state && <UnderstoodChips state={state} onEdit={onEditing} />}
      <WritingNotices
        state={state}
        link={link}
        problem={refused ? null : problem}
        // Without an answer the same call is made again; after one that failed, a new one.
        onRetry={problem ? generation.retry : props.onWrite}
      />
      <WritingLog state={state} link={link} />
      {state?.progress.usage && <WritingReceipt usage={state.progress.usage} />}
      {state && !isWriting && (
        <FollowUp
          canVary={draft.brief.trim() !== ''}
          onAnother={() => generation.another({ engine: draft.engine })}
          onStartOver={props.onStartOver}
        />
      )}
      {state && editing && (
        <FactDialog
          key={editing}
          chip={editing}
          document={state.document}
          onClose={() => onEditing(null)}
          onSave={props.onCorrect}
        />
      )}
    </div>
  )
}
