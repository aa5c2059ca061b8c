import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means, takesAway } from './clause.ts'
import { readAnnounced } from './read-announced.ts'
import { readHeading } from './read-heading.ts'
import { around, readNotice } from './read-notice.ts'
import { readOnce } from './read-once.ts'
import { readPlaced } from './read-placed.ts'
import { parts, readSentence } from './read-sentence.ts'
import { readStatus } from './read-status.ts'
import { freeIn, isLinked, quotesIn, toldIn } from './told.ts'
import { withoutPlea } from './without-plea.ts'

const heads = ['nouns.headline', 'nouns.title', 'nouns.hero']

/** Words of the creator's own that are to stand on the page, or to go. */
export function readTexts(clause: Clause, today: string): Intent | null {
  return (
    replacing(clause) ??
    readAnnounced(clause, today) ??
    readStatus(clause, today) ??
    readNotice(clause, today) ??
    readOnce(clause, today) ??
    readPlaced(clause) ??
    readHeading(clause) ??
    headline(clause) ??
    section(clause) ??
    readSentence(clause) ??
    lessSentence(clause) ??
    noMore(clause)
  )
}

/** "Change “sauna” to “steam bath”", "“steam bath” instead of “sauna”". */
function replacing(clause: Clause): Intent | null {
  const [first, second, more] = quotesIn(clause)
  if (!first || !second || more || !clause.doesOnly('change', 'rename')) return null
  const known = [
    'value.quote',
    'words.instead',
    'nouns.texts',
    'nouns.sentence',
    'nouns.page',
    'do.',
  ]
  if (!clause.isRead(known) || clause.has('nouns.section')) return null
  // "“Steam bath” instead of “sauna”"; "remplace « sauna » par …" has what was first, as ever.
  const isBetween = clause
    .of('words.instead')
    .some(({ start, end }) => start >= first.span[1] && end <= second.span[0])
  const isTurned = isBetween && !clause.wish.language.words.isPostpositional
  const [old, now] = isTurned ? [second, first] : [first, second]
  return { wish: 'replace', said: old.text, now: now.text }
}

function headline(clause: Clause): Intent | null {
  const isNamed =
    clause.has('nouns.headline') || clause.has('nouns.title') || clause.has('nouns.hero')
  if (!isNamed || clause.has('do.remove') || clause.has('do.hide')) return null
  const told = withoutPlea(clause, toldIn(clause) ?? freeIn(clause, [...heads, ...around]))
  if (!told || told.text.length > 140) return null
  const sizes = told.isSure ? ['qualities.large', 'qualities.bold', 'do.shorter'] : []
  if (!clause.isRead([...heads, ...around, ...sizes], told.span)) return null
  if (!told.isSure && !(isLinked(clause, told.span) && isPhrase(told.text))) return null
  // "Larger and in the middle" is how it is to look.
  const isLook = clause
    .of('qualities.')
    .some(({ start, end }) => start >= told.span[0] && end <= told.span[1])
  // "An hour later on Sundays" is no headline either, and neither is "a picture of clay bowls".
  const isTimed = clause.marks.some(
    (mark) =>
      mark.start >= told.span[0] &&
      mark.end <= told.span[1] &&
      ['hours.days', 'hours.time', 'value.', 'words.not', 'nouns.gallery'].some((tag) =>
        means(mark, tag),
      ),
  )
  if (!told.isSure && (isLook || isTimed)) return null
  const isPageTitle =
    clause.has('nouns.title') && !clause.has('nouns.headline') && clause.has('nouns.page')
  if (isPageTitle) return { wish: 'title', text: told.text }
  return { wish: 'headline', text: told.text, isTitle: clause.has('nouns.title') }
}

/** "In italics" is how it is to look: what is not marked as words has to be some. */
function isPhrase(text: string): boolean {
  return /\p{Script=Han}|\p{Script=Kana}|\p{Script=Hangul}/u.test(text)
    ? text.length > 5
    : text.split(/\s+/).length > 2
}

/** A section with a heading of its own, or a sentence for one. */
function section(clause: Clause): Intent | null {
  if (!clause.has('nouns.section') || !clause.does('add', 'rename', 'show')) return null
  const quotes = quotesIn(clause)
  const [first, second] = quotes
  if (first && second && quotes.length === 2) {
    const whole = [first.span[0], second.span[1]] as const
    const isRead = clause.isRead([...parts, ...around], whole)
    return isRead ? { wish: 'tell', text: second.text, heading: first.text } : null
  }
  if (!first) return null
  const heading = freeIn(clause, [...parts, ...around, 'value.quote'], first.span)
  if (!heading) return null
  if (!clause.isRead([...parts, ...around, 'value.quote'], heading.span)) return null
  const [title, text] = heading.span[0] > first.span[0] ? [first, heading] : [heading, first]
  return { wish: 'tell', text: text.text, heading: title.text }
}

function lessSentence(clause: Clause): Intent | null {
  if (!takesAway(clause)) return null
  const isNamed =
    clause.has('nouns.sentence') || clause.has('nouns.texts') || clause.has('value.quote')
  const told =
    toldIn(clause) ??
    (isNamed
      ? freeIn(clause, ['nouns.sentence', 'nouns.texts', 'do.', 'words.says', 'words.only'])
      : null)
  if (!isNamed || !told) return null
  const isRead = clause.isRead(
    [
      'nouns.sentence',
      'nouns.texts',
      'nouns.section',
      'do.',
      'words.says',
      'words.only',
      'nouns.about',
      'nouns.page',
    ],
    told.span,
  )
  return isRead ? { wish: 'untell', words: told.text } : null
}

/** "Dogs aren't allowed any more, take that out": what is denied is told on the page, and goes. */
function noMore(clause: Clause): Intent | null {
  if (!takesAway(clause) || clause.has('value.')) return null
  const pointing = clause.of('do.').findLast((mark) => means(mark, 'do.remove'))
  const isDenied = clause.marks.some(
    (mark) => mark !== pointing && (means(mark, 'words.not') || means(mark, 'do.remove')),
  )
  const free = clause.unread()
  if (!pointing || !isDenied || free.length === 0) return null
  if (free.some(([start]) => start > pointing.start)) return null
  const isOther = clause.marks.some(
    (mark) =>
      !isSoft(mark) &&
      !['do.', 'words.', 'nouns.sentence', 'nouns.texts', 'item.part'].some((tag) =>
        means(mark, tag),
      ),
  )
  const said = free.map((span) => clause.wish.text.raw.slice(...span))
  return isOther ? null : { wish: 'untell', words: said.join(' ') }
}
