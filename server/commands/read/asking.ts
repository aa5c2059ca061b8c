import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { MarkedWish } from './marked-wish.ts'

/** A question with commands to choose from. */
export const asking = (question: string, commands: readonly string[]): CommandAsk => ({
  question,
  choices: [...new Set(commands)].map((command) => ({ label: command, command })),
})

/** Whether words of the page are to be others. */
export function askReplaced({ language }: MarkedWish, said: string, now: string) {
  const { correct, replace } = language.words.questions
  return { ask: asking(correct, [fillIn(replace, { said, now })]) }
}
