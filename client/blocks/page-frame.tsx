import { useEffect, useRef, useState } from 'react'
import { type PreviewPage, previewReport } from './preview-messages.ts'

export interface PageFrameProps {
  page: PreviewPage
  title: string
  /** In CSS pixels: how wide the page is laid out, and how much of it is seen. */
  width: number
  height: number
  /** How wide it is shown. */
  shownWidth: number
}

/**
 * A page as a small live picture: what it is drawn in can reach nothing, and nothing in it is pressed.
 * Unseen until it is drawn, or it would be a white flash in the dark.
 */
export function PageFrame({ page, title, width, height, shownWidth }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(page)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    latest.current = page
    frame.current?.contentWindow?.postMessage(page, '*')
  }, [page])
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      // The frame's origin is opaque, so no other target than '*' reaches it.
      if (previewReport(data)?.type !== 'ninefold:ready') return
      source.postMessage(latest.current, { targetOrigin: '*' })
      setDrawn(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const scale = shownWidth / width
  return (
    <span
      className="pointer-events-none block overflow-hidden"
      style={{ width: shownWidth, height: Math.round(height * scale) }}
    >
      <iframe
        ref={frame}
        src="/_preview?miniature"
        sandbox="allow-scripts"
        title={title}
        aria-hidden="true"
        tabIndex={-1}
        inert
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className={`block max-w-none border-0 bg-white transition-opacity duration-200 ${isDrawn ? '' : 'opacity-0'}`}
      />
    </span>
  )
}
