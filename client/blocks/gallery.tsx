import { ratioOf } from '#shared/page/photo-shape.ts'
import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { galleryCells } from './parts/gallery-rows.ts'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function GalleryView({ id, block, variant, page }: BlockViewProps<'gallery'>) {
  const cells = variant === 'grid' ? galleryCells(block.items.map(({ media }) => media)) : []
  const tiles = (
    <ul className="items">
      {each(block.items, ({ media, caption }, at) => (
        <li data-ratio={media?.ratio} className={cells[at]?.className}>
          <figure>
            <div className="frame" {...photoSlot(page, id, `items.${at}.media`)}>
              <Picture
                media={media}
                page={page}
                width={cells[at]?.width ?? 640}
                sizes={cells[at]?.sizes ?? otherSizes(variant, ratioOf(media))}
              />
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

/** In a strip all are equally high; the large ones of a mosaic take half the page. */
function otherSizes(variant: string, ratio: number): string {
  if (variant !== 'strip') return '(min-width:75rem) 35rem, (min-width:40rem) 46vw, 92vw'
  return `(min-width:48rem) ${Math.ceil(24 * ratio)}rem, ${Math.ceil(48 * ratio)}vw`
}
