import { lazy, Suspense } from 'react'
import type { PhotoStripProps } from './photo-strip.tsx'

const PhotoStrip = lazy(async () => ({
  default: (await import('./photo-strip.tsx')).PhotoStrip,
}))

/** The photos there are, fetched with the first of them: most pages begin without any. */
export function PhotoTray(props: PhotoStripProps) {
  if (props.items.length === 0 && props.problem === null) return null
  return (
    <Suspense>
      <PhotoStrip {...props} />
    </Suspense>
  )
}
