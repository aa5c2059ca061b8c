import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function StatsView({ id, block, page }: BlockViewProps<'stats'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="stats" title={block.title} page={page} />
      <ul className="items">
        {each(block.items, (item) => (
          <li>
            <p className="figure">
              <span>{item.value}</span>
              {item.unit && ' '}
              {item.unit && <span className="unit">{item.unit}</span>}
            </p>
            <p>{item.label}</p>
            {item.source && (
              <p className="small">
                {page.words.source}: <span>{item.source}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
