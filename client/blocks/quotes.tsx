import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function QuotesView({ id, block, page }: BlockViewProps<'quotes'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="quotes" title={block.title} page={page} />
      <ul className="items">
        {each(block.items, (item) => (
          <li>
            <figure>
              <blockquote>
                <Lines text={item.text} />
              </blockquote>
              {(item.name || item.role || item.source) && (
                <figcaption>
                  {item.name && <b>{item.name}</b>} {item.role && <span>{item.role}</span>}{' '}
                  {item.source && <cite>{item.source}</cite>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
