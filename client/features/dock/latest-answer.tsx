import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { AskChoices } from './ask-choices.tsx'
import { askOf, type WishThread } from './wish.ts'
import { useAnswerWords } from './wish-words.ts'

export interface LatestAnswerProps {
  thread: WishThread
  /** Leads to the whole thread, and to the places of a change. */
  onThread: () => void
}

/** The newest answer, with what a question can be answered with, where the thread it stands in is out of sight. */
export function LatestAnswer({ thread, onThread }: LatestAnswerProps) {
  const { t } = useI18n()
  const answerWords = useAnswerWords()
  const entry = thread.news
  if (!entry) return null
  const { answer } = entry
  const ask = askOf(answer)
  return (
    <div className="grid animate-rise grid-cols-1 text-sm">
      <div className="flex min-h-10 items-center gap-1 pr-1 pl-3">
        <button
          type="button"
          onClick={onThread}
          className="line-clamp-3 min-w-0 grow rounded-sm py-1 text-left leading-snug"
        >
          {answerWords(answer)}
        </button>
        {answer.state === 'done' && answer.wish.isUndoable && answer.wish.undoneAt === null && (
          <Button
            size="sm"
            variant="ghost"
            icon="undo-2"
            onClick={() => thread.turn(entry.id, 'undo')}
          >
            {t('generate.command.undo')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon="x"
          aria-label={t('common.close')}
          onClick={() => thread.moveOn('answer')}
        />
      </div>
      {ask && (
        <div className="max-h-[28dvh] overflow-y-auto px-3 pb-1 empty:hidden">
          <AskChoices ask={ask} scope={entry.scope} thread={thread} />
        </div>
      )}
    </div>
  )
}
