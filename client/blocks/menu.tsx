import type { BlockProps } from '#shared/blocks/index.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { priceMark } from './parts/price-mark.ts'
import { SectionHead } from './parts/section-head.tsx'

/** A menu as it is printed: dish, dotted leader, price. */
export function MenuView({ id, block, page }: BlockViewProps<'menu'>) {
  return (
    <div className="w">
      <div className="sheet">
        <SectionHead id={id} type="menu" title={block.title} lead={block.lead} page={page} />
        <div className={block.groups.length > 1 ? 'groups many' : 'groups'}>
          {each(block.groups, (group) => (
            <div className="group">
              {group.name && <h3>{group.name}</h3>}
              <ul>
                {each(group.items, (item) => (
                  <Dish item={item} page={page} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Lines text={block.note} className="note" />
      </div>
    </div>
  )
}

type DishProps = { item: BlockProps<'menu'>['groups'][number]['items'][number]; page: PageContext }

function Dish({ item, page }: DishProps) {
  const price = page.price(item.price)
  return (
    <li>
      <p className="dish">
        <span className="dish-name">{item.name}</span>{' '}
        {price && <span className="dots" aria-hidden="true" />}
        {price && (
          <span className="price" {...priceMark(page, item.price)}>
            {price}
          </span>
        )}
      </p>
      {(item.text || item.tags) && (
        <p className="small">
          {item.text && <span>{item.text}</span>}{' '}
          {item.tags && <span className="tags">{item.tags}</span>}
        </p>
      )}
    </li>
  )
}
