import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { AppError } from '#shared/errors.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { EditorLink } from './use-editor.ts'

/** A person may go on typing while a command is read. */
const mostTries = 3

/**
 * Has a sentence read into edits of the saved page and makes them here, as one step to take back.
 * The edits fit the page they were made for: where it has changed meanwhile they are asked for anew.
 */
export function useCommands(slug: string | null, { opened }: EditorLink) {
  const api = useApi()
  const { locale } = useI18n()
  return async (command: string): Promise<CommandAnswer> => {
    const editor = await opened()
    for (let tries = 0; slug && tries < mostTries; tries++) {
      await editor.flush()
      const { document } = editor.state()
      const answer = await api.call('commandPage', { params: { slug }, body: { command, locale } })
      if (editor.state().document !== document || answer.rev !== document.rev) continue
      if (answer.ops.length > 0) editor.apply(answer.ops)
      if (answer.outcomes.some(({ code }) => code === 'undone')) editor.undo()
      return answer
    }
    throw new AppError('conflict', 'The page is being changed too fast.')
  }
}
