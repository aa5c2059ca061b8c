import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Longer ones are sentences, whatever they are made of. */
const longestPhrase = 9
/** In scripts without spaces, by their letters. */
const longestDensePhrase = 24

/** Whether words say something with a verb or a subject, and are no item of a list. */
export function isSentence({ text }: Reading, [start, end]: Span): boolean {
  const { raw, tokens } = text
  const said = raw.slice(start, end)
  const words = tokens.filter(
    (token) => token.kind === 'word' && token.start >= start && token.end <= end,
  )
  const dense = isDense(said)
  if (dense ? said.length > longestDensePhrase * 1.6 : words.length > longestPhrase) return true
  const first = words[0]
  const opens =
    first &&
    ['words.alone', 'words.together', 'words.backward'].some((tag) => tagAt(text, first.start, tag))
  const says = ['words.copulas', 'words.auxiliaries'].some((tag) => hasTag(text, start, end, tag))
  return Boolean(opens || says) && (dense || words.length > 1)
}
