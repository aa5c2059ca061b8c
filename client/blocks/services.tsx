import type { BlockProps } from '#shared/blocks/index.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { Amount } from './parts/amount.tsx'
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
              {item.name && <h3>{item.name}</h3>}
              <Lines text={item.text} />
            </div>
            <Terms item={item} page={page} />
          </li>
        ))}
      </ul>
      <Lines text={block.note} className="note" />
    </div>
  )
}

/**
 * What is known of them decides the form, for a name alone in a box is a box of air: names, names
 * that all have a price and fill a row, or a mixture of both.
 */
function formOf(items: readonly Service[]): 'told' | 'priced' | 'mixed' | 'named' {
  if (items.some(({ text }) => text)) return 'told'
  const priced = items.filter(({ price, terms, duration }) => price || terms || duration).length
  if (priced === 0) return 'named'
  return priced === items.length && priced > 2 ? 'priced' : 'mixed'
}

function Terms({ item, page }: { item: Service; page: PageContext }) {
  const hasPrice = page.price(item.price) !== ''
  if (!hasPrice && !item.terms && !item.duration) return null
  return (
    <p className="terms">
      <Amount id={item.price} page={page} />{' '}
      {item.terms && <span className="price">{item.terms}</span>}{' '}
      {item.duration && <span className="small">{item.duration}</span>}
    </p>
  )
}
