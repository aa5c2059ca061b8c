export interface VersionFrameProps {
  slug: string
  rev: number
  /** Another revision; texts that differ from it are marked. */
  against?: number
  title: string
  /** The part of the page that is in view first. */
  at?: string | undefined
}

/** A version as readers would see it, small; it can be scrolled, and reaches nothing here. */
export function VersionFrame({ slug, rev, against, title, at }: VersionFrameProps) {
  const search = `rev=${rev}${against === undefined ? '' : `&against=${against}`}`
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm text-muted tabular-nums">{title}</figcaption>
      <div className="aspect-1/2 overflow-hidden rounded-md border border-line bg-sunken sm:aspect-4/5">
        <iframe
          src={`/_thumb/${encodeURIComponent(slug)}?${search}${at ? `#${at}` : ''}`}
          sandbox=""
          loading="lazy"
          title={title}
          className="block size-[250%] origin-top-left scale-40 border-0"
        />
      </div>
    </figure>
  )
}
