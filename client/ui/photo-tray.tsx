import { useEffect } from 'react'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { doAhead } from '#client/platform/missing-scripts.ts'
import { onceLoaded } from '#client/platform/once-loaded.ts'
import { whenIdle } from '#client/platform/when-idle.ts'
import type { PhotoStripProps } from './photo-strip.tsx'

const loadStrip = onceLoaded(async () => (await import('./photo-strip.tsx')).PhotoStrip)
const PhotoStrip = lazyPart(loadStrip)

/** The photos there are: most pages begin without any, so what shows them comes when idle. */
export function PhotoTray(props: PhotoStripProps) {
  useEffect(() => whenIdle(() => void doAhead(loadStrip)), [])
  if (props.items.length === 0 && props.refused.length === 0) return null
  return <PhotoStrip {...props} />
}
