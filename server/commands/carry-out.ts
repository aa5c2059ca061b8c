import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { WishScope } from '#shared/page/wish.ts'
import { editsOf } from './carry-out/change.ts'
import { changesOf } from './carry-out/changes-of.ts'
import { isTrue } from './carry-out/is-true.ts'
import type { Intent } from './intent.ts'

/**
 * The edits that do what was asked for, one wish after the other. Where nothing may or need be
 * done, an outcome says why.
 * @param now milliseconds since 1970
 * @param place the part they are uttered at, and the language it is shown in; absent is the page
 * @throws AppError `not_understood` or `needs_model`
 */
export function carryOut(
  document: PageDocument,
  intents: readonly Intent[],
  now: number,
  { scope, language }: Place = {},
): { ops: EditOp[]; outcomes: CommandOutcome[] } {
  let page = document
  const ops: EditOp[] = []
  const outcomes: CommandOutcome[] = intents.length === 0 ? [{ code: 'nothing' }] : []
  for (const intent of intents) {
    for (const change of changesOf(intent)) {
      const made = change({ document: page, now, scope })
      const edits = inLanguage(intent, page, language, editsOf(made))
      const next = applyEdits(page, edits.map(asUsers)).document
      // Edits that leave everything as it was are none, whatever they were meant to do.
      const isIdle = edits.length > 0 && isSame(toldBy(page), toldBy(next))
      if (made.outcome && !isIdle && edits.length > 0 && !isTrue(made.outcome, next))
        throw new AppError('not_understood', 'The page would not be as the answer says.')
      if (!isIdle) ops.push(...edits)
      if (made.outcome) outcomes.push(isIdle ? { code: 'nothing' } : made.outcome)
      if (!isIdle) page = next
    }
  }
  return { ops, outcomes: withoutTwins(outcomes) }
}

/** A page without who wrote which text. */
function toldBy({ src: _, ...told }: PageDocument): Omit<PageDocument, 'src'> {
  return told
}

/** "Pink and brown" is one look. */
function withoutTwins(outcomes: readonly CommandOutcome[]): CommandOutcome[] {
  return outcomes.filter((one, at) => outcomes.findIndex((other) => isSame(one, other)) === at)
}

export interface Place {
  scope?: WishScope | undefined
  language?: PageLanguage | undefined
}

/** What stands over a page that is shown in another language is of that language. */
function inLanguage(
  { wish }: Intent,
  { base, locales }: PageDocument,
  language: PageLanguage | undefined,
  edits: readonly EditOp[],
): readonly EditOp[] {
  const isOther = language && language !== base && locales.includes(language)
  if (!isOther || (wish !== 'headline' && wish !== 'heading')) return edits
  return edits.flatMap((op): EditOp[] =>
    op.op === 'set' && typeof op.value === 'string'
      ? [
          {
            op: 'translate',
            locale: language,
            id: op.id,
            path: op.path,
            text: op.value,
            state: 'done',
          },
        ]
      : [],
  )
}
