import { PlaceArt } from './art/place-art.tsx'
import type { BlockViewProps } from './page-context.ts'
import { PageLink } from './parts/actions.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function PlaceView({ id, block, page }: BlockViewProps<'place'>) {
  const map = page.href('fact:map')
  return (
    <div className="w">
      <div className="place-text">
        <SectionHead id={id} type="place" title={block.title} page={page} />
        {page.facts.place && <address>{page.facts.place}</address>}
        <Lines text={block.directions} />
        <Lines text={block.area} className="small" />
        {block.mapLink && map && (
          <p className="actions">
            <PageLink href={map} className="btn secondary">
              {page.words.map}
            </PageLink>
          </p>
        )}
      </div>
      <div className="frame">
        <PlaceArt seed={`${page.document.theme.art.seed}-${page.facts.place ?? ''}`} />
      </div>
    </div>
  )
}
