import { formWord } from '#server/reader/facts/form-word.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { hasTag, tagBefore, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Labels } from '../labels.ts'
import { sentenceEnd } from './form-list.ts'
import { chanceOf } from './role-chance.ts'
import type { Statement } from './statement.ts'

/** From this chance on words that speak of a form are said to whoever makes the page. */
const sure = 0.5

/** "Please ask people to fill in a form by 12 September with …": said of a form, and not to who fills it in. */
export function asksForForm(reading: Reading, { span, remark }: Statement): boolean {
  const form = formWord(reading)
  return (
    form !== undefined &&
    span[0] <= form.start &&
    form.end <= span[1] &&
    Math.min(remark, chanceOf(reading, span, ['instruction'])) >= sure
  )
}

/** The sentence that asks for a form. */
function formSentence({ text, contacts }: Reading): Span | null {
  const form = formWord({ text, contacts })
  if (!form) return null
  return [text.raw.slice(0, form.start).search(/[^.!?。！？\n]*$/), sentenceEnd(text, form.end)]
}

/** "Leave your child's age in the form, and I'll ring you": where a telephone is the way to answer. */
export function asksForNumber(reading: Reading): boolean {
  const { text } = reading
  const span = formSentence(reading)
  return (
    span !== null && ['contact.phone', 'actions.call'].some((tag) => hasTag(text, ...span, tag))
  )
}

/** "Entro il 30 aprile": until when a form is to be filled in, by the sentence that asks for it. */
export function formDeadline(reading: Reading): Span | null {
  const { text, claims } = reading
  const [start, end] = formSentence(reading) ?? [0, 0]
  for (const { kind, span } of claims) {
    if (kind !== 'date' || span[0] < start || span[1] > end) continue
    const next = tokensIn(text, span[1], end)[0]
    const before = tagBefore(text, span[0] - 1, 'dates.until')
    const behind = next && tagsIn(text, span[1], end, 'dates.until')[0]
    if (before) return [before.start, span[1]]
    if (behind?.start === span[1]) return [span[0], behind.end]
  }
  return null
}

/** "A form they can send a photo with": in the sentence with the word for a form. */
export function asksForPhoto(reading: Reading, { form: { photo } }: Labels): boolean {
  const { text } = reading
  const span = formSentence(reading)
  return span !== null && text.folded.slice(...span).includes(fold(photo))
}
