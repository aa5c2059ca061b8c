import { type Ref, type RefObject, useLayoutEffect } from 'react'

export interface TriggerProxyProps {
  /** The control that stands on the screen already. */
  target: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
  [given: string]: unknown
}

/**
 * Stands where Radix asks for its trigger, and gives what it is given to a control that is drawn
 * elsewhere: what opens beside it can come later without the control being drawn anew, which would
 * take its focus.
 */
export function TriggerProxy({ target, ref, ...given }: TriggerProxyProps) {
  useLayoutEffect(() => {
    const element = target.current
    if (!ref || !element) return
    const release = typeof ref === 'function' ? ref(element) : undefined
    if (typeof ref === 'object') ref.current = element
    return () => {
      if (typeof release === 'function') release()
      else if (typeof ref === 'function') ref(null)
      else ref.current = null
    }
  }, [ref, target])
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const listening = new AbortController()
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'function') {
        element.addEventListener(name.slice(2).toLowerCase(), value as EventListener, {
          signal: listening.signal,
        })
      } else if (isTold(name)) tell(element, name, value)
    }
    return () => listening.abort()
  })
  return null
}

/** What it is called and how it is: all else is the control's own. */
function isTold(name: string): boolean {
  return name === 'id' || name.startsWith('aria-') || name.startsWith('data-')
}

function tell(element: HTMLElement, name: string, value: unknown): void {
  if (value === undefined || value === null) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
