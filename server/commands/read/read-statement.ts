import { chanceOf } from '#server/composer/material/role-chance.ts'
import { hasEvidence } from '#server/composer/material/role-evidence.ts'
import { unplaced } from '#server/composer/material/statement.ts'
import { read } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Intent } from '../intent.ts'
import { blocks } from './block-kinds.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'

type Kind = NonNullable<Extract<Intent, { wish: 'tell' }>['kind']>

/** What is told in plain sentences, and the kind of block each stands in. */
const kinds: Partial<Record<SpanRole, Kind>> = {
  policy: 'features',
  highlight: 'features',
  place: 'place',
  hours: 'hours',
}
/** Of the reader's certainty that it is told: what is asked of us has less. */
const least = { sure: 0.6, likely: 0.5 }
const longest = 200

/** Who speaks of the page itself, or of what has a place of its own, states no fact to be told. */
const others = [
  'value.money',
  'value.date',
  'value.phone',
  'value.email',
  'value.url',
  'value.quote',
  'qualities.',
  'hours.time',
  'words.moved',
  'words.altered',
  'nouns.address',
  'words.composes',
  'words.says',
  'words.tells',
  'nouns.page',
  'nouns.section',
  'nouns.headline',
  'nouns.headings',
  'nouns.title',
  'nouns.texts',
  'nouns.colours',
  'nouns.font',
  'nouns.button',
  'nouns.header',
  'nouns.footer',
  'nouns.hero',
  'nouns.form',
  'nouns.gallery',
  'nouns.pricing',
  'nouns.offer',
  'nouns.faq',
  'nouns.quotes',
  'nouns.cta',
  'nouns.sentence',
]

export interface Statement {
  text: string
  kind: Kind
  isSure: boolean
}

/** "We take cards now": a fact of the creator's that is to stand on the page, told and not asked for. */
export function statementIn(wish: MarkedWish): Statement | null {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const raw = withoutOrder(clause)
  if (
    raw === null ||
    raw.length > longest ||
    /[?？:：\n]/.test(raw) ||
    wish.language.code !== wish.page.base
  )
    return null
  if (others.some((tag) => clause.has(tag)) || isOrder(clause) || isComposition(clause)) return null
  if (isPlaced(clause) || isContrast(clause)) return null
  const reading = read(raw, { language: wish.language.code, fallback: wish.page.base })
  const [statement, more] = unplaced(reading)
  const kind = statement && kinds[statement.role]
  if (!kind || more || !hasEvidence(reading, statement.role, statement.span)) return null
  // "Practice is on Sundays only now" changes what the page tells of days, wherever it does.
  const isOfDays = statement.role === 'hours' || clause.has('hours.days')
  if (isOfDays && !isByAppointment(clause)) return null
  const chance = chanceOf(reading, statement.span, [statement.role])
  return chance < least.likely ? null : { text: raw, kind, isSure: chance >= least.sure }
}

/** 「雨天中止にして」: what is behind the words where verbs come last asks that they hold, unless one thing is to be another. */
function withoutOrder({ wish: { text, language }, marks }: Clause): string | null {
  const isOrder = (mark: Mark) => means(mark, 'do.change') || means(mark, 'words.polite')
  const rest = marks.findLastIndex((mark) => !isOrder(mark) && !isSoft(mark))
  const order = marks.slice(rest + 1).find((mark) => means(mark, 'do.change') && !isSoft(mark))
  if (!order || !language.words.isPostpositional) return text.raw
  const behind = new Clause({ text, language, marks } as MarkedWish, [order.start, text.raw.length])
  const isOfOther = marks.some(
    (mark) => mark.end <= order.start && means(mark, 'words.link') && !means(mark, 'words.topics'),
  )
  if (behind.unread().length > 0) return text.raw
  return isOfOther ? null : text.raw.slice(0, order.start).trim()
}

/** "In Hastings, not in Dover": it is to be otherwise than it was, and so is a change of what the page says. */
const isContrast = ({ wish: { text }, marks }: Clause): boolean =>
  marks.some(
    (mark) => means(mark, 'words.not') && /[,、，]\s*$/.test(text.raw.slice(0, mark.start)),
  )

/** "Dress code in the programme", プログラムに服装: what it is to stand in is named, and nothing is told. */
function isPlaced(clause: Clause): boolean {
  const { text, language } = clause.wish
  const { words, isPostpositional } = language.words
  const parts = clause.marks.filter((mark) => blocks.some((tag) => means(mark, tag)))
  const isWithin = (word: string | undefined) =>
    word !== undefined && [...words.within, ...words.link, ...words.behindTimes].includes(word)
  return parts.some(({ start, end }) => {
    if (isPostpositional) return isWithin(tokensIn(text, end, clause.span[1])[0]?.text)
    const before = tokensIn(text, clause.span[0], start)
    const lead = before.findLast((token) => !hasTag(text, token.start, token.end, 'words.articles'))
    return tokensIn(text, end, clause.span[1]).length === 0 && isWithin(lead?.text)
  })
}

/** It begins, or in some languages ends, with a word for doing something; or names what is on offer. */
function isOrder(clause: Clause): boolean {
  const { isPostpositional } = clause.wish.language.words
  const told = clause.marks.filter((mark) => !isSoft(mark))
  const verb = isPostpositional ? told.at(-1) : told[0]
  const isVerb = verb && means(verb, 'do.') && !isStating(clause, verb)
  const isAtEdge =
    verb && (isPostpositional ? verb.end >= clause.span[1] - 2 : verb.start <= clause.span[0] + 1)
  // "Do not touch the hours", "Leihräder gibt es nicht mehr, bitte rausnehmen".
  const isKept = clause.has('words.not') && clause.has('nouns.')
  const isLess = told.some((mark) => takingAway.some((tag) => means(mark, tag)))
  return (
    Boolean(isVerb && isAtEdge) ||
    isKept ||
    (isLess &&
      (/[,;、]/.test(clause.raw) || clause.has('words.polite') || endsInRequest(clause))) ||
    clause.has('item')
  )
}

/** 消してください: the verb that asks stands last. */
const endsInRequest = ({ wish: { text, language }, span: [, end] }: Clause): boolean =>
  language.words.isPostpositional &&
  (text.endingAt.get(end) ?? []).some(({ tag }) => tag === 'words.auxiliaries')

const takingAway = ['do.remove', 'do.hide']

/** "We no longer deliver" states that it is so. */
const isStating = (clause: Clause, verb: Mark): boolean =>
  means(verb, 'do.change') ||
  (means(verb, 'do.remove') && clause.of('do.').every((mark) => mark === verb || isSoft(mark)))

/** "Saturdays by appointment", where the table of hours has nobody there on such a day. */
function isByAppointment(clause: Clause): boolean {
  const { days = [] } = parseOpeningHours(clause.wish.page.facts.hours ?? '') ?? {}
  const meant = clause
    .of('hours.days.')
    .flatMap(({ tags }) => tags.filter((tag) => /\d$/.test(tag)).map((tag) => Number(tag.at(-1))))
  const isFree = meant.length > 0 && meant.every((day) => (days[day] ?? []).length === 0)
  return clause.has('hours.appointment') && isFree
}
