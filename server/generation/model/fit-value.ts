import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockIcons } from '#shared/blocks/icon-names.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { isRecord } from '#shared/page/path.ts'
import { isText, paragraphs, plainText, richTextSchema } from '#shared/page/rich-text.ts'
import { cleanText, cutText } from './clean-text.ts'
import { toldDate } from './truth/dates.ts'
import { isTold, type Truth, untoldIn } from './truth/truth-guard.ts'

export interface Fitting {
  language: PageLanguage
  truth: Truth
  facts: Facts
  /** Where a link may lead on the page. */
  blockIds: ReadonlySet<string>
  /** Whether a text has to be in the brief word for word. */
  isTold: boolean
  /** Told of every text that is refused, and why. */
  refuse(words: string): void
}

const longestRich = 2000

/**
 * A value of the model's as the field may hold it: cleaned, cut to the field's length, true.
 * @returns undefined where nothing of it may stand
 */
export function fitValue(field: Field, value: unknown, fitting: Fitting): unknown {
  switch (field.kind) {
    case 'text':
      return fitText(value, field, fitting)
    case 'date':
      return toldDate(value, fitting.truth.dates)
    case 'rich':
      return fitRich(value, fitting)
    case 'choice':
      return field.options?.includes(value as string) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'icon':
      return blockIcons.includes(value as (typeof blockIcons)[number]) ? value : undefined
    case 'href':
      return fitHref(value, fitting)
    case 'price':
      return fitting.facts.prices?.some(({ id }) => id === value) ? value : undefined
    case 'list':
      return fitList(field, value, fitting)
    case 'alt':
      return fitText(value, field, fitting)
    case 'media':
      return undefined
  }
}

function fitText(value: unknown, field: Field, fitting: Fitting): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const clean = cleanText(String(value), field.multiline === true)
  const text = cutText(clean, field.max ?? clean.length)
  return text && isTrue(text, fitting) ? text : undefined
}

/** Paragraphs as plain text with line breaks, or the tree itself; formatting is not taken over. */
function fitRich(value: unknown, fitting: Fitting): unknown {
  const tree = richTextSchema.safeParse(value)
  const words = tree.success
    ? plainText(tree.data)
    : Array.isArray(value)
      ? value.join('\n')
      : value
  if (typeof words !== 'string') return undefined
  const text = cutText(cleanText(words, true), longestRich)
  const kept = text.split('\n').filter((line) => line && isTrue(line, fitting))
  return kept.length > 0 ? paragraphs(...kept) : undefined
}

function fitHref(value: unknown, { facts, blockIds, truth }: Fitting): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined
  if (value.startsWith('#')) return blockIds.has(value.slice(1)) ? value : undefined
  const fact = /^fact:(phone|email|url|map)$/.exec(value)?.[1]
  if (fact) return facts[fact === 'map' ? 'place' : (fact as 'phone')] ? value : undefined
  return /^https?:/.test(value) && isTold(value, truth) ? value : undefined
}

/** Items that hold a refused text go as a whole: half an answer is none. */
function fitList(field: Field, value: unknown, fitting: Fitting): unknown {
  if (!Array.isArray(value) || !field.item) return undefined
  const { item, max } = field
  const items = value.slice(0, max).flatMap((entry) => {
    const fitted = fitItem(item, entry, fitting)
    return fitted ? [fitted] : []
  })
  return items.length > 0 ? items : undefined
}

function fitItem(
  fields: Fields,
  entry: unknown,
  fitting: Fitting,
): Record<string, unknown> | undefined {
  const [first] = Object.keys(fields)
  const values = isRecord(entry)
    ? entry
    : typeof entry === 'string' && first
      ? { [first]: entry }
      : null
  if (!values) return undefined
  const item: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const fitted = fitValue(field, values[key], fitting)
    const isNeeded = field.kind === 'href' || (isText(values[key]) && field.kind === 'text')
    if (fitted === undefined && isNeeded) return undefined
    item[key] = fitted ?? field.empty
  }
  return Object.values(item).some(isText) ? item : undefined
}

function isTrue(text: string, fitting: Fitting): boolean {
  if (fitting.isTold && isTold(text, fitting.truth)) return true
  const untold = fitting.isTold
    ? { claim: 'quotation', words: text }
    : untoldIn(text, fitting.language, fitting.truth)
  if (untold) fitting.refuse(`${untold.claim} nobody told: ${JSON.stringify(untold.words)}`)
  return untold === null
}
