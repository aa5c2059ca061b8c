import type { TransitionProps } from 'notistack'
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToastRegion } from './toast-region.ts'

/** A removed toast is cleared after this many milliseconds; specification, point 4. */
const clearMs = 200

/**
 * How a toast comes and goes. What notistack would do takes half a second, and keeps the toast in
 * the document meanwhile; this closes the gap while the toast fades, and then it is gone.
 */
export function ToastTransition({
  in: isOpen = true,
  onEntered,
  onExited,
  children,
}: TransitionProps & { children: ReactElement }) {
  const box = useRef<HTMLDivElement>(null)
  const [isCleared, setCleared] = useState(false)
  const { release } = useToastRegion()
  const enter = useEffectEvent(() => box.current && onEntered?.(box.current, true))
  const clear = useEffectEvent(() => {
    const toast = box.current
    if (!toast) return
    release(toast)
    setCleared(true)
    onExited?.(toast)
  })
  // Until it has entered, notistack only notes a wish to close it.
  useEffect(() => void enter(), [])
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => clear(), clearMs)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (isCleared) return null
  return (
    <div
      ref={box}
      className={`grid w-full transition-[grid-template-rows,opacity] duration-200 ease-in-out ${isOpen ? 'grid-rows-[1fr]' : 'pointer-events-none grid-rows-[0fr] opacity-0'}`}
    >
      <div className={`min-h-0 ${isOpen ? '' : 'overflow-hidden'}`}>{children}</div>
    </div>
  )
}
