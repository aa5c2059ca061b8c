import './toast-style-sink.ts'
import { type CustomContentProps, type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { useI18n } from './i18n.tsx'
import { useSwipe } from './toast-swipe.ts'
import type { Toast, ToastAction, ToastKind } from './toasts.tsx'

export interface ToastHostProps {
  /** Is given the way to show a toast; answers with what ends it. */
  ready: (show: (toast: Toast) => void) => () => void
}

const container =
  'pointer-events-none fixed top-4 right-4 z-60 flex w-[calc(100vw-2rem)] max-w-sm flex-col gap-2 [&_.notistack-Snackbar]:grow'

/** The list of toasts: at most five, top right, gone 200 ms after they are dismissed. */
export function ToastHost({ ready }: ToastHostProps) {
  const { t } = useI18n()
  const region = useRef<HTMLElement>(null)
  useEffect(() => focusOnHotkey(region), [])
  return (
    <section
      ref={region}
      aria-label={t('toast.region', { hotkey })}
      tabIndex={-1}
      className="outline-none"
    >
      <SnackbarProvider
        maxSnack={5}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transitionDuration={{ enter: 200, exit: 200 }}
        classes={{ containerRoot: container }}
        Components={{
          success: ToastCard,
          warning: ToastCard,
          error: ToastCard,
          info: ToastCard,
        }}
      >
        <Bridge ready={ready} />
      </SnackbarProvider>
    </section>
  )
}

const hotkey = 'F8'

/** The key that brings the focus to the messages, from wherever it is. */
function focusOnHotkey(region: RefObject<HTMLElement | null>): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== hotkey) return
    const target = region.current?.querySelector<HTMLElement>('button') ?? region.current
    target?.focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function Bridge({ ready }: ToastHostProps) {
  const { enqueueSnackbar } = useSnackbar()
  useEffect(
    () =>
      ready(({ message, kind, duration, action }) => {
        enqueueSnackbar(message, {
          variant: kind,
          autoHideDuration: duration,
          action: action && ((id) => <Answer id={id} action={action} />),
        })
      }),
    [ready, enqueueSnackbar],
  )
  return null
}

function Answer({ id, action }: { id: SnackbarKey; action: ToastAction }) {
  const { closeSnackbar } = useSnackbar()
  const answer = () => {
    closeSnackbar(id)
    action.onSelect()
  }
  return (
    <button
      type="button"
      onClick={answer}
      className="h-8 shrink-0 rounded-md px-2 font-medium underline underline-offset-4 hover:bg-black/15"
    >
      {action.label}
    </button>
  )
}

const looks: Record<ToastKind, { icon: InterfaceIcon; colours: string }> = {
  success: { icon: 'circle-check', colours: 'bg-success-700 text-white' },
  warning: { icon: 'triangle-alert', colours: 'bg-warning-300 text-neutral-950' },
  error: { icon: 'circle-alert', colours: 'bg-error-600 text-white' },
  info: { icon: 'info', colours: 'bg-neutral-800 text-neutral-50' },
}

function ToastCard({
  id,
  message,
  variant,
  action,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t } = useI18n()
  const { closeSnackbar } = useSnackbar()
  const { style, handlers } = useSwipe('right', () => closeSnackbar(id))
  const { icon, colours } = looks[variant === 'default' ? 'info' : variant]
  return (
    <div
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      className="pointer-events-auto touch-pan-y"
    >
      <div
        {...handlers}
        style={style}
        className={`flex items-start gap-3 rounded-lg select-none py-2.5 pr-2 pl-4 text-sm shadow-float ${colours}`}
      >
        <Icon name={icon} className="mt-1.5" />
        <p className="grow py-1">{message}</p>
        {typeof action === 'function' ? action(id) : action}
        <button
          type="button"
          aria-label={t('toast.close')}
          onClick={() => closeSnackbar(id)}
          className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-black/15 focus-visible:outline-current"
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </div>
  )
}
