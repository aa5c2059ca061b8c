import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type PreviewPage,
  type PreviewReport,
  previewReport,
} from '#client/blocks/preview-messages.ts'
import { announceReload } from '#client/platform/reload-notice.ts'
import { hasWarmFrame, placeWarmFrame } from '#client/platform/warm-frame.ts'
import { renewWhenAnswered } from './renew-when-answered.ts'
import { type LatestSender, throttleLatest } from './throttle-latest.ts'

/** Pages are large; twenty pictures a second are smooth enough. */
const everyMs = 50

const look = 'block border-0 bg-white'

export interface PreviewFrameProps {
  page: PreviewPage | null
  title: string
  style?: CSSProperties
  onReport: (report: PreviewReport) => void
}

/**
 * The page as it will look, in a frame of an origin of its own: what a page holds can reach
 * nothing of the workspace. It is told the page by messages and loaded anew only where a part of its script was missing.
 */
export function PreviewFrame({ page, title, style, onReport }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isWarm] = useState(hasWarmFrame)
  const latest = useRef(page)
  const sender = useRef<LatestSender<PreviewPage>>(null)
  const heard = useRef(onReport)
  useEffect(() => {
    heard.current = onReport
  })

  useLayoutEffect(() => {
    if (place.current) frame.current = placeWarmFrame(place.current)
    if (isWarm && frame.current) frame.current.className = look
  }, [isWarm])

  useLayoutEffect(() => {
    if (!isWarm || !frame.current) return
    frame.current.title = title
    setStyle(frame.current, style)
  }, [isWarm, title, style])

  useEffect(() => {
    const own = throttleLatest<PreviewPage>(everyMs, (value) => {
      // The frame's origin is opaque, so no other target than '*' reaches it.
      frame.current?.contentWindow?.postMessage(value, '*')
    })
    sender.current = own
    const tools = renewWhenAnswered(() => loadAnew(frame.current), announceReload)
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const report = previewReport(event.data)
      if (report) heard.current(report)
      if (report?.type === 'ninefold:incomplete') void tools.missing()
      if (report?.type === 'ninefold:ready' && latest.current) own.send(latest.current)
    }
    window.addEventListener('message', listen)
    // The server's HTML may have loaded the frame before this listener was there: its word was
    // missed, so the page is sent unasked.
    if (latest.current) own.send(latest.current)
    return () => {
      window.removeEventListener('message', listen)
      own.stop()
      tools.stop()
    }
  }, [])

  useEffect(() => {
    latest.current = page
    if (page) sender.current?.send(page)
  }, [page])

  if (isWarm) return <div ref={place} className="contents" />
  return (
    <iframe
      ref={frame}
      src="/_preview"
      sandbox="allow-scripts"
      title={title}
      style={style}
      className={look}
    />
  )
}

function loadAnew(frame: HTMLIFrameElement | null): void {
  if (frame) frame.src = '/_preview'
}

/** What React does for an element of its own: numbers are pixels, what is gone is taken back. */
function setStyle(frame: HTMLIFrameElement, style: CSSProperties = {}): void {
  frame.removeAttribute('style')
  const written = Object.entries(style).map(([key, value]) => [
    key,
    typeof value === 'number' ? `${value}px` : value,
  ])
  Object.assign(frame.style, Object.fromEntries(written))
}
