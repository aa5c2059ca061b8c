import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { CommandLanguage } from '../command-words.ts'
import { asking } from './asking.ts'

const mostChoices = 3
/** Letters of a command as questions take them. */
const longest = 400

/** The command that takes a sentence off the page, quoted as the language does. */
export function dropSentence({ words: { questions } }: CommandLanguage, said: string): string {
  const [open = '“', close = '”'] =
    /(\S[\s\u00a0]?)\{said\}([\s\u00a0]?\S)/.exec(questions.replace)?.slice(1) ?? []
  return fillIn(questions.drop, { item: open + said + close })
}

/** Whether sentences that still tell what was taken off, or is otherwise now, are to go as well. */
export function askToDrop(
  language: CommandLanguage,
  question: 'stillTold' | 'contradicts',
  sentences: readonly string[],
): CommandAsk | null {
  if (sentences.length === 0) return null
  const commands = sentences
    .map((said) => dropSentence(language, said))
    .filter(({ length }) => length <= longest)
    .slice(0, mostChoices)
  return asking(language.words.questions[question], commands)
}
