import { layOutPage } from '#server/composer/compose-page.ts'
import type { CompositionRequest } from '#server/composer/composition.ts'
import type { Layout } from '#server/composer/lay-out/layout.ts'
import { statementsOf } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { type SplicedText, sourcesOf } from '#server/reader/text/spliced-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PlacedBrief, SectionLabel } from './placed-briefs.ts'

/** Pieces of briefs that a page tells in words, and how many of them stand where an editor would tell them. */
export interface UnderHeadings {
  shown: number
  right: number
}

/** Where an editor's piece may stand: below the headline anybody may be introduced and anything offered. */
const homes: Record<SectionLabel, readonly (keyof Layout)[]> = {
  intro: ['title', 'lead', 'eyebrow', 'about', 'team', 'quote', 'signature'],
  offer: ['offers', 'offered', 'lists', 'title', 'lead', 'eyebrow'],
  price: ['prices'],
  hours: ['hours', 'programme', 'programmeLead'],
  event: ['programme', 'programmeLead', 'hours', 'notice'],
  place: ['directions', 'area', 'title', 'lead', 'eyebrow'],
  contact: ['contact', 'notice'],
  rule: ['features', 'faq', 'points', 'steps'],
  story: ['about', 'team', 'quote', 'signature', 'title', 'lead', 'eyebrow'],
  notice: ['notice', 'programme', 'hours', 'title', 'lead', 'eyebrow'],
  quote: ['testimonials', 'about', 'quote'],
  maker: [],
}

const request: Omit<CompositionRequest, 'brief'> = {
  locale: null,
  locales: [],
  fallback: 'en',
  seed: 0,
  now: Date.UTC(2026, 10, 20),
  known: { facts: {} },
}

export function underHeadings(briefs: readonly PlacedBrief[]): UnderHeadings {
  const counts = briefs.map(countBrief)
  const sum = (key: keyof UnderHeadings) => counts.reduce((all, count) => all + count[key], 0)
  return { shown: sum('shown'), right: sum('right') }
}

function countBrief({ brief, locale, pieces }: PlacedBrief): UnderHeadings {
  const meant = asMeant(brief, locale)
  const reading = read(meant.text, { language: locale, fallback: locale })
  const asked = { ...request, brief }
  const page = layOutPage(reading, locale as PageLanguage, asked, statementsOf(reading))
  const told = Object.entries(page.material.layout).map(
    ([key, value]) => [key as keyof Layout, sourceSpans(meant, value)] as const,
  )
  const count = { shown: 0, right: 0 }
  for (const [start, end, label] of pieces) {
    const name = label.replace(/[+<]$/, '') as SectionLabel
    const found = told.filter(
      ([, spans]) => shared(spans, [start, end]) > leastShare * (end - start),
    )
    if (name === 'maker' || found.length === 0) continue
    count.shown += 1
    if (found.some(([key]) => homes[name].includes(key))) count.right += 1
  }
  return count
}

/** Of the letters of a piece that stands somewhere. */
const leastShare = 0.4

const shared = (spans: readonly Span[], [start, end]: Span): number =>
  spans.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0)

/** Where in the brief as it was typed all that a part of the layout tells has come from. */
const sourceSpans = (meant: SplicedText, value: unknown): Span[] =>
  spansIn(value).flatMap((span) => sourcesOf(meant, span))

function spansIn(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(spansIn)
  const { span, spans } = value as { span?: Span; spans?: Span[] }
  return spans ?? (span ? [span] : Object.values(value).flatMap(spansIn))
}
