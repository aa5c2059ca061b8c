import type { Reading } from '#server/reader/read.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Statement } from '../material/statement.ts'

/** Whether a statement tells where something is brought to, and not where somebody goes. */
export const speaksOfDelivery = ({ text }: Reading, { span }: Statement): boolean =>
  tokensIn(text, ...span).some(({ text: word }) =>
    sensesOf(text.language, word).includes('deliver'),
  )
