import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Place } from './brief-spans.ts'
import type { ChipKey } from './chip-keys.ts'
import type { ChosenRows } from './choice-rows.ts'
import { FirstBrief } from './first-brief.tsx'
import type { ReviewPanelProps } from './review-panel.tsx'
import type { BriefDraft } from './use-brief.ts'
import type { GenerationControl } from './use-generation.ts'
import { WritingNotices } from './writing-notices.tsx'
import { WritingReceipt } from './writing-receipt.tsx'

export const BriefOverview = lazyPart(
  async () => (await import('./brief-overview.tsx')).BriefOverview,
)

export const WritingLog = lazyPart(async () => (await import('./writing-log.tsx')).WritingLog)

const ReviewPanel = lazyPart(async () => (await import('./review-panel.tsx')).ReviewPanel)

export interface BriefPanelProps {
  draft: BriefDraft
  generation: GenerationControl
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** The brief the page was written from; '' where there is none. */
  brief: string
  /** The page with how its brief was read. */
  read: PageState | null
  /** Whether what is written now is the page itself, and not a small change of it. */
  isWriting: boolean
  /** Whether the page is another's, who keeps the brief. */
  isGuest: boolean
  /** Whether what was written last is a wish: what became of it stands in the thread. */
  isWish: boolean
  card: BriefCardState
  /** The fact whose form is open. */
  editing: ChipKey | null
  onEditing: (chip: ChipKey | null) => void
  onWrite: () => void
  onShow: (place: Place) => void
  /** Lets places of the page be seen while they are pointed at. */
  onLight: (places: Place[]) => void
  /** The text of the page a person points at. */
  hovered: Place | null
  /** Puts a photo that was brought along on the page. */
  onPlacePhoto: (id: string) => void
  /** Puts a sentence of the brief on the page; null while it cannot be edited. */
  onPlace: ((sentence: string) => void) | null
  /** Writes the page by what of the brief is chosen; null while it cannot be edited. */
  onChoose: ((chosen: ChosenRows) => Promise<void>) | null
  /** Brings a place of the page into view, where the page is seen. */
  onPoint: (id: string | null, path?: string) => void
  /** Asks for a change of the page in words; null while it cannot be edited. */
  onAsk: ((words: string) => void) | null
  /** What was asked for so. */
  wishes: readonly string[]
  /** Corrects facts; rejects with what the server said. Null while the page cannot be edited. */
  onCorrect: ((ops: EditOp[]) => Promise<void>) | null
  /** What may be done with what the last writing changed; null while the page cannot be edited. */
  review: Pick<ReviewPanelProps, 'publishedRev' | 'isNew' | 'onEdit' | 'onPoint' | 'onShow'> | null
  /** What was asked for since. */
  children?: ReactNode
}

/** How the card of the brief stands: folded, open to be read, to be rewritten, or to be chosen from. */
export interface BriefCardState {
  view: 'folded' | 'open' | 'form' | 'choice'
  onView: (view: BriefCardState['view']) => void
}

/** The left side: the brief and what was read in it, what is being written, and the thread below. */
export function BriefPanel(props: BriefPanelProps) {
  const { t } = useI18n()
  const { generation, isWriting, isWish } = props
  const { state, link, problem } = generation
  // The page comes first, what is said of it follows.
  const told = useDeferredValue(props.read)
  const refused = problem?.errors.some(({ field }) => field === 'brief') ?? false
  const isFirst = state === null && !isWriting
  const notice = isWriting || link === 'idle' ? problem : null
  return (
    <div className={`grid grid-cols-1 gap-5 p-3 pb-5 sm:p-4 ${isFirst ? 'mx-auto max-w-2xl' : ''}`}>
      {state?.progress.slug && !isWriting && props.review && (
        <div inert={link !== 'idle'} className="empty:hidden">
          <ReviewPanel
            {...props.review}
            slug={state.progress.slug}
            document={state.document}
            isStopped={!isWish && ['failed', 'cancelled'].includes(state.progress.status)}
          />
        </div>
      )}
      {isFirst ? (
        <FirstBrief {...props} error={refused ? t('generate.problem.invalid') : null} />
      ) : (
        <BriefOverview
          {...props}
          told={told}
          error={refused ? t('generate.problem.invalid') : null}
        />
      )}
      {!isWish && (
        <WritingNotices
          state={state}
          link={isWriting ? link : 'idle'}
          problem={refused ? null : notice}
          // Without an answer the same call is made again; after one that failed, a new one.
          onRetry={problem ? generation.retry : props.onWrite}
        />
      )}
      {!isFirst && <WritingLog state={told} link={isWriting ? link : 'idle'} />}
      {!isWish && state?.progress.usage && <WritingReceipt usage={state.progress.usage} />}
      {props.children}
    </div>
  )
}
