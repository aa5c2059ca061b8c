import { Monogram } from './art/monogram.tsx'
import type { BlockViewProps } from './page-context.ts'
import { Actions, PageLink } from './parts/actions.tsx'

/** The top of the page: name, places on it, one action. Links wrap or scroll, without script. */
export function HeaderView({ id, block, page }: BlockViewProps<'header'>) {
  const links = block.links.flatMap(({ label, to }) => {
    const href = page.href(to)
    return href && label ? [{ label, href }] : []
  })
  return (
    <div className="w">
      <a className="logo" href={`#${id}`}>
        <Monogram name={page.facts.name ?? page.document.meta.title} />{' '}
        <span>{page.facts.name ?? page.document.meta.title}</span>
      </a>
      {links.length > 0 && (
        <nav aria-label={page.words.nav}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={label + href}>
                <PageLink href={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Actions actions={block.cta} page={page} />
    </div>
  )
}
