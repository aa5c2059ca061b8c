import '#client/ui/work-icons.ts'
import { type SnackbarKey, useSnackbar } from 'notistack'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { useI18n } from './i18n.tsx'
import type { SwipeDirection } from './toast-position.ts'
import { useToastRegion } from './toast-region.ts'
import { useSwipe } from './toast-swipe.ts'
import type { Toast, ToastKind } from './toasts.tsx'

const looks: Record<ToastKind, { icon: InterfaceIcon; colours: string }> = {
  success: { icon: 'circle-check', colours: 'bg-success-700 text-white' },
  warning: { icon: 'triangle-alert', colours: 'bg-warning-300 text-neutral-950' },
  error: { icon: 'circle-alert', colours: 'bg-error-600 text-white' },
  info: { icon: 'info', colours: 'bg-neutral-800 text-neutral-50' },
}

export interface ToastCardProps {
  id: SnackbarKey
  toast: Toast
  swipe: SwipeDirection
}

/** One message: read, answered, waited out, closed or thrown out. */
export function ToastCard({ id, toast, swipe }: ToastCardProps) {
  const { t } = useI18n()
  const { closeSnackbar } = useSnackbar()
  const { paused } = useToastRegion()
  const close = () => closeSnackbar(id)
  const { style, handlers } = useSwipe(swipe, close)
  useCountdown(toast.duration, paused, close)
  const { icon, colours } = looks[toast.kind]
  const touch = swipe === 'left' || swipe === 'right' ? 'touch-pan-y' : 'touch-pan-x'
  return (
    <div
      data-toast={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      className={`pointer-events-auto animate-rise py-1 ${touch}`}
    >
      <div
        {...handlers}
        style={style}
        className={`flex items-start gap-3 rounded-lg py-2.5 pr-2 pl-4 text-sm shadow-float select-none ${colours}`}
      >
        <Icon name={icon} className="mt-1.5" />
        <p className="grow py-1">{toast.message}</p>
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              close()
              toast.action?.onSelect()
            }}
            className="h-8 shrink-0 rounded-md px-2 font-medium underline underline-offset-4 hover:bg-black/15 focus-visible:outline-current"
          >
            {toast.action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={t('common.close')}
          onClick={close}
          className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-black/15 focus-visible:outline-current"
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </div>
  )
}

/** Ends when its milliseconds have passed; what is left of them waits while it is paused. */
function useCountdown(ms: number, paused: boolean, end: () => void): void {
  const left = useRef(ms)
  const onEnd = useEffectEvent(end)
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => onEnd(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}
