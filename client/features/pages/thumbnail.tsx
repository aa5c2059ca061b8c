import { useWithinReach } from '#client/ui/near-view.ts'

export interface ThumbnailProps {
  slug: string
  rev: number
  title: string
}

/**
 * The page itself, small: a frame of four times the card's width at a quarter of its size. It has
 * no script and cannot be reached; it is a picture to everyone. Far from the screen it is put away:
 * a document for each of hundreds of cards would be too many.
 */
export function Thumbnail({ slug, rev, title }: ThumbnailProps) {
  const [place, isNear] = useWithinReach<HTMLDivElement>()
  return (
    <div ref={place} className="pointer-events-none aspect-4/3 overflow-hidden bg-sunken">
      {isNear && (
        <iframe
          // Another revision is another address, so that going back shows what is there now.
          src={`/_thumb/${encodeURIComponent(slug)}?rev=${rev}`}
          sandbox=""
          tabIndex={-1}
          aria-hidden
          title={title}
          className="block size-[400%] origin-top-left scale-25 border-0"
        />
      )}
    </div>
  )
}
