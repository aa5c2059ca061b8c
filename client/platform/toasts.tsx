import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export interface Toast {
  message: string
  kind: ToastKind
  /** Milliseconds it stays. */
  duration: number
  /** A way to answer it, such as taking back what it tells of. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  onSelect: () => void
}

export type ShowToast = (message: string, options?: Partial<Omit<Toast, 'message'>>) => void

const defaultDuration = 2000

/** notistack, fetched with the first toast: a page that says nothing does not load it. */
const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }))

const ToastContext = createContext<ShowToast | null>(null)

export function ToastProvider({ children }: { children: ReactNode }) {
  const waiting = useRef<Toast[]>([])
  const show = useRef<((toast: Toast) => void) | null>(null)
  const [wanted, setWanted] = useState(false)

  const toast = useCallback<ShowToast>((message, options = {}) => {
    const next = { message, kind: options.kind ?? 'info', duration: defaultDuration, ...options }
    if (show.current) show.current(next)
    else waiting.current.push(next)
    setWanted(true)
  }, [])

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
      {wanted && (
        <Suspense fallback={null}>
          <ToastHost ready={ready} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** Shows a short message at the top right. */
export function useToast(): ShowToast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast needs a ToastProvider above it')
  return toast
}
