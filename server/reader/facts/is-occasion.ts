import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { weekdaysOrDaily } from '../text/tag-names.ts'
import { hasTag, type TaggedText, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isFuneral } from './deceased.ts'

/** Words of what is held, and of people who come to it. */
const held = ['trades.event.names', 'trades.event.strong'] as const
/** Where a brief says what trade it is of; elsewhere its words may be the venue's. */
const ownRoles: ReadonlySet<string> = new Set(['kind', 'name', 'offer'])

/**
 * Whether a brief that reads like one of a trade is about something that is held on one day: a
 * birthday in an inn is no restaurant, and a funeral is no undertaker.
 */
export function isOccasion(draft: Draft, trade: Industry): boolean {
  if (isFuneral(draft)) return true
  if (!tellsWhatIsHeld(draft) || tellsWeek(draft)) return false
  const { text } = draft
  return !tagsIn(text, 0, text.raw.length, `trades.${trade}.names`).some(({ start, end }) =>
    isOwn(draft, [start, end]),
  )
}

/** A day, and in its sentence a word for what is held then; or an age somebody comes to. */
const tellsWhatIsHeld = ({ text, days }: Draft): boolean =>
  days.some(({ start, end }) => {
    const sentence = sentenceAround(text, [start, end])
    return held.some((tag) => hasTag(text, ...sentence, tag))
  }) ||
  (days.length > 0 && isBirthday(text))

const age = String.raw`(?:[1-9]\d?|1[01]\d)(?![\d.:,]\d|\s?[%€£$¥₩]|\d)`
const ageBehind = new RegExp(`^\\s?${age}`)
const ageBefore = new RegExp(`(?<![\\d.:,])${age}$`)

/** "Grandpa turns 80", 90歳を迎え: an age beside what says that somebody comes to it. */
function isBirthday(text: TaggedText): boolean {
  const { raw } = text
  const turns = tagsIn(text, ...sentenceAround(text, [0, 0]), 'words.turning')
  return turns.some(
    ({ start, end }) => ageBehind.test(raw.slice(end)) || ageBefore.test(raw.slice(0, start)),
  )
}

/** Letters between a date and its day of the week. */
const besideDate = 3

/** Hours, or a day of the week without a date: who is there every Thursday is there on other days as well. */
function tellsWeek({ text, days, pieces }: Draft): boolean {
  const { length } = text.raw
  const isDated = (from: number, to: number) =>
    days.some(({ start, end }) => from - end <= besideDate && start - to <= besideDate)
  return (
    hasTag(text, 0, length, 'hours.open') ||
    pieces.some(({ role }) => role === 'hours') ||
    weekdaysOrDaily
      .flatMap((tag) => tagsIn(text, 0, length, tag))
      .some(({ start, end }) => !isDated(start, end))
  )
}

const isOwn = ({ pieces }: Draft, [start, end]: Span): boolean =>
  pieces.some(({ role, span }) => ownRoles.has(role) && span[0] <= start && end <= span[1])
