import type { Reading } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { isCertainlyAsked, namesPage } from './asked-of-builder.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import type { Statement } from './statement.ts'

/** Senses of what people make, mend, sell, teach and look after. */
const ofWork: ReadonlySet<string> = new Set(
  [
    'animal book buy celebrate child clean-do clothes comfort cook course cut deliver device dish',
    'drink eat eatery event-kind farm fresh furniture heal house-part ingredient install instrument',
    'job material paint-do pick-up plant play repair season senior shop skill sport',
    'student subject teach tool toy translate treatment vehicle waste write',
  ].flatMap((line) => line.split(' ')),
)
/** Senses of what is said to whoever makes the page. */
const ofRequest: ReadonlySet<string> = new Set(
  [
    'ask because but call can dear family feeling greet let look-for make-page must named not online page',
    'page-part put say thanks think want',
  ].flatMap((line) => line.split(' ')),
)

/** From 0 to 1: what is surer to be said to whoever makes the page tells nothing. */
const surelyAsked = 0.97
/** From 0 to 1: what likely tells what is offered, and words of it no fact of the page shows. */
const telling = { chance: 0.25, untold: 2 }

/** "Hi I do chair seats, cane and rush": what is done is named, and no page. */
export function mayTellWork(reading: Reading, { span, remark, untold }: Statement): boolean {
  if (remark >= surelyAsked || untold < telling.untold) return false
  if (isCertainlyAsked(reading, span) || namesPage(reading, span)) return false
  const senses = tokensIn(reading.text, ...span).flatMap(({ text }) =>
    sensesOf(reading.text.language, text),
  )
  const count = (wanted: ReadonlySet<string>) => senses.filter((sense) => wanted.has(sense)).length
  return count(ofWork) > count(ofRequest)
}

/** Whether a statement says what is offered: what is included in a price says nothing of it. */
export function tellsWork(
  reading: Reading,
  { span, untold, hasNumber, isSentence, section }: Statement,
): boolean {
  return (
    (section === 'intro' || section === 'offer') &&
    isSentence &&
    untold >= telling.untold &&
    !hasNumber &&
    countClaims(reading, span, 'money') === 0 &&
    !['roles.price', 'money.terms', 'offers.terms'].some((tag) =>
      hasTag(reading.text, ...span, tag),
    ) &&
    chanceOf(reading, span, ['offer', 'kind']) >= telling.chance
  )
}
