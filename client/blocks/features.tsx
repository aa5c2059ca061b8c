import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Icon } from './parts/icon.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function FeaturesView({ id, block, page }: BlockViewProps<'features'>) {
  const form = block.items.some(({ title, text }) => title && text) ? 'told' : 'named'
  return (
    <div className="w">
      <SectionHead id={id} type="features" title={block.title} lead={block.lead} page={page} />
      <ul className="items" data-form={form}>
        {each(block.items, (item) => (
          <li>
            {item.icon && (
              <span className="mark">
                <Icon name={item.icon} />
              </span>
            )}
            <div>
              {item.title && <h3>{item.title}</h3>}
              <Lines text={item.text} />
            </div>
          </li>
        ))}
      </ul>
      <Lines text={block.note} className="note" />
    </div>
  )
}
