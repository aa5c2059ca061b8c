import { carryOut } from '#server/commands/carry-out.ts'
import { readCommand } from '#server/commands/read-command.ts'
import { AppError } from '#shared/errors.ts'
import type { Locale } from '#shared/locales.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { holds } from './holds.ts'
import type { Check, Wish } from './wish.ts'

export type Verdict = 'done' | 'asked' | 'refused' | 'wrong'

export interface Trial {
  verdict: Verdict
  failed: Check[]
  ops: EditOp[]
  ask?: CommandAsk
  /** As it is after the last wish. */
  page: PageDocument
}

const seed = 3

/** Carries out the wishes of one person on a page as the composer writes it. */
export function tryWish({ brief, wishes, checks }: Wish, locale: Locale): Trial {
  const before = composedDocument(brief, { locale, seed })
  let page = before
  let last: EditOp[] = []
  const ops: EditOp[] = []
  let ask: CommandAsk | undefined
  let isRefused = false
  for (const wish of wishes) {
    const made = carried(page, wish, locale)
    if (!made) isRefused = true
    // What offers nothing only says which words it did not understand.
    else if ('ask' in made && made.ask.choices.length === 0) isRefused = true
    else if ('ask' in made) ask = made.ask
    else {
      const edits = made.isUndo ? last : made.ops
      const { document, inverse } = applyEdits(page, made.isUndo ? edits : edits.map(asUsers))
      ops.push(...edits)
      page = document
      last = inverse as EditOp[]
    }
  }
  const failed = checks.filter((check) => !holds(check, { brief, before, after: page }))
  const wantsAsk = checks.some((check) => 'ask' in check)
  const isMet = failed.length === 0 && (wantsAsk ? ops.length === 0 : !ask && !isRefused)
  const verdict = isMet
    ? 'done'
    : ops.length > 0 && failed.length > 0
      ? (ask || isRefused) && wishes.length > 1
        ? 'asked'
        : 'wrong'
      : ask
        ? 'asked'
        : 'refused'
  return { verdict, failed, ops, page, ...(ask && { ask }) }
}

type Made = { ops: EditOp[]; isUndo: boolean } | { ask: CommandAsk } | null

/** What one wish comes to; null where it is refused. */
export function carried(page: PageDocument, wish: string, locale: Locale): Made {
  const today = new Date(someTime).toISOString().slice(0, 10)
  const read = readCommand(wish, { likely: [locale], page, today })
  if (!read || 'ask' in read) return read
  try {
    const { ops, outcomes } = carryOut(page, read.intents, someTime)
    return { ops, isUndo: outcomes.some(({ code }) => code === 'undone') }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
