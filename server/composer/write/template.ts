import type { PageLanguage } from '#shared/page/document.ts'
import { applyHelper, type HelperName, helpersOf } from './grammar.ts'

/** What a template may ask for. What each is: `docs/copy-bank.md`. */
const templateWords = [
  'name',
  'city',
  'place',
  'offers',
  'offer',
  'since',
  'audience',
  'trade',
  'aTrade',
  'theTrade',
  'title',
] as const
export type TemplateWord = (typeof templateWords)[number]
export type Words = Partial<Record<TemplateWord, string>>

/** The words the bank itself supplies, so that they are there whatever the brief says. */
export const bankWords: readonly TemplateWord[] = ['trade', 'aTrade', 'theTrade', 'title']

export interface Placeholder {
  /** As it stands in the template, braces included. */
  source: string
  helper: HelperName | null
  word: TemplateWord
}

/** What has been read already, by language: the templates of the copy banks and no others. */
const known = new Map<PageLanguage, Map<string, readonly Placeholder[]>>()

/**
 * The placeholders of a template of a copy bank, in order.
 * @throws SyntaxError for a stray brace, an unknown word, or a helper the language has not
 */
export function placeholdersOf(template: string, locale: PageLanguage): readonly Placeholder[] {
  const ofLanguage = known.get(locale) ?? new Map<string, readonly Placeholder[]>()
  known.set(locale, ofLanguage)
  const placeholders = ofLanguage.get(template) ?? readPlaceholders(template, locale)
  ofLanguage.set(template, placeholders)
  return placeholders
}

function readPlaceholders(template: string, locale: PageLanguage): Placeholder[] {
  const found = [...template.matchAll(/\{([^{}]*)\}/g)]
  if (/[{}]/.test(template.replaceAll(/\{[^{}]*\}/g, ''))) {
    throw new SyntaxError(`a stray brace in “${template}”`)
  }
  return found.map(([source, inner = '']) => {
    const [word = '', helper] = inner.split(':').toReversed()
    if (!(templateWords as readonly string[]).includes(word)) {
      throw new SyntaxError(`unknown placeholder ${source} in “${template}”`)
    }
    if (helper !== undefined && !helpersOf(locale).includes(helper)) {
      throw new SyntaxError(`${locale} has no helper ${source} in “${template}”`)
    }
    return { source, helper: helper ?? null, word: word as TemplateWord }
  })
}

/** Whether the template speaks of nothing the page lacks. */
export function isSatisfied(template: string, words: Words, locale: PageLanguage): boolean {
  return placeholdersOf(template, locale).every(({ word }) => words[word])
}

/** The template with its words in place; a sentence never starts in lower case. */
export function fillTemplate(template: string, words: Words, locale: PageLanguage): string {
  const placeholders = placeholdersOf(template, locale)
  let next = 0
  // One pass, so that braces inside a name or an offer stay what they are.
  const text = template.replaceAll(/\{[^{}]*\}/g, () => {
    const placeholder = placeholders[next++]
    const value = (placeholder && words[placeholder.word]) ?? ''
    return placeholder?.helper
      ? applyHelper(locale, placeholder.helper, value, placeholder.word)
      : value
  })
  return startsWithWord(template) ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text
}

/** A brief's “bread” or the bank's “bakery” may open a sentence; a name keeps its own spelling. */
function startsWithWord(template: string): boolean {
  return /^\{(?:[^{}:]+:)?(?:offers|offer|audience|trade|aTrade|theTrade)\}/.test(template)
}
