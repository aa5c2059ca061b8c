import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Statement } from './statement.ts'

/** "My grandmother's recipe", "Marek runs it": of the owner, in a few words. */
export function speaksOfSomebody({ text, facts }: Reading, { span }: Statement): boolean {
  return (
    ['words.alone', 'words.together', 'words.possessives'].some((tag) =>
      hasTag(text, ...span, tag),
    ) || facts.people.some(({ span: own }) => own[0] >= span[0] && own[1] <= span[1])
  )
}
