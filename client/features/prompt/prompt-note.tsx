import { useSyncExternalStore } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { briefLimits } from '#shared/brief-limits.ts'
import type { BriefProblem } from './brief.ts'

export interface PromptNoteProps {
  id: string
  brief: string
  problem: BriefProblem | null
}

/** From this many characters left on, the rest is counted. */
const warnBelow = 400

/** The line under the prompt: what is wrong, how much room is left, or that nothing is asked. */
export function PromptNote({ id, brief, problem }: PromptNoteProps) {
  const { t } = useI18n()
  const keys = useSubmitKeys()
  const left = briefLimits.max - brief.trim().length
  const counted = !problem && left < warnBelow
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-4 px-2 text-sm text-muted">
      <p id={id} role={problem ? 'alert' : undefined} className={problem ? 'text-error' : ''}>
        {problem?.kind === 'empty' && t('home.prompt.empty')}
        {problem?.kind === 'long' && t('home.prompt.long', { count: problem.by })}
        {counted && t('home.prompt.left', { count: left })}
        {!problem && !counted && t('home.prompt.free')}
      </p>
      {keys && (
        <p className="pointer-coarse:hidden max-sm:hidden">{t('home.prompt.shortcut', { keys })}</p>
      )}
    </div>
  )
}

/** The keys of this machine; null on the server, which cannot know. */
function useSubmitKeys(): string | null {
  return useSyncExternalStore(never, submitKeys, () => null)
}

function submitKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ ↵' : 'Ctrl ↵'
}

function never(): () => void {
  return () => {}
}
