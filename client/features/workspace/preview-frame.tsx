import { type CSSProperties, useEffect, useRef } from 'react'
import type { PreviewPage } from '#client/blocks/preview-messages.ts'
import { previewReport } from './preview-report.ts'
import { type LatestSender, throttleLatest } from './throttle-latest.ts'

/** Pages are large; twenty pictures a second are smooth enough. */
const everyMs = 50

export interface PreviewFrameProps {
  page: PreviewPage | null
  title: string
  style?: CSSProperties
  onWant: (wanted: string) => void
}

/**
 * The page as it will look, in a frame of an origin of its own: what a page holds can reach
 * nothing of the workspace. It is told the page by messages and never loaded anew.
 */
export function PreviewFrame({ page, title, style, onWant }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(page)
  const sender = useRef<LatestSender<PreviewPage>>(null)
  const want = useRef(onWant)
  useEffect(() => {
    want.current = onWant
  })

  useEffect(() => {
    const own = throttleLatest<PreviewPage>(everyMs, (value) => {
      // The frame's origin is opaque, so no other target than '*' reaches it.
      frame.current?.contentWindow?.postMessage(value, '*')
    })
    sender.current = own
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const report = previewReport(event.data)
      if (report?.type === 'ninefold:want') want.current(report.wanted)
      if (report?.type !== 'ninefold:ready') return
      if (latest.current) own.send(latest.current)
    }
    window.addEventListener('message', listen)
    // The server's HTML may have loaded the frame before this listener was there: its word was
    // missed, so the page is sent unasked.
    if (latest.current) own.send(latest.current)
    return () => {
      window.removeEventListener('message', listen)
      own.stop()
    }
  }, [])

  useEffect(() => {
    latest.current = page
    if (page) sender.current?.send(page)
  }, [page])

  return (
    <iframe
      ref={frame}
      src="/_preview"
      sandbox="allow-scripts"
      title={title}
      style={style}
      className="block border-0 bg-white"
    />
  )
}
