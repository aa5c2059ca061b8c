import { isOneOf } from '#server/reader/language.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { weekdaysOrMonths } from '#server/reader/text/tag-names.ts'
import { hasTag, type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import type { PageText } from './page-text.ts'
import { beginsWithOneOf } from './word-lists.ts'

/** Entries of lists that name nothing: "Inside", "And also", "Because we care", "12". */
export function findFragments(page: LintedPage): FoundFault[] {
  return page.texts
    .filter(({ kind, path }) => kind === 'item' && !path.startsWith('plans.'))
    .filter((text) => isFragment(page, text))
    .map((text) => faultAt('text_fragment', text, [page.placeOf(text)]))
}

function isFragment(page: LintedPage, text: PageText): boolean {
  const { language, rows } = page
  const { said, type } = text
  if (beginsWithOneOf(language.data.lint.dependent, said)) return true
  // A second sum in the name of what has a price is a price that was not read.
  if (rows.some((row) => row.text === text) && /\d[.,]\d\d(?!\d)/.test(said)) return true
  // "Fresh", and below it what is: the heading of a text may be anything.
  if (hasText(page, text)) return false
  const tagged = tagText(said, language)
  if (type === 'events') return !isMoment(tagged) && namesNothing(tagged, isDay)
  // Who types "Friendly" as a badge means it; cut out of a brief it has lost its noun.
  const isCut = sold.has(type) || page.placeOf(text) !== null
  return !isDuration(tagged) && namesNothing(tagged, isCut ? isQuality : undefined)
}

const sold: ReadonlySet<string> = new Set(['services', 'menu'])

function hasText({ texts }: LintedPage, { block, path }: PageText): boolean {
  const beside = path.replace(/[^.]+$/, 'text')
  return beside !== path && texts.some((one) => one.block === block && one.path === beside)
}

/** Whether none of its words is about anything: adverbs, numbers, words that only join others. */
export function namesNothing(text: TaggedText, isNoThing: Test = () => false): boolean {
  const words = text.tokens.filter(({ kind }) => kind === 'word' || kind === 'number')
  return words.length > 0 && words.every((token) => isEmpty(text, token) || isNoThing(text, token))
}

type Test = (text: TaggedText, token: Token) => boolean

/** "Fresh", "reasonable": how something is, and not what. */
export const isQuality: Test = ({ folded, language }, { start, end }) =>
  isOneOf(language.data.lint.qualities, folded.slice(start, end))

const lengths = ['hours.minute', 'hours.hour', 'money.units.hour', 'money.units.half-hour']

/** "60 min", "1/2": a number with its unit says something. */
function isDuration(text: TaggedText): boolean {
  const { raw, tokens } = text
  const hasNumber = tokens.some(({ kind }) => kind === 'number')
  return (
    /\d\s?\/\s?\d/.test(raw) ||
    (hasNumber && lengths.some((tag) => hasTag(text, 0, raw.length, tag)))
  )
}

const isDay: Test = ({ tags }, { start, end }) =>
  tags.some(
    (tag) =>
      tag.start <= start &&
      end <= tag.end &&
      weekdaysOrMonths.some((name) =>
        name.endsWith('.') ? tag.tag.startsWith(name) : tag.tag === name,
      ),
  )

/** "Saturday 14 November 9 to 3" is all there is to say of what has its name above. */
function isMoment(text: TaggedText): boolean {
  const numbers = text.tokens.filter(({ kind }) => kind === 'number')
  return numbers.length > 1 && text.tokens.some((token) => isDay(text, token))
}

function isEmpty(text: TaggedText, { start, end, kind }: Token): boolean {
  const raw = text.raw.slice(start, end)
  if (kind === 'number') return true
  if (isOneOf(text.language.data.lint.empty, text.folded.slice(start, end))) return true
  // "IT" is no pronoun, and in scripts that glue particles to words a word may begin like one.
  const isName = raw.length > 1 && raw === raw.toUpperCase()
  return !isName && /^[\p{Script=Latin}'’-]+$/u.test(raw) && isFunctionWord(text, start, end)
}
