import { type SyntheticEvent, useEffect, useState } from 'react'
import { initials } from '#client/blocks/art/initials.ts'
import { useWithinReach } from '#client/ui/near-view.ts'

export interface ThumbnailProps {
  slug: string
  rev: number
  title: string
  /** What stands there until the page can be seen: its letters on its own colour. */
  cover: { title: string; colour: string }
}

/**
 * The page itself, small: a frame of four times the card's width at a quarter of its size. It has
 * no script and cannot be reached; it is a picture to everyone. Far from the screen it is put away:
 * a document for each of hundreds of cards would be too many.
 */
export function Thumbnail({ slug, rev, title, cover }: ThumbnailProps) {
  const [place, isNear] = useWithinReach<HTMLDivElement>()
  // Another revision is another address, so that going back shows what is there now.
  const address = `/_thumb/${encodeURIComponent(slug)}?rev=${rev}`
  return (
    <div
      ref={place}
      className="pointer-events-none relative grid aspect-4/3 place-items-center overflow-hidden text-white @container"
      style={{ backgroundColor: cover.colour }}
    >
      <span aria-hidden className="font-display text-[28cqw] leading-none">
        {initials(cover.title)}
      </span>
      {isNear && <Frame key={address} address={address} title={title} />}
    </div>
  )
}

/** Unseen until its page is there; what came to nothing is tried again once there is a network. */
function Frame({ address, title }: { address: string; title: string }) {
  const [isShown, setIsShown] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (isShown) return
    const again = () => setTurn((turn) => turn + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isShown])
  return (
    <iframe
      key={turn}
      src={address}
      sandbox=""
      tabIndex={-1}
      aria-hidden
      title={title}
      onLoad={(event) => setIsShown(hasCome(event))}
      className={`absolute top-0 left-0 block size-[400%] origin-top-left scale-25 border-0 transition-opacity duration-150 ${isShown ? '' : 'opacity-0'}`}
    />
  )
}

/** A frame loads the browser's own error page too, and does not tell; what the line brought does. */
function hasCome({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): boolean {
  const entry = performance.getEntriesByName(currentTarget.src).at(-1)
  return !(entry && 'responseStatus' in entry && entry.responseStatus === 0)
}
