import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function ServicesView({ id, block, page }: BlockViewProps<'services'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="services" title={block.title} lead={block.lead} page={page} />
      <ul className="items">
        {each(block.items, (item) => {
          const price = page.price(item.price)
          return (
            <li>
              <div>
                <h3>{item.name}</h3>
                <Lines text={item.text} />
              </div>
              {(price || item.duration) && (
                <p className="terms">
                  {price && <span className="price">{price}</span>}
                  {item.duration && <span className="small">{item.duration}</span>}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
