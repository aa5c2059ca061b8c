import type { BlockType } from '#shared/blocks/index.ts'
import type { missingIn } from '#shared/page/drafts.ts'
import type { PageContext } from './page-context.ts'
import { each } from './parts/each.tsx'

export type Missing = NonNullable<ReturnType<typeof missingIn>>

interface DraftBlockProps {
  id: string
  type: BlockType
  wanted: Missing
  page: PageContext
}

/** What stands where a block waits for something only its owner knows. Creators alone see it. */
export function DraftBlock({ id, type, wanted, page }: DraftBlockProps) {
  const { words } = page
  const asks = wanted === 'photos' ? page.photos?.asks(id) : null
  if (asks) return <div className="w">{asks}</div>
  const first = new Map(Object.entries(words.firstOf)).get(type)
  const asked = wanted === 'content' && first ? first : words.drafts[wanted]
  return (
    <div className="w">
      <button type="button" className="draft" data-want={wanted} data-want-block={id}>
        <span className="eyebrow">{words.sections[type]}</span>
        <b>{asked}</b>
        <span className="small">{words.draftNote}</span>
      </button>
    </div>
  )
}

/** How many bars stand for a block's text until it comes. */
const bars: Partial<Record<BlockType, number>> = {
  header: 0,
  notice: 0,
  hero: 3,
  footer: 1,
  cta: 1,
}

/** A block's place while it is being written: no words, about its final size. */
export function SkeletonBlock({ type }: { type: BlockType }) {
  const count = bars[type] ?? 6
  return (
    <div className="w skeleton" aria-hidden="true">
      <i className="wide" />
      <div>
        {each(new Array(count).fill(null), () => (
          <i />
        ))}
      </div>
    </div>
  )
}
