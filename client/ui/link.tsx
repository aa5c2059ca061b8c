import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
} from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useLocation, useNavigate } from '#client/platform/router.tsx'
import { usePrefetch } from '#client/platform/use-prefetch.ts'
import { localizePath } from '#shared/locales.ts'

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
  const href = localizePath(useI18n().locale, to)
  const location = useLocation()
  const navigate = useNavigate()
  const { onClick, onFocus, onPointerEnter, onPointerDown } = rest
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
    if (event.defaultPrevented || !opensHere(event)) return
    event.preventDefault()
    // As a browser does: the address that is there already makes no second entry of the history.
    const isThere = location.pathname + location.search + location.hash === to
    void navigate(to, { replace: replace ?? isThere, state })
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
      aria-current={marksCurrent && location.pathname === to ? 'page' : rest['aria-current']}
      onClick={click}
      onFocus={focus}
      onPointerEnter={enter}
      onPointerDown={press}
    />
  )
}

/** Whether a click asks for the screen in this tab: others are the browser's to answer. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isModified && (target === '' || target === '_self')
}
