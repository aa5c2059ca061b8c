import type { ProgrammeItem } from '#shared/page/facts.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, Piece } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tagAt } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { FoundTown } from '../towns.ts'
import { type Found, found } from './found.ts'

const most = 40

/** The words of every statement of a role that fit a fact of that length, as they stand. */
export function statementsOf(
  { text, pieces }: Draft,
  role: SpanRole,
  longest: number,
): Found<string>[] {
  return pieces
    .filter((piece) => piece.role === role)
    .flatMap(({ span }) => {
      const [start, end] = trimmed(text.raw, span)
      const value = text.raw.slice(start, end).replace(/\s+/g, ' ')
      return value.length > 0 && value.length <= longest ? [found(value, [start, end], 0.8)] : []
    })
    .slice(0, most)
}

/** Offers as noun phrases, without "we offer", articles and "and"; "nothing is ever frozen" is none. */
export function findOffers(draft: Draft): Found<string>[] {
  const { text } = draft
  return draft.pieces
    .filter(({ role, span }) => role === 'offer' && !hasTag(text, ...span, 'words.negations'))
    .flatMap(({ span }) => {
      const [start, end] = withoutLead(draft, trimmed(text.raw, span))
      const value = text.raw.slice(start, end)
      return value.length > 1 && value.length <= 80 ? [found(value, [start, end], 0.8)] : []
    })
    .slice(0, most)
}

const leads = [
  'roles.offer',
  'money.lead',
  'words.conjunctions',
  'words.articles',
  'words.pronouns',
]

function withoutLead({ text }: Draft, [from, end]: Span): Span {
  let start = from
  for (let turn = 0; turn < 4; turn += 1) {
    const lead = leads.map((tag) => tagAt(text, start, tag)).find((tag) => tag && tag.end < end)
    if (!lead) break
    start = trimmed(text.raw, [lead.end, end])[0]
  }
  return [start, end]
}

/** Towns and distances that are served, one each. */
export function findArea(draft: Draft): Found<string>[] {
  return draft.pieces
    .filter(({ role }) => role === 'area')
    .flatMap((piece) => areasOf(draft, piece))
    .slice(0, most)
}

function areasOf(draft: Draft, { span }: Piece): Found<string>[] {
  const { text, towns } = draft
  const { raw } = text
  const inside = towns.filter(
    (town) => town.start >= span[0] && town.end <= span[1] && isMeant(draft, town),
  )
  if (inside.length > 0)
    return wholeList(draft, inside).map((at) => found(raw.slice(...at), at, 0.8))
  const [start, end] = trimmed(raw, span)
  const said = raw.slice(start, end)
  // "A day for up to four people": where capitals are written, places have theirs.
  const isCased = /^\p{Script=Latin}/u.test(raw) && raw !== raw.toLowerCase()
  // "and we collect clocks within 20 miles" tells what is done there.
  const isDone = ['words.together', 'words.alone'].some((tag) => hasTag(text, start, end, tag))
  const isPriced = draft.amounts.some(
    ({ currency, start: at }) => currency && at >= start && at < end,
  )
  if (isDone || isPriced) return []
  const isPlace =
    !isCased || /\d/.test(said) || served.some((tag) => hasTag(text, start, end, `places.${tag}`))
  return isPlace && end - start > 1 && end - start <= 80
    ? [found(raw.slice(start, end), [start, end], 0.6)]
    : []
}

/** "To | Chur, Felsberg, Domat|/Ems": towns of a list with the one that leads it, and each with both its names. */
function wholeList({ text: { raw }, towns }: Draft, listed: readonly FoundTown[]): Span[] {
  const [first] = listed
  const lead = towns.find(({ end }) => first && raw.slice(end, first.start) === ', ')
  return [...(lead ? [lead] : []), ...listed].map(({ start, end }) => [
    start,
    end + (/^\/\p{Lu}[\p{L}-]+/u.exec(raw.slice(end))?.[0].length ?? 0),
  ])
}

