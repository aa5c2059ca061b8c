import { useEffect, useState } from 'react'

/** The device's own way to send a link; null where it has none. */
export function useSend(title: string, url: string): (() => void) | null {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere('share' in navigator), [])
  // Closing it without sending is no failure.
  return isThere ? () => void navigator.share({ title, url }).catch(() => {}) : null
}
