import type { BlockProps } from '#shared/blocks/index.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

type Service = BlockProps<'services'>['items'][number]

export function ServicesView({ id, block, page }: BlockViewProps<'services'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="services" title={block.title} lead={block.lead} page={page} />
      <ul className="items" data-form={formOf(block.items)}>
        {each(block.items, (item) => (
          <li>
            <div>
              <h3>{item.name}</h3>
              <Lines text={item.text} />
            </div>
            <Terms item={item} page={page} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is known of them decides the form: names alone in a box would be a box of air. */
function formOf(items: readonly Service[]): 'told' | 'priced' | 'named' {
  if (items.some(({ text }) => text)) return 'told'
  return items.some(({ price, duration }) => price || duration) ? 'priced' : 'named'
}

function Terms({ item, page }: { item: Service; page: PageContext }) {
  const price = page.price(item.price)
  if (!price && !item.duration) return null
  return (
    <p className="terms">
      {price && <span className="price">{price}</span>}
      {item.duration && <span className="small">{item.duration}</span>}
    </p>
  )
}
