import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import { asked, namesPage } from '../material/requests.ts'
import { hasVerb } from '../material/sentences.ts'
import { asProse, type Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { joined, noWords, ownWords, type Words } from '../material/words.ts'
import { tellsOffer } from './costs.ts'
import { introductionOf } from './introduction.ts'
import { invitationOf } from './invitation.ts'
import { kindInPlace, sureKind } from './kind-in-place.ts'
import type { Layout } from './layout.ts'
import { type Lead, leadUnder } from './lead-under.ts'
import { nextOfLead, remarkBehind } from './next-of-lead.ts'
import { isIntroduction, offerForLead } from './offer-for-lead.ts'
import { plainLead } from './plain-lead.ts'
import { isSoundLead } from './sound-lead.ts'
import { type Title, titlesOf } from './titles.ts'
import { toldBesideName } from './told-beside-name.ts'
import { toldName } from './told-name.ts'
import { topicOf } from './topics.ts'

/** What stands above everything else, and the statements it is made of. */
export interface Opening {
  words: Pick<Layout, 'eyebrow' | 'title' | 'isHeld' | 'lead' | 'points'>
  used: Statement[]
  /** The headline is its beginning: it is told whole where the page introduces itself. */
  from: Statement | undefined
}

/** Headline, eyebrow and lead; another version takes the next of the titles there are. */
export function openPage(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  version: number,
): Opening {
  const introduction = introductionOf(reading, statements)
  // How one cancels is no welcome; that a groomer washes dogs is.
  const isNoRule = (statement: Statement) =>
    statement === introduction ||
    statement.role === 'audience' ||
    isIntroduction(reading, statement) ||
    tellsOffer(reading, statement) ||
    topicOf(reading, statement, labels) === null
  const titles = titlesOf(reading, statements, labels)
  const title = withPlace(
    reading,
    titles[version % Math.max(1, titles.length)] ?? { words: noWords },
    introduction,
  )
  const kind = kindInPlace(reading, labels)
  const others = statements.filter(isNoRule)
  const invitation = invitationOf(reading, statements, [introduction, title.of, title.from])
  const proposed = invitation ?? leadUnder(title, introduction, reading, others)
  const lead: Lead = invitation || isSoundLead(reading, proposed) ? proposed : { words: noWords }
  // What is lost is described in one place.
  const behind = isSearch(reading)
    ? []
    : lead.words.text === ''
      ? remarkBehind(reading, statements, [title.of, lead.statement])
      : nextOfLead(reading, lead, others)
  const opened = [title.of, title.from, proposed.statement]
  const offered =
    behind.length > 0 || invitation || isSearch(reading)
      ? behind
      : offerForLead(reading, lead, others, opened, kind.text !== '')
  const isTold = introduction !== undefined && (title.of ?? lead.statement) === introduction
  const sort = title.holder ?? eyebrowOf(reading, title.words, isTold ? noWords : kind)
  const isBare = offered.length === 0 && lead.words.text === '' && sort.text === ''
  const next = isBare ? plainLead(reading, others, opened) : offered
  const greeting = greetingOf(reading, statements, [title.of, lead.statement, ...next])
  const isToldWhole =
    title.from !== undefined &&
    (title.from.untold === 0 || endsInNumber(reading, title) || isShownBehind(reading, title))
  // "우리 하준이 돌잔치 홈페이지로 만들고 싶어요": what asks for the page names what is held, and is told nowhere.
  const isRequest =
    title.from !== undefined && (asked.has(title.from.role) || namesPage(reading, title.from.span))
  const isOpen = !(title.rest || isToldWhole || isRequest || lead.statement === title.from)
  // What a person is stands above their name, where the next sentence is a welcome by itself.
  const beside = next.length > 0 && isTold ? toldBesideName(reading, lead.statement) : noWords
  const welcome = beside.text === '' ? [lead.words] : []
  const eyebrow = beside.text === '' ? sort : beside
  return {
    words: {
      title: title.words,
      isHeld: title.holder !== undefined,
      eyebrow,
      lead: joined([...asProse(reading, greeting), ...welcome, ...asProse(reading, next)], ' '),
      points: [],
    },
    // What the facts of the page say all of is not told once more.
    used: [
      title.of,
      lead.statement,
      ...greeting,
      ...next,
      ...(isToldWhole ? [title.from] : []),
      ...statements.filter(
        ({ span, untold, at, section }) =>
          isSaid(reading, span, title.words) ||
          (section === 'intro' && isSaid(reading, span, eyebrow)) ||
          (untold === 0 && (at === 0 || tellsName(reading, span))),
      ),
    ].filter((statement) => statement !== undefined),
    from: isOpen ? title.from : undefined,
  }
}

/** "Salt in Leeds, | 14 Cobden Street": facts of the page show all that stands behind the headline. */
function isShownBehind(reading: Reading, { words, from }: Title): boolean {
  const [first, last] = [words.spans[0], words.spans.at(-1)]
  if (!first || !last || !from || first[0] !== from.span[0]) return false
  return countWords(reading, [last[1], from.span[1]]).untold === 0
}

/** "Mobile repairs in Olinda | zap 81 98555 …": behind the headline stands only the number, which the page shows. */
function endsInNumber({ text, claims }: Reading, { words, from }: Title): boolean {
  const [start, end] = [words.spans.at(-1)?.[1] ?? 0, from?.span[1] ?? 0]
  const isTold = (at: number, to: number) =>
    claims.some(({ kind, span }) => kind === 'phone' && span[0] <= at && to <= span[1]) ||
    ['contact.', 'actions.'].some((tag) => hasTag(text, at, to, tag))
  const rest = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const isFirst = words.spans[0]?.[0] === from?.span[0]
  return isFirst && rest.length > 0 && rest.every((token) => isTold(token.start, token.end))
}

/** Sentences, and letters of each, that greet guests before they read when it is. */
const mostGreetings = 2
const longestGreeting = 60

/** "We're getting married! We are Ann and Tom.": how an invitation begins is read first, and is no remark. */
function greetingOf(
  { industry }: Reading,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
): Statement[] {
  const told = statements.filter(({ role }) => !asked.has(role))
  const stop = told.findIndex((one) => used.includes(one))
  const first = told.slice(0, Math.max(0, stop))
  const isShort = ({ span, role, isSentence, list }: Statement) =>
    isSentence && !list && greets.has(role) && span[1] - span[0] <= longestGreeting
  return industry === 'event' && first.length <= mostGreetings && first.every(isShort) ? first : []
}

const greets: ReadonlySet<SpanRole> = new Set([
  'name',
  'kind',
  'offer',
  'highlight',
  'story',
  'person',
])

/** What it is, above what it is called; above what it is, the first name alone of whoever does it. */
function eyebrowOf(reading: Reading, title: Words, kind: Words): Words {
  // Above what is lost stands nothing: it is no trade.
  if (isSearch(reading)) return noWords
  if (!saysKind(reading, title, kind)) return kind
  const name = toldName(reading)
  return fold(title.text).includes(fold(name.text)) ? noWords : name
}

/** "Veterinary clinic The Elms": what it is stands in the headline already. */
function saysKind(reading: Reading, title: Words, kind: Words): boolean {
  const own = sureKind(reading)?.value
  const said = fold(title.text)
  return said.includes(fold(kind.text)) || (own !== undefined && said.includes(fold(own)))
}

/** "Our name is Licorice Fern School": the name stands at the head of the page. */
function tellsName({ facts: { name, kind, place } }: Reading, [start, end]: Span): boolean {
  const isIn = (fact: typeof name) => fact && fact.span[0] >= start && fact.span[1] <= end
  return Boolean(isIn(name) && !isIn(kind) && !isIn(place))
}

/** "Bicycle repairs in Utrecht", word for word in the headline or above it. */
function isSaid({ text }: Reading, span: Span, words: Words): boolean {
  return fold(words.text).includes(fold(phrase(text, span)))
}

/** Letters. */
const longestTitle = 70
/** Words for a place behind it. */
const mostAdded = 5

/** "Bicycle workshop The Spoke, in Ghent": a line without a verb that only adds where is the headline. */
function withPlace(reading: Reading, title: Title, introduction: Statement | undefined): Title {
  if (!introduction || title.of || title.from || title.words.text === '') return title
  const { text, towns } = reading
  const { span } = introduction
  const said = phrase(text, span)
  const at = fold(said).indexOf(fold(title.words.text))
  const behind = said.slice(at + title.words.text.length)
  const begins =
    at === 0 || said.slice(0, at).trim() === phrase(text, sureKind(reading)?.span ?? [0, 0])
  const isSubject = speakers.some((tag) => hasTag(text, ...span, tag))
  const names = towns.some(
    ({ name, start, end }) =>
      start >= span[0] && end <= span[1] && fold(behind).includes(fold(name)),
  )
  const isShort = (behind.match(/\p{L}+/gu)?.length ?? 0) <= mostAdded
  const isPlace = names && isShort && /^["'”’»」』)）]*,[^\d]*$/.test(behind)
  const isLine = said.length <= longestTitle && !isSubject && !hasVerb(reading, span)
  return begins && isPlace && isLine ? { words: ownWords(said, span), of: introduction } : title
}
