import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { hasTag, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { feastIn } from './feast.ts'
import type { Title } from './titles.ts'

/** Letters of what a feast is called. */
const longestOccasion = 48

/** Letters of "On Saturday the ", before the number of a day a brief begins with. */
const longestDay = 24

/** What is held, where the sentence a brief begins with calls it something, as titles: one or none. */
export function occasionOf(reading: Reading, statements: readonly Statement[]): Title[] {
  const { text, industry, facts, days } = reading
  const [first] = statements
  if (!first) return []
  // "On Saturday 20 March the people of Ōkato are holding …": whatever the trade was taken for.
  const isDated = days.some(({ start }) => start - first.span[0] < longestDay)
  const isFeast = isDatedFeast(reading, first)
  if (industry !== 'event' && !isDated && !isFeast) return []
  const quoted = inQuotes(reading, first.span)
  const found = quoted
    ? { span: quoted, from: first }
    : (feastAmong(reading, statements) ?? {
        span: numbered(reading, first.span) ?? inCapitals(reading, first.span),
        from: first,
      })
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
    if (hasDay(reading, from)) return undefined
  }
  // "Our school closes in March. … On 21 March we hold a farewell party": what the day is for.
  const dated = statements.find((one) => hasDay(reading, one))
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
  hasDay(reading, first) && feastIn(reading, first.span) !== null

const hasDay = ({ days }: Reading, { span }: Statement): boolean =>
  days.some(({ start, end }) => start >= span[0] && end <= span[1])

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

const word = String.raw`\p{Lu}[\p{L}’'-]+`
/** "9th", "12.ª", "IX", and the words with capitals behind it. */
const counted = new RegExp(
  String.raw`(?<=\s)(?:\d{1,3}(?:\.?[ªº°]|\.|\p{Ll}{1,3})|[IVXLC]{1,6}) ${word}(?: (?:\p{Ll}{1,3} )?${word})*`,
  'u',
)
const capitals = new RegExp(String.raw`^ ${word}(?: (?:\p{Ll}{1,3} )?${word})*`, 'u')

/** "… for the | twelfth Bake-Up": what is held again, by its number; a day and a storey have one as well. */
function numbered({ text, claims, days }: Reading, [start, end]: Span): Span | undefined {
  const said = tagsIn(text, start, end, 'words.ordinals').map((tag): Span => {
    const rest = capitals.exec(text.raw.slice(tag.end, end))?.[0].length ?? 0
    return [tag.start, rest > 0 ? tag.end + rest : tag.start]
  })
  const figure = counted.exec(text.raw.slice(start, end))
  const found = [
    ...said,
    ...(figure ? [[start + figure.index, start + figure.index + figure[0].length] as Span] : []),
  ]
  return found.find(([from, to]) => {
    const isDay =
      claims.some(({ kind, span }) => kind === 'date' && span[0] < to && from < span[1]) ||
      days.some((day) => day.start < to && from < day.end) ||
      hasTag(text, from, to, 'hours.days.')
    const isPlace = ['places.venues', 'places.streets'].some((tag) => hasTag(text, from, to, tag))
    const last = text.raw.slice(from, to).split(' ').at(-1) ?? ''
    const isCommon =
      capitalisesNouns(text.language) && frequencyOf(text.language, fold(last)) !== 'rare'
    return to > from && !isDay && !isPlace && !isCommon
  })
}

/** "… we are holding the Great Wheelbarrow Derby to pay for …": behind an article, and no place. */
function inCapitals({ text, towns, days }: Reading, [start, end]: Span): Span | undefined {
  const isDated = days.some((day) => day.start >= start && day.end <= end)
  if (!isDated || capitalisesNouns(text.language)) return undefined
  return capitalRuns(text, text.raw.slice(start, end))
    .map(({ 0: said, index }): Span => [start + index, start + index + said.length])
    .find(([from]) => {
      const article = text.endingAt.get(from - 1)?.find(({ tag }) => tag === 'words.articles')
      const isPlace =
        tagAt(text, from, 'places.venues') !== undefined ||
        towns.some((town) => town.start === from)
      // "Femke de Boer": the article is a part of who it is.
      const isPerson = article && /\p{Lu}[\p{L}’'-]*\s$/u.test(text.raw.slice(0, article.start))
      return article !== undefined && !isPlace && !isPerson
    })
}
