import { Monogram } from './art/monogram.tsx'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { PageLink } from './parts/actions.tsx'
import { FactList } from './parts/fact-list.tsx'
import { Lines } from './parts/lines.tsx'

export function FooterView({ block, page }: BlockViewProps<'footer'>) {
  const name = page.facts.name ?? page.document.meta.title
  return (
    <div className="w">
      <div className="end-name">
        {name && (
          <p className="logo">
            <Monogram name={name} /> <span>{name}</span>
          </p>
        )}
        <Lines text={block.note} className="small" />
      </div>
      {!page.shows('contact') && <FactList keys={['place', 'phone', 'email', 'url']} page={page} />}
      <Links links={[...block.social, ...block.legal]} page={page} />
    </div>
  )
}

type LinksProps = { links: readonly { label: string; to: string }[]; page: PageContext }

function Links({ links, page }: LinksProps) {
  const shown = links.flatMap(({ label, to }) => {
    const href = page.href(to)
    return href && label ? [{ label, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="links">
      {shown.map(({ label, href }) => (
        <li key={label + href}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </ul>
  )
}
