import { AppError } from '#shared/errors.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'

/** What a creator asks for in plain language, and the page it is about. */
export interface Wish {
  command: string
  /** The languages it is most likely in, likeliest first. */
  likely: readonly PageLanguage[]
  document: PageDocument
  /** What the page was written from; '' where nothing was. */
  brief: string
  /** Milliseconds since 1970. */
  now: number
}

/** The edits that do what was asked for. Pure. @throws AppError `not_understood`, `needs_model` */
export function carryOutWish(_wish: Wish): Omit<CommandAnswer, 'rev'> {
  throw notUnderstood()
}

export function notUnderstood(): AppError {
  return new AppError('not_understood', 'This was not understood; nothing was changed.')
}
