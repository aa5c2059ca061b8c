import { Monogram } from './art/monogram.tsx'
import type { BlockViewProps } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function TeamView({ id, block, variant, page }: BlockViewProps<'team'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="team" title={block.title} page={page} />
      <ul className="items">
        {each(block.items, (person, at) => (
          <li>
            <div className="frame" {...photoSlot(page, id, `items.${at}.media`)}>
              {person.media ? (
                <Picture media={person.media} page={page} width={384} sizes={sizesOf(variant)} />
              ) : (
                <Monogram name={person.name} />
              )}
              {page.photos?.over(id, `items.${at}.media`, person.media)}
            </div>
            <div>
              <h3>{person.name}</h3>
              {person.role && <p className="role">{person.role}</p>}
              <Lines text={person.bio} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function sizesOf(variant: string): string {
  return variant === 'rows' ? '10rem' : '(min-width:75rem) 24rem, (min-width:40rem) 32vw, 92vw'
}
