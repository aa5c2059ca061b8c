import { formWord } from '#server/reader/facts/form-word.ts'
import { pageNaming } from '#server/reader/facts/page-naming.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isCertainlyAsked } from './asked-of-builder.ts'
import { asksForButton, countClaims } from './requests.ts'
import type { Unplaced } from './statement.ts'
import { tellsOnlyName } from './without-naming.ts'

/** What the page does as it is asked, a button, a form, a name, or what nobody but its maker is told. */
export function isObeyed(reading: Reading, { span }: Unplaced): boolean {
  const holds = (at: Span | undefined) => at !== undefined && span[0] <= at[0] && at[1] <= span[1]
  const form = formWord(reading)
  // "A trial lesson is 1,000 yen, sign up by the form": more than how to.
  const isPaid = countClaims(reading, span, 'money') > 0
  return (
    holds(pageNaming(reading.text)?.name) ||
    tellsOnlyName(reading, span) ||
    (!isPaid && holds(form && [form.start, form.end])) ||
    hasTag(reading.text, ...span, 'words.buttons') ||
    isCertainlyAsked(reading, span) ||
    asksForButton(reading, span)
  )
}
