import { useNearView } from '#client/ui/near-view.ts'
import type { ShowcaseCard } from '#shared/showcase.ts'

export interface ShowcaseFrameProps {
  page: ShowcaseCard
  /** The frame's own shape; the page fills it at a third of its size. */
  className: string
}

/** Where the page of an example stands. */
export function showcaseAddress({ language }: ShowcaseCard): string {
  return `/_showcase/${language}`
}

/**
 * The page itself, small, sandboxed and out of reach: a picture that happens to be real. Nine of
 * them cost as much to put away as the next screen to draw, so none is made before it is needed;
 * the browser's own lazy loading begins two screens earlier.
 */
export function ShowcaseFrame({ page, className }: ShowcaseFrameProps) {
  const [place, isNear] = useNearView<HTMLDivElement>()
  const frame = (
    <iframe
      src={showcaseAddress(page)}
      title={page.title}
      loading="lazy"
      sandbox=""
      tabIndex={-1}
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 h-[300%] w-[300%] origin-top-left scale-[0.33334]"
    />
  )
  return (
    <div
      ref={place}
      className={`relative overflow-hidden rounded-lg border border-line bg-sunken transition-colors duration-200 group-hover:border-line-strong ${className}`}
    >
      {isNear ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
