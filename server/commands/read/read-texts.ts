import { lastDayOf } from '#server/reader/grammars/last-day.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { freeIn, isLinked, quotesIn, type Told, toldIn, toldWithin } from './told.ts'

const heads = ['nouns.headline', 'nouns.title', 'nouns.hero']
const around = [
  'words.says',
  'words.only',
  'words.instead',
  'nouns.page',
  'places.top',
  'do.add',
  'do.rename',
  'do.show',
  'do.move',
  'do.rewrite',
]

/** Words of the creator's own that are to stand on the page, or to go. */
export function readTexts(clause: Clause, today: string): Intent | null {
  return (
    replacing(clause) ??
    notice(clause, today) ??
    headline(clause) ??
    section(clause) ??
    sentence(clause) ??
    lessSentence(clause)
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
  if (!clause.has('words.instead')) return { wish: 'replace', said: first.text, now: second.text }
  const isBefore = clause.wish.language.words.isPostpositional
  const [old, now] = isBefore ? [first, second] : [second, first]
  return { wish: 'replace', said: old.text, now: now.text }
}

function notice(clause: Clause, today: string): Intent | null {
  const until = lastDayOf(clause.wish.text, [clause.span], today)
  const told = clause.has('nouns.notice') ? toldIn(clause) : null
  const isRead =
    told &&
    clause.isRead(
      ['nouns.notice', ...around, 'nouns.section', 'value.date', 'hours.until', 'hours.to'],
      told.span,
    )
  if (isRead && told.text.length <= 200 && !clause.does('remove', 'hide')) {
    return { wish: 'notice', text: told.text, until }
  }
  const isAway = clause.has('words.away') || clause.has('hours.closed')
  const isStated =
    clause.has('value.date') && isAway && !clause.has('do.remove') && !clause.has('value.money')
  const [start, end] = statement(clause)
  const text = clause.wish.text.raw
    .slice(start, end)
    .replace(/[\s,;、.。]+$/, '')
    .trim()
  return isStated && text.length <= 200 && end > start ? { wish: 'notice', text, until } : null
}

/** A clause without the words that only ask for it: "please say that we are away from …". */
function statement({ span, marks }: Clause): readonly [number, number] {
  const first = marks.find(({ tags }) =>
    tags.some((tag) => tag === 'words.tells' || tag === 'words.says'),
  )
  const isLead =
    first &&
    marks.every(
      (mark) => mark.start >= first.start || !mark.tags.some((tag) => tag.startsWith('value.')),
    )
  return [isLead ? first.end : span[0], span[1]]
}

function headline(clause: Clause): Intent | null {
  const isNamed =
    clause.has('nouns.headline') || clause.has('nouns.title') || clause.has('nouns.hero')
  if (!isNamed || clause.has('do.remove') || clause.has('do.hide')) return null
  const told = toldIn(clause) ?? freeIn(clause, [...heads, ...around])
  if (!told || told.text.length > 140) return null
  const sizes = told.isSure ? ['qualities.large', 'qualities.bold'] : []
  if (!clause.isRead([...heads, ...around, ...sizes], told.span)) return null
  if (!told.isSure && !(isLinked(clause, told.span) && isPhrase(told.text))) return null
  // "Larger and in the middle" is how it is to look.
  const isLook = clause
    .of('qualities.')
    .some(({ start, end }) => start >= told.span[0] && end <= told.span[1])
  if (!told.isSure && isLook) return null
  const isPageTitle =
    clause.has('nouns.title') && !clause.has('nouns.headline') && clause.has('nouns.page')
  return { wish: isPageTitle ? 'title' : 'headline', text: told.text }
}

/** "In italics" is how it is to look: what is not marked as words has to be some. */
function isPhrase(text: string): boolean {
  return /\p{Script=Han}|\p{Script=Kana}|\p{Script=Hangul}/u.test(text)
    ? text.length > 5
    : text.split(/\s+/).length > 2
}

const parts = [
  'nouns.section',
  'nouns.texts',
  'nouns.sentence',
  'nouns.about',
  'nouns.features',
  'words.tells',
  'words.named',
]

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

function sentence(clause: Clause): Intent | null {
  if (clause.has('do.remove') || clause.has('do.hide')) return null
  const told = statedIn(clause) ?? partIn(clause)
  if (
    !told ||
    !holdsWords(clause, told) ||
    !clause.isRead([...parts, ...around, 'words.that'], told.span)
  )
    return null
  return clause.has('places.top') && told.text.length <= 200
    ? { wish: 'notice', text: told.text, until: '' }
    : { wish: 'tell', text: told.text }
}

/** Something that no word of a command explains: "put that on top" tells nothing. */
function holdsWords(clause: Clause, { span }: Told): boolean {
  if (clause.has('value.quote')) return true
  return clause.unread().some(([start, end]) => start >= span[0] && end <= span[1])
}

/** "Write that …", "…と書いて": what is to be told begins, or ends, with a word for it. */
function statedIn(clause: Clause): Told | null {
  if (!clause.has('words.tells') && !clause.does('add', 'show')) return null
  const [quote] = quotesIn(clause)
  if (quote) return clause.has('words.tells') ? quote : null
  const cues = clause.marks.filter(
    (mark) => means(mark, 'words.tells') || means(mark, 'words.that'),
  )
  if (clause.wish.language.words.isPostpositional) {
    const last = cues.findLast((mark) => means(mark, 'words.tells'))
    return last ? toldWithin(clause, [clause.span[0], last.start]) : null
  }
  const announced = clause.has('words.tells') ? toldIn(clause) : null
  if (announced) return announced
  const opening = cues.filter((cue) => clause.unread().every(([from]) => from >= cue.end))
  const cue = opening.find((mark) => means(mark, 'words.that')) ?? opening.at(-1)
  const first = cue && clause.marks.find(({ start }) => start >= cue.end)
  const isBroken = first && (means(first, 'do.') || means(first, 'words.that')) && !isSoft(first)
  return cue && !isBroken ? toldWithin(clause, [cue.end, clause.span[1]]) : null
}

function partIn(clause: Clause): Told | null {
  const isPart = clause.does('add', 'show') && parts.some((part) => clause.has(part))
  return isPart ? toldIn(clause) : null
}

function lessSentence(clause: Clause): Intent | null {
  if (!clause.does('remove', 'hide')) return null
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
