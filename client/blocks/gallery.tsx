import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function GalleryView({ id, block, variant, page }: BlockViewProps<'gallery'>) {
  const tiles = (
    <ul className="items">
      {each(block.items, ({ media, caption }, at) => (
        <li data-ratio={media?.ratio}>
          <figure>
            <div className="frame" {...photoSlot(page, id, `items.${at}.media`)}>
              <Picture media={media} page={page} width={640} sizes="(min-width:48em) 33vw, 100vw" />
              {page.photos?.over(id, `items.${at}.media`, media)}
            </div>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <div className="w">
        <SectionHead id={id} type="gallery" title={block.title} page={page} />
        {variant !== 'strip' && tiles}
      </div>
      {variant === 'strip' && (
        // A strip scrolls sideways inside itself, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area is operable
        <section className="strip" tabIndex={0} aria-label={page.words.sections.gallery}>
          {tiles}
        </section>
      )}
    </>
  )
}
