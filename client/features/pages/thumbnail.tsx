import { initials } from '#client/blocks/art/initials.ts'
import { useWithinReach } from '#client/ui/near-view.ts'
import { ThumbnailFrame } from './thumbnail-frame.tsx'

export interface ThumbnailProps {
  slug: string
  rev: number
  title: string
  /** The part of the page that is seen; its top by itself. */
  at?: string | undefined
  /** What stands there until the page can be seen: its letters on its own colour. */
  cover: { title: string; colour: string }
}

/**
 * The page itself, small: a frame of four times the card's width at a quarter of its size. It has
 * no script and cannot be reached; it is a picture to everyone. Far from the screen it is put away:
 * a document for each of hundreds of cards would be too many.
 */
export function Thumbnail({ slug, rev, title, at, cover }: ThumbnailProps) {
  const [place, isNear] = useWithinReach<HTMLDivElement>()
  // Another revision is another address, so that going back shows what is there now.
  const address = `/_thumb/${encodeURIComponent(slug)}?rev=${rev}${at ? `#${at}` : ''}`
  return (
    <div
      ref={place}
      className="pointer-events-none relative grid aspect-4/3 place-items-center overflow-hidden text-white @container"
      style={{ backgroundColor: cover.colour }}
    >
      <span aria-hidden className="font-display text-[28cqw] leading-none">
        {initials(cover.title)}
      </span>
      {isNear && <ThumbnailFrame key={address} address={address} title={title} />}
    </div>
  )
}
