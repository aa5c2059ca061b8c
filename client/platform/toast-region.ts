import { createContext, type RefObject, useContext, useEffect, useMemo, useState } from 'react'

/** The key that brings the focus to the messages, from wherever it is; specification, point 9. */
export const toastHotkey = 'F8'

export interface ToastRegion {
  /** Whether the toasts stay for now: somebody points at them, is among them, or looks elsewhere. */
  paused: boolean
  /** Is told of a toast that goes, so that the focus does not go with it. */
  release: (toast: HTMLElement) => void
}

const ToastRegionContext = createContext<ToastRegion>({ paused: false, release: () => {} })

export const ToastRegionProvider = ToastRegionContext

export function useToastRegion(): ToastRegion {
  return useContext(ToastRegionContext)
}

/** What a list of messages owes a person who has not finished with them. */
export function useToastRegionOf(ref: RefObject<HTMLElement | null>): ToastRegion {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  const [focus] = useState(() => ({ origin: null as HTMLElement | null }))
  useEffect(() => followPointer(ref, setHovered), [ref])
  useEffect(() => followFocus(ref, focus, setFocused), [ref, focus])
  useEffect(() => followWindow(setAway), [])
  useEffect(() => focusOnHotkey(ref), [ref])
  const paused = hovered || focused || away
  return useMemo(
    () => ({ paused, release: (toast) => release(toast, ref.current, focus.origin) }),
    [paused, ref, focus],
  )
}

type Ref = RefObject<HTMLElement | null>
type Tell = (holds: boolean) => void

/** Asked of the document: a toast that vanishes under the pointer sends no `pointerleave`. */
function followPointer(ref: Ref, tell: Tell): () => void {
  const over = ({ target }: Event) => tell(isInside(ref, target))
  const out = ({ relatedTarget }: PointerEvent) => relatedTarget === null && tell(false)
  document.addEventListener('pointerover', over)
  document.addEventListener('pointerout', out)
  return () => {
    document.removeEventListener('pointerover', over)
    document.removeEventListener('pointerout', out)
  }
}

function followFocus(ref: Ref, focus: { origin: HTMLElement | null }, tell: Tell): () => void {
  const into = ({ target, relatedTarget }: FocusEvent) => {
    const inside = isInside(ref, target)
    tell(inside)
    if (inside && relatedTarget instanceof HTMLElement && !isInside(ref, relatedTarget)) {
      focus.origin = relatedTarget
    }
  }
  const out = ({ relatedTarget }: FocusEvent) => relatedTarget === null && tell(false)
  document.addEventListener('focusin', into)
  document.addEventListener('focusout', out)
  return () => {
    document.removeEventListener('focusin', into)
    document.removeEventListener('focusout', out)
  }
}

function followWindow(tell: Tell): () => void {
  // Into a frame of this page a window loses the focus too, but the person is still here.
  const blur = () => tell(!(document.activeElement instanceof HTMLIFrameElement))
  const focus = () => tell(false)
  window.addEventListener('blur', blur)
  window.addEventListener('focus', focus)
  return () => {
    window.removeEventListener('blur', blur)
    window.removeEventListener('focus', focus)
  }
}

function focusOnHotkey(ref: Ref): () => void {
  const press = ({ key }: KeyboardEvent) => {
    // An empty list is no place to be.
    if (key === toastHotkey && ref.current?.querySelector('[data-toast]')) ref.current.focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** The focus of a toast that goes: to the list while there are others, else back where it was. */
function release(toast: HTMLElement, region: HTMLElement | null, origin: HTMLElement | null): void {
  const active = document.activeElement
  const isInToast = toast.contains(active)
  if (!isInToast && active !== region) return
  const others = [...(region?.querySelectorAll('[data-toast]') ?? [])].filter(
    (other) => !toast.contains(other),
  )
  if (others.length > 0) region?.focus()
  else if (origin?.isConnected) origin.focus()
  else if (active instanceof HTMLElement) active.blur()
}

function isInside(ref: Ref, target: EventTarget | null): boolean {
  return target instanceof Node && (ref.current?.contains(target) ?? false)
}
