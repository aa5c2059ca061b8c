import { fold, isUnspaced } from '../text/fold.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { isMeasure, unitOf } from './read-units.ts'

/** Letters; longer ones are sentences about a price, and stand as they are. */
const longest = 90

/** "A jar of 1 kg", "botella medio litro": how much of it there is, and no unit it is sold by. */
function isQuantity(text: TaggedText, tag: Tag): boolean {
  const isCount = /\d\s?$/.test(text.folded.slice(Math.max(0, tag.start - 2), tag.start))
  const isPart = tagBefore(text, tag.start - 1, 'offers.portions') !== undefined
  return isMeasure(unitOf(text, tag)) && (isCount || isPart)
}

/** Letters in which a count is looked for: digits without end are no count. */
const longestCount = 24

/** "2 Stück 3,50 €", "the third night 80", "once a month £50": so many for the sum, or one of them; no unit it is paid by. */
function isCounted(text: TaggedText, { start, end }: Tag): boolean {
  if (text.endingAt.get(end)?.some(({ tag }) => tag === 'money.often')) return true
  const before = text.folded.slice(0, start).trimEnd()
  const nth = tagBefore(text, before.length, 'hours.nth')
  const isNth = nth && !tagAt(text, nth.start, 'words.articles') && !isUnspaced(before.at(-1))
  const near = before.slice(-longestCount)
  return isNth === true || /(?:^|\D)(?:[2-9]|\d{2,})(?:[.ºª°]|\p{Ll}{1,3})?$/u.test(near)
}

/** 新畳13000円: a counter of one letter, written to another, ends a word. */
function endsWord(text: TaggedText, { start, end }: Tag, least: number): boolean {
  const isCounter = end - start === 1 && isUnspaced(text.raw[start])
  return (
    isCounter &&
    /\p{L}$/u.test(text.raw.slice(least, start)) &&
    tagBefore(text, start, 'money.per') === undefined
  )
}

const leads = ['money.from', 'money.units.', 'money.link', 'words.copulas']

/** What stands right before an amount and belongs to it: "from", "costs", "1泊". */
export function leadOf(text: TaggedText, least: number, at: number) {
  let start = at
  let from = false
  let unit: string | undefined
  let unitEnd: number | undefined
  for (let turn = 0; turn < 6; turn += 1) {
    while (start > least && /[\s–—\-:：=…·・*→(（"“~〜.]/.test(text.folded[start - 1] ?? ''))
      start -= 1
    // "É de 8 €" is "is 8 €", though "de 8 €" may be "from 8 €".
    const [tag] = leads
      .flatMap((lead) => tagBefore(text, start, lead) ?? [])
      .sort((one, other) => one.start - other.start)
    if (!tag || tag.start < least || isQuantity(text, tag)) break
    const isUnit = tag.tag.startsWith('money.units.')
    if (isUnit && (isCounted(text, tag) || isAccented(text, tag) || endsWord(text, tag, least)))
      break
    // "Aulas de dia 20 €" are by day, not from 20 € a day.
    if (tag.tag === 'money.from' && unitEnd !== undefined)
      return { start: unitEnd, from: false, unit: undefined, unitEnd: undefined }
    // 2回目から5000円: written to a word, "from" says since when.
    if (tag.tag === 'money.from' && isUnspaced(text.raw[tag.start - 1])) break
    if (tag.tag === 'money.from') from = true
    if (tag.tag.startsWith('money.units.')) {
      unit = unitOf(text, tag)
      unitEnd ??= tag.end
    }
    start = tag.start
  }
  return { start, from, unit, unitEnd }
}

/** "À noite" is in the evening and "a noite" a night: an accent may be left out, and none is put in. */
function isAccented({ raw, language }: TaggedText, { tag, start, end }: Tag): boolean {
  const said = raw.slice(start, end).toLowerCase()
  const units: Record<string, readonly string[] | undefined> = language.data.money.units
  const written = units[tag.slice('money.units.'.length)]?.filter(
    (each) => fold(each) === fold(said),
  )
  const accents = (word: string) => word.normalize('NFD').length - word.length
  return written?.every((each) => accents(said) > accents(each)) ?? false
}

/** Letters; shorter words before a sum are prepositions and articles. */
const shortestVerb = 5

/** "Custa 4,50 €": a verb that says what its subject costs; "chaque" is none. */
export function costs(text: TaggedText, at: number): boolean {
  const verb = tagAt(text, at, 'money.link')
  return (
    verb !== undefined &&
    verb.end - verb.start >= shortestVerb &&
    tagAt(text, at, 'money.per') === undefined
  )
}

/** The words for the thing itself, without article, "we offer" and "and". */
export function itemOf(text: TaggedText, span: Span): Span | null {
  let [start, end] = trimmed(text.raw, span)
  for (let turn = 0; turn < 6; turn += 1) {
    const lead =
      tagAt(text, start, 'words.conjunctions') ??
      tagAt(text, start, 'words.articles') ??
      tagAt(text, start, 'money.lead')
    // "Una vez al mes" is once a month, and "vez al mes" nothing.
    const isOften = tagAt(text, start, 'money.often') !== undefined
    if (!lead || isOften || lead.end >= end || isGlued(text, lead.end)) break
    start = trimmed(text.raw, [lead.end, end])[0]
  }
  ;[start, end] = trimmed(text.raw, [start, end])
  // "Ein | halber Tag kostet": an article alone is no thing.
  if (tagAt(text, start, 'words.articles')?.end === end) return null
  const length = end - start
  return length > 0 && length <= longest && /\p{L}/u.test(text.raw.slice(start, end))
    ? [start, end]
    : null
}

/** 도미토리 does not begin with 도, "and", nor もめん豆腐 with も, "too": they go on without a space. */
function isGlued({ raw }: TaggedText, at: number): boolean {
  return /^(?:\p{Script=Hangul}{2}|\p{Script=Hiragana}{2})/u.test(raw.slice(at - 1, at + 1))
}
