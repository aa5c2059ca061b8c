import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import type { Statement } from '../material/statement.ts'
import { capitalised } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { ownWords } from '../material/words.ts'
import { sureKind } from './kind-in-place.ts'
import type { Title } from './titles.ts'

/** Words beside what it is in a first line that tells a name: "hufpflege sommer". */
const mostBeside = 3
const longestLine = 40

/** A first line of what this is and a word or two that say nothing else: whoever it is, is in it. */
export function calledBeside(reading: Reading, statement: Statement): Title | null {
  const { text, facts } = reading
  const { span, isSentence, hasNumber, untold, words } = statement
  const kind = sureKind(reading)
  const said = text.raw.slice(...span)
  const isLine = !isSentence && !hasNumber && said.length <= longestLine && !/[,，、]/.test(said)
  if (!kind || facts.name || !isLine || kind.span[0] < span[0] || kind.span[1] > span[1])
    return null
  if (isPlaceAndMore(reading, [kind.span[1], span[1]])) return null
  const beside = words - countWords(reading, kind.span).words
  if (untold < 1 || beside > mostBeside) return null
  const [before, behind] = [
    text.raw.slice(span[0], kind.span[0]),
    text.raw.slice(kind.span[1], span[1]),
  ].map((part) => asName(part.trim(), text))
  const line = [before, text.raw.slice(...kind.span), behind].filter(Boolean).join(' ')
  return { words: ownWords(capitalised(line, text), span), of: statement }
}

/** "Drum lessons | Leeds all levels", and not "| Leeds Hughes": where it is, and words that are nobody's name. */
function isPlaceAndMore({ text, towns }: Reading, [start, end]: Span): boolean {
  const town = towns.find((each) => each.start === start + 1)
  const behind = town ? tokensIn(text, town.end, end).filter(({ kind }) => kind === 'word') : []
  return behind.some(
    ({ text: word }) =>
      !personNameOf(word) && ['top', 'common'].includes(frequencyOf(text.language, word)),
  )
}
