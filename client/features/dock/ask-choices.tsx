import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { WishScope } from '#shared/page/wish.ts'
import type { WishThread } from './wish.ts'

export interface AskChoicesProps {
  ask: CommandAsk
  scope: WishScope | null
  thread: Pick<WishThread, 'send' | 'begin'>
}

/** What a question can be answered with: one press does it, or opens the box for what is missing. */
export function AskChoices({ ask, scope, thread }: AskChoicesProps) {
  const { t } = useI18n()
  if (ask.choices.length === 0) return null
  return (
    <ul aria-label={t('generate.command.choices')} className="flex flex-wrap gap-1.5">
      {ask.choices.map(({ label, command, isDraft }) => (
        <li key={command} className="max-w-full">
          <Button
            size="sm"
            className="h-auto! min-h-8 max-w-full py-1 text-start whitespace-normal! pointer-coarse:min-h-11"
            onClick={() =>
              isDraft ? thread.begin({ command, scope }) : thread.send(command, scope)
            }
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
