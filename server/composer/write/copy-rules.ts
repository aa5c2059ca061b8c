import * as z from 'zod/mini'
import type { PageLanguage } from '#shared/page/document.ts'
import { bankWords, placeholdersOf, type TemplateWord } from './template.ts'

/** Most characters of a text, its placeholders not counted. */
const copyBudgets = {
  noun: 48,
  nav: 24,
  button: 32,
  label: 40,
  eyebrow: 44,
  sectionTitle: 56,
  heroTitle: 72,
  heroLead: 240,
  itemTitle: 48,
  itemText: 200,
  paragraph: 380,
  question: 110,
  answer: 320,
  ctaTitle: 64,
  sentence: 240,
  metaDescription: 155,
} as const
export type CopyBudget = keyof typeof copyBudgets

/** Words most slots may use, and those that may retell the brief. */
export const named: readonly TemplateWord[] = ['name', 'city', 'since', ...bankWords]
export const told: readonly TemplateWord[] = [...named, 'place', 'offers', 'offer', 'audience']

/** How often a slot must be sayable of a business nothing is known of. */
const plainVariants = 2

/** The kinds of text a bank is made of, with all that must hold for each. */
export function copyRules(locale: PageLanguage) {
  const line = (budget: CopyBudget, words: readonly TemplateWord[]) =>
    z.string().check(z.minLength(1), z.refine(...fits(locale, copyBudgets[budget], words)))
  /** Words on a button or a field: one wording is enough. */
  const fixed = (budget: CopyBudget) => z.array(line(budget, [])).check(z.minLength(1))
  const slot = (budget: CopyBudget, words: readonly TemplateWord[] = told, least = 3) =>
    z.array(line(budget, words)).check(
      z.minLength(least),
      z.refine(isVaried, 'the same text twice'),
      z.refine(
        (variants) => variants.filter((text) => isPlain(text, locale)).length >= plainVariants,
        `at least ${plainVariants} variants must need no fact`,
      ),
    )
  return { line, fixed, slot }
}

function fits(
  locale: PageLanguage,
  max: number,
  words: readonly TemplateWord[],
): [(text: string) => boolean, { error: (issue: { input?: unknown }) => string }] {
  return [
    (text) => faultIn(text, locale, max, words) === null,
    { error: ({ input }) => faultIn(String(input), locale, max, words) ?? 'not a text' },
  ]
}

function faultIn(
  text: string,
  locale: PageLanguage,
  max: number,
  words: readonly TemplateWord[],
): string | null {
  try {
    const foreign = placeholdersOf(text, locale).find(({ word }) => !words.includes(word))
    if (foreign) return `${foreign.source} may not stand here: “${text}”`
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
  if (text !== text.trim()) return `space around “${text}”`
  if (/\d/.test(text)) return `a number nobody stated: “${text}”`
  const length = text.replaceAll(/\{[^{}]*\}/g, '').length
  return length > max ? `${length} characters of at most ${max}: “${text}”` : null
}

function isPlain(text: string, locale: PageLanguage): boolean {
  try {
    return placeholdersOf(text, locale).every(({ word }) => bankWords.includes(word))
  } catch {
    return false
  }
}

function isVaried(variants: readonly string[]): boolean {
  return new Set(variants).size === variants.length
}
