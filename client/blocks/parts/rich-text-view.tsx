import type { RichText, RichTextNode } from '#shared/page/rich-text.ts'
import { isSafeHref } from '#shared/page/rich-text.ts'
import { PageLink } from './actions.tsx'
import { each } from './each.tsx'
import { WholeAddresses } from './whole-addresses.tsx'

/** Formatted text; bullets that follow one another are one list. */
export function RichTextView({ text }: { text: RichText }) {
  return each(groupBullets(text), (group) => {
    const [first] = group
    if (!first) return null
    if (first.type === 'bullet')
      return (
        <ul>
          {each(group, (node) => (
            <li>
              <Spans node={node} />
            </li>
          ))}
        </ul>
      )
    const Tag = first.type === 'heading' ? 'h3' : 'p'
    return (
      <Tag>
        <Spans node={first} />
      </Tag>
    )
  })
}

function Spans({ node }: { node: RichTextNode }) {
  return each(node.spans, (span) => {
    const inner = span.italic ? <em>{span.text}</em> : <WholeAddresses text={span.text} />
    const marked = span.bold ? <strong>{inner}</strong> : inner
    if (!span.href || !isSafeHref(span.href)) return marked
    return <PageLink href={span.href}>{marked}</PageLink>
  })
}

function groupBullets(text: RichText): RichTextNode[][] {
  const groups: RichTextNode[][] = []
  for (const node of text) {
    const last = groups.at(-1)
    if (node.type === 'bullet' && last?.[0]?.type === 'bullet') last.push(node)
    else groups.push([node])
  }
  return groups
}
