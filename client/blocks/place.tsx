import type { BlockViewProps } from './page-context.ts'
import { PageLink } from './parts/actions.tsx'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'
import { inPostcode } from './typeset.ts'

/** The address large, how to get there, and what is served; no map is drawn that shows no place. */
export function PlaceView({ id, block, page }: BlockViewProps<'place'>) {
  const map = page.href('fact:map')
  const area = page.facts.area ?? []
  return (
    <div className="w">
      <SectionHead id={id} type="place" title={block.title} page={page} />
      <div className="place-card">
        {page.facts.place && (
          <address>
            {each(withNumbers(page.facts.place).split(/(?<=,) /), (part) => (
              <>
                <span className="whole">{part}</span>{' '}
              </>
            ))}
          </address>
        )}
        <Lines text={block.directions} />
        {block.area ? (
          <Lines text={block.area} />
        ) : (
          area.length > 0 && (
            <p className="area">
              {/* Under an address these would be other places to go to. */}
              {page.facts.place && <b>{page.words.area}: </b>}
              {area.join(' · ')}
            </p>
          )
        )}
        {block.mapLink && map && (
          <p className="actions">
            <PageLink href={map} className="btn secondary">
              {page.words.map}
            </PageLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** "14774 Brandenburg", "GL5 1RN", "Hauptstraße 7", "7 High Street": no number stands apart. */
const withNumbers = (place: string): string =>
  place
    .replace(/^(\d{1,4}\p{L}?,) (?=\p{L})/u, '$1\u00a0')
    .replace(/(?<!\S)(\d{1,5}\p{L}?) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(?<=\p{L}\.?) (?=\d{1,4}\p{L}?(?:[,\n]|$))/gu, '\u00a0')
    .replace(inPostcode, '$1\u00a0')
