import type { Media } from '#shared/blocks/field.ts'
import { Monogram } from './art/monogram.tsx'
import type { BlockViewProps } from './page-context.ts'
import { Actions, PageLink } from './parts/actions.tsx'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'

/** The top of the page: name, places on it, one action. Links wrap or scroll, without script. */
export function HeaderView({ id, block, page }: BlockViewProps<'header'>) {
  const links = block.links.flatMap(({ label, to }) => {
    const href = page.href(to)
    return href && label ? [{ label, href }] : []
  })
  return (
    <div className="w">
      <a className="logo" href={`#${id}`} {...photoSlot(page, id, 'logo')}>
        <Logo media={block.logo} page={page} />
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

type LogoProps = Pick<BlockViewProps<'header'>, 'page'> & { media: Media }

/** The owner's logo, else a mark of the name's letters. A wide logo says the name itself. */
function Logo({ media, page }: LogoProps) {
  const name = page.facts.name ?? page.document.meta.title
  if (media?.kind !== 'upload')
    return (
      <>
        <Monogram name={name} /> <span>{name}</span>
      </>
    )
  if (media.ratio === 'wide' || media.ratio === 'panorama')
    return (
      <Picture media={{ ...media, alt: media.alt || name }} page={page} width={320} sizes="10rem" />
    )
  return (
    <>
      <Picture media={{ ...media, alt: '' }} page={page} width={96} sizes="2.5rem" />{' '}
      <span>{name}</span>
    </>
  )
}
