import { type FocusEvent, type RefObject, useId, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { useSend } from './use-send.ts'

export interface LinkFieldProps {
  label: string
  url: string
  /** Over as many lines as it takes; else what has no room is cut. */
  isWhole?: boolean
  /** The button that copies. */
  copyRef?: RefObject<HTMLButtonElement | null>
  /** What it is sent as by the device's own means; without it that is not offered. */
  sendAs?: string
}

/** What fits in a line of the narrowest place a whole address stands in. */
const lineLength = 36

/** An address to copy in one press; it can also be selected where the clipboard is closed. */
export function LinkField({ label, url, isWhole = false, copyRef, sendAs }: LinkFieldProps) {
  const { t } = useI18n()
  const id = useId()
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  const send = useSend(sendAs ?? '', url)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch (error) {
      console.error('The clipboard refused', error)
      setState('failed')
    }
  }
  const field = { id, readOnly: true, value: url, onFocus: selectAll }
  const look = 'min-w-0 grow rounded-md border border-line bg-sunken px-3 text-sm'
  return (
    <div className="@container grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className={`flex gap-2 ${isWhole ? 'flex-col @md:flex-row @md:items-start' : ''}`}>
        {isWhole ? (
          <textarea
            {...field}
            rows={Math.ceil(url.length / lineLength)}
            className={`${look} field-sizing-content w-full resize-none py-2.25 leading-5 wrap-anywhere`}
          />
        ) : (
          <input {...field} className={`${look} h-10 w-0 text-ellipsis`} />
        )}
        <div className="flex gap-2">
          <Button
            ref={copyRef}
            icon={state === 'copied' ? 'check' : 'copy'}
            onClick={copy}
            className="min-w-28 grow"
          >
            <span aria-live="polite">{t(`common.${state}`)}</span>
          </Button>
          {sendAs !== undefined && send && (
            <Button icon="send" aria-label={t('share.publish.send')} onClick={send} />
          )}
        </div>
      </div>
    </div>
  )
}

function selectAll({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  target.select()
}
