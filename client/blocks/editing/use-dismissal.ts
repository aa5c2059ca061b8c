import { type RefObject, useEffect } from 'react'

/** Closes what is open once a person presses or goes elsewhere, be it out of the page's frame. */
export function useDismissal(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    window.addEventListener('blur', close)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      window.removeEventListener('blur', close)
    }
  }, [place, isOpen, close])
}
