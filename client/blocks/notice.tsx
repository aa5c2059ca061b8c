import type { BlockViewProps } from './page-context.ts'
import { PageLink } from './parts/actions.tsx'

/** One line above everything else. */
export function NoticeView({ block, page }: BlockViewProps<'notice'>) {
  const [action] = block.action
  const href = action && page.href(action.to)
  return (
    <div className="w">
      <p>
        <span>{block.text}</span>{' '}
        {action?.label && href && <PageLink href={href}>{action.label}</PageLink>}
      </p>
    </div>
  )
}
