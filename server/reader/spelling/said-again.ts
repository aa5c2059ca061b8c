import type { Draft } from '../draft.ts'
import { isWordLetter } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'

type Text = Pick<Draft, 'text'>

/** Whether a word is said of nothing else, as far as the lists know. */
export const isOnlyName = ({ text: { language } }: Text, word: string): boolean =>
  frequencyOf(language, word) === 'rare' && sensesOf(language, word).length === 0

/** Letters of the shortest name that is looked for. */
const shortest = 3

/** Where a name is said, there and again; of one that is a word as well, there alone. */
export function saidAgain(draft: Text, span: Span): Span[] {
  const { raw, folded } = draft.text
  const said = folded.slice(...span)
  const isWord = !/\s/.test(said) && !isOnlyName(draft, said)
  if (isWord || said.length < shortest) return [span]
  const found: Span[] = [span]
  for (let at = folded.indexOf(said); at >= 0; at = folded.indexOf(said, at + said.length)) {
    const end = at + said.length
    const isWhole = !isWordLetter(raw[at - 1]) && !isWordLetter(raw[end])
    if (isWhole && at !== span[0]) found.push([at, end])
  }
  return found
}
