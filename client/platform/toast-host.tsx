import './toast-style-sink.ts'
import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, useEffect } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { useI18n } from './i18n.tsx'
import type { Toast, ToastKind } from './toasts.tsx'

export interface ToastHostProps {
  /** Is given the way to show a toast; answers with what ends it. */
  ready: (show: (toast: Toast) => void) => () => void
}

const container =
  'pointer-events-none fixed top-4 right-4 z-60 flex w-[calc(100vw-2rem)] max-w-sm flex-col gap-2 [&_.notistack-Snackbar]:grow'

/** The list of toasts: at most five, top right, gone 200 ms after they are dismissed. */
export function ToastHost({ ready }: ToastHostProps) {
  const { t } = useI18n()
  return (
    <section aria-label={t('toast.region')}>
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

function Bridge({ ready }: ToastHostProps) {
  const { enqueueSnackbar } = useSnackbar()
  useEffect(
    () =>
      ready(({ message, kind, duration }) => {
        enqueueSnackbar(message, { variant: kind, autoHideDuration: duration })
      }),
    [ready, enqueueSnackbar],
  )
  return null
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
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t } = useI18n()
  const { closeSnackbar } = useSnackbar()
  const { icon, colours } = looks[variant === 'default' ? 'info' : variant]
  return (
    <div
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      className={`pointer-events-auto flex items-start gap-3 rounded-lg py-2.5 pr-2 pl-4 text-sm shadow-float ${colours}`}
    >
      <Icon name={icon} className="mt-1.5" />
      <p className="grow py-1">{message}</p>
      <button
        type="button"
        aria-label={t('toast.close')}
        onClick={() => closeSnackbar(id)}
        className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-black/15 focus-visible:outline-current"
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
