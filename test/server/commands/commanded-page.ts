import { carryOut } from '#server/commands/carry-out.ts'
import { readCommand } from '#server/commands/read-command.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandAsk, CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { someTime } from '#test/support/fixtures.ts'

const today = new Date(someTime).toISOString().slice(0, 10)

/** A page as the composer writes it. */
export function composedPage(
  brief: string,
  locale: PageLanguage = 'en',
  locales: PageLanguage[] = [],
  seed = 3,
): PageDocument {
  return composedDocument(brief, { locale, locales, seed })
}

/** How a command for a page is read. */
export function readFor(document: PageDocument, command: string, locale: PageLanguage = 'en') {
  return readCommand(command, { likely: [locale], page: document, today })
}

/** What is asked back; null where the command is read, or nothing of it is. */
export function askedBack(
  document: PageDocument,
  command: string,
  locale: PageLanguage = 'en',
): CommandAsk | null {
  const read = readFor(document, command, locale)
  return read && 'ask' in read ? read.ask : null
}

/** What a command does to a page: made as a person's edits are, and taken back. */
export function commanded(
  document: PageDocument,
  command: string,
  locale: PageLanguage = 'en',
): { document: PageDocument; ops: EditOp[]; outcomes: CommandOutcome[]; undone: PageDocument } {
  const read = readFor(document, command, locale)
  if (!read || 'ask' in read) throw new Error(`not understood: ${command}`)
  const { ops, outcomes } = carryOut(document, read.intents, someTime)
  const made = applyEdits(document, ops.map(asUsers))
  const undone = applyEdits(made.document, (made.inverse as EditOp[]).map(asUsers)).document
  return { document: made.document, ops, outcomes, undone }
}

export function edited(document: PageDocument, ...ops: Op[]): PageDocument {
  return applyEdits(document, (ops as EditOp[]).map(asUsers)).document
}
