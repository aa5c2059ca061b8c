import { memo, useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Link } from './generation-slice.ts'
import { plannedParts, useWritingPhase } from './writing-phase.ts'

/** How long the finished log stays in sight. */
const stayMs = 1500

interface WritingLogProps {
  state: PageState | null
  link: Link
}

/** The parts of the page as they are written, each ticked when it is done; then it folds away. */
export const WritingLog = memo(({ state, link }: WritingLogProps) => {
  const { t } = useI18n()
  const planned = plannedParts(state)
  const done = state?.progress.done ?? []
  const isWriting = link !== 'idle'
  const { words } = useWritingPhase(state, link)
  const isOpen = useStaysOpen(isWriting)
  // A correction that leaves every part as it was plans none, and its end is told all the same.
  const wasWriting = useWasEverWriting(isWriting, state?.progress.generation ?? null)
  if (!wasWriting && planned.length === 0) return null
  const current = planned.find((id) => !done.includes(id))
  return (
    <>
      {!isWriting && (
        <p role="status" className="sr-only">
          {words}
        </p>
      )}
      <Fold isOpen={isOpen && planned.length > 0}>
        <ol aria-label={t('generate.log.label')} className="grid gap-1 px-1 text-sm">
          {planned.map((id) => {
            const isDone = done.includes(id)
            const isNow = id === current && isWriting
            return (
              <li
                key={id}
                aria-current={isNow ? 'step' : undefined}
                className={`flex items-center gap-2 ${isDone || isNow ? '' : 'text-muted'}`}
              >
                <span className="grid size-4 place-items-center text-muted">
                  {isDone ? (
                    <Icon name="check" size={14} className="text-success" />
                  ) : (
                    <span
                      className={`size-1.5 rounded-full ${isNow ? 'animate-pulse bg-accent' : 'bg-line-strong/50'}`}
                    />
                  )}
                </span>
                {t(`generate.sections.${kindName(state?.document.blocks[id]?.type ?? '')}`)}
              </li>
            )
          })}
        </ol>
      </Fold>
    </>
  )
})

function useWasEverWriting(isWriting: boolean, generation: string | null): boolean {
  const [seen, setSeen] = useState<SeenWriting>({ generation, wasWriting: isWriting })
  const now = seeWriting(seen, isWriting, generation)
  if (now !== seen) setSeen(now)
  return now.wasWriting
}

export interface SeenWriting {
  /** The generation the page was last written by. */
  generation: string | null
  wasWriting: boolean
}

/**
 * Whether anything has been written since the log was first shown. A generation that begins and
 * ends between two renders is seen by its id alone.
 */
export function seeWriting(
  seen: SeenWriting,
  isWriting: boolean,
  generation: string | null,
): SeenWriting {
  const isAnother = seen.generation !== null && generation !== seen.generation
  const wasWriting = seen.wasWriting || isWriting || isAnother
  if (wasWriting === seen.wasWriting && generation === seen.generation) return seen
  return { generation, wasWriting }
}

/** Open while something is written, and a moment longer. */
function useStaysOpen(isWriting: boolean): boolean {
  const [isOpen, setOpen] = useState(isWriting)
  useEffect(() => {
    if (isWriting) return setOpen(true)
    const timer = setTimeout(() => setOpen(false), stayMs)
    return () => clearTimeout(timer)
  }, [isWriting])
  return isOpen
}
