import { isFuneral } from '#server/reader/facts/deceased.ts'
import type { Reading } from '#server/reader/read.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Labels } from '../labels.ts'
import type { MainAction } from './action.ts'
import { memoryAsked } from './memory-asked.ts'
import { firstCue } from './topics.ts'

/**
 * Nobody waits to be written to: at a funeral, at a feast whose one number is for those with a stall, and
 * where one just comes.
 */
export const asksNobody = (reading: Reading, labels: Labels): boolean =>
  (isFuneral(reading) && !memoryAsked(reading)) ||
  isNumberOfStalls(reading, labels) ||
  isJustCome(reading)

/** "Every Sunday from ten, just turn up": it is told when one comes, and that one does. */
function isJustCome({ text, days, facts: { hours } }: Reading): boolean {
  const isTimed = days.length > 0 || hours !== undefined
  return isTimed && hasTag(text, 0, text.raw.length, 'actions.visit')
}

/** "Craft stalls: Ornella, 338 …": of what is held on a day, the sentence of a number that is not for guests. */
export function isNumberOfStalls(reading: Reading, labels: Labels): boolean {
  const said = sentenceOfNumber(reading)
  return (
    said !== undefined &&
    reading.days.length > 0 &&
    firstCue(reading.text.folded.slice(...said), labels.asides.stalls) >= 0
  )
}

/** The sentence the page's number stands in. */
export function sentenceOfNumber({ text, facts: { phone, email } }: Reading): Span | undefined {
  const said = phone && sentenceAround(text, phone.span)
  const isShared = said && email && email.span[0] >= said[0] && email.span[1] <= said[1]
  return isShared ? undefined : said
}

/** The page's button as a block holds it: none where nothing is to be done. */
export const buttonOf = ({ label, to }: MainAction, kind: 'primary' | 'secondary') =>
  to === '' ? [] : [{ label, to, kind }]
