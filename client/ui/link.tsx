import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
} from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { usePrefetch } from '#client/platform/prefetch.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without its locale prefix. */
  to: string
  replace?: boolean
  /** Travels beside the navigation. */
  state?: unknown
  /** Tells assistive technology, and `aria-[current=page]` styles, that one is there already. */
  marksCurrent?: boolean
}

/** The way between screens: what it leads to is fetched before anybody follows it. */
export function Link({ to, replace, state, marksCurrent = false, ref, ...rest }: LinkProps) {
  const href = useHref(to)
  const { pathname } = useLocation()
  const { target, onClick, onFocus, onPointerEnter, onPointerDown } = rest
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  })
  const { watch, onIntent } = usePrefetch(href)
  const join = useCallback<RefCallback<HTMLAnchorElement>>(
    (link) => {
      const unwatch = link && watch(link)
      const release = typeof ref === 'function' ? ref(link) : undefined
      if (ref && typeof ref === 'object') ref.current = link
      return () => {
        unwatch?.()
        if (typeof release === 'function') release()
        else if (typeof ref === 'function') ref(null)
        else if (ref) ref.current = null
      }
    },
    [ref, watch],
  )

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  function enter(event: PointerEvent<HTMLAnchorElement>) {
    onPointerEnter?.(event)
    onIntent()
  }
  function press(event: PointerEvent<HTMLAnchorElement>) {
    onPointerDown?.(event)
    onIntent()
  }
  function focus(event: FocusEvent<HTMLAnchorElement>) {
    onFocus?.(event)
    onIntent()
  }
  return (
    <a
      {...rest}
      href={href}
      ref={join}
      aria-current={marksCurrent && pathname === to ? 'page' : rest['aria-current']}
      onClick={click}
      onFocus={focus}
      onPointerEnter={enter}
      onPointerDown={press}
    />
  )
}
