import type { Composition, CompositionRequest } from '#server/composer/composition.ts'
import type { Op, Understood } from '#shared/page/ops.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import type { ComposingFunctions } from './composing-functions.ts'
import { notUnderstood } from './wishes/carry-out-wish.ts'

const longestHeadline = 140
/** Lines that stand as paragraphs; where there are more, all words stand in one. */
const mostParagraphs = 200
const places = [
  { id: 'hero', path: 'title' },
  { id: 'about', path: 'body' },
]
const plan = [
  { id: 'hero', type: 'hero', variant: 'centered' },
  { id: 'about', type: 'about', variant: 'column' },
]

/**
 * What there is where a text cannot be read in time: the creator's own sentences on a page, and
 * nothing made of them. One pass over the text, whatever it is.
 */
export const plainFunctions: ComposingFunctions = {
  understand: plainlyUnderstood,
  plan: () => plan,
  theme: () => ({}),
  compose: plainPage,
  lintDocument: () => [],
  asDictated: (brief) => brief,
  carryOutWish() {
    throw notUnderstood()
  },
}

function plainlyUnderstood({ locale, fallback, known }: CompositionRequest): Understood {
  return {
    op: 'understood',
    locale: locale ?? fallback,
    industry: known.industry ?? 'general',
    confidence: 0,
    facts: { prices: [], offers: [] },
  }
}

function plainPage(request: CompositionRequest): Composition {
  const understood = plainlyUnderstood(request)
  const { industry } = understood
  const { seed, known } = request
  const { headline, rest } = cut(request.brief)
  const locales = [...new Set([understood.locale, ...request.locales])]
  const title = request.brief.slice(0, longestHeadline)
  const meta = { title: headline || title, description: '', industry, seed, locales }
  const lines = rest.split('\n').map((line) => line.trim())
  const body = paragraphs(...(lines.length > mostParagraphs ? [lines.join(' ')] : lines))
  const set = (id: string, path: string, value: unknown): Op[] => [
    { op: 'set', id, path, value, src: 'brief' },
    { op: 'blockDone', id },
  ]
  return {
    understood,
    opening: [
      understood,
      { op: 'plan', blocks: plan },
      { op: 'meta', meta, src: 'brief' },
      ...Object.entries(known.facts).map(
        ([key, value]) => ({ op: 'fact', key, value, src: 'user' }) as Op,
      ),
    ],
    blocks: [
      { id: 'hero', ops: set('hero', 'title', headline) },
      { id: 'about', ops: set('about', 'body', body) },
    ],
    ledger: {
      op: 'ledger',
      spans: [{ span: [0, request.brief.length], role: 'story', at: places }],
    },
  }
}

/** The first sentence, where it is short enough to stand over the others. */
function cut(brief: string): { headline: string; rest: string } {
  const [first = ''] = /^.{1,140}?(?:[.!?。！？](?!\S)|[。！？]|$)/mu.exec(brief) ?? []
  return { headline: first, rest: brief.slice(first.length).trim() }
}
