import type { Span } from '#server/reader/text/trim.ts'
import type { Layout } from '../lay-out/layout.ts'
import type { Statement } from '../material/statement.ts'

const lists = ['features', 'about', 'hours', 'directions', 'area', 'contact', 'prices'] as const

/** A layout without the sentences it tells already: their words stand in its headline. */
export function withoutTold(layout: Layout, told: readonly Span[]): Layout {
  const isTold = ([from, to]: Span) => told.some(([start, end]) => start <= from && to <= end)
  const others = (statements: readonly Statement[]) =>
    statements.filter(({ span }) => !isTold(span))
  const { title, lead, offers } = layout
  const gone = [...lists.flatMap((list) => layout[list]), ...offers.lead].filter(({ span }) =>
    isTold(span),
  )
  const isTitle = lead.text.startsWith(title.text) && lead.text.length > title.text.length + 1
  return {
    ...layout,
    ...Object.fromEntries(lists.map((list) => [list, others(layout[list])])),
    points: layout.points.filter(({ spans }) => !spans.every(isTold)),
    offers: { ...offers, lead: others(offers.lead) },
    title: { ...title, spans: [...title.spans, ...gone.map(({ span }) => span)] },
    lead: isTitle ? { ...lead, text: lead.text.slice(title.text.length).trimStart() } : lead,
  }
}
