import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Corrected, Intent } from '../intent.ts'
import type { Change, Desktop } from './change.ts'
import { replaceInTexts } from './replace-in-texts.ts'

/** Facts in the creator's own words; what they are called by has wishes of its own. */
const worded: readonly FactKey[] = [
  'place',
  'area',
  'audience',
  'highlights',
  'policies',
  'programme',
]

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
  const facts = factsWith(document, [...pairs, ...alone])
  const sources = Object.fromEntries(facts.map(({ key }) => [`facts.${key}`, 'user' as const]))
  const words = pairs[0]?.[1] ?? ''
  return {
    ops: [...texts.ops, ...facts],
    sources: { ...texts.sources, ...sources },
    outcome: { code: 'replaced', words },
  }
}

function factsWith({ facts }: PageDocument, pairs: readonly Corrected[]) {
  return worded.flatMap((key) => {
    const value = mapWords(facts[key], pairs)
    return isSame(value, facts[key]) ? [] : [{ op: 'fact', key, value } as const satisfies EditOp]
  })
}

function mapWords(value: unknown, pairs: readonly Corrected[]): unknown {
  if (typeof value === 'string')
    return pairs.reduce(
      (said, [old, now]) => (isPartOf(said, old) ? now : reworded(said, old, now)),
      value,
    )
  if (Array.isArray(value)) return value.map((each) => mapWords(each, pairs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapWords(each, pairs)]),
  )
}

/** What is known of "cortijo La Loma" may be "La Loma". */
const isPartOf = (known: string, said: string): boolean =>
  known.length > 2 && known !== said && reworded(said, known, '') !== said

/** Every time a text has the words, as they are written, and not within others. */
export function reworded(text: string, old: string, now: string): string {
  const isLatin = (unit = '') => /[\p{Script=Latin}\p{N}]/u.test(unit)
  let said = ''
  let from = 0
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) {
    const end = at + old.length
    const isCut =
      (isLatin(old[0]) && isLatin(text[at - 1])) || (isLatin(old.at(-1)) && isLatin(text[end]))
    if (isCut || at < from) continue
    said += text.slice(from, at) + now
    from = end
  }
  return said + text.slice(from)
}
