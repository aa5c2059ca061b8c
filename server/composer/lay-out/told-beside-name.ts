import { isFuneral } from '#server/reader/facts/deceased.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { hasVerb } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'

/** Words before a name with which somebody introduces themselves, and letters of what they are. */
const mostBefore = 3
const longest = 60

/** "Ich bin Seraina Caflisch, | freipraktizierende Hebamme in Chur": what a sentence says beside the name, and nothing more. */
export function toldBesideName(reading: Reading, statement: Statement | undefined): Words {
  const { text, facts } = reading
  const { name } = facts
  if (!name || !statement || statement.list || statement.hasNumber) return noWords
  const [start, end] = statement.span
  const isIn = name.span[0] >= start && name.span[1] < end
  if (!isIn || tokensIn(text, start, name.span[0]).length > mostBefore) return noWords
  const behind = text.raw.slice(name.span[1], end)
  const rest: Span = trimmed(text.raw, [name.span[1] + 1, end])
  // "Our mother, Verna Olstad, died on 30 August" tells a day, and nobody's trade.
  const isDated = reading.days.some((day) => day.start >= start && day.end <= end)
  const isDeath = hasTag(text, start, end, 'words.deceased')
  if (isDated || isDeath || isFuneral(reading)) return noWords
  const isApposition = /^[,，]\s/.test(behind) && !/[,;:.()]/.test(text.raw.slice(...rest))
  if (!isApposition || rest[1] - rest[0] > longest || hasVerb(reading, rest)) return noWords
  return ownWords(phrase(text, rest), rest)
}
