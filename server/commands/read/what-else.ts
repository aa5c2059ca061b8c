import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { asking } from './asking.ts'
import { isSoft, means } from './clause.ts'
import { markWish } from './mark-wish.ts'
import type { MarkedWish } from './marked-wish.ts'
import { lookCommands } from './nearest-commands.ts'
import { readWish } from './read-wish.ts'

/** "I don't like it", "make it nicer": something is to be otherwise, and nobody says what. */
export const isUnhappy = ({ marks }: MarkedWish): boolean =>
  marks.some((mark) => means(mark, 'words.aside') || (means(mark, 'do.') && !isThanks(mark)))

const isThanks = (mark: MarkedWish['marks'][number]): boolean =>
  isSoft(mark) && means(mark, 'words.polite')

export function whatElse(wish: MarkedWish, today: string): CommandAsk {
  const { code, words } = wish.language
  const commands = lookCommands(wish).filter(
    (command) => (readWish(markWish(command, code, wish.page), today) ?? []).length > 0,
  )
  return asking(words.questions.whatElse, commands)
}
