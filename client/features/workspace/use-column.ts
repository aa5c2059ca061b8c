import { type RefObject, useEffect, useState } from 'react'
import type { Column } from './fit-width.ts'

/** How large an element is, followed; null until it has a size. */
export function useColumn(stage: RefObject<HTMLDivElement | null>): Column | null {
  const [column, setColumn] = useState<Column | null>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      // A hidden tab has no size; the last one is kept for its return.
      if (width > 0) setColumn({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return column
}