/** "Also in roof trusses", "for up to four people": where capitals are written these name no place. */
const served = ['countries.', 'cities.']

/**
 * "Come to you as well within 10 miles": Well and Miles are towns, where they have capitals. A word
 * that is hardly rare is a town of the country alone: "katten en kippen" is no place in Scotland.
 */
function isMeant({ text, country }: Draft, { start, end, countries }: FoundTown): boolean {
  const { raw, folded, language } = text
  const frequency = frequencyOf(language, folded.slice(start, end))
  // "Auch in Dachstühlen": a sentence begins with a capital whatever its first word is.
  if (frequency === 'top' && /(?:^|[.!?:\n]\s*)$/.test(raw.slice(0, start))) return false
  const isNear = !country.code || countries.includes(country.code)
  return (
    /^\P{Ll}/u.test(raw.slice(start)) || frequency === 'rare' || (frequency === 'known' && isNear)
  )
}

/** Until when one has to answer: the day a statement of a deadline names. */
export function findDeadline({ text, pieces, days }: Draft): Found<string> | undefined {
  for (const { role, span } of pieces) {
    if (role !== 'deadline') continue
    const day = days.find(({ start, end }) => start >= span[0] && end <= span[1])
    if (day) return found(text.raw.slice(day.start, day.end), [day.start, day.end], 0.85)
  }
  return undefined
}

const times = ['hours.days.', 'hours.spoken.', 'dates.months.']
const rhythms = ['hours.weekend', 'hours.daily', 'hours.nth', 'hours.weekdays', 'hours.always']

/** Whether words say when: a day, an hour, every week. */
export function isTimed({ text, claims }: Draft, [start, end]: Span): boolean {
  const isClaimed = claims.some(
    ({ kind, span }) => (kind === 'time' || kind === 'date') && span[0] >= start && span[1] <= end,
  )
  return isClaimed || [...times, ...rhythms].some((tag) => hasTag(text, start, end, tag))
}

/** What happens when: the day, the time and the rest of the words as the title. */
export function findProgramme(draft: Draft): Found<ProgrammeItem>[] {
  return draft.pieces
    .filter(({ role, span }) => role === 'programme' && isTimed(draft, span))
    .flatMap((piece) => programmeItem(draft, piece) ?? [])
    .slice(0, most)
}

function programmeItem(
  { text, days, claims }: Draft,
  { span }: Piece,
): Found<ProgrammeItem> | undefined {
  const within = ([start, end]: Span) => start >= span[0] && end <= span[1]
  const day = days.find(({ start, end }) => within([start, end]))
  const time = claims.find(({ kind, span: own }) => kind === 'time' && within(own))
  const [start, end] = trimmed(text.raw, span)
  const said = text.raw.slice(start, end)
  const date = day && text.raw.slice(day.start, day.end)
  const at = time && text.raw.slice(...time.span)
  const beside = titleBeside(said, [date, at])
  // "Arrival from 4 pm" without its time would end with "from".
  const title = endsBare(text, start + said.indexOf(beside), beside) ? said : beside
  if (!title || title.length > 160) return undefined
  return found({ ...(date && { date }), ...(at && { time: at }), title }, span, 0.75)
}

/** Whether words begin or end with one that only joins others. */
function endsBare(text: Draft['text'], start: number, said: string): boolean {
  const inside = text.tokens.filter(
    (token) => token.start >= start && token.end <= start + said.length,
  )
  return [inside.at(0), inside.at(-1)].some(
    (token) => token && isFunctionWord(text, token.start, token.end),
  )
}

/** The words of an item; what stands before or behind its day and time is taken off its edges. */
function titleBeside(said: string, told: readonly (string | undefined)[]): string {
  let title = said
  for (let turn = 0; turn < 2; turn += 1) {
    for (const part of told) {
      if (part && title.startsWith(part)) title = title.slice(part.length)
      if (part && title.endsWith(part)) title = title.slice(0, -part.length)
      title = title.slice(...trimmed(title, [0, title.length]))
    }
  }
  return title || said
}
