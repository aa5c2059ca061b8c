import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument, Source } from '#shared/page/document.ts'

/** The texts of each kind the composer writes and may write anew: its headings and its prose. */
const bankTexts: Partial<Record<BlockType, { headings: string[]; prose: string[] }>> = {
  hero: { headings: ['eyebrow', 'title'], prose: ['lead'] },
  about: { headings: ['title'], prose: ['body'] },
  features: { headings: ['title'], prose: ['items'] },
  steps: { headings: ['title'], prose: ['items'] },
  faq: { headings: ['title'], prose: ['items'] },
  cta: { headings: ['title'], prose: ['text'] },
  menu: { headings: ['title'], prose: ['lead'] },
  services: { headings: ['title'], prose: ['lead'] },
  pricing: { headings: ['title'], prose: [] },
  hours: { headings: ['title'], prose: ['note'] },
  place: { headings: ['title'], prose: ['directions', 'area'] },
  contact: { headings: ['title'], prose: ['lead'] },
  gallery: { headings: ['title'], prose: [] },
  quotes: { headings: ['title'], prose: [] },
  stats: { headings: ['title'], prose: [] },
  team: { headings: ['title'], prose: [] },
  events: { headings: ['title'], prose: [] },
  footer: { headings: [], prose: ['note'] },
}

/** A text of the page, or a list of them, that stands and falls as one. */
export interface BankText {
  id: string
  type: BlockType
  path: string
  isHeading: boolean
  value: unknown
}

/**
 * The texts of the page that are still the composer's, of one kind of block or of all. What a
 * person typed or locked, what a brief said itself and what a model wrote is not among them.
 */
export function bankTextsOf(document: PageDocument, kind: BlockType | null): BankText[] {
  return textsBy(document, kind, ['bank'])
}

/** As `bankTextsOf`, with what the brief said itself. */
export function toldTextsOf(document: PageDocument): BankText[] {
  return textsBy(document, null, ['bank', 'brief'])
}

function textsBy(
  document: PageDocument,
  kind: BlockType | null,
  writers: readonly Source[],
): BankText[] {
  return document.order.flatMap((id) => {
    const block = document.blocks[id]
    const type = block?.type as BlockType
    if (!block || block.locked || block.hidden || (kind && kind !== type)) return []
    const { headings = [], prose = [] } = bankTexts[type] ?? {}
    return [...headings, ...prose]
      .map((path) => ({
        id,
        type,
        path,
        isHeading: headings.includes(path),
        value: block.props[path],
      }))
      .filter(({ path, value }) => isSaid(value) && isBy(writers, document, `${id}.${path}`))
  })
}

function isSaid(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}

function isBy(writers: readonly Source[], { src }: PageDocument, key: string): boolean {
  return Object.entries(src).every(
    ([other, source]) =>
      writers.includes(source) || !(other === key || other.startsWith(`${key}.`)),
  )
}

/** How much there is to read, in characters. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + lengthOf(part), 0)
}
