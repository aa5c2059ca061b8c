import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from './button.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** 'alertdialog' for a question that waits for an answer. */
  role?: 'dialog' | 'alertdialog'
  /** For two columns; on a phone a sheet. */
  wide?: boolean
  /** On a phone it rises from below and is as wide as the screen. */
  sheet?: boolean
  /** What takes the focus; the first field or answer where absent. */
  focusOn?: RefObject<HTMLElement | null>
  /** What has the focus afterwards; what had it before where absent. */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

const sheetShape =
  'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-b-none'

/**
 * A window over the page. The backdrop is ours: Radix's own one writes a style element, which the
 * content policy forbids; the page behind is held still by `data-scroll-lock` in styles.css.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  wide = false,
  sheet = wide,
  focusOn,
  returnTo,
}: DialogProps) {
  const { t } = useI18n()
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div data-scroll-lock="" className="fixed inset-0 z-40 animate-fade bg-neutral-950/50" />
        <Radix.Content
          role={role}
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!focusOn?.current) return
            event.preventDefault()
            focusOn.current.focus({ preventScroll: true })
          }}
          // Radix gives the focus back to its own trigger only, and there is none here.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const last = returnTo?.current ?? opener.current
            if (last instanceof HTMLElement) last.focus()
          }}
          className={`fixed inset-x-4 top-[max(2rem,12dvh)] z-50 mx-auto grid max-h-[80dvh] animate-rise tiny:top-auto tiny:bottom-0 tiny:block tiny:max-h-[96dvh] tiny:overflow-y-auto ${wide ? 'max-w-3xl' : 'max-w-lg'} ${sheet ? sheetShape : ''} grid-rows-[auto_1fr_auto] overflow-hidden rounded-xl border border-line bg-raised text-text shadow-float outline-none`}
        >
          <Radix.Title className="pt-5 pr-14 pl-6 text-xl">{title}</Radix.Title>
          <div className="relative overflow-y-auto px-6 pt-3 pb-5 tiny:overflow-visible">
            {children}
          </div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-sm:px-4 max-sm:*:grow">
              {actions}
            </footer>
          )}
          {/* Last, so that the first field or answer takes the focus. */}
          <Radix.Close asChild>
            <Button
              variant="ghost"
              size="sm"
              icon="x"
              className="absolute top-4 right-4"
              aria-label={t('common.close')}
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
