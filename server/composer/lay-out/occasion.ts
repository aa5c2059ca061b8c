import type { Reading } from '#server/reader/read.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Labels } from '../labels.ts'
import { holdsDay } from '../material/holds-fact.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { feastIn } from './feast.ts'
import { numberedFeast } from './numbered-feast.ts'
import { withoutFunctionWords } from './opening-clause.ts'
import type { Title } from './titles.ts'

/** Letters of what a feast is called. */
const longestOccasion = 48

/** Letters of "On Saturday the ", before the number of a day a brief begins with. */
const longestDay = 24

/** What is held, where the sentence a brief begins with calls it something, as titles: one or none. */
export function occasionOf(
  reading: Reading,
  statements: readonly Statement[],
  { ordinals }: Labels,
): Title[] {
  const { text, industry, facts, days } = reading
  const [first] = statements
  if (!first) return []
  // "On Saturday 20 March the people of Ōkato are holding …": whatever the trade was taken for.
  const isDated = days.some(({ start }) => start - first.span[0] < longestDay)
  const isFeast = isDatedFeast(reading, first)
  const quoted = quotedAmong(reading, statements)
  const isHeld = quoted !== undefined && quoted.from !== first
  if (industry !== 'event' && !isDated && !isFeast && !isHeld) return []
  const found = quoted ??
    feastAmong(reading, statements) ?? {
      span: numberedFeast(reading, first.span, ordinals) ?? inCapitals(reading, first.span),
      from: first,
    }
  const { span, from } = found
  if (!span || span[1] - span[0] > longestOccasion) return []
  // 저희 딸 서윤이 돌잔치: whose it is may be the name that is read; any other says more than the noun.
  const { name } = facts
  if (name && !(span[0] > name.span[0] && span[0] < name.span[1] && span[1] > name.span[1]))
    return []
  return [{ words: ownWords(phrase(text, span), span), from }]
}

/** Statements within which a brief says what is held. */
const firstFew = 2

function feastAmong(
  reading: Reading,
  statements: readonly Statement[],
): { span: Span; from: Statement } | undefined {
  for (const from of statements.slice(0, firstFew)) {
    const span = feastIn(reading, from.span)
    if (span) return { span, from }
    // "On 21 August Femke and Joris marry. The party …": what it is called by is not the party.
    if (holdsDay(reading, from.span)) return undefined
  }
  // "Our school closes in March. … On 21 March we hold a farewell party": what the day is for.
  const dated = statements.find((one) => holdsDay(reading, one.span))
  // "We are the lion dance society. … We play at the autumn festival": what they are says more.
  const [first] = statements
  const { kind } = reading.facts
  if (first && kind && kind.span[0] >= first.span[0] && kind.span[1] <= first.span[1])
    return undefined
  const span = dated && feastIn(reading, dated.span)
  return span ? { span, from: dated } : undefined
}

/** A first sentence that says what is held, and when. */
const isDatedFeast = (reading: Reading, first: Statement): boolean =>
  holdsDay(reading, first.span) && feastIn(reading, first.span) !== null

/** 学校は歴史を閉じます。…「さよならの日」を3月21日に開きます: in what says the day, what is held has marks around it. */
function quotedAmong(
  reading: Reading,
  statements: readonly Statement[],
): { span: Span; from: Statement } | undefined {
  return statements.slice(0, firstFew + 1).flatMap((from, at) => {
    const span = inQuotes(reading, from.span)
    const isObject = span && tagAt(reading.text, span[1], 'words.objects') !== undefined
    return span && (at === 0 || (isObject && holdsDay(reading, from.span))) ? [{ span, from }] : []
  })[0]
}

/** "The hiking club invites you to the «Walk of Cherries»". */
function inQuotes({ claims }: Reading, [start, end]: Span): Span | undefined {
  return claims.findLast(
    ({ kind, span }) => kind === 'quote' && span[0] > start && span[1] <= end + 1,
  )?.span
}

/** Two words or more with capitals, and the small words of names between them: "Walk of Cherries". */
function capitalRuns({ language }: Reading['text'], said: string): RegExpExecArray[] {
  const joints = language.data.names.particles.filter((one) => /^\p{L}{1,3}$/u.test(one)).join('|')
  const word = String.raw`\p{Lu}[\p{L}’'-]+`
  const run = String.raw`(?<=\s)${word}(?: (?:(?:${joints}) )?${word})+`
  return [...said.matchAll(new RegExp(run, 'gu'))]
}

const leading: ReadonlySet<string> = new Set(['words.articles', 'words.possessives'])

/** "… we are holding the Great Wheelbarrow Derby to pay for …": behind an article or "its", and no place. */
export function inCapitals(reading: Reading, [start, end]: Span): Span | undefined {
  const { text, towns, days } = reading
  const isDated = days.some((day) => day.start >= start && day.end <= end)
  if (!isDated || capitalisesNouns(text.language)) return undefined
  return (
    capitalRuns(text, text.raw.slice(start, end))
      .map(({ 0: said, index }): Span => [start + index, start + index + said.length])
      // "Long Night Row | on Saturday": the small word is a particle elsewhere.
      .map(([from, to]): Span => [from, withoutFunctionWords(reading, [from, to])])
      .find(([from]) => {
        const article = text.endingAt.get(from - 1)?.find(({ tag }) => leading.has(tag))
        const isPlace =
          tagAt(text, from, 'places.venues') !== undefined ||
          towns.some((town) => town.start === from)
        // "Femke de Boer": the article is a part of who it is.
        const isPerson = article && /\p{Lu}[\p{L}’'-]*\s$/u.test(text.raw.slice(0, article.start))
        return article !== undefined && !isPlace && !isPerson
      })
  )
}
