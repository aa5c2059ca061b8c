import { remembered } from '#server/reader/remembered.ts'
import { hasDenseScript, localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { claimWords } from './claim-words.ts'
import { datesIn } from './dates.ts'
import { figuresIn, isKnownFigure, valuesIn, valuesOfFacts } from './figures.ts'
import { namesIn } from './names.ts'
import { weekdaysIn } from './weekdays.ts'

/** What a page may say: all that the brief and the facts say, made ready to be looked up. */
export interface Truth {
  /** Brief and facts as one text, folded: for what has to be there word for word. */
  told: string
  words: ReadonlySet<string>
  values: ReadonlySet<string>
  claims: ReadonlySet<string>
  weekdays: ReadonlySet<number>
  /** Days, and moments of them, as `writeEventDate` writes them. */
  dates: ReadonlySet<string>
}

/** What a text says that nobody told: the kind of claim, and its words. */
export interface Untold {
  claim: 'number' | 'address' | 'quotation' | 'rating' | 'weekday' | 'name'
  words: string
}

const address =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|www\.\S+|(?<![\p{L}\d.])[a-z\d-]{2,}(?:\.[a-z\d-]{2,})*\.(?:com|org|net|io|info|shop|app|dev|eu|pt|br|de|at|ch|fr|be|nl|es|mx|it|jp|kr|uk|us)(?![\p{L}\d])/giu
const quotation = /[“„"«「『]([^“”„"«»「」『』]{12,})[”“"»」』]/gu
const rating = /[★☆⭐]|\p{L}*(?:out of five stars|five-star|5-star)\p{L}*/iu

/** @param languages those the brief may be in: in which its dates are read */
export function truthOf(brief: string, facts: Facts, languages: readonly PageLanguage[]): Truth {
  const words = wordsOfFacts(facts)
  const told = fold([brief, ...words].join('\n'))
  const dated = [brief, ...words].join('\n')
  const claims = new Set(localeCodes.flatMap((language) => claimsIn(told, language)))
  return {
    told,
    words: new Set(told.match(/[\p{L}\p{M}\p{Nd}]+/gu)),
    values: new Set([...valuesIn(brief), ...valuesIn(told), ...valuesOfFacts(facts), ...claims]),
    claims,
    dates: new Set(languages.flatMap((language) => datesIn(dated, language))),
    weekdays: new Set(localeCodes.flatMap((language) => weekdaysIn(told, language))),
  }
}

/**
 * The first thing a text in `language` claims that neither brief nor facts say: a number in digits
 * or words, a price, a phone, an address, somebody's words, a rating, an opening day, a name.
 * Rather refuses too much: what is refused falls back to the composer's honest text.
 * @returns null where nothing is claimed that was not told
 */
export function untoldIn(text: string, language: PageLanguage, truth: Truth): Untold | null {
  const first = (claim: Untold['claim'], words: string | undefined): Untold | null =>
    words === undefined ? null : { claim, words }
  return (
    first('rating', isTold(text, truth) ? undefined : rating.exec(text)?.[0]) ??
    first(
      'address',
      (text.match(address) ?? []).find((found) => !isTold(found, truth)),
    ) ??
    first(
      'number',
      figuresIn(text).find((figure) => !isKnownFigure(figure, truth.values)),
    ) ??
    first(
      'number',
      claimsIn(text, language).find((claim) => !truth.values.has(claim)),
    ) ??
    first(
      'quotation',
      quotationsIn(text).find((words) => !isTold(words, truth)),
    ) ??
    first('weekday', isDayUntold(text, language, truth) ? text : undefined) ??
    first(
      'name',
      namesIn(text, language).find((name) => !isKnownName(name, truth)),
    )
  )
}

/** Whether brief or facts say these very words. */
export function isTold(words: string, { told }: Truth): boolean {
  return told.includes(fold(words).replace(/[/.,;]+$/, ''))
}

function claimsIn(text: string, language: PageLanguage): string[] {
  return claimPatterns(language).flatMap(([claim, pattern]) => (pattern.test(text) ? [claim] : []))
}

const claimPatterns = remembered((language: PageLanguage) =>
  Object.entries(claimWords(language).claims).map(([claim, alternatives]) => {
    const source = hasDenseScript(language)
      ? alternatives
      : `(?<![\\p{L}\\p{M}])(?:${alternatives})(?!\\p{L})`
    return [claim, new RegExp(source, 'iu')] as const
  }),
)

function quotationsIn(text: string): string[] {
  return [...text.matchAll(quotation)].map(([, words = '']) => words)
}

function isDayUntold(text: string, language: PageLanguage, { weekdays }: Truth): boolean {
  return weekdaysIn(text, language).some((day) => !weekdays.has(day))
}

/** A word of the brief, or one of its family: Portugal tells Portuguese. */
function isKnownName(name: string, { words, told }: Truth): boolean {
  const folded = fold(name)
  if (words.has(folded) || told.includes(folded)) return true
  const stem = folded.slice(0, 5)
  return stem.length === 5 && folded.length > 5 && [...words].some((word) => word.startsWith(stem))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Every word and number the facts hold, whatever their shape. */
function wordsOfFacts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsOfFacts)
}
