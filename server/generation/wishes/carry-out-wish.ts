import { byHeading } from '#server/commands/carry-out/by-heading.ts'
import { contradicted } from '#server/commands/carry-out/contradicted.ts'
import { stillTold } from '#server/commands/carry-out/still-told.ts'
import { carryOut } from '#server/commands/carry-out.ts'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { askToDrop } from '#server/commands/read/drop-sentence.ts'
import { readCommand } from '#server/commands/read-command.ts'
import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { WishScope } from '#shared/page/wish.ts'

/** What a creator asks for in plain language, and the page it is about. */
export interface Wish {
  command: string
  /** The languages it is likely in, the likeliest first. */
  likely: PageLanguage[]
  document: PageDocument
  /** The part it is about; absent is the page. */
  scope?: WishScope
  /** The language of the page it is about; absent is its own. */
  language?: PageLanguage
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Reads a wish into edits: whole, or not at all. What was read in part comes back as a question.
 * @throws AppError `not_understood`, or `needs_model` where only other words would do
 */
export function carryOutWish({
  command,
  likely,
  document,
  scope,
  language,
  now,
}: Wish): Omit<CommandAnswer, 'rev'> {
  const today = new Date(now).toISOString().slice(0, 10)
  const read = readCommand(command, { likely, page: document, today })
  if (!read) throw notUnderstood()
  if ('ask' in read) return { ops: [], outcomes: [], ask: read.ask }
  const { ops, outcomes } = carryOut(document, read.intents, now, { scope, language })
  const after = applyEdits(document, ops.map(asUsers)).document
  const spoken = likely.find((code) => commandLanguages.includes(code)) ?? document.base
  const words = commandLanguage(spoken)
  const ask =
    askToDrop(words, 'stillTold', stillTold(read.intents, document, after)) ??
    askToDrop(words, 'contradicts', contradicted(read.intents, document, after))
  return { ops, outcomes: byHeading(outcomes, [after, document]), ...(ask && { ask }) }
}

export function notUnderstood(): AppError {
  return new AppError('not_understood', 'This was not understood; nothing was changed.')
}
