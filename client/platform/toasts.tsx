import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { ToastHostProps } from './toast-host.tsx'
import type { ToastPosition } from './toast-position.ts'

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export interface Toast {
  message: string
  kind: ToastKind
  /** Milliseconds it stays. */
  duration: number
  /** A way to answer it, such as taking back what it tells of. */
  action?: ToastAction
  /** What it is about: it takes the place of the one before that was about the same. */
  topic?: string
}

export interface ToastAction {
  label: string
  onSelect: () => void
}

export type ShowToast = (message: string, options?: Partial<Omit<Toast, 'message'>>) => void

/** notistack, fetched with the first toast: a page that says nothing does not load it. */
const ToastHost = lazyPart(async (): Promise<ComponentType<ToastHostProps>> => {
  try {
    return (await import('./toast-host.tsx')).ToastHost
  } catch (error) {
    // A message that cannot be shown must not take the screen with it.
    console.error('Toasts could not be loaded', error)
    return () => null
  }
})

const ToastContext = createContext<ShowToast | null>(null)

export interface ToastProviderProps {
  /** The defaults are the library's; the product says its own. Specification, point 9. */
  position?: ToastPosition
  /** Milliseconds a toast stays that does not say how long. */
  duration?: number
  children: ReactNode
}

export function ToastProvider({
  position = 'bottom-right',
  duration = 5000,
  children,
}: ToastProviderProps) {
  const waiting = useRef<Toast[]>([])
  const show = useRef<((toast: Toast) => void) | null>(null)
  const [wanted, setWanted] = useState(false)

  const toast = useCallback<ShowToast>(
    (message, options = {}) => {
      const next: Toast = { kind: 'info', duration, ...options, message }
      if (show.current) show.current(next)
      else waiting.current.push(next)
      setWanted(true)
    },
    [duration],
  )

  const ready = useCallback((shower: (toast: Toast) => void) => {
    show.current = shower
    for (const early of waiting.current.splice(0)) shower(early)
    return () => {
      show.current = null
    }
  }, [])

  return (
    <ToastContext value={toast}>
      {children}
      {wanted && <ToastHost position={position} ready={ready} />}
    </ToastContext>
  )
}

/** Shows a short message for a while. */
export function useToast(): ShowToast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast needs a ToastProvider above it')
  return toast
}
