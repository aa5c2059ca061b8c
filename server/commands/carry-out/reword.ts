import { AppError } from '#shared/errors.ts'
import type { Intent } from '../intent.ts'
import type { Change, Desktop } from './change.ts'
import { factsWith } from './facts-with.ts'
import { replaceInTexts } from './replace-in-texts.ts'
import { reworded } from './reworded.ts'

/**
 * Words of the page are others, in every text and in what it knows.
 * @throws AppError `not_understood` where no text has the words
 */
export function reword(
  { document }: Desktop,
  { pairs, alone }: Extract<Intent, { wish: 'reword' }>,
): Change {
  const texts = replaceInTexts(document, pairs, reworded)
  if (texts.ops.length === 0)
    throw new AppError('not_understood', 'No text of the page has these words.')
  const facts = factsWith(document, pairs, alone)
  const sources = Object.fromEntries(facts.map(({ key }) => [`facts.${key}`, 'user' as const]))
  const words = pairs[0]?.[1] ?? ''
  return {
    ops: [...texts.ops, ...facts],
    sources: { ...texts.sources, ...sources },
    outcome: { code: 'replaced', words },
  }
}
