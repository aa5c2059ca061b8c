import { useI18n } from '#client/platform/i18n.tsx'
import type { StreamProblem } from '#client/platform/stream-problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { PageState } from '#shared/page/page-state.ts'
import type { Link } from './generation-slice.ts'

export interface WritingNoticesProps {
  state: PageState | null
  link: Link
  problem: StreamProblem | null
  onRetry: () => void
}

/** Notes of the writing, and why it stopped where it did, with a way on. */
export function WritingNotices({ state, link, problem, onRetry }: WritingNoticesProps) {
  const { t } = useI18n()
  const status = state?.progress.status
  const notes = state?.progress.notes ?? []
  const stopped = link === 'idle' && (status === 'failed' || status === 'truncated')
  if (!problem && !stopped && notes.length === 0) return null
  const kind = problem ? kindOf(problem) : (status ?? 'failed')
  return (
    <div className="grid grid-cols-1 gap-3">
      {notes.map((note) => (
        <p key={`${note.code} ${note.text}`} className="flex gap-2 text-sm text-muted">
          <Icon name="info" size={16} className="mt-0.5" />
          {note.text}
        </p>
      ))}
      {(problem || stopped) && (
        <div
          role="alert"
          className="grid gap-3 rounded-lg bg-error-soft p-4 text-sm text-on-error-soft"
        >
          <p>{t(`generate.problem.${kind}`)}</p>
          <Button size="sm" icon="refresh-cw" onClick={onRetry} className="justify-self-start">
            {t('generate.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

const known = [
  'offline',
  'invalid',
  'too_large',
  'rate_limited',
  'not_found',
  'storage_full',
  'quota_exceeded',
  'unavailable',
]

function kindOf({ code }: StreamProblem): string {
  return known.includes(code) ? code : 'internal'
}
