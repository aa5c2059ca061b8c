import './toast-style-sink.ts'
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'
import { useI18n } from './i18n.tsx'
import { ToastCard } from './toast-card.tsx'
import { type SwipeDirection, type ToastPosition, toastPlaces } from './toast-position.ts'
import { ToastRegionProvider, toastHotkey, useToastRegionOf } from './toast-region.ts'
import { ToastTransition } from './toast-transition.tsx'
import type { Toast } from './toasts.tsx'

/** How many are shown at once; the oldest makes room for the next. Specification, point 9. */
const mostToasts = 5

export interface ToastHostProps {
  position: ToastPosition
  /** Is given the way to show a toast; answers with what ends it. */
  ready: (show: (toast: Toast) => void) => () => void
}

/** The list of toasts. notistack keeps it; waiting, going and the keyboard are ours. */
export function ToastHost({ position, ready }: ToastHostProps) {
  const { t } = useI18n()
  const ref = useRef<HTMLElement>(null)
  const region = useToastRegionOf(ref)
  const place = toastPlaces[position]
  return (
    <section
      ref={ref}
      aria-label={t('toast.region', { hotkey: toastHotkey })}
      tabIndex={-1}
      className={`pointer-events-none fixed z-60 w-[calc(100vw-2rem)] max-w-sm rounded-lg ${place.region}`}
    >
      <ToastRegionProvider value={region}>
        <SnackbarProvider
          maxSnack={mostToasts}
          TransitionComponent={ToastTransition}
          classes={{ containerRoot: `flex [&_.notistack-Snackbar]:grow ${place.list}` }}
        >
          <Bridge ready={ready} swipe={place.swipe} />
        </SnackbarProvider>
      </ToastRegionProvider>
    </section>
  )
}

function Bridge({ ready, swipe }: { ready: ToastHostProps['ready']; swipe: SwipeDirection }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const latest = useRef(new Map<string, SnackbarKey>())
  useEffect(
    () =>
      ready((toast) => {
        const { topic = '' } = toast
        const before = latest.current.get(topic)
        if (topic && before !== undefined) closeSnackbar(before)
        const key = enqueueSnackbar(toast.message, {
          // The card counts by itself: notistack's clock does not stop for the keyboard.
          autoHideDuration: null,
          content: (id) => <ToastCard id={id} toast={toast} swipe={swipe} />,
        })
        if (topic) latest.current.set(topic, key)
      }),
    [ready, enqueueSnackbar, closeSnackbar, swipe],
  )
  return null
}
