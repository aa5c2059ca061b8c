import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function StepsView({ id, block, page }: BlockViewProps<'steps'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="steps" title={block.title} page={page} />
      <ol className="items">
        {each(block.items, (item) => (
          <li>
            {item.title && <h3>{item.title}</h3>}
            <Lines text={item.text} />
          </li>
        ))}
      </ol>
      <Lines text={block.note} className="note" />
    </div>
  )
}
