import type { Person } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import type { Tag } from '../text/phrase-index.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { denseNameBehind } from './dense-name.ts'
import type { Found } from './found.ts'
import { withSurname } from './with-surname.ts'

/** Letters between a person and the words that tell of the death. */
const farthest = 80
/** How sure the person of a notice is what its page is called. */
const sure = 0.8

/** Letters in which a notice says who died. */
const longestNews = 160

/**
 * Whether a brief tells of a funeral: a word for it, that somebody died, and its day. Where that is
 * one of the week ("on Friday at 11") the brief begins with who died: an undertaker's does not.
 */
export function isFuneral({ text, days }: Pick<Draft, 'text' | 'days'>): boolean {
  const { length } = text.raw
  const isTold = ['words.mourning', 'words.deceased'].every((tag) => hasTag(text, 0, length, tag))
  const isNews =
    hasTag(text, 0, Math.min(length, longestNews), 'words.deceased') &&
    hasTag(text, 0, length, 'hours.days.')
  return isTold && (days.length > 0 || isNews)
}

/**
 * Whose funeral a brief tells of: the person nearest to words for a death. Whoever
 * tells of a death beside a trade, "my husband died and I run the shop", speaks of no funeral.
 */
export function deceasedOf(
  draft: Pick<Draft, 'text' | 'days'>,
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const { text, days } = draft
  const { raw } = text
  // Who buries others tells of no day.
  if (!isFuneral(draft)) return undefined
  const deaths = tagsIn(text, 0, raw.length, 'words.deceased')
  const distance = ({ span: [start, end] }: Found<Person>) =>
    Math.min(...deaths.map((death) => Math.max(start - death.end, death.start - end)))
  const [person] = people
    .filter((each) => isWhole(each) && !isDay(days, each) && distance(each) <= farthest)
    .toSorted((one, other) => distance(one) - distance(other))
  const behind = namedBehind(text, deaths)
  if (!person || (behind && isDense(behind.value))) return behind
  const { name } = person.value
  const at = raw.indexOf(name, person.span[0])
  if (at < 0) return undefined
  const span = withSurname(text, [at, at + name.length])
  return { value: raw.slice(...span), span: [...span], confidence: sure }
}

/** 三月二十一日: read as a name, a day is nobody. */
const isDay = (days: Draft['days'], { span }: Found<Person>): boolean =>
  days.some(({ start, end }) => start <= span[0] && span[1] <= end)

const namesBehind = /^ (\p{Lu}[\p{L}\p{M}’'-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}\p{M}’'-]+){1,3})/u

/** "Abschied von | Hedwig Lamprecht", 故 임춘식: names right behind the words for a death. */
function namedBehind(text: Draft['text'], deaths: readonly Tag[]): Found<string> | undefined {
  const { raw } = text
  for (const { end } of deaths) {
    const name = namesBehind.exec(raw.slice(end))?.[1]
    const span: Span | undefined = name
      ? [end + 1, end + 1 + name.length]
      : denseNameBehind(text, end)
    if (span) return { value: raw.slice(...span), span: [...span], confidence: sure }
  }
  return undefined
}

/** "Arthur Prosser", 김영자: a first name alone is of somebody who grieves. */
const isWhole = ({ value: { name } }: Found<Person>): boolean =>
  name.includes(' ') || /\p{Lo}/u.test(name)
