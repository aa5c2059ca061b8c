import type { BlockProps } from '#shared/blocks/index.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { Actions } from './parts/actions.tsx'
import { Amount } from './parts/amount.tsx'
import { each } from './parts/each.tsx'
import { Icon } from './parts/icon.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function PricingView({ id, block, page }: BlockViewProps<'pricing'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="pricing" title={block.title} lead={block.lead} page={page} />
      <ul className="items">
        {each(block.plans, (plan) => (
          <Plan plan={plan} page={page} />
        ))}
      </ul>
      <Lines text={block.note} className="note" />
    </div>
  )
}

function Plan({ plan, page }: { plan: BlockProps<'pricing'>['plans'][number]; page: PageContext }) {
  const hasPrice = page.price(plan.price) !== ''
  return (
    <li className={plan.featured ? 'plan featured' : 'plan'}>
      <h3>{plan.name}</h3>
      {(hasPrice || plan.terms || plan.period) && (
        <p className="terms">
          <Amount id={plan.price} page={page} />{' '}
          {plan.terms && <span className="price">{plan.terms}</span>}{' '}
          {plan.period && <span className="small">{plan.period}</span>}
        </p>
      )}
      {plan.points.length > 0 && (
        <ul className="points">
          {plan.points.map((point) => (
            <li key={point.text}>
              <Icon name="circle-check" />
              <span>{point.text}</span>
            </li>
          ))}
        </ul>
      )}
      <Actions actions={plan.action} page={page} />
    </li>
  )
}
