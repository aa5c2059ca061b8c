import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function FaqView({ id, block, page }: BlockViewProps<'faq'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="faq" title={block.title} page={page} />
      <div className="items">
        {each(block.items, (item, index) => (
          <details open={index === 0}>
            <summary>
              <h3>{item.q}</h3>
            </summary>
            <Lines text={item.a} />
          </details>
        ))}
      </div>
    </div>
  )
}
